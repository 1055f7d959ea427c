/** ODT reader: the body as a flow; pages where the file marks where they turned and its own count agrees. */
import { Draft } from "../document-draft.js";
import { emitFlow } from "../flow/emit-flow.js";
import { type FlowItem, flowText, textOf } from "../flow/flow-items.js";
import { LetterCount } from "../letter-count.js";
import { type Outcome, type ReaderInput, UnreadableFile } from "../reader.js";
import { descend, elementsOf, everyElement, type XmlElement } from "../xml-tree.js";
import { OdfFlow } from "./flow.js";
import { countBody } from "./letters.js";
import { readObjects } from "./objects.js";
import { OdfPackage } from "./package.js";
import { OdfStyles } from "./styles.js";

export async function readOdt(input: ReaderInput): Promise<Outcome> {
  const pack = await OdfPackage.open(input.bytes, input.password);
  const content = await pack.content();
  const body = descend(content, "body", "text");
  if (!body) throw new UnreadableFile("CORRUPT", "no text body");
  const styleParts = await pack.optional("styles.xml", "스타일");
  const styles = new OdfStyles();
  styles.add(styleParts);
  styles.add(content);
  const { properties, pages: stated } = await pack.properties();
  const flow = new OdfFlow(styles, await readObjects(pack, content));
  const items = flow.read(body);
  const pages = flow.page === stated ? stated : 0;
  const draft = new Draft("odt");
  const running = runningParts(styleParts, styles);
  emitFlow(draft, [
    ...running.filter(({ type }) => type === "header"),
    ...(pages > 0 ? items : items.map(withoutPage)),
    ...running.filter(({ type }) => type === "footer"),
  ]);
  if (draft.pictures.size > 0) {
    const { recognisePictures } = await import("../ocr/pictured-document.js");
    await recognisePictures(draft, input, (name) => pack.read(name));
  }
  if (pages === 0) draft.warn("PAGES_NOT_STATED");
  for (const fault of pack.faults) draft.warn("PARTIALLY_READ", { detail: fault });
  const letters = new LetterCount();
  countBody(body, letters);
  const { hiddenCharacters } = flow;
  if (hiddenCharacters > 0) draft.warn("HIDDEN_TEXT", { detail: `${hiddenCharacters}자` });
  letters.leftOut += hiddenCharacters;
  return { ...draft.finish(pages, properties), letters };
}

function withoutPage(item: FlowItem): FlowItem {
  const { page: _, ...rest } = item;
  return rest;
}

/** Headers and footers of the master pages, each text once. */
function runningParts(part: XmlElement | undefined, styles: OdfStyles) {
  const found: { kind: "text"; type: "header" | "footer"; text: string }[] = [];
  for (const page of everyElement(part, "master-page")) {
    for (const running of elementsOf(page)) {
      const kind = /^(header|footer)/.exec(running.name)?.[1] as "header" | "footer" | undefined;
      if (!kind) continue;
      const text = textOf(new OdfFlow(styles, new Map()).read(running));
      const known = found.some((one) => one.type === kind && one.text === text);
      if (!known && /[\p{L}\p{N}]/u.test(text))
        found.push({ ...flowText(kind, text), kind: "text", type: kind });
    }
  }
  return found;
}
