/** Years that evidence tells by words. */
import { describe, expect, it } from "vitest";
import { EvidenceIndex } from "./evidence-index.js";
import { judgeSentence } from "./judge-sentence.js";

const against = (text: string) => {
  const chunk = { doc_id: "sha256:a", chunk_id: "c1", filename: "보도.hwp", anchors: [], path: [] };
  const evidence = new EvidenceIndex([{ ...chunk, text }]);
  return (sentence: string) => judgeSentence(sentence, evidence)[0]!.verdict;
};

describe("a year told by a word", () => {
  const on = against(
    "2018. 3. 2. 보도자료\n올해 예산은 30억원으로 확정되었다.\n지난해 예산은 25억원이었다. 내년 예산은 41억원이다. 재작년 예산은 12억원이었다.",
  );

  it.each([
    ["2018년 예산은 30억원이다.", "supported"],
    ["2017년 예산은 25억원이었다.", "supported"],
    ["2019년 예산은 41억원이다.", "supported"],
    ["2016년 예산은 12억원이었다.", "supported"],
    ["2018년 예산은 25억원이었다.", "contradicted"],
    ["2017년 예산은 30억원이다.", "contradicted"],
    ["2020년 예산은 41억원이다.", "contradicted"],
  ])("%s is %s", (said, verdict) => expect(on(said)).toBe(verdict));

  it("is not that of a value it is compared with, or of a second one", () => {
    const compared = against("2018. 3. 2. 보도\n예산은 지난해보다 많은 30억원이다.");
    expect(compared("2018년 예산은 30억원이다.")).toBe("supported");
    const second = against("2018. 3. 2. 보도\n지난해 예산 25억원에 5억원을 더했다.");
    expect(second("2018년에는 5억원을 더했다.")).toBe("supported");
  });

  it("is unknown without a date: the evidence says no such year", () => {
    const on = against("2017년 실적을 살폈다.\n올해 예산은 30억원으로 확정되었다.");
    expect(on("2017년 예산은 30억원으로 확정되었다.")).not.toBe("supported");
  });
});
