/** Another one who does what a line says. */
import { describe, expect, it } from "vitest";
import { checkAgents } from "./check-agents.js";
import { EvidenceIndex } from "./evidence-index.js";

const others = (printed: string, said: string) => {
  const chunk = { doc_id: "sha256:a", chunk_id: "c1", filename: "규정.hwp", anchors: [], path: [] };
  const evidence = new EvidenceIndex([{ ...chunk, text: printed }]);
  return checkAgents(said, evidence.lines).map(
    ({ text, reason, printed: instead }) => `${text} ${reason} ${instead}`,
  );
};

describe("who stands right before the verb", () => {
  const cost = "과학원이 추천한 전문가의 자문수당은 수행자가 부담한다.";

  it("is another one in the line that holds everything else", () => {
    expect(others(cost, "전문가의 자문수당은 과학원이 부담합니다.")).toEqual([
      "과학원 OTHER_SUBJECT 수행자",
    ]);
  });

  it("is another one though the verb is short and the name has two words", () => {
    const times = "자본금 납입의 시기와 방법은 재정부장관이 정하는 바에 따른다.";
    expect(others(times, "자본금의 납입 시기와 방법은 방송위원회 위원장이 정합니다.")).toEqual([
      "위원장 OTHER_SUBJECT 재정부장관",
    ]);
    expect(others(times, "자본금의 납입 시기와 방법은 재정부장관이 정합니다.")).toEqual([]);
    expect(others(times, "자본금의 납입 시기와 방법은 위원장이 정비합니다.")).toEqual([]);
  });

  it.each([
    ["the same", cost, "전문가의 자문수당은 수행자가 부담합니다."],
    ["the same by a longer name", cost, "전문가의 자문수당은 과업수행자가 부담합니다."],
    ["of another verb", cost, "전문가의 자문수당은 과학원이 정합니다."],
    ["of something that the line does not hold", cost, "전문가의 교통비는 과학원이 부담합니다."],
    [
      "one of several",
      "자문수당 지급 여부는 시장 또는 구청장이 결정한다.",
      "자문수당 지급 여부는 시장이 결정합니다.",
    ],
    ["of too few words", "경비는 수행자가 부담한다.", "경비는 과학원이 부담합니다."],
    [
      "the same in another line",
      `${cost}\n전문가의 자문수당은 과학원이 부담할 수 있다.`,
      "전문가의 자문수당은 과학원이 부담합니다.",
    ],
  ])("may be %s", (_, printed, said) => {
    expect(others(printed, said)).toEqual([]);
  });

  it("is told apart by rank in few words, too", () => {
    expect(others("승인은 부시장이 결정한다.", "승인은 시장이 결정한다.")).toEqual([
      "시장 OTHER_SUBJECT 부시장",
    ]);
  });
});
