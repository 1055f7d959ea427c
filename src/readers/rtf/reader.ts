/** RTF reader: tokens, then the story of paragraphs and tables, then blocks. */
import { Draft } from "../document-draft.js";
import { emitFlow } from "../flow/emit-flow.js";
import { flowText } from "../flow/flow-items.js";
import { rtfTokens } from "../flow/rtf-tokens.js";
import { LetterCount } from "../letter-count.js";
import type { Outcome, ReaderInput } from "../reader.js";
import { RtfWalker } from "./rtf-walker.js";

export async function readRtf(input: ReaderInput): Promise<Outcome> {
  const draft = new Draft("rtf");
  const letters = new LetterCount();
  const walker = new RtfWalker(letters);
  for (const token of rtfTokens(input.bytes)) walker.token(token);
  const cut = walker.groups.length > 0;
  walker.end();
  const items = walker.story.finish({ tables: 0, heading: 0, level: 1 });
  const running = (type: "header" | "footer") =>
    walker.running.filter((one) => one.type === type).map(({ text }) => flowText(type, text));
  emitFlow(draft, [...running("header"), ...items, ...running("footer")]);
  if (draft.pictures.size > 0) {
    const { recognisePictures } = await import("../ocr/pictured-document.js");
    await recognisePictures(draft, input, (name) => walker.pictures.get(name));
  }
  draft.warn("PAGES_NOT_STATED");
  if (cut) draft.warn("PARTIALLY_READ", { detail: "파일이 중간에서 끝남" });
  const { hiddenCharacters } = walker;
  if (hiddenCharacters > 0) draft.warn("HIDDEN_TEXT", { detail: `${hiddenCharacters}자` });
  return { ...draft.finish(0, walker.properties), letters };
}
