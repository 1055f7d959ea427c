import { describe, expect, it } from "vitest";
import { TrackedText } from "./tracked-text.js";
import { withoutMarkup } from "./without-markup.js";

const drawn = (text: string) => withoutMarkup(TrackedText.of(text)).text;

describe("text without its markup", () => {
  it.each([
    ["정원은 **15명**이다.", "정원은 15명이다."],
    ["정원은 ***15명***이다.", "정원은 15명이다."],
    ["정원은 *15명*이다.", "정원은 15명이다."],
    ["정원은 __15명__이다.", "정원은 15명이다."],
    ["정원은 `15명`이다.", "정원은 15명이다."],
    ["정원은 <b>15명</b>이다.", "정원은 15명이다."],
    ['정원은 <span class="x">15명</span>이다.', "정원은 15명이다."],
    ["정원은<br/>15명이다.", "정원은 15명이다."],
    ["정원은 [15명](#근거)이다.", "정원은 15명이다."],
    ["정원은 15명이다[^1].", "정원은 15명이다."],
    ["정원은 15\u200b명이다.", "정원은 15명이다."],
    ["정원은\u00a015명이다.", "정원은 15명이다."],
    ["정원은  15명이다.", "정원은 15명이다."],
    ["10\\~20명", "10~20명"],
    ["> - ① 정원은 15명이다.", "정원은 15명이다."],
    ["### 정원", "정원"],
    ["- [x] 정원", "정원"],
    ["✅ 정원", "정원"],
    ["1️⃣ 정원", "정원"],
    ["2) 정원은", "정원은"],
    ["(3) 정원은", "정원은"],
  ])("%s", (given, expected) => {
    expect(drawn(given)).toBe(expected);
  });

  it.each([
    "김*수와 박*호",
    "3. 1.부터 시행한다",
    "5*3=15",
    "가격은 \\5,000원",
    "`24년",
    "10<sup>2</sup>",
    "a_b_c",
    "~~15명~~",
    "-3%로 줄었다",
    "<표 1> 정원",
    "[별표 1]",
  ])("leaves %s as it is", (given) => {
    expect(drawn(given)).toBe(given);
  });

  it("gives back the characters of the answer", () => {
    const made = withoutMarkup(TrackedText.of("- 정원은 **15**\u200b명이다."));
    expect(made.verbatim("15명")).toBe("15**\u200b명");
  });
});
