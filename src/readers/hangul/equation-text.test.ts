/** Equation scripts of Hangul as one line of text. */
import { expect, it } from "vitest";
import { equationText } from "./equation-text.js";

it.each([
  ["{a+b} over c", "(a+b)/c"],
  ["d_B = 25 + 1.68 `(L`(B`+D))^0.5", "d_B = 25 + 1.68 (L (B +D))^0.5"],
  ["C_L = {(165+L)} over 245 left( L over 80 right)^0.4", "C_L = (165+L)/245 (L/80)^0.4"],
  ["NHV  _{fuel}  TIMES m  _{fuel}", "NHV_fuel × m_fuel"],
  ["x ^{2} +y ^{2} =1", "x^2 +y^2 =1"],
  ["sqrt {x+1} root 3 of y", "√(x+1) ∛(y)"],
  ["sum from {i=1} to n i^2", "∑_(i=1)^n i^2"],
  ["lim from {n -> inf} a_n", "lim_(n → ∞) a_n"],
  ["ALPHA ~ alpha LEQ BETA", "Α α ≤ Β"],
  ["A RARROW B", "A ⇒ B"],
  ["pmatrix{1 & 2 # 3 & 4}", "(1, 2; 3, 4)"],
  ["bar x = {rm 합계} over n", "x̅ = 합계/n"],
  ["LEFT [ 2 TIMES {가} over {나} RIGHT ]", "[2 × 가/나]"],
  ["a # b", "a\nb"],
  ["sin x", "sin x"],
  ["평가점수 = {취득 점수} over {만점} times 100", "평가점수 = (취득 점수)/만점 × 100"],
])("%s", (script, text) => {
  expect(equationText(script)).toBe(text);
});

it("keeps the letters of scripts that break the rules", () => {
  for (const broken of [
    "{",
    "}}}",
    "left (",
    "over over",
    "matrix{a & b",
    "^",
    `${"{".repeat(500)}x`,
  ]) {
    expect(() => equationText(broken)).not.toThrow();
  }
  expect(equationText(`${"{".repeat(500)}x`)).toContain("x");
});
