import { describe, expect, it } from "vitest";
import { growthOfCost, MOST_GROWTH } from "../../test/growth-of-cost.js";
import { asRulesSayIt } from "./demanded-or-forbidden.js";
import { TrackedText } from "./tracked-text.js";

const ruled = (text: string) => asRulesSayIt(TrackedText.of(text)).text;

describe("what is said of an act", () => {
  it.each([
    ["좌석 변경은 금지되어 있습니다.", "좌석 변경은 할 수 없습니다."],
    ["좌석 변경은 금지되며,", "좌석 변경은 할 수 없으며,"],
    ["좌석 변경이 금지된다.", "좌석 변경할 수 없다."],
    ["좌석 변경은 허용되지 않습니다.", "좌석 변경은 할 수 없습니다."],
    ["좌석 변경은 불가함", "좌석 변경은 할 수 없음"],
    ["좌석을 변경하는 것은 인정되지 않고,", "좌석을 변경할 수 없고,"],
    ["좌석 변경 금지가 원칙입니다.", "좌석 변경 할 수 없습니다."],
    ["좌석 변경은 허용됩니다.", "좌석 변경은 할 수 있습니다."],
    ["좌석 변경은 금지되어 있지 않습니다.", "좌석 변경은 할 수 있습니다."],
    ["좌석을 변경할 권한이 있습니다.", "좌석을 변경할 수 있습니다."],
    ["서약서 제출은 선택이 아니라 의무입니다.", "서약서 제출은 하여야 합니다."],
    ["서약서 제출은 필수이며,", "서약서 제출은 하여야 하며,"],
    ["서약서 제출은 의무가 아니라 선택 사항이다.", "서약서 제출은 하지 않아도 된다."],
    ["서약서 제출은 의무가 아닙니다.", "서약서 제출은 하지 않아도 됩니다."],
    ["서약서를 제출할 필요는 없습니다.", "서약서를 제출하지 않아도 됩니다."],
    ["좌석을 양도하지 말아야 합니다.", "좌석을 양도하지 못합니다."],
    ["좌석을 바꾸지 않아야 한다.", "좌석을 바꾸지 못한다."],
  ])("%s", (given, expected) => {
    expect(ruled(given)).toBe(expected);
  });

  it.each([
    "10명을 초과할 필요는 없다.",
    "금지된 물품은 다음과 같다.",
    "의무 교육은 3시간이다.",
    "제출할 의무가 있습니다.",
    "감면은 인정하지 않는다.",
  ])("leaves %s as it is", (given) => {
    expect(ruled(given)).toBe(given);
  });
});

it("takes no longer for hostile text", () => {
  for (const part of ["변경은 금지", "하는 것은 ", "지 않아야 ", "할 필요가 "])
    expect(growthOfCost((size) => ruled(part.repeat(size)), 20_000)).toBeLessThan(MOST_GROWTH);
});
