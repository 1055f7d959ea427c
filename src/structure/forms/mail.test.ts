/** Printed mails. */
import { expect, it } from "vitest";
import { documentFrom, type Part } from "../../../test/documents.js";
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
