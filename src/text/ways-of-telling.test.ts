import { describe, expect, it } from "vitest";
import { inOnePlainForm } from "./ways-of-telling.js";

describe("one form for many ways to tell a thing", () => {
  it.each([
    "정원은 15명입니다.",
    "네, 정원은 **15명**입니다.",
    "- 정원은 １５명이에요.",
    "> 제공된 문서에 따르면, 정원은 15 명인 것으로 확인됩니다.",
    "① 정원은 `15명`으로 나와 있습니다.",
  ])("%s", (given) => {
    expect(inOnePlainForm(given).text).toBe("정원은 15명입니다.");
  });

  it("reports the characters of the answer", () => {
    expect(inOnePlainForm("- 정원은 **１５** 명이에요.").verbatim("15명")).toBe("１５** 명");
  });

  it("leaves a sentence that says nothing else", () => {
    expect(inOnePlainForm("- ").text).toBe("- ");
    expect(inOnePlainForm("").text).toBe("");
  });

  it.each([
    ["stars", "*".repeat(20_000)],
    ["an open mark on every word", "**가 ".repeat(5_000)],
    ["open brackets", "[".repeat(10_000) + "](".repeat(5_000)],
    ["open tags", "<b ".repeat(10_000)],
    ["list marks", "- > ① 1. ".repeat(4_000)],
    ["back ticks and underscores", "`_".repeat(10_000)],
    ["spaces", `가${" ".repeat(20_000)}.`],
    ["numbers and dashes", "1-2 - ".repeat(4_000)],
    ["endings", "것으로 확인됩니다 ".repeat(3_000)],
    ["openings", "네, 또한 문서에 따르면 ".repeat(3_000)],
    ["cases", "가나 다라의 경우 ".repeat(3_000)],
  ])("keeps its source through %s", (_, given) => {
    const told = inOnePlainForm(given);
    expect(told.source).toBe(given);
    for (const part of [told.text.slice(0, 9), told.text.slice(-9)])
      if (told.text !== "") expect(given).toContain(told.verbatim(part));
  });
});
