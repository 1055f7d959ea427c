import { describe, expect, it } from "vitest";
import { checkConsents } from "./check-consents.js";
import { EvidenceIndex } from "./evidence-index.js";

const TEXT = [
  "1. “감사과”는 감사를 맡는 부서를 말한다.",
  "② 다른 상품권을 사려면 예산과와의 협의를 거쳐 원장의 승인을 받아야 한다.",
].join("\n");
const judged = (sentence: string, text = TEXT) => {
  const chunk = { doc_id: "sha256:a", chunk_id: "c1", filename: "a.hwp", anchors: [], path: [] };
  const evidence = new EvidenceIndex([{ ...chunk, text }]);
  return checkConsents(sentence, evidence.lines, evidence).map(
    ({ text: said, printed }) => `${said} / ${printed}`,
  );
};

describe("whose consent", () => {
  it("is another one's", () => {
    expect(judged("다른 상품권을 사려면 감사과와의 협의를 거쳐야 합니다.")).toEqual([
      "감사과 / 예산과",
    ]);
    expect(judged("다른 상품권을 사려면 감사과의 승인을 받아야 합니다.")).toEqual([
      "감사과 / 원장",
    ]);
  });

  it.each([
    "다른 상품권을 사려면 예산과와의 협의를 거쳐야 합니다.",
    "다른 상품권을 사려면 진흥원장의 승인을 받아야 합니다.",
    "다른 상품권을 사려면 재무팀과의 협의를 거쳐야 합니다.",
    "출장을 가려면 감사과의 승인이 필요합니다.",
  ])("is the printed one's, or not told: %s", (sentence) => expect(judged(sentence)).toEqual([]));

  it("is not told where a line seeks that of two", () => {
    const two = `${TEXT}\n③ 다른 상품권을 사려면 회계과의 승인과 감사과의 승인을 받아야 한다.`;
    expect(judged("다른 상품권을 사려면 감사과의 승인을 받아야 합니다.", two)).toEqual([]);
  });
});
