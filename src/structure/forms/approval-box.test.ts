/** The day of an approval whose box leaves out the year. */
import { expect, describe as group, it } from "vitest";
import { documentFrom, type Part } from "../../../test/documents.js";
import { rowsOf } from "../document-rows.js";
import { approvedDay, signedDay, standsInBox } from "./approval-box.js";

const BOX = [
  ["담당", "팀장", "과장"],
  ["홍길동", "김하람", "전결 05/12"],
];
const day = (...parts: Part[]) => approvedDay(rowsOf(documentFrom(parts)));

group("the day of an approval without its year", () => {
  it.each([
    "주차장 점검 계획('26.05.12.)",
    "2026.5.12.(화) 14:00 현장 점검을 마치고 보고드립니다.",
    "점검 기간: 2026. 5. 12. ~ 2026. 5. 20.",
  ])("is that of the head that agrees: %s", (text) => {
    expect(day(BOX, [[text]], "2025. 3. 2. 계획에 따라 점검합니다.")).toBe("2026-05-12");
    expect(day([[text]], BOX)).toBe("2026-05-12");
  });

  it("is in the month that the head states on a line of its own", () => {
    expect(day(BOX, "점검 조서", [["계약일자", "2025. 5. 2."], ["2026년 5월"]])).toBe("2026-05-12");
    expect(day(BOX, "2026년 6월")).toBeNull();
    expect(day(BOX, "2026년 5월에 점검했습니다.")).toBeNull();
  });

  it("is not known where no day agrees, or two do", () => {
    expect(day(BOX, "2026. 5. 13. 점검을 마쳤습니다.")).toBeNull();
    expect(day(BOX, "2025. 5. 12. 계획", "2026. 5. 12. 결과")).toBeNull();
    expect(day(BOX, "2025년 5월", "2026년 5월")).toBeNull();
    expect(day("2026. 5. 12. 점검을 마쳤습니다.")).toBeNull();
  });

  it("may stand whole in the box itself", () => {
    const box = [
      ["결의서", "담당", "과장"],
      ["2026. 5. 12.(화)", "홍길동", "전결 05/12"],
    ];
    expect(day(box)).toBe("2026-05-12");
    expect(
      day([
        ["결의서", "담당", "과장"],
        ["2026. 5. 13.(수)", "홍길동", "전결 05/12"],
      ]),
    ).toBeNull();
  });

  it("is that of the last who approves", () => {
    const box = [
      ["담당", "팀장", "과장"],
      ["05/10", "05/12", "05/11"],
    ];
    expect(day(box, "2026. 5. 10. 점검을 마쳤습니다.")).toBeNull();
    expect(day(box, "2026. 5. 12. 점검을 마쳤습니다.")).toBe("2026-05-12");
  });

  it("is no day of a table of what is planned", () => {
    const plan = [
      ["일자", "내용", "담당자"],
      ["05/12", "회의", "홍길동"],
    ];
    expect(day(plan, "2026. 5. 12. 회의를 엽니다.")).toBeNull();
    expect(
      day(
        [
          ["★주무관", "교통과장 05/12"],
          ["홍길동", "05/12"],
        ],
        "2026. 5. 12.",
      ),
    ).toBe("2026-05-12");
    expect(day([["협조"], ["05/12"]], "2026. 5. 12.")).toBe("2026-05-12");
  });

  it("stands in the first twenty rows beside the box", () => {
    const far = (rows: number) =>
      day(BOX, ...Array.from({ length: rows }, (_, at) => `${at + 1}쪽`), "2026. 5. 12.");
    expect(far(19)).toBe("2026-05-12");
    expect(far(20)).toBeNull();
    expect(day(BOX, { type: "header", text: "2026. 5. 12." })).toBeNull();
  });
});

it("has nothing but offices and those who hold them, in four rows at most", () => {
  const stands = (...table: string[][]) => standsInBox(rowsOf(documentFrom([table])).at(-1)!);
  const rows = (count: number) => Array.from({ length: count }, () => ["홍길동", ""]);
  expect(stands(["담당", "과 장"], ["홍길동", ""])).toBe(true);
  expect(stands(["담당", "과장"], ...rows(3))).toBe(true);
  expect(stands(["담당", "과장"], ...rows(4))).toBe(false);
  expect(stands(["담당", "교통과"], ["홍길동", ""])).toBe(false);
  expect(standsInBox(rowsOf(documentFrom(["담당 과장"]))[0]!)).toBe(false);
});

it("has its days below offices that stand side by side, and below no other heads", () => {
  const signed = (...table: string[][]) => signedDay(rowsOf(documentFrom([table])));
  expect(signed(["결재", "팀장", "과장"], ["", "홍길동 2026. 3. 2.", "2026. 3. 9."])).toBe(
    "2026-03-09",
  );
  expect(signed(["담당", "홍길동 2026. 3. 2.", "과장", "2026. 3. 9."])).toBe("2026-03-09");
  expect(signed(["담당", "과장"], ["홍길동", "'26. 3. 9. 김한빛"])).toBe("2026-03-09");
  expect(signed(["담당", "과장"], ["홍길동", "'26. 3. 9. 김한빛 출장"])).toBeNull();
  expect(signed(["담당", "과장"], ["홍길동", "예정 '26. 3. 9. 김한빛"])).toBeNull();
  expect(signed(["구분", "팀장", "과장"], ["교육일", "2026. 3. 2.", "2026. 3. 9."])).toBeNull();
  expect(signed(["", "팀장", "과장"], ["교육일", "2026. 3. 2.", "2026. 3. 9."])).toBeNull();
  expect(signed(["과장", "홍길동", "2026. 3. 2."], ["팀장", "김한빛", "2026. 4. 2."])).toBeNull();
});
