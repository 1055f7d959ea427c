/** Who is given what in rows of words. */
import { describe, expect, it } from "vitest";
import { checkRowWords } from "./check-row-words.js";
import { EvidenceIndex } from "./evidence-index.js";

const TABLE = [
  "구분 | 주요 역할",
  "기획본부장 | - 정보화업무 총괄",
  "전산운영팀 | - 서버 운영관리",
  "사업지원과 | - 요구사항 도출",
].join("\n");
const found = (said: string, text = TABLE) => {
  const chunk = { doc_id: "sha256:a", chunk_id: "c1", filename: "a.hwp", anchors: [], path: [] };
  return checkRowWords(said, new EvidenceIndex([{ ...chunk, text }])).map(({ verdict, printed }) =>
    `${verdict} ${printed ?? ""}`.trim(),
  );
};

describe("what a row gives", () => {
  it.each([
    ["서버 운영관리는 전산운영팀이 담당합니다.", ["supported"]],
    ["전산운영팀은 서버 운영관리를 맡습니다.", ["supported"]],
    ["정보화업무는 기획본부장이 총괄하고, 서버 운영관리는 전산운영팀이 담당합니다.", ["supported"]],
    ["서버 운영관리는 사업지원과가 담당합니다.", ["contradicted 전산운영팀"]],
    [
      "정보화업무는 기획본부장이 총괄하고, 요구사항 도출은 전산운영팀이 맡습니다.",
      ["contradicted 사업지원과"],
    ],
    ["급식 관리는 사업지원과가 담당합니다.", []],
    ["서버 운영관리는 급식소가 담당합니다.", []],
    ["서버 운영관리는 사업지원과에 있습니다.", []],
  ])("%s", (said, verdicts) => expect(found(said)).toEqual(verdicts));

  it("may be told otherwise by a sentence", () => {
    const text = `${TABLE}\n휴일의 서버 운영관리는 사업지원과에 맡긴다.`;
    expect(found("서버 운영관리는 사업지원과가 담당합니다.", text)).toEqual([]);
  });

  it("is given to several where several rows hold it", () => {
    const text = `${TABLE}\n통신지원반 | - 서버 운영관리`;
    expect(found("서버 운영관리는 사업지원과가 담당합니다.", text)).toEqual([]);
  });
});
