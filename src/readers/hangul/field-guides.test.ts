/** The guide of a field is told from what someone has filled in. */
import { describe, expect, it } from "vitest";
import { guideOf, isGuide } from "./field-guides.js";

const COMMAND = "Clickhere:set:46:Direction:wstring:4:소속관서 HelpState:wstring:0:  ";

describe("the guide of a field to click", () => {
  it("is as long as the command says", () => {
    expect(guideOf(COMMAND)).toBe("소속관서");
    expect(guideOf("Clickhere:set:48:Direction:wstring:1:  HelpState:wstring:0:  ")).toBe(" ");
  });

  it("begins the command in older files", () => {
    expect(guideOf("0000-000000;0000-000000\\;charshape=b;")).toBe("0000-000000");
  });

  it("is the whole text, but for a space behind it", () => {
    expect(isGuide("소속관서", COMMAND)).toBe(true);
    expect(isGuide("소속관서 ", COMMAND)).toBe(true);
    expect(isGuide("소속관서장", COMMAND)).toBe(false);
    expect(isGuide("", "")).toBe(false);
  });
});
