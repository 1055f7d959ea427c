/** Which numbered items are headings, and which are items of a list. */
import { expect, it } from "vitest";
import { SectionTree } from "./section-tree.js";

/** Lines as blocks; `1. 제목` begins a section, two more spaces before it put it one level down. */
function marks(...lines: string[]): string {
  const open: string[] = [];
  const sections = lines.flatMap((line, at) => {
    const [, indent, label, title] = /^( *)(?:(\S*[.)○※□]) )?(.*)$/.exec(line)!;
    if (!label) return [];
    const depth = indent!.length / 2;
    open.length = depth;
    const parent = open[depth - 1] ?? null;
    open[depth] = `s${at}`;
    return [{ id: `s${at}`, label, title: title!, block: `b${at}`, parent }];
  });
  const blocks = lines.map((text, at) => ({ id: `b${at}`, type: "paragraph", text }));
  const tree = new SectionTree(sections, blocks);
  return sections
    .map((each) => (tree.isHeading(each) ? "#" : tree.standsApart(each) ? "=" : "-"))
    .join("");
}

it.each([
  ["a list with text behind it", ["1. 첫째", "2. 둘째", "  ○ 규칙", "이어지는 글이다."], "---"],
  ["items that hold items", ["1. 개요", "  가. 목적", "2. 계획", "  가. 일정"], "#-#-"],
  ["an item with text among them", ["1. 개요", "  가. 목적", "2. 목표", "목표는 하나다."], "#-#"],
  [
    "a line among them that holds nothing",
    ["1. 사업명: 가", "2. 개요", "  가. 목적", "3. 계획", "  가. 일정"],
    "=#-#-",
  ],
  [
    "a sentence among them",
    ["1. 관련", "  가. 법", "2. ", "  가. 이하", "3. 행정사항", "  가. 협조"],
    "#-=-#-",
  ],
  ["a letter's sentences, none of which is a title", ["1. 관련: 법", "2. ", "  가. 이하"], "---"],
  ["a list of which one item holds items", ["가. 하나", "나. 둘", "다. 셋", "  1) 하위"], "----"],
  ["a list whose items have remarks", ["가. 하나", "  ※ 참고", "나. 둘", "  ※ 참고"], "----"],
  ["items without any below them", ["1. 하나", "글이다.", "2. 둘", "글이다."], "--"],
  ["bullets", ["○ 하나", "  ○ 하위", "○ 둘", "  ○ 하위"], "----"],
  ["a count that begins anew", ["1. 개요", "  가. 목적", "1. 하나", "2. 둘", "3. 셋"], "#----"],
])("%s", (_, lines, expected) => {
  expect(marks(...lines)).toBe(expected);
});

it("takes headings by style for what they are", () => {
  const section = { id: "s1", label: "", title: "개요", block: "b1", parent: null };
  const tree = new SectionTree([section], [{ id: "b1", type: "heading", text: "개요" }]);
  expect([tree.isHeading(section), tree.standsApart(section)]).toEqual([true, false]);
});
