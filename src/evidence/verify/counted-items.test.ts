import { expect, it } from "vitest";
import { readQuantities } from "../../text/quantities/read-quantities.js";
import { itemsNamed } from "./counted-items.js";

const named = (text: string) => {
  const quantities = readQuantities(text);
  return itemsNamed({ text, quantities, at: quantities.length - 1, words: [] });
};

it.each([
  ["강좌는 바둑, 코딩, 미술의 3가지입니다.", 3],
  ["강좌는 바둑과 코딩 등 2개입니다.", 2],
  ["서류는 신청서, 계획서 및 서약서, 모두 3종입니다.", 3],
  ["강좌는 모두 3가지입니다.", null],
  ["참가자는 학생, 교사 30명입니다.", null],
])("%s", (text, count) => expect(named(text)).toBe(count));
