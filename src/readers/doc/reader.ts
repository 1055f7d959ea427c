/**
 * Legacy Word reader (.doc, Word 97–2003, [MS-DOC]). By hand because `word-extractor` gives text without tables, labels and headings, and
 * reads its container without bounds.
 */
import { OleFile } from "../containers/ole.js";
import { Draft } from "../document-draft.js";
import { emitFlow } from "../flow/emit-flow.js";
import { type FlowItem, flowText, textOf } from "../flow/flow-items.js";
import { LetterCount } from "../letter-count.js";
import { mtefText } from "../mtef-equation.js";
import { type Outcome, type ReaderInput, UnreadableFile, unreadable } from "../reader.js";
import { readFileInformation, TABLE } from "./file-information.js";
import { Lists, readFonts } from "./lists.js";
import { readApart } from "./notes.js";
import { PieceTable } from "./piece-table.js";
import { PropertyRuns } from "./property-runs.js";
import { type DocParts, DocStory } from "./story.js";
import { Styles } from "./styles.js";
import { readSummary } from "./summary.js";
import { unlockDoc } from "./unlock.js";

/** Word 97 and later; before it tables have other places ([MS-DOC] 2.5.1). */
const FIRST_VERSION = 0x00c1;

export async function readDoc(input: ReaderInput): Promise<Outcome> {
  const file = OleFile.open(input.bytes);
  const streamOf = (name: string) => {
    const entry = file.find(name);
    return entry ? file.read(entry) : Buffer.alloc(0);
  };
  const stream = streamOf("WordDocument");
  const information = readFileInformation(stream);
  if (!information) throw new UnreadableFile("CORRUPT", "DOC without its information block");
  if (information.version < FIRST_VERSION) return unreadable("UNSUPPORTED_FORMAT", OLDER_WORD);
  if (information.encrypted) return readLocked(input);
  const tables = streamOf(information.tableStream);
  const table = (index: number, past = 0) => {
    const { at, length } = information.table(index);
    return tables.subarray(at, length === 0 ? at : at + length + past);
  };
  const pieces = new PieceTable(stream, table(TABLE.pieces));
  if (pieces.text === "") return unreadable(pieces.cut ? "CORRUPT" : "EMPTY");
  const fonts = readFonts(table(TABLE.fonts));
  const parts: DocParts = {
    pieces,
    paragraphs: new PropertyRuns(stream, table(TABLE.paragraphPages), "paragraphs"),
    characters: new PropertyRuns(stream, table(TABLE.characterPages), "characters"),
    styles: new Styles(table(TABLE.styles)),
    // The levels of lists follow the table, outside its stated length.
    lists: new Lists(table(TABLE.lists, tables.length), table(TABLE.listOverrides), fonts),
    fonts,
    apart: readApart(information, table),
    data: streamOf("Data"),
    letters: new LetterCount(),
    pictures: new Map(),
    equation: once((object) => mtefText(streamOf(`ObjectPool/_${object}/Equation Native`))),
  };
  const story = new DocStory(parts);
  const body = story.read({ from: 0, to: information.lengths.main });
  for (const box of parts.apart.loose) body.push(...new DocStory(parts, 1).read(box));
  const draft = new Draft("doc");
  emitFlow(draft, [...running(parts, "header"), ...body, ...running(parts, "footer")]);
  if (draft.pictures.size > 0) {
    const { recognisePictures } = await import("../ocr/pictured-document.js");
    await recognisePictures(draft, input, (name) => parts.pictures.get(name));
  }
  draft.warn("PAGES_NOT_STATED");
  if (file.cut || pieces.cut) draft.warn("PARTIALLY_READ", { detail: "파일의 끝이 잘림" });
  if (story.hiddenCharacters > 0)
    draft.warn("HIDDEN_TEXT", { detail: `${story.hiddenCharacters}자` });
  return {
    ...draft.finish(0, readSummary(streamOf("\x05SummaryInformation"))),
    letters: parts.letters,
  };
}

/** Its old ciphers are not opened, so the general advice to send the password would mislead. */
function readLocked({ password, ...input }: ReaderInput): Promise<Outcome> | Outcome {
  const bytes = password === undefined ? null : unlockDoc(input.bytes, password);
  return bytes ? readDoc({ ...input, bytes }) : unreadable("PASSWORD_PROTECTED");
}
const OLDER_WORD = {
  wording: {
    ko: "Word 95 이하에서 만든 문서는 읽지 않습니다. DOCX로 다시 저장해 올려 주세요.",
    en: "Documents of Word 95 and older are not read. Save it as DOCX and send that.",
  },
};

/** Each text once, however many sections and kinds of page show it. */
function running(parts: DocParts, type: "header" | "footer"): FlowItem[] {
  const texts = parts.apart.headers
    .filter((one) => one.type === type && one.to > one.from)
    .map((one) => textOf(flattened(new DocStory(parts, 1, true).read(one))).trim());
  return [...new Set(texts)]
    .filter((text) => /[\p{L}\p{N}]/u.test(text))
    .map((text) => flowText(type, text));
}

/** Letterheads are often tables; in a header only their words count. */
function flattened(items: readonly FlowItem[]): FlowItem[] {
  return items.flatMap((item) =>
    item.kind === "table" ? item.rows.flat().flatMap((cell) => flattened(cell.items)) : [item],
  );
}

/** Each is read once, however often the text names it. */
function once(read: (object: number) => string | undefined) {
  const known = new Map<number, string | undefined>();
  return (object: number): string | undefined => {
    if (!known.has(object)) known.set(object, read(object));
    return known.get(object);
  };
}
