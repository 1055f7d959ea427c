/** Recipients in a letter's list. */
import { expect, it } from "vitest";
import { splitRecipients } from "./recipients.js";

it.each([
  ["가람구청장, 나래구청장", ["가람구청장", "나래구청장"]],
  ["가람구청장，나래구청장、다솜구청장;라온구청장\n마루구청장", "가람 나래 다솜 라온 마루"],
  ["가람구청장(세무과장, 총무과장), 나래구청장", ["가람구청장(세무과장, 총무과장)", "나래구청장"]],
  [
    "가람구청장［세무과장(인사, 총무), 예산］, 나래구청장",
    ["가람구청장［세무과장(인사, 총무), 예산］", "나래구청장"],
  ],
  ["가람구청장), 나래구청장", ["가람구청장)", "나래구청장"]],
  ["가람구청장 귀하, 나래구청장 귀중.", ["가람구청장", "나래구청장"]],
  ["가 람 구 청 장, 각 과 및 센터", ["가람구청장", "각 과 및 센터"]],
  ["(경유), 가람구청장,", ["가람구청장"]],
])("parts %j", (text, expected) => {
  const names =
    typeof expected === "string" ? expected.split(" ").map((name) => `${name}구청장`) : expected;
  expect(splitRecipients(text)).toEqual(names);
});
