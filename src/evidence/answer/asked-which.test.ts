/** What is asked for by `어떤`, and the lines that tell it. */
import { expect, it } from "vitest";
import { tellsWhich, whichAsked } from "./asked-which.js";
import { readQuestion } from "./parse-question.js";
import { judgeLines } from "./score-lines.js";

it.each([
  ["보고서에는 어떤 글꼴을 써야 하나요?", ["글꼴"]],
  ["감정은 어떤 방식으로 계약하나요?", ["계약방법", "계약방식", "계약절차"]],
  ["물품 값은 어떻게 지급하나요?", ["지급방법", "지급방식", "지급절차"]],
  // Kinds of anything, and other questions.
  ["연락처가 어떻게 되나요?", []],
  ["어떤 사람이 신청하나요?", []],
  ["어떤 방식이 좋은가요?", []],
  ["글꼴은 무엇인가요?", []],
])("%s asks for %j", (question, names) => {
  expect(whichAsked(question)).toEqual(names);
});

it("a line tells it as its subject or its label", () => {
  const told = ["글꼴은 바탕체로 한다.", "○ 글꼴 : 바탕체", "글꼴 | 바탕체"];
  expect(told.map((line) => tellsWhich(["글꼴"], line))).toEqual([true, true, true]);
  expect(tellsWhich(["글꼴"], "다른 글꼴을 쓰지 않는다.")).toBe(false);
  expect(tellsWhich([], "글꼴은 바탕체로 한다.")).toBe(false);
});

it("a way of its own name comes before what names the paper and more", () => {
  const rarity = { chunks: 10, ofOne: 1, of: () => 1 };
  const text =
    "가. 사업명: 축제 안내 시범 도입\n나. 축제 안내 시범 도입 방식과 입찰\n다. 입찰방식: 제한경쟁";
  const asked = readQuestion("축제 안내 시범 도입은 어떤 방식으로 입찰하나요?", rarity);
  const lines = judgeLines({ text, path: ["요청서"], kind: "paragraph" }, asked);
  const best = lines.toSorted((one, other) => other.score - one.score)[0];
  expect(best?.text).toBe("다. 입찰방식: 제한경쟁");
});

it("comes before what only names the paper", () => {
  const rarity = { chunks: 10, ofOne: 1, of: () => 1 };
  const text = "축제 보고서를 쓴다.\n축제 보고서를 낸다.\n글꼴은 바탕체로 한다.";
  const asked = readQuestion("축제 보고서는 어떤 글꼴을 쓰나요?", rarity);
  const lines = judgeLines({ text, path: ["축제 보고서"], kind: "paragraph" }, asked);
  const best = lines.toSorted((one, other) => other.score - one.score)[0];
  expect(best?.text).toBe("글꼴은 바탕체로 한다.");
});
