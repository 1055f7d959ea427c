/**
 * HTML that Outlook keeps inside RTF ([MS-OXRTFEX]): `\*\htmltag` groups hold the tags, `\htmlrtf` covers what only RTF readers
 * shall see. By hand because `rtf-stream-parser` decodes with encodings that lack syllables of CP949.
 */
import iconv from "iconv-lite";
import { encodingOfCharset, encodingOfPage } from "../flow/code-pages.js";
import { rtfTokens } from "../flow/rtf-tokens.js";

interface Group {
  kind: "text" | "tag" | "fonts" | "skip";
  /** Between `\htmlrtf` and `\htmlrtf0`. */
  covered: boolean;
  encoding: string | undefined;
  starred: boolean;
  fallback: number;
}

/** The mark of RTF made from HTML stands among the first words. */
const MARKED_WITHIN = 1024;
const MAX_GROUPS = 10_000;
const NOT_SHOWN = new Set(["colortbl", "stylesheet", "info", "pict", "pntext", "fldinst"]);
const SIGNS: Readonly<Record<string, string>> = {
  par: "\r\n",
  line: "\r\n",
  tab: "\t",
  lquote: "‘",
  rquote: "’",
  ldblquote: "“",
  rdblquote: "”",
  bullet: "•",
  endash: "–",
  emdash: "—",
  "~": "\u00a0",
  _: "\u00ad",
  "{": "{",
  "}": "}",
  "\\": "\\",
};

/** Undefined where the RTF was not made from HTML. */
export function htmlInRtf(rtf: Buffer): string | undefined {
  if (!/\\fromhtml1/.test(rtf.toString("latin1", 0, MARKED_WITHIN))) return undefined;
  const groups: Group[] = [];
  const fonts = new Map<number, string>();
  let group: Group = {
    kind: "text",
    covered: false,
    encoding: undefined,
    starred: false,
    fallback: 1,
  };
  let documentEncoding = "windows-1252";
  let font = 0;
  let html = "";
  let toSkip = 0;
  let pending: number[] = [];
  const flush = () => {
    if (pending.length > 0)
      html += iconv.decode(Buffer.from(pending), group.encoding ?? documentEncoding);
    pending = [];
  };
  const shown = () => !group.covered && (group.kind === "text" || group.kind === "tag");
  const word = (name: string, value: number | undefined) => {
    if (name === "*") group.starred = true;
    else if (group.starred) {
      group.starred = false;
      group.kind = name === "htmltag" ? "tag" : "skip";
      if (group.kind === "tag") group.covered = false;
    } else if (name === "fonttbl") group.kind = "fonts";
    else if (NOT_SHOWN.has(name)) group.kind = "skip";
    else if (name === "htmlrtf") group.covered = value !== 0;
    else if (name === "ansicpg") documentEncoding = encodingOfPage(value ?? 1252);
    else if (name === "uc") group.fallback = Math.min(8, Math.max(0, value ?? 1));
    else if (name === "f") {
      font = value ?? 0;
      if (group.kind !== "fonts") group.encoding = fonts.get(font);
    } else if (name === "fcharset") {
      const encoding = encodingOfCharset(value ?? 0);
      if (group.kind === "fonts" && encoding) fonts.set(font, encoding);
    } else if (name === "u") {
      const code = (value ?? 0) < 0 ? (value ?? 0) + 0x10000 : (value ?? 0);
      if (shown() && code > 0 && code <= 0x10ffff) html += String.fromCodePoint(code);
      toSkip = group.fallback;
    } else if (shown()) html += SIGNS[name] ?? "";
  };
  for (const token of rtfTokens(rtf)) {
    if (token.kind === "byte") {
      if (toSkip > 0) toSkip--;
      else if (shown()) pending.push(token.byte);
      continue;
    }
    flush();
    toSkip = 0;
    if (token.kind === "open") {
      if (groups.length >= MAX_GROUPS) break;
      groups.push(group);
      group = { ...group, starred: false };
    } else if (token.kind === "close") group = groups.pop() ?? group;
    else word(token.name, token.value);
  }
  flush();
  return html;
}
