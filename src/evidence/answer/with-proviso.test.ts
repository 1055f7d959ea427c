/** A sentence is cited with the proviso behind it, and with nothing else. */
import { describe, expect, it } from "vitest";
import { withProviso } from "./with-proviso.js";

const SAID = "2. 경조사비: 축의금은 5만원으로 한다.";

describe("a sentence", () => {
  it.each(["다만, 화환은 10만원으로 한다.", "단 화환은 10만원으로 한다."])(
    "goes through its proviso: %s",
    (proviso) => {
      const text = `1. 음식물: 3만원\n${SAID} ${proviso} 이 경우 합산한다.\n3. 선물`;
      expect(withProviso(text, SAID)).toBe(`${SAID} ${proviso}`);
    },
  );

  it.each([
    ["what follows is none", `${SAID} 단체는 따로 정한다.`],
    ["the proviso stands in another paragraph", `${SAID}\n다만, 화환은 10만원으로 한다.`],
    ["the proviso is a rule of its own", `${SAID} 다만, ${"화환은 ".repeat(80)}제외한다.`],
    ["the text does not have it", "다만, 화환은 10만원으로 한다."],
    ["nothing follows", SAID],
  ])("stays where %s", (_, text) => {
    expect(withProviso(text, SAID)).toBe(SAID);
  });

  it("stays where it is a row", () => {
    const row = "축의금 | 5만원으로 한다.";
    expect(withProviso(`${row} 다만, 화환은 제외한다.`, row)).toBe(row);
  });
});
