/**
 * The printed text of a paragraph: its runs plus controls that print in the line (note marks, automatic numbers,
 * equations, ruby), with saved line offsets. Inline tables and boxes split it into pieces.
 */
import type { Equation } from "../../model/document.js";
import { equationText } from "./equation-text.js";
import { foldSymbols } from "./hancom-symbols.js";
import type { Control, EquationControl, Paragraph } from "./tree.js";

export type TextPiece =
  | { kind: "text"; text: string; marks: NoteMark[]; equations: Equation[]; onlyEquation: boolean }
  | { kind: "object"; control: ObjectControl };

/** From this character of the piece on, the stored unit. */
export interface NoteMark {
  offset: number;
  at: number;
}

export type ObjectControl = Control & { kind: "table" | "shape" | "equation" };

/** Whether the object is inline and splits the text. Pictures and empty drawings do not. */
function splitsText(control: Control): boolean {
  if (control.kind === "table") return control.place.inline;
  return control.kind === "shape" && control.place.inline && holdsText(control);
}

function holdsText(shape: Control & { kind: "shape" }): boolean {
  return shape.what !== "form" && (shape.paragraphs.length > 0 || shape.children.some(holdsText));
}

export function composeParagraph(paragraph: Paragraph): TextPiece[] {
  const only = paragraph.items.length === 1 ? paragraph.items[0] : undefined;
  if (only?.kind === "text") {
    return [
      {
        kind: "text",
        text: only.text,
        marks: [{ offset: 0, at: only.at }],
        equations: [],
        onlyEquation: false,
      },
    ];
  }
  const pieces: TextPiece[] = [];
  let text = "";
  let marks: NoteMark[] = [];
  let plain = false;
  let equations: Equation[] = [];
  const flush = () => {
    if (text !== "") {
      const onlyEquation = equations.length > 0 && !plain;
      pieces.push({ kind: "text", text, marks, equations, onlyEquation });
    }
    text = "";
    marks = [];
    plain = false;
    equations = [];
  };
  const put = (printed: string, at: number) => {
    if (printed === "") return;
    marks.push({ offset: text.length, at });
    text += printed;
  };
  for (const item of paragraph.items) {
    if (item.kind === "text") {
      put(item.text, item.at);
      plain ||= item.text.trim() !== "";
    } else if (splitsText(item)) {
      flush();
      pieces.push({ kind: "object", control: item as ObjectControl });
    } else if (item.kind === "equation" && item.place.inline) {
      const equation = equationOf(item);
      put(equation.text, item.at);
      equations.push(equation);
    } else {
      const printed = printedInLine(item, text);
      put(printed, item.at);
      plain ||= printed !== "";
    }
  }
  flush();
  return pieces;
}

/** The equation as it is read, with its script. */
export function equationOf({ script }: EquationControl): Equation {
  return { text: equationText(script).normalize("NFC"), script };
}

function printedInLine(control: Control, before: string): string {
  switch (control.kind) {
    case "footnote":
    case "endnote":
      return isDistinguishable(control.mark, before) ? control.mark : "";
    case "autonumber":
      return control.text;
    case "ruby":
      return control.ruby === "" ? control.main : `${control.main} ${control.ruby}`;
    case "shape":
      return control.what === "form" && control.place.inline
        ? control.paragraphs.map(plainText).join(" ")
        : "";
    default:
      return "";
  }
}

/**
 * Whether a note mark can be told from the preceding text: `본문1)` can, but after `300` it would read `3001)`, after
 * `5.` `5.1)`; a bare `1` would join the word, and at the start it would look like an item label. If not, the mark is
 * only at the note.
 */
function isDistinguishable(mark: string, before: string): boolean {
  if (!/\S/.test(before) || /[\p{L}\p{N}]$/u.test(mark)) return false;
  if (/^\p{N}[.,:/~∼–-]\p{N}/u.test(before.slice(-2) + mark)) return false;
  const seam = before.slice(-1) + mark.slice(0, 1);
  return !/^(?:[\p{N}\p{Script=Latin}]{2}|\p{Script=Hangul}{2})$/u.test(seam);
}

/** All text of the paragraph's own line, for short places such as captions and form objects. */
function plainText(paragraph: Paragraph): string {
  return foldSymbols(
    composeParagraph(paragraph)
      .map((piece) => (piece.kind === "text" ? piece.text : ""))
      .join("")
      .trim(),
  );
}

/** Objects that are not inline: above or below the paragraph's text, or elsewhere on the page. */
export function floatingObjects(paragraph: Paragraph): ObjectControl[] {
  return paragraph.items.filter(
    (item): item is ObjectControl =>
      (item.kind === "table" || item.kind === "shape" || item.kind === "equation") &&
      !splitsText(item) &&
      !(item.kind === "equation" && item.place.inline) &&
      !(item.kind === "shape" && item.what === "form" && item.place.inline),
  );
}
