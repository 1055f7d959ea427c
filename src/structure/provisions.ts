/** Parses one column of a comparison table into provisions: article, paragraph, item, each with its full label. */
import { oneOf, oneOfSpaced } from "../text/lexicon/patterns.js";
import {
  ADDED,
  ADDED_IN_BRACKETS,
  AMENDMENT_NOTES,
  DELETED,
  DELETED_IN_BRACKETS,
  DITTO,
  MARKED_PARTS,
  OMITTED,
  UNCHANGED,
} from "../text/lexicon/revisions.js";
import { isDivision, type OutlineLabelKind, readLabel } from "../text/outline-labels.js";
import { foldSpace, squeeze } from "../text/spacing.js";
import { appendixHead } from "./appendix-headings.js";

/** Placeholder instead of a provision's text. */
type Marker = "new" | "deleted" | "omitted" | "same";

export interface Provision {
  /** `제31조제3항`; empty where the text has no label of its own. */
  label: string;
  /** The label as it stands on the line: `③`, `1.`, `③ ∼ ⑧`. */
  mark: string;
  kind: OutlineLabelKind | "appendix" | null;
  /** Everything as printed, its label included. */
  text: string;
  /** The text without its label (and without an article's title). */
  body: string;
  /** The article that the line begins, where a paragraph of it stands on the same line. */
  opens: string;
  /** An article's title in brackets. */
  title: string;
  marker: Marker | null;
  /** For `(현행 제3항과 같음)`: the place it moved from, as printed. */
  movedFrom: string | null;
}

const OPEN = String.raw`[<〈《＜(（[［【〔「『｢≪-]\s*`;
const CLOSE = String.raw`\s*[>〉》＞)）\]］】〕」』｣≫-]`;
/** `조항`, `본조`, `제3항`, `제5조제2항을`: what a mark says is added or deleted. */
const NAMED_PART = String.raw`(?:(?:${oneOfSpaced(MARKED_PARTS)}|(?:제\s*\d+\s*[조항호](?:\s*의\s*\d+)?\s*)+)\s*)?`;
/** What may stand inside the brackets, too: `<신 설; 제1항부터 제4항까지>`, `<삭제 2024. 1. 1.>`. */
const REMARK = String.raw`(?:\s*[;:,]\s*[^<>〈〉]{1,60}|\s*[\d.’'\s]{4,20})?`;
const placeholder = (bare: readonly string[], bracketed = bare, part = "", behind = "") =>
  new RegExp(
    String.raw`^(?:${OPEN}(?:${oneOfSpaced(bracketed)}${REMARK}|${part}${oneOfSpaced(bracketed)})${CLOSE}|${part}${oneOfSpaced(bare)})${behind}\.?$`,
  );
const NEW = placeholder(ADDED, [...ADDED, ...ADDED_IN_BRACKETS], NAMED_PART);
const GONE = placeholder(
  DELETED,
  [...DELETED, ...DELETED_IN_BRACKETS],
  NAMED_PART,
  String.raw`(?:\s*[<〈(].*[>〉)])?`,
);
const LEFT_OUT = placeholder(OMITTED);
const SAME = placeholder([...UNCHANGED, ...DITTO]);
const MOVED =
  /^[(（<〈[]?\s*(?:현행|종전)의?\s*((?:제|[①-⑳]|[가-하]목).{0,40}?)(?:과|와)\s*(?:같음|동일함?)\s*[)）>〉\]]?\.?$/;

const NOTES = new RegExp(
  String.raw`(?:\s*(?:[(（]\d{1,3}[)）]|[<〈＜[]\s*${oneOf(AMENDMENT_NOTES)}[^<>〈〉＜＞[\]]{0,80}[>〉＞\]]))+$`,
);

/** Marks that run over several: `③ ∼ ⑧`, `①ㆍ②`, `1. ∼ 3.`, `가. ∼ 다.`, `제4조부터 제6조까지`. */
const RANGE =
  /^((?:제\s*\d+\s*조(?:의\s*\d+)?|[①-⑳㉑-㉟]|\d{1,2}\s*\.|[가-하]\s*\.)\s*(?:[∼~～\-–ㆍ·,及]|부터|및|내지)\s*(?:제\s*\d+\s*조(?:의\s*\d+)?|[①-⑳㉑-㉟]|\d{1,2}\s*\.|[가-하]\s*\.)(?:\s*까지)?)\s*/;

/** `1의2.`, which follows `1.` */
const INSERTED_ITEM = /^(\d{1,3})\s*의\s*(\d{1,2})\s*\.\s*/;

/**
 * The article, paragraph, item and sub-item that the column has come to; `부칙 ` before those of the supplement. In an appendix
 * (`별표 1`) numbers count its own lines, so that it is one provision.
 */
export interface ProvisionContext {
  supplement: string;
  appendix: string;
  article: string;
  paragraph: string;
  item: string;
  subitem: string;
}

export function emptyProvisionContext(): ProvisionContext {
  return { supplement: "", appendix: "", article: "", paragraph: "", item: "", subitem: "" };
}

function beginArticle(context: ProvisionContext, article: string): void {
  Object.assign(context, { appendix: "", article, paragraph: "", item: "", subitem: "" });
}

/** `제3조제2항`, `제10조의2 ①`, `11조 3호`: houses leave the `제` out; a shift (`1조`) and an amount (`1조원`) are no articles. */
const NAMED =
  /^(?:제\s*|(?=\d+\s*조(?:\s*의\s*\d+)?\s*(?:[①-⑳]|제?\s*\d+\s*[항호])))(?<article>\d+)\s*조(?:\s*의\s*(?<branch>\d+))?(?:\s*(?:제?\s*(?<paragraph>\d+)\s*항|(?<circled>[①-⑳])\s*항?))?(?:\s*제?\s*(?<item>\d+)\s*호)?/;

/** Takes the provision that a cell of its own names (`제3조제2항`) into the context of the texts beside it. */
export function enterProvision(cell: string, context: ProvisionContext): boolean {
  const appendix = appendixOf(foldSpace(cell));
  if (appendix) {
    Object.assign(context, emptyProvisionContext(), { appendix: appendix.label });
    return true;
  }
  const { groups } = NAMED.exec(foldSpace(cell)) ?? {};
  if (!groups) return false;
  const branch = groups.branch ? `의${groups.branch}` : "";
  const paragraph = groups.paragraph ?? (readLabel(groups.circled ?? "")?.ordinal || "");
  beginArticle(context, `${context.supplement}제${groups.article}조${branch}`);
  if (paragraph) context.paragraph = `제${paragraph}항`;
  if (groups.item) context.item = `제${groups.item}호`;
  return true;
}

/** A text without a label of its own is that of the provision which the cell beside it names. */
export function nameFirst([first]: Provision[], context: ProvisionContext): void {
  if (!first || first.kind !== null || first.marker === "new") return;
  Object.assign(first, { kind: "article", label: full(context), mark: full(context) });
}

/** Parses a cell into provisions; the context carries over from cell to cell. */
export function provisionsOf(cell: string, context: ProvisionContext): Provision[] {
  const found: Provision[] = [];
  for (const line of cell.split("\n")) {
    const text = foldSpace(line);
    if (text === "") continue;
    const started = endsSentence(text, found.at(-1), context) ? [] : startProvisions(text, context);
    if (started.length > 0 || found.length === 0) {
      found.push(...(started.length > 0 ? started : [plain(text)]));
    } else extend(found.at(-1)!, text);
  }
  return found.map(finish);
}

/** `… 사항을 말한` / `다.`: the end of a sentence that looks like the third item. */
function endsSentence(
  text: string,
  before: Provision | undefined,
  context: ProvisionContext,
): boolean {
  if (!/^다\s*\./.test(text)) return false;
  if (text.length <= 3) return true;
  return before !== undefined && context.subitem !== "나목" && !/[.)>〉:;”"]$/.test(before.text);
}

/** Whether a line begins a provision, or stands in place of one. */
export function beginsProvision(line: string): boolean {
  const text = foldSpace(line);
  return !/^다\s*\.$/.test(text) && startProvisions(text, emptyProvisionContext()).length > 0;
}

/** Appends a continuation line. */
export function extend(provision: Provision, text: string): void {
  provision.text = foldSpace(`${provision.text} ${text}`);
  provision.body = foldSpace(`${provision.body} ${text}`);
}

/** Appends the continuation in the next row or on the next page: `(현행과` / `같음)`. */
export function continueWith(provision: Provision, text: string): void {
  extend(provision, text);
  Object.assign(provision, finish(provision));
}

/** The words of a provision for comparing: without spaces and without the notes of earlier amendments. */
export function comparableText({ title, body }: Provision): string {
  return squeeze(`${title}|${body.replace(NOTES, "")}`);
}

/** `별표 1`, `별지 제2호서식`, where a line begins with one as the head of what stands below. */
function appendixOf(text: string): { label: string; title: string } | null {
  const head = appendixHead({ text, cells: [text] });
  return head && /^별/.test(head.label) ? head : null;
}

/** The provisions a line begins: none for a line that only goes on, two for `제3조(제목) ① …`. */
function startProvisions(text: string, context: ProvisionContext): Provision[] {
  if (markerOf(text)) return [plain(text)];
  const appendix = appendixOf(text);
  if (appendix) {
    const { label, title } = appendix;
    Object.assign(context, emptyProvisionContext(), { appendix: label });
    return [{ ...plain(text), label, mark: label, kind: "appendix", body: title, opens: label }];
  }
  const range = RANGE.exec(text);
  if (range && markerOf(text.slice(range[0].length).trim())) return [ranged(text, range, context)];
  const inserted = INSERTED_ITEM.exec(text);
  if (inserted) {
    Object.assign(context, { item: `제${inserted[1]}호의${inserted[2]}`, subitem: "" });
    const mark = `${inserted[1]}의${inserted[2]}.`;
    const body = text.slice(inserted[0].length);
    return [{ ...plain(text), label: full(context), mark, kind: "number", body }];
  }
  const label = readLabel(text);
  if (!label || (context.appendix !== "" && !isDivision(label.kind))) return [];
  if (label.kind === "supplement") {
    Object.assign(context, emptyProvisionContext(), { supplement: "부칙 " });
    const inner = startProvisions(label.rest, context);
    if (inner[0] && inner[0].opens !== "") return [{ ...inner[0], text }];
  }
  if (label.kind === "article") {
    beginArticle(context, `${context.supplement}${label.label}`);
    const bracketed = /^\s*[(（]((?:[^()（）]|[(（][^()（）]*[)）])*)[)）]\s*/.exec(label.rest);
    // `제9조 (삭제)`: no title, but what became of it.
    const titled = bracketed && markerOf(bracketed[0].trim()) === null ? bracketed : null;
    const title = titled ? foldSpace(titled[1]!) : "";
    const rest = titled ? label.rest.slice(titled[0].length) : label.rest;
    const head: Provision = {
      ...plain(text),
      label: context.article,
      mark: label.label,
      kind: label.kind,
      opens: context.article,
      title,
      body: rest,
    };
    const range = RANGE.exec(rest);
    if (range && markerOf(rest.slice(range[0].length).trim())) {
      return [{ ...head, mark: `${label.label} ${range[1]}`, body: rest.slice(range[0].length) }];
    }
    const inner = readLabel(rest);
    if (inner?.kind === "circled") {
      context.paragraph = `제${inner.ordinal}항`;
      return [
        { ...head, label: full(context), mark: inner.label, kind: inner.kind, body: inner.rest },
      ];
    }
    return [head];
  }
  if (!place(label.kind, label.ordinal, label.label, context)) return [];
  return [
    {
      ...plain(text),
      label: isDivision(label.kind) ? label.label : full(context),
      mark: label.label,
      kind: label.kind,
      body: label.rest,
    },
  ];
}

/** Takes a label into the context; false where it is no division of a law. */
function place(
  kind: OutlineLabelKind,
  ordinal: number,
  label: string,
  context: ProvisionContext,
): boolean {
  if (kind === "circled")
    Object.assign(context, { paragraph: `제${ordinal}항`, item: "", subitem: "" });
  else if (kind === "number") Object.assign(context, { item: `제${ordinal}호`, subitem: "" });
  else if (kind === "syllable") context.subitem = `${label.replace(/[.．\s]/g, "")}목`;
  else if (kind === "supplement") beginArticle(context, "");
  else if (isDivision(kind)) Object.assign(context, emptyProvisionContext());
  else return false;
  return true;
}

function full(context: ProvisionContext): string {
  return `${context.appendix}${context.article}${context.paragraph}${context.item}${context.subitem}`;
}

function ranged(text: string, range: RegExpExecArray, context: ProvisionContext): Provision {
  const first = readLabel(range[1]!.replace(/^(제\s*\d+\s*조(?:의\s*\d+)?).*/, "$1 "));
  if (first?.kind === "article") beginArticle(context, `${context.supplement}${first.label}`);
  else if (first) place(first.kind, first.ordinal, first.label, context);
  return {
    ...plain(text),
    label: full(context),
    mark: foldSpace(range[1]!),
    kind: first?.kind ?? null,
    body: text.slice(range[0].length).trim(),
  };
}

function plain(text: string): Provision {
  return {
    label: "",
    mark: "",
    kind: null,
    text,
    body: text,
    opens: "",
    title: "",
    marker: null,
    movedFrom: null,
  };
}

function finish(provision: Provision): Provision {
  const marker = markerOf(provision.body);
  const moved = MOVED.exec(provision.body);
  return { ...provision, marker, movedFrom: moved ? squeeze(moved[1]!) : null };
}

function markerOf(body: string): Marker | null {
  if (NEW.test(body)) return "new";
  if (GONE.test(body)) return "deleted";
  if (LEFT_OUT.test(body)) return "omitted";
  if (SAME.test(body) || MOVED.test(body)) return "same";
  return null;
}
