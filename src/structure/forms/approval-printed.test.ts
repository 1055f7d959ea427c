/** Approval boxes of printed pages whose lines were not told apart. */
import { expect, it } from "vitest";
import { documentFrom, type Part } from "../../../test/documents.js";
import type { Extractor } from "../../model/format.js";
import { rowsOf } from "../document-rows.js";
import { readApproval } from "./approval.js";

const box = (parts: Part[], extractor: Extractor = "pdf") => {
  const facts = readApproval(rowsOf(documentFrom(parts, { extractor })));
  return facts && [facts.doc_number, facts.issued_date];
};
const NUMBER = "문서번호 재무과-20417 주무관 팀장 과장";

it("states the number and the day of the approval in lines", () => {
  expect(box([NUMBER, "결재일자 2026. 6. 3."])).toEqual(["재무과-20417", "2026-06-03"]);
  expect(box(["문 서 번 호 : 재무과-2026-17", "결 재 일 자 : 2026. 6. 3."])).toEqual([
    "재무과-2026-17",
    "2026-06-03",
  ]);
});

it("states them in cells that hold label and value together", () => {
  const cells = [
    ["등록번호 기전과-771", "담당자", "팀장"],
    ["등록일자 2026. 2. 18. 결재일자 2026. 2. 19.", "하람", "누리"],
  ];
  expect(box([cells])).toEqual(["기전과-771", "2026-02-19"]);
});

it("is a box only where it says when it was approved, near the number and in the head", () => {
  expect(box([NUMBER, "시행일자 2026. 6. 3."])).toBeNull();
  expect(box([NUMBER, "결재일자"])).toBeNull();
  expect(box([NUMBER, "결재일 3일 전 접수 2026. 6. 3."])).toBeNull();
  expect(box(["문서번호 재무과 주무관", "결재일자 2026. 6. 3."])).toBeNull();
  const between = (count: number) => Array.from({ length: count }, () => "공개여부 공개");
  expect(box([NUMBER, ...between(3), "결재일자 2026. 6. 3."])).not.toBeNull();
  expect(box([NUMBER, ...between(4), "결재일자 2026. 6. 3."])).toBeNull();
  expect(box([...between(11), NUMBER, "결재일자 2026. 6. 3."])).toBeNull();
  expect(box([NUMBER, "결재일자 2026. 6. 3."], "hwpx")).toBeNull();
});
