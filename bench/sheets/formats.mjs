/** A workbook of number formats and values in both date epochs: our display compared with LibreOffice's in Korean. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runnerImport } from "vite";
import { compareSheets } from "./cells.mjs";
import { shownByLibreOffice, shownByUs } from "./shown.mjs";

const NUMBERS = [0, 1, -1, 7.5, -7.5, 1234, -1234.567, 1234567.891, 0.1234, -0.05, 99.995, 1e9];
const DATES = [1, 60.25, 61, 25569.5, 36526, 44197.75, 45350.999, 45351.0421, 45658.6789, 2958465];
const NUMBER_FORMATS = [
  "0",
  "0.0",
  "0.00",
  "#,##0",
  "#,##0.00",
  "#,##0_ ",
  "#,##0_);(#,##0)",
  "#,##0_);[Red](#,##0)",
  "#,##0;△#,##0",
  "#,##0;[Red]△#,##0",
  '#,##0.0;"△"#,##0.0',
  "#,##0;▲#,##0;-",
  "#,##0;[파랑]▼#,##0",
  '_-* #,##0_-;-* #,##0_-;_-* "-"_-;_-@_-',
  '_-* #,##0.00_-;-* #,##0.00_-;_-* "-"??_-;_-@_-',
  '_-"₩"* #,##0_-;-"₩"* #,##0_-;_-"₩"* "-"_-;_-@_-',
  '"₩"#,##0;-"₩"#,##0',
  '"₩"#,##0;[Red]\\-"₩"#,##0',
  "[$₩-412]#,##0",
  "[$₩-ko-KR]#,##0.00",
  "[$$-409]#,##0.00",
  "[$€-2] #,##0.00",
  "[$¥-411]#,##0",
  "₩#,##0",
  '#,##0"원"',
  '#,##0"명"',
  "#,##0원",
  '"금 "#,##0"원정"',
  '#,##0,"천원"',
  '#,##0,,"백만원"',
  '0.0,,"백만"',
  "0%",
  "0.0%",
  "0.00%",
  "#,##0.0%;△#,##0.0%",
  "0.00E+00",
  "##0.0E+0",
  "# ?/?",
  "# ??/??",
  "# ?/8",
  "?/?",
  "000",
  "00000",
  "000-0000",
  "000-00-00000",
  '"제"0"호"',
  '"제"0000"호"',
  '[>=100000000]#,##0.0,,"백만";[>=10000]#,##0,"천";#,##0',
  '[<0]"음수"0;[=0]"영";"양수"0',
  "[>=1]0.0;[<1]0.00%",
  "[Red][<0]-#,##0;[Blue]#,##0",
  "+0;-0;0",
  '"▲"0.0;"▼"0.0;"-"',
  "0.##",
  "#.##",
  "#,###",
  "?0.0?",
  "0_);(0)",
  "*-0",
  '0"."0',
  "0\\ \\건",
  '#,##0"㎡"',
  "@",
  "General",
  'General"원"',
  'G/표준"개"',
];
const DATE_FORMATS = [
  "yyyy-mm-dd",
  "yyyy/mm/dd",
  "yyyy.mm.dd",
  "yyyy. m. d.",
  'yyyy. m. d"."',
  "yy.mm.dd",
  "'yy.m.d",
  "\\'yy. m. d.",
  'yyyy"년" m"월" d"일"',
  'yyyy"년" mm"월" dd"일" dddd',
  'yyyy"년" m"월" d"일" aaaa',
  "yyyy-mm-dd(aaa)",
  "yyyy-mm-dd (ddd)",
  "[$-412]yyyy-mm-dd ddd",
  "[$-412]yyyy-mm-dd dddd",
  "[$-ko-KR]yyyy-mm-dd dddd",
  "[$-409]d-mmm-yy;@",
  "[$-409]mmmm d, yyyy",
  "m/d",
  'm"월" d"일"',
  'm"월"d"일"(aaa)',
  "mmm",
  "mmmm",
  "[$-412]mmmm",
  "mmmmm",
  "d",
  "dd",
  "yyyy",
  "yy",
  "h:mm",
  "hh:mm:ss",
  "h:mm AM/PM",
  "AM/PM h:mm",
  "[$-412]AM/PM h:mm",
  "[$-412]AM/PM h:mm:ss;@",
  '[$-412]AM/PM h"시" mm"분"',
  "h:mm a/p",
  'h"시" m"분"',
  'h"시" mm"분" ss"초"',
  "mm:ss",
  "mm:ss.0",
  "[h]:mm",
  "[mm]:ss",
  "[ss]",
  "yyyy-mm-dd h:mm",
  "yyyy-mm-dd hh:mm:ss",
  "yyyy-mm-dd AM/PM h:mm",
  "[$-F800]dddd, mmmm dd, yyyy",
  "[$-F400]h:mm:ss AM/PM",
  "mm-dd-yy",
  "ge.m.d",
];
/** Ids whose codes no file carries; those of East Asian programs among them. */
const BUILT_IN = [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 28, 29],
  ...[30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52],
  ...[53, 54, 55, 56, 57, 58],
];
const DATE_IDS = new Set([
  ...[14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 45, 46, 47],
  ...[50, 51, 52, 53, 54, 55, 56, 57, 58],
]);

/**
 * Where LibreOffice is known to differ from Excel, whose display is the one that a file's author saw. What no
 * entry explains is ours to look at.
 */
const KNOWN = [
  [
    "the year 1900 has a 29th of February in Excel",
    (each) => each.date && !each.date1904 && each.value < 61,
  ],
  ["Excel ends at 9999-12-31", (each) => each.value === 2_958_465],
  ["Excel rounds seconds, LibreOffice cuts them", (each) => /s/.test(each.code) && near(each)],
  [
    "weekdays and AM/PM without a language are English in Korean Excel",
    (each) => /ddd|AM\/PM/.test(each.code) && !/\[\$-/.test(each.code),
  ],
  ["aaa is Hangul in Korean Excel, Hanja in LibreOffice", (each) => /aaa/.test(each.code)],
  ["0.## keeps its point in Excel", (each) => each.ours.replace(/\.$/, "") === each.theirs],
  ["the sign of a negative number stays", (each) => each.ours === `-${each.theirs}`],
  ["codes that LibreOffice does not know", (each) => /\[\$-ko-KR\]y|파랑|표준|^g/.test(each.code)],
  [
    "months and times in the language that the code names",
    (each) => /\[\$-(412\]mm|F4)/.test(each.code),
  ],
  ["h시 mm분 as ECMA-376 spells built-in 32 and 33", (each) => /^3[23]$/.test(each.code)],
  ["capitals for a/p", (each) => each.ours.toLowerCase() === each.theirs],
];
const near = ({ ours, theirs }) => ours.length === theirs.length && ours !== theirs;

function explain(each) {
  const code = { 18: "h:mm AM/PM", 19: "h:mm:ss AM/PM", 21: "ss", 45: "ss", 46: "ss", 47: "ss" };
  const date = DATE_IDS.has(each.format) || DATE_FORMATS.includes(each.format);
  const known = { ...each, date, code: String(code[each.format] ?? each.format) };
  return KNOWN.find(([, holds]) => holds(known))?.[0];
}

/** Differences with the format of their row; undefined where LibreOffice Calc is not installed. */
export async function compareFormats() {
  const maker = new URL("../../samples/make/xlsx.ts", import.meta.url).pathname;
  const { module } = await runnerImport(maker, { configFile: false });
  const folder = mkdtempSync(join(tmpdir(), "formats-"));
  const result = { cells: 0, equal: 0, explained: {}, different: [] };
  try {
    for (const date1904 of [false, true]) {
      const path = join(folder, `${date1904}.xlsx`);
      const rows = date1904 ? dateRows() : [...numberRows(), ...dateRows(), ...builtInRows()];
      const cells = rows.map((row) => row.cells);
      const sheets = [{ name: "서식", rows: { A1: cells } }];
      writeFileSync(path, module.makeXlsx({ sheets, date1904 }));
      const theirs = shownByLibreOffice(path);
      if (!theirs) return undefined;
      const { cells: count, equal, different } = compareSheets(await shownByUs(path), theirs);
      result.cells += count;
      result.equal += equal;
      for (const each of different) {
        const row = rows[Number(/\d+/.exec(each.ref)[0]) - 1];
        const column = each.ref.charCodeAt(0) - 65;
        const found = {
          ...(date1904 && { date1904 }),
          format: row.label,
          value: row.cells[column].value,
          ours: each.ours,
          theirs: each.theirs,
        };
        const known = explain(found);
        if (known) result.explained[known] = (result.explained[known] ?? 0) + 1;
        else result.different.push(found);
      }
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  return result;
}

const row = (label, values, style) => ({
  label,
  cells: values.map((value) => ({ value, ...style })),
});
const numberRows = () => NUMBER_FORMATS.map((format) => row(format, NUMBERS, { format }));
const dateRows = () => DATE_FORMATS.map((format) => row(format, DATES, { format }));
const builtInRows = () =>
  BUILT_IN.map((id) => row(id, DATE_IDS.has(id) ? DATES : NUMBERS, { formatId: id }));
