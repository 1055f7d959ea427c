/** WordprocessingML elements that are told to the story as they come (ECMA-376 part 1, 17.3, 17.4, 17.11, 17.16). */

import { symbol } from "../symbol-fonts.js";
import { isOn } from "./element-names.js";
import { NOTE_MARK, type NoteItem } from "./items.js";
import { emptyRun, type Story } from "./story.js";

export type XmlAttributes = Record<string, string>;

interface StoryElement {
  open?(story: Story, attributes: XmlAttributes): void;
  close?(story: Story): void;
}

const prints = (text: string): StoryElement => ({ open: (story) => story.addText(text) });

const refersTo = (kind: NoteItem["kind"]): StoryElement => ({
  open(story, { "w:id": id, "w:customMarkFollows": custom }) {
    if (id !== undefined) story.addNote(kind, id, custom !== undefined && isOn(custom));
  },
});

/** Another document that is set into the text. */
const FOREIGN_PART: StoryElement = {
  open: (story, attributes) => story.addForeignPart(attributes["r:id"] ?? ""),
};

/** A map and not an object: names come from the file, and `constructor` is one too. */
export const STORY_ELEMENTS: ReadonlyMap<string, StoryElement> = new Map(
  Object.entries<StoryElement>({
    "w:p": { open: (story) => story.beginParagraph(), close: (story) => story.endParagraph() },
    "w:pPr": { close: (story) => story.paragraphPropertiesKnown() },
    "w:r": {
      open(story) {
        story.run = emptyRun();
      },
    },
    "w:tab": prints("\t"),
    "w:ptab": prints("\t"),
    "w:cr": prints("\n"),
    "w:noBreakHyphen": prints("-"),
    "w:footnoteRef": prints(NOTE_MARK),
    "w:endnoteRef": prints(NOTE_MARK),
    "w:br": { open: (story, attributes) => story.addBreak(attributes["w:type"]) },
    "w:sym": {
      open(story, { "w:font": font, "w:char": code = "" }) {
        story.addText(symbol(font, Number.parseInt(code, 16)));
      },
    },
    "w:lastRenderedPageBreak": { open: (story) => story.renderedMark() },
    "w:fldChar": { open: (story, attributes) => story.fields.mark(attributes["w:fldCharType"]) },
    "w:footnoteReference": refersTo("footnote"),
    "w:endnoteReference": refersTo("endnote"),
    "w:commentReference": refersTo("comment"),
    "w:tbl": { open: (story) => story.beginTable(), close: (story) => story.endTable() },
    "w:tr": { open: (story) => story.beginRow(), close: (story) => story.endRow() },
    "w:tc": { open: (story) => story.beginCell(), close: (story) => story.endCell() },
    "w:altChunk": FOREIGN_PART,
    "w:subDoc": FOREIGN_PART,
  }),
);
