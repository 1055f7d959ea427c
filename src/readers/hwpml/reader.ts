/** HWPML reader (한글 XML 문서): one XML file into the document tree shared with HWP 5 and HWPX. */
import iconv from "iconv-lite";
import { equationText } from "../hangul/equation-text.js";
import { readHangul } from "../hangul/read.js";
import { A4, emptyDefinitions, type HangulDocument } from "../hangul/tree.js";
import { LetterCount } from "../letter-count.js";
import { type Outcome, type ReaderInput, UnreadableFile } from "../reader.js";
import { decodeBytes } from "../text-encoding.js";
import {
  descend,
  elementsOf,
  everyElement,
  readTree,
  textBelow,
  type XmlElement,
} from "../xml-tree.js";
import { readDefinitions, readProperties } from "./definitions.js";
import { withoutDocumentType } from "./document-type.js";
import { type HwpmlState, readParagraphs } from "./paragraphs.js";

/** What is text but not counted: running parts are given once. */
const RUNNING = new Set(["HEADER", "FOOTER", "MASTERPAGE"]);

export async function readHwpml(input: ReaderInput): Promise<Outcome> {
  const text = withoutDocumentType(decodeBytes(input.bytes, declaredEncoding(input.bytes)).text);
  const faults: string[] = [];
  const root = readTree(Buffer.from(text), () => faults.push("파일이 중간에서 끝남"));
  const document = decode(root, faults);
  const data = pictures(root);
  return readHangul(document, input, "hwpml", (name) => {
    const written = data.get(name);
    return written === undefined ? undefined : Buffer.from(written.replace(/\s+/g, ""), "base64");
  });
}

function decode(root: XmlElement, faults: string[]): HangulDocument {
  const head = descend(root, "HEAD");
  const document: HangulDocument = {
    sections: [],
    definitions: emptyDefinitions(),
    properties: readProperties(head),
    faults,
    hiddenCharacters: 0,
    letters: new LetterCount(),
    charts: new Map(),
  };
  readDefinitions(head, document.definitions);
  const { faint, symbolFonts } = document.definitions;
  const stated = Number(head?.attributes.SecCnt);
  for (const section of elementsOf(descend(root, "BODY"))) {
    if (section.name !== "SECTION") continue;
    const state: HwpmlState = {
      ...{ setup: undefined, faint, symbolFonts, depth: 0, tooDeep: false, masterPages: [] },
    };
    const paragraphs = readParagraphs(section, state);
    count(section, document.letters);
    if (state.tooDeep) faults.push("너무 깊이 겹친 개체");
    document.sections.push({
      paragraphs,
      setup: state.setup ??
        document.sections.at(-1)?.setup ?? { page: A4, outlineNumbering: 0, pageFills: [] },
      masterPages: state.masterPages,
    });
  }
  if (Number.isInteger(stated) && stated > document.sections.length)
    faults.push(`구역 ${stated - document.sections.length}개: 없음`);
  if (document.sections.every(({ paragraphs }) => paragraphs.length === 0))
    throw new UnreadableFile(faults.length > 0 ? "CORRUPT" : "EMPTY", "no paragraph");
  return document;
}

function count(parent: XmlElement, letters: LetterCount): void {
  for (const child of elementsOf(parent)) {
    if (RUNNING.has(child.name)) continue;
    if (child.name === "CHAR") letters.add(textBelow(child));
    else if (child.name === "SCRIPT") letters.add(equationText(textBelow(child)));
    else count(child, letters);
  }
}

/** Pictures stand in `TAIL` as base64, under the number that `IMAGE` names. */
function pictures(root: XmlElement): Map<string, string> {
  const found = new Map<string, string>();
  for (const data of everyElement(descend(root, "TAIL"), "BINDATA"))
    found.set(data.attributes.Id ?? "", textBelow(data));
  return found;
}

function declaredEncoding(bytes: Buffer): string | undefined {
  const head = bytes.toString("latin1", 0, 200);
  const name = /<\?xml[^>]*encoding\s*=\s*["']([\w.-]+)["']/.exec(head)?.[1];
  return name !== undefined && iconv.encodingExists(name) ? name : undefined;
}
