import { describe, expect, it } from "vitest";
import { checkVotes } from "./check-votes.js";
import { EvidenceIndex } from "./evidence-index.js";

const RULE =
  "제6조(의결) 위원회는 재적위원 과반수의 출석으로 개의하고 출석위원 과반수의 찬성으로 의결한다.";
const judged = (sentence: string, text = RULE) => {
  const chunk = { doc_id: "sha256:a", chunk_id: "c1", filename: "a.hwp", anchors: [], path: [] };
  return checkVotes(sentence, new EvidenceIndex([{ ...chunk, text }])).map(
    ({ text: said, printed }) => `${said} / ${printed}`,
  );
};

describe("votes", () => {
  it.each([
    [
      "위원회는 재적위원 과반수의 찬성으로 의결합니다.",
      "재적위원과반수의찬성 / 출석위원과반수의찬성",
    ],
    [
      "위원회는 출석한 위원의 과반수가 출석하면 개의합니다.",
      "출석한위원의과반수가출석 / 재적위원과반수의출석",
    ],
    [
      "의결에는 출석위원 3분의 2 이상의 찬성이 필요합니다.",
      "출석위원3분의2이상의찬성 / 출석위원과반수의찬성",
    ],
  ])("of others: %s", (sentence, found) => expect(judged(sentence)).toEqual([found]));

  it.each([
    "위원회는 출석위원 과반수의 찬성으로 의결합니다.",
    "출석한 위원의 과반수가 찬성하면 의결됩니다.",
    "위원회는 과반수의 찬성으로 의결합니다.",
    "규정의 개정은 재적위원 3분의 2 이상의 찬성으로 의결합니다.",
  ])("as printed, or of something else: %s", (sentence) => expect(judged(sentence)).toEqual([]));

  it("of a matter that has its own rule", () => {
    const both = `${RULE}\n정관의 변경은 재적위원 과반수의 찬성으로 의결한다.`;
    expect(judged("정관의 변경은 재적위원 과반수의 찬성으로 의결합니다.", both)).toEqual([]);
  });
});
