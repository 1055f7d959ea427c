/**
 * One-line changes of a source file that a good test notices: moved numbers, shifted comparisons, dropped conditions, lost words
 * and rows of tables. Written by hand because Stryker, the mutation tester of this language, moves no numeric literal and drops no
 * word of a pattern, which is where the knowledge of these folders lies.
 *
 * The changes are made in the JavaScript that esbuild makes of a file: types and comments are gone by then.
 */
import { SourceMap, type SourceMapPayload } from "node:module";
import { parseAst, transformWithEsbuild } from "vite";
import { patternParts, type Range, withoutAlternative } from "./alternatives.js";

export const KINDS = ["number", "comparison", "condition", "list"] as const;
export type MutantKind = (typeof KINDS)[number];

export interface Mutant {
  kind: MutantKind;
  /** Line of the TypeScript file, from 1. */
  line: number;
  old: string;
  new: string;
  /** The whole file as JavaScript, changed. */
  code: string;
}

interface Edit extends Range {
  kind: MutantKind;
  to: string;
  /** What is shown, where it is more than the place that changes. */
  shown?: Range;
}

interface Node extends Range {
  type: string;
  [key: string]: unknown;
}

/** Integers below this are counted one by one; above, one more or less is hardly a change. */
const COUNTED = 10;
/** An array is a table from this many elements on; a pair is a value. */
const TABLE_ELEMENTS = 3;
/** A string is a list of alternatives from this many on. */
const LISTED = 3;

export async function mutantsOf(source: string, file: string): Promise<Mutant[]> {
  const { code, map } = await transformWithEsbuild(source, file, {
    charset: "utf8",
    sourcemap: true,
    target: "esnext",
  });
  const lines = new SourceMap(map as unknown as SourceMapPayload);
  const sourceLines = source.split("\n");
  const edits = [...editsOf(parseAst(code) as unknown as Node, [], code)];
  return edits.flatMap(({ kind, start, end, to, shown = { start, end } }) => {
    const before = code.slice(0, shown.start).split("\n");
    const entry = lines.findEntry(before.length - 1, before.at(-1)!.length);
    if (!("originalLine" in entry)) return [];
    const written = sourceLines[entry.originalLine]!.slice(entry.originalColumn);
    // Hexadecimal numbers are code points and marks of formats.
    if (kind === "number" && /^0x/i.test(written)) return [];
    const changed = code.slice(0, start) + to + code.slice(end);
    return {
      kind,
      line: entry.originalLine + 1,
      old: onOneLine(code.slice(shown.start, shown.end)),
      new: onOneLine(changed.slice(shown.start, shown.end + changed.length - code.length)),
      code: changed,
    };
  });
}

function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

/** `parents` are the nodes around, the nearest last. */
function* editsOf(node: Node, parents: Node[], code: string): Generator<Edit> {
  // What is thrown and where modules come from are no knowledge.
  if (/^(?:ThrowStatement|Import)/.test(node.type)) return;
  if (node.type === "Literal" && typeof node.value === "number") yield* ofNumber(node, parents);
  else if (node.type === "BinaryExpression") yield* ofComparison(node, parents, code);
  else if (node.type === "LogicalExpression") yield* ofCondition(node, code);
  else if (node.type === "IfStatement" || node.type === "ConditionalExpression")
    yield* ofTest(node.test as Node, code);
  else if (node.type === "ArrayExpression") yield* ofTable(node);
  if (isPattern(node, parents, code)) yield* ofPattern(node, code);
  else if (isWordList(node, parents)) yield* ofWords(node, code);
  for (const child of children(node)) yield* editsOf(child, [...parents, node], code);
}

function children(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((value): value is Node => typeof (value as Node | null)?.type === "string");
}

function* ofNumber(node: Node, parents: Node[]): Generator<Edit> {
  const value = node.value as number;
  if (!Number.isFinite(value) || isPlaceOrStep(node, parents)) return;
  const isCounted = Number.isInteger(value) && value < COUNTED;
  const round = Number.isInteger(value) ? Math.round : (moved: number) => +moved.toPrecision(4);
  const moved = isCounted ? [value + 1, value - 1] : [round(value * 1.5), round(value * 0.5)];
  for (const to of moved)
    if (to >= 0) yield { kind: "number", start: node.start, end: node.end, to: String(to) };
}

/** Numbers that no one chose: an index, the next or the last one, a count from nothing. */
function isPlaceOrStep(node: Node, parents: Node[]): boolean {
  const [value, around] = [node.value as number, parents.at(-1)!];
  const call = parents.findLast(({ type }) => type !== "UnaryExpression")!;
  if (around.type === "MemberExpression") return true;
  if (call.type === "CallExpression" && calledMethod(call) === "at") return true;
  if (around.type === "CallExpression") return value === 0;
  if (value > 1) return false;
  if (around.type === "BinaryExpression") return /^[+-]$/.test(around.operator as string);
  if (around.type === "VariableDeclarator") return parents.at(-2)?.kind === "let";
  // `-1` is the index of nothing, `?? 0` the count of nothing.
  return /^(?:Unary|Assignment|Logical)Expression$/.test(around.type);
}

function calledMethod(call: Node): string | undefined {
  return (call.callee as { property?: { name?: string } }).property?.name;
}

const SHIFTED: Record<string, string> = { "<": "<=", "<=": "<", ">": ">=", ">=": ">" };
const TURNED: Record<string, string> = { "<": ">", "<=": ">=", ">": "<", ">=": "<=" };

/** Counts meet their limit exactly, so `<` becomes `<=`; measures hardly ever do, so `<` becomes `>`. */
function* ofComparison(node: Node, parents: Node[], code: string): Generator<Edit> {
  const operator = node.operator as string;
  if (!(operator in SHIFTED)) return;
  const [left, right] = [node.left as Node, node.right as Node];
  const sides = [left, right].map(({ start, end }) => code.slice(start, end));
  // A walk to the end of a list is no threshold.
  if (parents.at(-1)?.type === "ForStatement" && /\.length$/.test(sides[1]!)) return;
  const isCount = sides.some((side) => /\.(?:length|size|index)$|^\d+$/.test(side));
  const to = (isCount ? SHIFTED : TURNED)[operator]!;
  const between = code.slice(left.end, right.start).replace(operator, to);
  const shown = { start: node.start, end: node.end };
  yield { kind: "comparison", start: left.end, end: right.start, to: between, shown };
}

/** One side without the other. Where both changes are noticed, `&&` for `||` would be, too. */
function* ofCondition(node: Node, code: string): Generator<Edit> {
  if (node.operator === "??") return;
  for (const side of [node.left as Node, node.right as Node])
    yield {
      kind: "condition",
      start: node.start,
      end: node.end,
      to: `(${code.slice(side.start, side.end)})`,
    };
}

function* ofTest(test: Node, code: string): Generator<Edit> {
  if (test.type === "LogicalExpression") return;
  const { start, end } = test;
  yield { kind: "condition", start, end, to: `!(${code.slice(start, end)})` };
}

/** Rows of a table that stands in the code: words, patterns, objects or rows, not values that are computed. */
function* ofTable(node: Node): Generator<Edit> {
  const elements = node.elements as Node[];
  const isRow = ({ type }: Node) =>
    /^(?:Literal|TemplateLiteral|ObjectExpression|ArrayExpression)$/.test(type);
  if (elements.length < TABLE_ELEMENTS || !elements.every((each) => each && isRow(each))) return;
  if (elements.every((each) => typeof each.value === "number")) return;
  for (const [index, { start, end }] of elements.entries())
    yield { kind: "list", start, end: elements[index + 1]?.start ?? end, to: "" };
}

function isPattern(node: Node, parents: Node[], code: string): boolean {
  if (node.type === "Literal") {
    if (node.regex) return true;
    return typeof node.value === "string" && node.value.split("|").length >= LISTED;
  }
  if (node.type !== "TemplateLiteral") return false;
  const parent = parents.at(-1)!;
  if (parent.type === "NewExpression") return (parent.callee as Node).name === "RegExp";
  return (
    parent.type === "TaggedTemplateExpression" &&
    code.slice(parent.start, node.start) === "String.raw"
  );
}

function* ofPattern(node: Node, code: string): Generator<Edit> {
  const from = node.start + 1;
  const to = code.lastIndexOf(code[node.start]!, node.end - 1);
  const place = ({ start, end }: Range) => ({ start: from + start, end: from + end });
  const { alternatives, letters, bounds } = patternParts(code.slice(from, to));
  for (const group of alternatives)
    for (const index of group.keys())
      yield { kind: "list", ...place(withoutAlternative(group, index)), to: "" };
  for (const letter of letters) yield { kind: "list", ...place(letter), to: "" };
  for (const bound of bounds) {
    const { start, end } = place(bound);
    const value = Number(code.slice(start, end));
    const moved = value < COUNTED ? [value + 1, value - 1] : [value * 1.5, value * 0.5];
    for (const each of moved) yield { kind: "number", start, end, to: String(Math.round(each)) };
  }
}

/** `"가 나 다".split(" ")`, or `words("가 나 다")` of the lexicon. */
function isWordList(node: Node, parents: Node[]): boolean {
  const [call, member] = [parents.at(-2), parents.at(-1)];
  if (member?.type === "CallExpression" && (member.callee as Node).name === "words")
    return node.type === "Literal" || node.type === "TemplateLiteral";
  if (node.type !== "Literal" || typeof node.value !== "string") return false;
  return (
    call?.type === "CallExpression" && call.callee === member && calledMethod(call) === "split"
  );
}

function* ofWords(node: Node, code: string): Generator<Edit> {
  const words = [...code.slice(node.start + 1, node.end - 1).matchAll(/[^\s,|]+(?:[\s,|]+|$)/g)];
  if (words.length < 2) return;
  for (const { 0: word, index } of words) {
    const start = node.start + 1 + index;
    yield { kind: "list", start, end: start + word.length, to: "" };
  }
}
