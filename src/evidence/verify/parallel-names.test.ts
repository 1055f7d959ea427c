/** Names that one line gives to its values in turn. */
import { describe, expect, it } from "vitest";
import { readQuantities } from "../../text/quantities/read-quantities.js";
import { saidWords } from "./meeting-words.js";
import { nameOfOther } from "./parallel-names.js";
import type { PrintedValue } from "./printed-values.js";

const LINE = "휴가가 6일 이하이면 직상위자, 7일 이상이면 차상위자의 결재로 준다.";
const found = (said: string, value: string, text = LINE, cells: [] | null = null) => {
  const quantity = readQuantities(text).find((one) => one.text === value)!;
  const printed = { line: { text, cells }, quantity } as unknown as PrintedValue;
  return nameOfOther({ text: said, quantities: [], at: 0, words: saidWords(said) }, printed);
};

describe("a name beside a value", () => {
  it("is that of another value", () => {
    expect(found("7일 이상은 직상위자의 결재로 줍니다.", "7일")).toBe("차상위자");
    expect(found("6일 이하는 차상위자가 결재합니다.", "6일")).toBe("직상위자");
  });

  it.each([
    ["its own", "7일 이상은 차상위자의 결재로 줍니다.", LINE],
    ["both", "7일 이상은 직상위자를 거쳐 차상위자가 결재합니다.", LINE],
    ["of another kind", "7일 이상은 인사과의 결재로 줍니다.", LINE],
    [
      "of a part without a value",
      "7일은 직상위자가 결재합니다.",
      "직상위자가 받고, 7일이면 차상위자가 결재한다.",
    ],
  ])("may be %s", (_, said, text) => expect(found(said, "7일", text)).toBeNull());

  it("is none of a row", () => {
    expect(found("7일 이상은 직상위자의 결재로 줍니다.", "7일", LINE, [])).toBeNull();
  });
});
