/** Minutes of meetings. */
import { expect, it } from "vitest";
import { documentFrom, type Part } from "../../../test/documents.js";
import { extractStructure } from "../structure.js";

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
