import { describe, expect, it } from "vitest";
import { growthOfCost, MOST_GROWTH } from "../../../test/growth-of-cost.js";
import { checkSharedWork } from "./check-shared-work.js";
import { EvidenceIndex } from "./evidence-index.js";

const other = (text: string, sentence: string) => {
  const evidence = new EvidenceIndex([
    { doc_id: "sha256:a", chunk_id: "c1", filename: "a.hwp", anchors: [], path: [], text },
  ]);
  return checkSharedWork(sentence, evidence).map(({ text: who, printed }) => [who, printed]);
};
const FORMS = [
  "제7조(예산안) 재무관은 예산안을 작성하고, 운영위원회는 이를 심의한다.",
  "□ 예산안\n  ○ 작성: 재무관\n  ○ 심의: 운영위원회",
  "5. 예산안 : 재무관 작성 → 운영위원회 심의",
];

describe.each(FORMS)("%s", (printed) => {
  it.each([
    ["운영위원회는 예산안을 작성하고, 재무관은 이를 심의합니다.", "운영위원회"],
    ["예산안을 작성하는 곳은 운영위원회입니다.", "운영위원회"],
    ["예산안의 심의는 재무관이 담당합니다.", "재무관"],
    ["예산안은 재무관에 의해 심의됩니다.", "재무관"],
    ["운영위원회가 작성한 예산안을 재무관이 심의합니다.", "운영위원회"],
  ])("is turned round: %s", (said, who) => expect(other(printed, said)[0]?.[0]).toBe(who));

  it.each([
    "재무관은 예산안을 작성하고, 운영위원회는 이를 심의합니다.",
    "예산안을 심의하는 곳은 운영위원회입니다.",
    "예산안의 작성은 재무관이 맡습니다.",
    "예산안은 시장이 심의합니다.",
    "재무관은 예산안을 집행합니다.",
  ])("is not: %s", (said) => expect(other(printed, said)).toEqual([]));
});

it("takes no condition for one who acts", () => {
  const printed = "위원장은 안건이 긴급한 경우에는 서면심의를 실시할 수 있다.";
  expect(other(printed, "안건이 긴급한 경우 위원장은 서면심의를 실시할 수 있습니다.")).toEqual([]);
});

it("takes no longer for hostile text", () => {
  for (const part of ["가나는 ", "가는 나 ", "작성하는 곳은 "]) {
    const judge = (size: number) => other(part.repeat(size), part.repeat(size));
    expect(growthOfCost(judge, 75)).toBeLessThan(MOST_GROWTH);
  }
});
