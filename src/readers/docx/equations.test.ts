/** Equations come out as readable lines, and stand as blocks where they stand alone. */
import { describe, expect, it } from "vitest";
import { paragraph, run } from "../../../samples/make/docx.js";
import { shownLines } from "../../../test/docx.js";

const t = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;
const e = (inner: string) => `<m:e>${inner}</m:e>`;
const math = (inner: string) => `<m:oMath>${inner}</m:oMath>`;

const CASES: [string, string, string][] = [
  ["fraction", `<m:f><m:num>${t("a+b")}</m:num><m:den>${t("2")}</m:den></m:f>`, "(a+b)/2"],
  ["powers", `<m:sSup>${e(t("x"))}<m:sup>${t("n+1")}</m:sup></m:sSup>`, "x^(n+1)"],
  [
    "indices",
    `<m:sSubSup>${e(t("x"))}<m:sub>${t("i")}</m:sub><m:sup>${t("2")}</m:sup></m:sSubSup>`,
    "x_i^2",
  ],
  ["roots", `<m:rad><m:radPr><m:degHide m:val="1"/></m:radPr><m:deg/>${e(t("x"))}</m:rad>`, "√(x)"],
  ["cube roots", `<m:rad><m:deg>${t("3")}</m:deg>${e(t("x"))}</m:rad>`, "∛(x)"],
  [
    "sums",
    `<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub>${t("i=1")}</m:sub><m:sup>${t("n")}</m:sup>${e(t("i"))}</m:nary>`,
    "∑_(i=1)^n i",
  ],
  [
    "brackets",
    `<m:d><m:dPr><m:begChr m:val="["/><m:endChr m:val="]"/></m:dPr>${e(t("x"))}</m:d>`,
    "[x]",
  ],
  ["functions", `<m:func><m:fName>${t("sin")}</m:fName>${e(t("θ"))}</m:func>`, "sin θ"],
  ["limits", `<m:limLow>${e(t("lim"))}<m:lim>${t("x→0")}</m:lim></m:limLow>`, "lim_(x→0)"],
  ["accents", `<m:acc><m:accPr><m:chr m:val="̂"/></m:accPr>${e(t("y"))}</m:acc>`, "ŷ"],
  [
    "matrices",
    `<m:m><m:mr>${e(t("a"))}${e(t("b"))}</m:mr><m:mr>${e(t("c"))}${e(t("d"))}</m:mr></m:m>`,
    "a, b; c, d",
  ],
  ["math letters", t("𝑥=𝟏"), "x=1"],
  ["deleted parts", `${t("a")}<w:del w:id="1">${t("b")}</w:del>`, "a"],
];

describe("equations", () => {
  it.each(CASES)("%s", async (_, inner, text) => {
    expect(await shownLines({ body: paragraph(math(inner)) })).toEqual([
      `equation: ${text.normalize("NFC")}`,
    ]);
  });

  it("are part of the sentence where they stand in one", async () => {
    const body = paragraph(run("여기서 ") + math(t("x>0")) + run("이다."));
    expect(await shownLines({ body })).toEqual(["paragraph: 여기서 x>0이다."]);
  });

  it("keep their number beside them and their lines apart", async () => {
    const numbered = paragraph(`${math(t("y=ax"))}<w:r><w:tab/></w:r>${run("(2.1)")}`);
    const two = paragraph(`<m:oMathPara>${math(t("a=1"))}${math(t("b=2"))}</m:oMathPara>`);
    expect(await shownLines({ body: numbered + two })).toEqual([
      "equation: y=ax\t(2.1)",
      "equation: a=1\nb=2",
    ]);
  });
});
