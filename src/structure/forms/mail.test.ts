/** Printed mails. */
import { expect, it } from "vitest";
import { documentFrom, linesOf, type Part } from "../../../test/documents.js";
import { extractStructure } from "../structure.js";

const LINES: Part[] = [
  "보낸사람: 김주무 <kim@example.go.kr>",
  "받는사람: 홍길동 <hong@example.go.kr>; 총무과 <office@example.go.kr>",
  "날짜: 2024년 5월 2일 (목) 09:12",
  "제목: 주차장 개방 협조 요청",
  "안녕하세요. 주차장을 개방해 주시기 바랍니다.",
];

it.each<[string, Part[]]>([
  ["lines", LINES],
  [
    "a table",
    [
      LINES.slice(0, 4).map((line) =>
        String(line)
          .split(/: (.*)/)
          .slice(0, 2),
      ),
      LINES[4]!,
    ],
  ],
])("reads a mail's head from %s", (_, parts) => {
  expect(extractStructure(documentFrom(parts))).toMatchObject({
    title: "주차장 개방 협조 요청",
    issued_date: "2024-05-02",
    issuer: null,
    recipients: ["홍길동", "총무과"],
  });
});

it("takes no letter for a mail", () => {
  const { recipients } = extractStructure(documentFrom(LINES.slice(1)));
  expect(recipients).toEqual([]);
});

it("reads a mail that is a file", () => {
  const file = (from: string, date = "Mon, 6 May 2024 09:00:00 +0900") =>
    extractStructure(
      documentFrom([
        { type: "title", text: "주차장 개방 협조 요청" },
        `From: ${from}`,
        "To: 가람시청 <garam@example.go.kr>, nare@example.go.kr",
        `Date: ${date}`,
        "주차장을 개방해 주시기 바랍니다.",
      ]),
    );
  expect(file("한빛시청 총무과 <office@example.go.kr>")).toMatchObject({
    title: "주차장 개방 협조 요청",
    issued_date: "2024-05-06",
    issuer: "한빛시청 총무과",
    recipients: ["가람시청", "nare@example.go.kr"],
  });
  expect(file("김주무 <kim@example.go.kr>").issuer).toBeNull();
  expect(file("kim@example.go.kr", "16 Dec 2024 23:59:59 -0500").issued_date).toBe("2024-12-16");
  expect(file("kim@example.go.kr", "45 May 2024 09:00:00 +0900").issued_date).toBeNull();
});

it("takes no words apart from the head for a mail's subject", () => {
  const head = [LINES[0]!, LINES[1]!];
  const apart = [{ type: "title", text: "주차장 개방" } as Part, "안내", ...head];
  expect(extractStructure(documentFrom(apart)).recipients).toEqual([]);
  expect(extractStructure(documentFrom(["주차장 개방", ...head])).recipients).toEqual([]);
});

it("has its whole title where that wraps on a printed page", () => {
  const subject = linesOf(["제목: 주차장 개방", "협조 요청"]);
  const parts = [...LINES.slice(0, 3), { ...subject, extractor: "pdf" as const }, LINES[4]!];
  expect(extractStructure(documentFrom(parts, { extractor: "pdf" })).title).toBe(
    "주차장 개방 협조 요청",
  );
});
