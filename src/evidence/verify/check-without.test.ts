/** Sentences that do without what a line asks for. */
import { describe, expect, it } from "vitest";
import { checkWithout } from "./check-without.js";
import { EvidenceIndex } from "./evidence-index.js";

const TEXT = "다른 부서의 차량은 관리부장의 승인을 받은 경우에 쓸 수 있다.";
const found = (sentence: string, text = TEXT) => {
  const chunk = { doc_id: "sha256:a", chunk_id: "c1", filename: "a.hwp", anchors: [], path: [] };
  const evidence = new EvidenceIndex([{ ...chunk, text }]);
  return checkWithout(sentence, evidence.lines, evidence).map(({ text: said }) => said);
};

describe("a sentence that does without", () => {
  it.each([
    ["다른 부서의 차량은 승인 없이 쓸 수 있다.", "승인 없이"],
    ["다른 부서의 차량은 승인이 없어도 쓸 수 있다.", "승인이 없어도"],
    ["다른 부서의 차량은 관리부장의 승인을 받지 않고 써도 된다.", "승인을 받지 않고"],
    ["다른 부서의 차량을 쓸 때 관리부장의 승인은 필요 없다.", "승인은 필요 없"],
    ["열쇠를 못 찾아도 승인 없이 다른 부서의 차량을 쓸 수 있다.", "승인 없이"],
    ["승인 없이 못 쓰던 다른 부서의 오래된 차량을 이제는 누구나 쓸 수 있다.", "승인 없이"],
  ])("says the opposite: %s", (sentence, said) => expect(found(sentence)).toEqual([said]));

  it.each([
    "다른 부서의 차량은 승인 없이 쓸 수 없다.",
    "다른 부서의 차량은 승인을 받지 않고 쓰지 못한다.",
    "다른 부서의 차량은 예약 없이 쓸 수 있다.",
    "다른 부서의 차량은 승인을 받아 쓸 수 있다.",
    "다른 부서의 차량을 승인 없이 쓰는 것은 위반이다.",
    "다른 부서의 차량을 승인 없이 쓰면 징계한다.",
    "다른 부서의 차량을 승인을 받지 않고 쓴 사람은 징계한다.",
  ])("may say the same: %s", (sentence) => expect(found(sentence)).toEqual([]));

  it("may be one of those for whom it is left out", () => {
    const text = `${TEXT}\n다만, 긴급한 때에는 승인 없이 쓸 수 있다.`;
    expect(found("긴급하면 승인 없이 다른 부서의 차량을 쓸 수 있다.", text)).toEqual([]);
    expect(found("이사는 심의를 거치지 않고 정한다.", "이사는 심의를 거치지 않는다.")).toEqual([]);
  });

  it.each([
    [`${TEXT} 다만, 긴급한 때에는 그러하지 아니하다.`],
    [`${TEXT}\n다만, 긴급한 경우에는 사후에 승인을 받을 수 있다.`],
    [`${TEXT} 긴급한 출동은 당직자가 정한다.`],
  ])("may be about the case that is told beside it: %s", (text) => {
    expect(found("긴급하면 승인 없이 다른 부서의 차량을 쓸 수 있다.", text)).toEqual([]);
    expect(found("다른 부서의 차량은 승인 없이 쓸 수 있다.", text)).toHaveLength(1);
  });

  it.each(["추천을 받아", "추천을 얻어", "추천을 미리 받은 뒤", "추천을 거쳐"])(
    "is told by a line that asks for it in other words: %s",
    (asked) => {
      expect(found("추천이 없어도 위촉할 수 있다.", `위원은 ${asked} 위촉한다.`)).toHaveLength(1);
    },
  );
});
