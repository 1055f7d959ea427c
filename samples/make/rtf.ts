/** Writes small RTF files, for samples and tests: Hangul as `\u` with its fallback, or as CP949 bytes. */
import iconv from "iconv-lite";

/** Text with what RTF treats specially escaped. */
export function rtfText(text: string, { bytes = false } = {}): string {
  let out = "";
  for (const sign of text) {
    const code = sign.codePointAt(0)!;
    if (sign === "\\" || sign === "{" || sign === "}") out += `\\${sign}`;
    else if (sign === "\n") out += "\\line ";
    else if (code < 0x80) out += sign;
    else if (bytes)
      for (const byte of iconv.encode(sign, "cp949")) out += `\\'${byte.toString(16)}`;
    else
      for (let at = 0; at < sign.length; at++) {
        const unit = sign.charCodeAt(at);
        out += `\\u${unit > 0x7fff ? unit - 0x10000 : unit}?`;
      }
  }
  return out;
}

export function rtfParagraph(text: string, properties = ""): string {
  return `\\pard${properties} ${rtfText(text)}\\par\n`;
}

export interface RtfCell {
  text: string;
  /** Columns of 1,500 twips that it takes. */
  width?: number;
  vertical?: "first" | "continued";
  /** Instead of the text: nested content. */
  inner?: string;
}

export function rtfRow(cells: readonly (string | RtfCell)[], properties = ""): string {
  let right = 0;
  let definitions = "";
  let content = "";
  for (const one of cells) {
    const cell = typeof one === "string" ? { text: one } : one;
    right += (cell.width ?? 1) * 1500;
    if (cell.vertical) definitions += cell.vertical === "first" ? "\\clvmgf" : "\\clvmrg";
    definitions += `\\cellx${right}`;
    content += cell.inner ?? `\\pard\\intbl ${rtfText(cell.text)}`;
    content += "\\cell\n";
  }
  return `\\trowd\\trleft0${properties}${definitions}\n${content}\\row\n`;
}

export function makeRtf(body: string, { info = "", head = "" } = {}): Buffer {
  return Buffer.from(
    `{\\rtf1\\ansi\\ansicpg949\\uc1\\deff0{\\fonttbl{\\f0\\fnil\\fcharset129 ${rtfText("바탕", { bytes: true })};}{\\f1\\fnil\\fcharset0 Arial;}}` +
      `{\\stylesheet{\\s0 Normal;}{\\s1\\outlinelevel0 heading 1;}}{\\info${info}}${head}\n${body}}`,
    "latin1",
  );
}
