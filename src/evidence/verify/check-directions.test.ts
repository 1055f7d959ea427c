import { describe, expect, it } from "vitest";
import { checkDirections } from "./check-directions.js";

const clashes = (sentence: string) => checkDirections(sentence).length;

describe("from one value to another", () => {
  it.each([
    "사고는 12건에서 22건으로 줄었습니다.",
    "사고는 2022년 22건에서 2024년 12건으로 늘었습니다.",
    "예산은 3억원에서 2억 5천만원으로 증가했다.",
  ])("is told the wrong way round: %s", (said) => expect(clashes(said)).toBe(1));

  it.each([
    "사고는 12건에서 22건으로 늘었습니다.",
    "사고는 22건에서 2024년 12건으로 감소했다.",
    "환자는 56명에서 74명까지 늘었다가 67명으로 줄었습니다.",
    "부담은 12건에서 22건으로 바뀌었다.",
    "인원은 12명에서 22건으로 줄었다.",
  ])("is not: %s", (said) => expect(clashes(said)).toBe(0));
});
