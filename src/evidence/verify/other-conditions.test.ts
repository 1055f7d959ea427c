import { expect, it } from "vitest";
import { meetsWhatIsNeeded, tellsOtherCondition } from "./other-conditions.js";

const LINE = { text: "원장은 피해자의 명시적인 반대의견이 없으면 그 사실을 장관에게 통보한다." };

it("tells what is where the printed condition fails", () => {
  expect(tellsOtherCondition("피해자가 반대하면 장관에게 통보하지 않습니다.", LINE)).toBe(true);
});

it.each([
  "피해자의 반대의견이 없으면 장관에게 통보하지 않습니다.",
  "피해자가 동의하면 장관에게 통보하지 않습니다.",
  "원장은 반대의견을 장관에게 통보하지 않습니다.",
])("tells no other condition: %s", (sentence) =>
  expect(tellsOtherCondition(sentence, LINE)).toBe(false),
);

it.each([
  ["임차인은 임대인의 동의가 있으면 전대할 수 있다.", true],
  ["임차인은 임대인의 동의를 받아야 전대할 수 있다.", true],
  ["임차인은 임대인의 동의를 받은 경우 전대할 수 있다.", true],
  ["임차인은 신고가 있으면 전대할 수 있다.", false],
  ["임차인은 동의가 없어도 전대할 수 있다.", false],
])("tells what is where the needed is there: %s", (sentence, met) => {
  const line = { text: "임차인은 임대인의 동의 없이 임차주택을 전대할 수 없다." };
  expect(meetsWhatIsNeeded(sentence, line)).toBe(met);
});
