/** What the groups of an RTF file are for (RTF 1.9.1, destinations). */

export type Destination =
  | "body"
  | "skip"
  | "fonts"
  | "styles"
  | "info"
  | "label"
  | "footnote"
  | "note"
  | "header"
  | "footer"
  | "picture"
  | "shapeName"
  | "shapeValue"
  | "textBox";

const BY_WORD: Record<string, Destination> = {
  fonttbl: "fonts",
  stylesheet: "styles",
  info: "info",
  listtext: "label",
  pntext: "label",
  footnote: "footnote",
  annotation: "note",
  header: "header",
  headerl: "header",
  headerr: "header",
  headerf: "header",
  footer: "footer",
  footerl: "footer",
  footerr: "footer",
  footerf: "footer",
  pict: "picture",
  sn: "shapeName",
  sv: "shapeValue",
  shptxt: "textBox",
  // Repeated for readers that do not know the group before.
  nonshppict: "skip",
  nonesttables: "skip",
  shprslt: "skip",
  mmathPict: "skip",
  // Settings, and text that is not shown.
  colortbl: "skip",
  fldinst: "skip",
  datafield: "skip",
  objdata: "skip",
  bkmkstart: "skip",
  bkmkend: "skip",
  xe: "skip",
  tc: "skip",
  atnid: "skip",
  atnauthor: "skip",
  filetbl: "skip",
  revtbl: "skip",
  listtable: "skip",
  listoverridetable: "skip",
  ftnsep: "skip",
  ftnsepc: "skip",
  aftnsep: "skip",
  aftnsepc: "skip",
  template: "skip",
};
/** By the control word that begins the group. */
export const DESTINATIONS: ReadonlyMap<string, Destination> = new Map(Object.entries(BY_WORD));

/** Groups that a reader may pass over (`\*`) but this one reads. */
export const KNOWN_OPTIONAL = new Set([
  "shppict",
  "shpinst",
  "nesttableprops",
  "picprop",
  "pntext",
  "annotation",
  "background",
]);

/** Fields of `\info` that become properties. */
export const INFO = { title: "title", author: "author", subject: "subject", keywords: "keywords" };

/** Control words that stand for one character. */
export const SIGNS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    tab: "\t",
    line: "\n",
    lbr: "\n",
    emdash: "—",
    endash: "–",
    emspace: " ",
    enspace: " ",
    qmspace: " ",
    bullet: "•",
    lquote: "‘",
    rquote: "’",
    ldblquote: "“",
    rdblquote: "”",
    "~": "\u00a0",
    _: "‑",
    "{": "{",
    "}": "}",
    "\\": "\\",
  }),
);
