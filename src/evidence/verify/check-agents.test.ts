/** Another one who does what a line says, or holds the office that a line gives away. */
import { describe, expect, it } from "vitest";
import { checkAgents } from "./check-agents.js";
import { EvidenceIndex } from "./evidence-index.js";

const others = (printed: string, said: string) => {
  const chunk = { doc_id: "sha256:a", chunk_id: "c1", filename: "규정.hwp", anchors: [], path: [] };
  const evidence = new EvidenceIndex([{ ...chunk, text: printed }]);
  return checkAgents(said, evidence.lines, evidence).map(
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
});

describe("who holds an office", () => {
  const office = "③ 연구처장은 운영위원회 위원장이 된다.";

  it.each([
    ["said the other way round", "운영위원회 위원장은 총장이 됩니다.", "총장"],
    ["said the same way", "교무처장은 운영위원회 위원장이 됩니다.", "교무처장"],
    ["said with another verb", "총장이 운영위원회 위원장을 맡습니다.", "총장"],
  ])("is another one, %s", (_, said, claimed) => {
    expect(others(office, said)).toEqual([`${claimed} OTHER_SUBJECT 연구처장`]);
  });

  it.each([
    ["위원장은 부시장이 된다.", "위원장은 시장이 된다.", ["시장 OTHER_SUBJECT 부시장"]],
    ["위원장은 시장이 된다.", "위원장은 부시장이 된다.", ["부시장 OTHER_SUBJECT 시장"]],
    ["위원장은 행정부시장이 된다.", "위원장은 시장이 된다.", ["시장 OTHER_SUBJECT 행정부시장"]],
    ["위원장은 명예회장이 된다.", "위원장은 회장이 된다.", ["회장 OTHER_SUBJECT 명예회장"]],
    ["위원장은 교육부장관이 된다.", "위원장은 장관이 된다.", []],
    ["위원장은 대전시장이 된다.", "위원장은 시장이 된다.", []],
  ])("is of the same rank: %s", (printed, said, found) => {
    expect(others(printed, said)).toEqual(found);
  });

  it("is told apart by rank in few words, too", () => {
    expect(others("승인은 부시장이 결정한다.", "승인은 시장이 결정한다.")).toEqual([
      "시장 OTHER_SUBJECT 부시장",
    ]);
  });

  it("is an office, and not what many may be", () => {
    expect(others("중소기업은 지원 대상이 된다.", "소상공인은 지원 대상이 된다.")).toEqual([]);
  });

  it.each([
    ["the same", office, "운영위원회 위원장은 연구처장이 됩니다."],
    ["of another body", office, "심사위원회 위원장은 총장이 됩니다."],
    [
      "told by another line",
      `${office}\n총장은 운영위원회 위원장이 된다.`,
      "운영위원회 위원장은 총장이 됩니다.",
    ],
  ])("may be %s", (_, printed, said) => {
    expect(others(printed, said)).toEqual([]);
  });
});
