/** Endnotes stand where they are printed, and no page lies past the last one. */
import { describe, expect, it } from "vitest";
import { placeEndnotes } from "./endnote-pages.js";
import { EngineLayout } from "./engine-layout.js";
import { Positions } from "./positions.js";
import type { HangulDocument, NoteControl, Paragraph } from "./tree.js";

const ROOM = 5000;
const HEIGHT = 1000;
const paragraphOf = (items: unknown[]): Paragraph =>
  ({ items, segments: [{ at: 0, y: 0, height: HEIGHT, spacing: 0 }] }) as unknown as Paragraph;
const note = (mark: string): NoteControl =>
  ({
    ...{ kind: "endnote", mark, at: 0, order: 0 },
    paragraphs: [paragraphOf([{ kind: "text", text: "참고한 글", units: 5 }])],
  }) as unknown as NoteControl;

function place(notes: NoteControl[], y: number, enginePage: number | null) {
  const document = {
    sections: [{ paragraphs: [paragraphOf(notes)] }],
  } as unknown as HangulDocument;
  const laid = new EngineLayout(9);
  if (enginePage !== null) {
    for (const { mark } of notes) {
      const bbox: [number, number, number, number] = [0, 0, 1, 1];
      const text = `${mark} 참고한 글`;
      laid.notes.push({ page: enginePage, bbox, columnLeft: 0, bodyTop: 0, text });
    }
  }
  const positions = new Positions();
  positions.pages = 3;
  placeEndnotes(document, laid, positions, { page: 3, y }, ROOM);
  const pages = notes.map((one) => positions.objects.get(one)!.page);
  return { pages, last: positions.pages, doubted: notes.map((one) => positions.doubted.has(one)) };
}

describe("endnotes", () => {
  it("that fit below the last line are on its page, whatever the engine says", () => {
    expect(place([note("1)")], 0, 7)).toEqual({ pages: [3], last: 3, doubted: [false] });
  });

  it("that do not fit go on, in doubt unless the engine has them there too", () => {
    const notes = [note("1)"), note("2)")];
    expect(place(notes, ROOM - HEIGHT, null)).toEqual({
      ...{ pages: [3, 4], last: 4, doubted: [true, true] },
    });
    expect(place([note("1)")], ROOM, 4)).toEqual({ pages: [4], last: 4, doubted: [false] });
  });

  it("that the engine has on a later page lengthen the document to it", () => {
    expect(place([note("1)")], ROOM, 6)).toEqual({ pages: [6], last: 6, doubted: [true] });
  });
});
