/** Minutes of meetings. */
import { expect, it } from "vitest";
import { documentFrom, type Part } from "../../../test/documents.js";
import { rowsOf } from "../document-rows.js";
import { extractStructure } from "../structure.js";
import { readMinutes } from "./minutes.js";

it.each<[string, Part[]]>([
  ["lines", ["○ 일 시: 2024. 5. 2.(목) 14:00", "○ 장 소: 대회의실"]],
  [
    "a table",
    [
      [
        ["회의일시", "2024. 5. 2.(목) 14:00"],
        ["장소", "대회의실"],
      ],
    ],
  ],
])("reads the meeting and its day from %s", (_, parts) => {
  const document = documentFrom([
    "제3차 주차장 운영위원회 회의록",
    ...parts,
    "위원장: 회의를 시작하겠습니다.",
  ]);
  expect(extractStructure(document)).toMatchObject({
    title: "제3차 주차장 운영위원회 회의록",
    issued_date: "2024-05-02",
  });
});

it("reported on are dated by what stands with who writes right below the title", () => {
  const day = (title: string, ...below: string[]) =>
    readMinutes(rowsOf(documentFrom([title, ...below, [["일시", "2024. 5. 2."]]])))?.issued_date;
  expect(day("운영위원회 회의결과 보고", "2024. 5. 9., 총무과")).toBe("2024-05-09");
  expect(day("운영위원회 회의결과 보고", "장소", "2024. 5. 9., 총무과")).toBe("2024-05-02");
  expect(day("운영위원회 회의록", "2024. 5. 9., 총무과")).toBe("2024-05-02");
});

it("are a part of what stands larger above them", () => {
  const line = (text: string, size: number): Part => ({
    text,
    typography: [{ size, centred: false }],
  });
  const titleBelow = (above: string, size: number) => {
    const head = [line(above, size), line("한빛공사", 8), line("노사협의회 회의록", 14)];
    return readMinutes(rowsOf(documentFrom([...head, "일시: 2024. 5. 2."])))?.title;
  };
  expect(titleBelow("노사합의 사항", 20)).toBeNull();
  expect(titleBelow("노사합의 사항", 18)).toBe("노사협의회 회의록");
  expect(titleBelow("한빛재단", 20)).toBe("노사협의회 회의록");
});

it("are called otherwise, where what was said stands below the day of a meeting", () => {
  const there = ["참석자", "홍길동, 김한빛"];
  const day = (...table: string[][]) =>
    readMinutes(rowsOf(documentFrom(["활동보고서", [...table, there]])));
  const met = ["회의일자", "2024. 5. 2."];
  expect(day(met, ["회의내용", "주차장을 연다."])).toEqual({ issued_date: "2024-05-02" });
  expect(day(met, ["논의 사항", "주차장을 연다."])).toEqual({ issued_date: "2024-05-02" });
  // A plan for a meeting is written before that.
  expect(day(met, ["회의안건", "주차장을 연다."])).toBeNull();
  expect(day(met, ["회의내용"])).toBeNull();
  expect(day(["일시", "2024. 5. 2."], ["회의내용", "주차장을 연다."])).toBeNull();
  const invited = [met, ["논의사항", "주차장을 연다."]];
  expect(readMinutes(rowsOf(documentFrom(["주차위원회 개최 알림", invited])))).toBeNull();
});
