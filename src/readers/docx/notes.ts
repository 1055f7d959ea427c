/** Reads footnotes, endnotes and comments by id, to be placed where the body refers to them. */
import type { XmlHandlers } from "../xml.js";
import { flatText } from "./flat-text.js";
import { StoryWalker } from "./part-walker.js";
import type { StoryContext } from "./story.js";

export interface Notes {
  /** Id → text; `NOTE_MARK` stands where the note's own number is printed. */
  texts: Map<string, string>;
  hiddenCharacters: number;
}

/** Handlers for `footnotes.xml`, `endnotes.xml` or `comments.xml`; fills `notes` as it goes. */
export function notesHandlers(element: string, context: StoryContext, notes: Notes): XmlHandlers {
  let walker: StoryWalker | undefined;
  let id: string | undefined;
  return {
    open(name, attributes, depth) {
      if (walker) {
        walker.open(name, attributes, depth);
        return;
      }
      // Separators and the like are lines on the page, not notes (17.18.33).
      const type = attributes["w:type"] ?? "normal";
      if (name !== element || type !== "normal") return;
      id = attributes["w:id"];
      walker = new StoryWalker(context);
    },
    text(text) {
      walker?.text(text);
    },
    close(name, depth) {
      if (!walker) return;
      if (name !== element) {
        walker.close(name, depth);
        return;
      }
      const { story } = walker;
      story.finish();
      if (id !== undefined) notes.texts.set(id, flatText(story.items));
      notes.hiddenCharacters += story.hiddenCharacters;
      walker = undefined;
    },
  };
}
