/** What is typed around the words of a question is left out; its words stay. */
import { describe, expect, it } from "vitest";
import { tidied } from "./tidy-question.js";

describe("a question as it is typed", () => {
  it.each([
    ["회비는 얼마인가요? ㅠㅠ", "회비는 얼마인가요?"],
    ["회비는 얼마인가요ㅋㅋ?", "회비는 얼마인가요?"],
    ["회비는 얼마인가요 ㅎㅎ", "회비는 얼마인가요"],
    ["회비는 얼마인가요~?", "회비는 얼마인가요?"],
    ["회비는 얼마인가요? ^^", "회비는 얼마인가요?"],
    ["📢 회비는 얼마인가요? 🙏🏻", "회비는 얼마인가요?"],
    ["회비는 얼마인가요?!?", "회비는 얼마인가요?"],
    ["회비는 얼마인가요...", "회비는 얼마인가요"],
    ["회비는  얼마\u00a0인가요\t", "회비는 얼마인가요"],
    ["회비는 １년에 얼마인가요？", "회비는 1년에 얼마인가요?"],
    ["회비 는 얼마 인가요?", "회비는 얼마인가요?"],
    ['"회비는 얼마인가요?"', "회비는 얼마인가요?"],
    ["Q. 회비는 얼마인가요?", "회비는 얼마인가요?"],
    ["1. 회비는 얼마인가요?\n2. 장소는 어디인가요?", "회비는 얼마인가요?\n장소는 어디인가요?"],
    ["봄 축제\n회비는 얼마인가요?", "봄 축제 회비는 얼마인가요?"],
    ["회비는".normalize("NFD"), "회비는"],
  ])("%j is %j", (typed, question) => {
    expect(tidied(typed)).toBe(question);
  });

  it.each([
    "3~5일에 하는 일은 무엇인가요?",
    "2024. 3. 5. 회의는 어디서 하나요?",
    "6. 25.(화) 특강의 장소는 어디인가요?",
    "'봄'과 '여름'은 언제인가요?",
    "금 은 값은 얼마인가요?",
    "?",
    "ㅠㅠ",
    "",
  ])("%j stays as it is", (question) => {
    expect(tidied(question)).toBe(question);
  });

  it("comes to an end on text made to keep it busy", () => {
    const busy = `${"? . ~ \n".repeat(120)}회비`;
    expect(tidied(busy)).toContain("회비");
  });
});
