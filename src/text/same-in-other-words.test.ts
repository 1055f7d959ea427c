import { describe, expect, it } from "vitest";
import { inTheWordsOfRules } from "./same-in-other-words.js";
import { TrackedText } from "./tracked-text.js";

const ruled = (text: string) => inTheWordsOfRules(TrackedText.of(text)).text;

describe("the words of rules", () => {
  it.each([
    ["서류를 제출하지 않으면 안 됩니다.", "서류를 제출하여야 합니다."],
    ["제출되지 아니하면 아니 된다.", "제출되어야 한다."],
    ["서류를 제출할 의무가 있으며,", "서류를 제출하여야 하며,"],
    ["서류를 제출하셔야 합니다.", "서류를 제출하여야 합니다."],
    ["승인을 받으셔야 합니다.", "승인을 받아야 합니다."],
    ["이름을 적으셔야 합니다.", "이름을 적어야 합니다."],
    ["지금 신청하실 수 있습니다.", "지금 신청할 수 있습니다."],
    ["승인을 받으실 수 있습니다.", "승인을 받을 수 있습니다."],
    ["신청이 가능합니다.", "신청할 수 있습니다."],
    ["신청이 불가능하며,", "신청할 수 없으며,"],
    ["주차가 불가함", "주차할 수 없음"],
    ["임산부의 경우 5일을 쉰다.", "임산부는 5일을 쉰다."],
    ["청년의 경우에는, 5일을 쉰다.", "청년은 5일을 쉰다."],
  ])("%s", (given, expected) => {
    expect(ruled(given)).toBe(expected);
  });

  it.each([
    "제출할 의무가 없습니다.",
    "다음 각 호의 경우에는 제외한다.",
    "신청이 가능한 사람",
    "제출하지 않으면 취소한다.",
  ])("leaves %s as it is", (given) => {
    expect(ruled(given)).toBe(given);
  });
});
