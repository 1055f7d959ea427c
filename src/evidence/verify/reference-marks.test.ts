/** `[n]` in an answer, as models write it, and the sentences that it ends. */
import { describe, expect, it } from "vitest";
import {
  answerSentences,
  referencesIn,
  replaceReferences,
  withoutReferences,
} from "./reference-marks.js";

const upTo = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, step) => from + step);

describe("references", () => {
  it.each([
    ["여비는 실비다 [1].", [1]],
    ["여비는 실비다 [2][1][2].", [2, 1]],
    ["여비는 실비다 [1, 3].", [1, 3]],
    ["여비는 실비다 [ 12 ].", [12]],
    ["여비는 실비다 [2-4].", [2, 3, 4]],
    ["여비는 실비다 [2 ~ 4].", [2, 3, 4]],
    ["여비는 실비다 [3–3].", [3]],
    ["여비는 실비다 [1, 3—4].", [1, 3, 4]],
    ["여비는 실비다 [4-2].", [4, 2]],
    ["여비는 실비다 [1-2-9].", [1, 2, 9]],
    ["여비는 실비다 [1-].", [1]],
    ["여비는 실비다 [].", []],
    ["여비는 실비다 [별표 1] [1.5] (1).", []],
    ["여비는 실비다 ［１］．", [1]],
  ])("%s", (text, expected) => {
    expect(referencesIn(text)).toEqual(expected);
  });

  it("of a range are all between its ends, of one over forty the ends alone", () => {
    expect(referencesIn("[1-41]")).toEqual(upTo(1, 41));
    expect(referencesIn("[1-42]")).toEqual([1, 42]);
  });

  it("get a bracket each when they are numbered anew", () => {
    expect(replaceReferences("가 [1]. 나 [2, 3]. 다 ［4-5］!", (n) => n * 10)).toBe(
      "가 [10]. 나 [20][30]. 다 [40][50]!",
    );
    expect(replaceReferences("없다", (n) => n)).toBe("없다");
  });

  it("are blanked out where they stand", () => {
    expect(withoutReferences("가[12] 나 [2, 3].")).toBe("가     나       .");
  });
});

describe("the sentences of an answer", () => {
  it.each([
    [
      "end at their mark",
      "그렇다. 아니다! 왜? 끝。 또",
      ["그렇다.", "아니다!", "왜?", "끝。", "또"],
    ],
    ["take what closes after it", "“그렇다.” 또 (아니다.) 끝", ["“그렇다.”", "또 (아니다.)", "끝"]],
    [
      "take the references behind it",
      "그렇다. [1] [2] 아니다 [3].",
      ["그렇다. [1] [2]", "아니다 [3]."],
    ],
    ["do not end in a date or a decimal", "2024. 3. 1. 시행. 끝", ["2024. 3. 1. 시행.", "끝"]],
    ["do not end inside a word", "hwp.pdf 파일이다", ["hwp.pdf 파일이다"]],
    ["keep a label", "가. 여비다. (나). 일비다.", ["가. 여비다.", "(나). 일비다."]],
    ["are parted by lines", "여비\r\n일비\n\n 숙박비 ", ["여비", "일비", "숙박비"]],
    ["are a label where nothing follows it", "여비다. 가.", ["여비다.", "가."]],
  ])("%s", (_, answer, expected) => {
    expect(answerSentences(answer)).toEqual(expected);
  });
});
