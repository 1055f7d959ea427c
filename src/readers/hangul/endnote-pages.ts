/**
 * Endnotes are printed after the last line of the document, not on the page of their mark. Their saved lines tell how high they are; where
 * they do not all fit below that line, or sections may have notes of their own, the engine must say the same, or their page is in doubt.
 */
import type { EngineLayout } from "./engine-layout.js";
import type { Positions } from "./positions.js";
import { lineStarts } from "./saved-lines.js";
import type { PageHeight } from "./table-rows.js";
import type { Control, HangulDocument, NoteControl } from "./tree.js";
import { eachParagraph } from "./walk-paragraphs.js";

export function placeEndnotes(
  document: HangulDocument,
  laid: EngineLayout | null,
  positions: Positions,
  end: PageHeight,
  room: number,
): void {
  const notes = endnotesOf(document);
  const height = notes.reduce((sum, note) => sum + heightOf(note), end.y);
  const sure = height <= room && document.sections.length === 1;
  let y = end.y;
  let page = end.page;
  for (const note of notes) {
    y += heightOf(note);
    if (y > room) {
      page++;
      y = heightOf(note);
    }
    const heard = enginePageOf(note, laid);
    const printed = sure ? page : (heard ?? page);
    positions.objects.set(note, { page: printed, bbox: null });
    positions.pages = Math.max(positions.pages, printed);
    if (!sure && heard !== page) positions.doubted.add(note);
  }
}

function endnotesOf(document: HangulDocument): NoteControl[] {
  const notes: NoteControl[] = [];
  eachParagraph(document, ({ items }) => {
    for (const item of items) if (item.kind === "endnote") notes.push(item);
  });
  return notes;
}

function heightOf({ paragraphs }: NoteControl): number {
  return paragraphs
    .flatMap(lineStarts)
    .reduce((sum, { height, spacing }) => sum + height + spacing, 0);
}

/** The engine has notes as further paragraphs of the body, which begin with the note's mark and text. */
function enginePageOf({ mark, paragraphs }: NoteControl, laid: EngineLayout | null): number | null {
  const [first] = paragraphs;
  const text = (first?.items ?? []).map((item: Control | { text: string }) =>
    "text" in item ? item.text : "",
  );
  const wanted = squeeze(`${mark}${text.join("")}`);
  const line = laid?.notes.find((one) => one.text !== "" && wanted.startsWith(squeeze(one.text)));
  return line?.page ?? null;
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, "");
}
