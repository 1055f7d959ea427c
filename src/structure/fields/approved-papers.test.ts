/** Papers that are brought before those who approve: the number and the day that their labels state. */
import { expect, describe as group, it } from "vitest";
import { documentFrom, type Part } from "../../../test/documents.js";
import { rowsOf } from "../document-rows.js";
import { extractStructure } from "../structure.js";
import { approvedFields } from "./approved-papers.js";

const values = (...parts: Part[]) =>
  approvedFields(rowsOf(documentFrom(parts))).map(({ value }) => value);
const BOX = [["담당", "과장"]];
const lines = (count: number) => Array.from({ length: count }, () => "주차장");

group("a paper that is brought before those who approve", () => {
  it.each([
    "품의서",
    "지출 품의",
    "품의 요구서",
    "물품구매(수선) 구매요구서",
    "기안서",
    "기안지",
    "기안용지",
    "업무기안",
    "내부결재",
    "지출결의서(일반)",
    "[ 지 출 결 의 서 ]",
  ])("is called so: %s", (kind) => {
    expect(values(kind, [["품의일자", "2026. 3. 2."]])).toEqual(["2026-03-02"]);
  });

  it("is called so in its head, with few words before", () => {
    expect(values(...lines(7), "품의서", "기안일: 2026. 3. 2.")).toHaveLength(1);
    expect(values(...lines(8), "품의서", "기안일: 2026. 3. 2.")).toEqual([]);
    expect(values("가나다라마바사아자차품의서", "기안일: 2026. 3. 2.")).toHaveLength(1);
    expect(values("가나다라마바사아자차카품의서", "기안일: 2026. 3. 2.")).toEqual([]);
  });

  it("is registered: a day of approval stands beside its number, though it is blank", () => {
    const strip = (approved: string) =>
      values("등록번호 : 총무과-55", "등록일 : 2026. 3. 2.", approved);
    expect(strip("결재일 : ")).toEqual(["총무과-55", "2026-03-02"]);
    expect(strip("결재일 : 2026. 3. 3.")).toEqual(["총무과-55", "2026-03-03"]);
    expect(strip("만료일 : 2026. 3. 3.")).toEqual([]);
    expect(values("등록일 : 2026. 3. 2.", "결재일 : ")).toEqual([]);
  });

  it("has a number that its printed cell breaks", () => {
    const cells = [
      [
        ["등록번호", "시설안전관리과-1\n2345"],
        ["결재일", "2026. 3. 3."],
      ],
    ];
    const printed = documentFrom(cells, { extractor: "pdf" });
    expect(approvedFields(rowsOf(printed))[0]?.value).toBe("시설안전관리과-12345");
    const parted = (number: string, extractor: "pdf" | "hwpx" = "pdf") =>
      approvedFields(
        rowsOf(
          documentFrom(
            [
              [
                ["등록번호", number],
                ["결재일", "2026. 3. 3."],
              ],
            ],
            { extractor },
          ),
        ),
      )[0]?.value;
    expect(parted("시설안전관리과-1 2")).toBe("시설안전관리과-12");
    expect(parted("시설안전관리과-1 2026")).toBe("시설안전관리과-1");
    expect(parted("시설안전관리과-1 2 3")).toBe("시설안전관리과-1");
    expect(parted("시설안전관리과-1 2", "hwpx")).toBe("시설안전관리과-1");
  });

  it("has the box of those who do", () => {
    expect(values(BOX, "기안일: 2026. 3. 2.")).toEqual(["2026-03-02"]);
    expect(values([["담당", "담당"]], "기안일: 2026. 3. 2.")).toEqual([]);
    expect(values([["담당", "총무과"]], "기안일: 2026. 3. 2.")).toEqual([]);
    expect(values("점검 계획", "기안일: 2026. 3. 2.")).toEqual([]);
    expect(values(BOX, ...lines(18), "기안일: 2026. 3. 2.")).toHaveLength(1);
    expect(values(BOX, ...lines(19), "기안일: 2026. 3. 2.")).toEqual([]);
  });
});

group("its number", () => {
  const number = (label: string, value: string, day = "2024. 3. 2.") =>
    values("품의서", [[label, value, "결재일", day]])[0];

  it("stands behind a bare label where its day stands beside it", () => {
    expect(number("번호", "2024-12")).toBe("2024-12");
    expect(number("번호", "123-45-67890")).toBe("2024-03-02");
    expect(values("품의서", [["번호", "2024-12"]])).toEqual([]);
    expect(values("점검 계획", [["번호", "2024-12", "결재일", ""]])).toEqual([]);
  });

  it("is counted by the year of its day, and else a trade's", () => {
    expect(number("등록번호", "24-001234")).toBe("24-001234");
    expect(number("등록번호", "23-001234")).toBe("2024-03-02");
    expect(number("등록번호", "24-0012345")).toBe("2024-03-02");
    expect(number("등록번호", "24-001234", "")).toBeUndefined();
  });

  it("is that of the decision where it has no other", () => {
    expect(number("방침번호", "시장방침 제12호")).toBe("시장방침 제12호");
    expect(number("방침번호", "행정1부시장 방침 제150호")).toBe("행정1부시장 방침 제150호");
    expect(number("방침번호", "추후 부여")).toBe("2024-03-02");
    const both = [
      ["방침번호", "시장방침 제12호"],
      ["문서번호", "총무과-5"],
    ];
    expect(values(BOX, both)).toEqual(["총무과-5"]);
  });
});

group("its day", () => {
  it("is that of its approval, or of its drafting where that is blank", () => {
    const both = (approved: string) =>
      values(BOX, [
        ["기안일자", "2026. 3. 2."],
        ["결재일자", approved],
      ]);
    expect(both("2026. 3. 3.")).toEqual(["2026-03-03"]);
    expect(both("20  .  .  .")).toEqual(["2026-03-02"]);
  });

  it("may stand beside the act alone", () => {
    expect(values("지출결의서", [["발의", "2026. 3. 2."]])).toEqual(["2026-03-02"]);
    expect(values("지출결의서", [["발의", "총무과 2026. 3. 2."]])).toEqual([]);
    const both = [
      ["발의", "2026. 3. 1."],
      ["결의일", "2026. 3. 2."],
    ];
    expect(values("지출결의서", both)).toEqual(["2026-03-02"]);
  });
});

it("is the last on which one of its box signed, where no label says", () => {
  const signed = (...cells: string[]) => values([["담당", "팀장", "과장"], cells], "점검 계획");
  expect(signed("홍길동 2026. 3. 2.", "2026-03-04", "전결 2026/03/03 14:20")).toEqual([
    "2026-03-04",
  ]);
  expect(signed("홍길동", "2026. 3. 2.까지 점검", "")).toEqual([]);
  expect(signed("홍길동", "2026. 3. 2. ~ 2026. 3. 4.", "")).toEqual([]);
  expect(signed("홍길동", "2026. 3.", "")).toEqual([]);
  const box = [
    ["담당", "과장"],
    ["", "2026. 3. 2."],
  ];
  expect(values(box, "기안일: 2026. 3. 1.")).toEqual(["2026-03-01"]);
  expect(values(BOX, ...lines(17), box)).toEqual(["2026-03-02"]);
  expect(values(BOX, ...lines(18), box)).toEqual([]);
});

it("is when something was asked for, or agrees with the day of its box", () => {
  const signed = [
    ["담당", "과장"],
    ["홍길동", "전결 03/02"],
  ];
  expect(values(signed, "점검 결과", "1. 일시: 2026. 3. 2. 14:00")).toEqual(["2026-03-02"]);
  expect(values(signed, "점검 결과", "1. 일시: 2026. 3. 1. 14:00")).toEqual([]);
  expect(values(signed, "공구 구입", [["요구 일자", "2026. 3. 1."]])).toEqual(["2026-03-01"]);
  expect(values("공구 구입", [["신청일", "2026. 3. 1."]])).toEqual([]);
  const offices = [
    ["★주무관", "교통과장"],
    ["홍길동", "전결 03/02"],
  ];
  expect(values(offices, "점검 결과", "1. 일시: 2026. 3. 2. 14:00")).toEqual(["2026-03-02"]);
  expect(values(signed, "시설 점검일지", "1. 일시: 2026. 3. 2. 14:00")).toEqual([]);
});

it("counts for more than a month on the cover, where both are stated", () => {
  const paper = (...head: Part[]) =>
    extractStructure(
      documentFrom([BOX, ...head, "주차장 점검 계획", "2026. 3.", "한빛시", "(총무과)"]),
    );
  expect(paper("등록번호 : 총무과-55", "등록일 : 2026. 3. 2.").issued_date).toBe("2026-03-02");
  expect(paper("등록번호 : 총무과-55").doc_number).toBe("총무과-55");
});

group("its number", () => {
  it("stands on a line, with its day behind it", () => {
    const line = "등록번호 : 총무과 - 55        기안일 : 2026. 3. 2.";
    expect(values("기안서", line)).toEqual(["총무과-55", "2026-03-02"]);
    expect(values("기안서", "품의번호: 제2026-55호 / 품의일: 2026. 3. 2.")).toEqual([
      "제2026-55호",
      "2026-03-02",
    ]);
  });

  it("is no other paper's, no business's, and not blank", () => {
    expect(values("기안서", [["등록번호", "123-45-67890"]])).toEqual([]);
    expect(values("기안서", [["문서번호", "총무과-55호에 따름"]])).toEqual([]);
    expect(values("기안서", [["문서번호", "제    호"]])).toEqual([]);
    expect(values("기안서", "관련: 총무과-55", [["접수번호", "총무과-56"]])).toEqual([]);
  });
});

it("counts for less than what a form reader says", () => {
  const { doc_number, issued_date } = extractStructure(
    documentFrom([
      "한빛시",
      [
        ["기안일", "2026. 3. 1."],
        ["담당", "과장"],
      ],
      "수신  내부결재",
      "제목  주차장 점검",
      "점검합니다.  끝.",
      "시행  총무과-55 (2026. 3. 2.)",
    ]),
  );
  expect([doc_number, issued_date]).toEqual(["총무과-55", "2026-03-02"]);
});
