/** Reads generated DOCX files in tests and summarises the result in short lines. */
import { type DocxParts, makeDocx } from "../samples/make/docx.js";
import { readDocx } from "../src/readers/docx/reader.js";
import {
  DEFAULT_READ_OPTIONS,
  type Outcome,
  type Reading,
  UnreadableFile,
} from "../src/readers/reader.js";

export async function readDocxBytes(bytes: Buffer): Promise<Outcome> {
  return readDocx({
    bytes,
    filename: "시험.docx",
    options: DEFAULT_READ_OPTIONS,
    readConverted: () => Promise.reject(new Error("not converted")),
    readInner: () => Promise.reject(new Error("a DOCX holds no documents")),
    refuseInner: () => {
      throw new Error("a DOCX holds no documents");
    },
  });
}

export async function readParts(parts: DocxParts): Promise<Reading> {
  const outcome = await readDocxBytes(makeDocx(parts));
  if (!outcome.readable) throw new Error(`not readable: ${outcome.reason}`);
  return outcome;
}

/** `heading1: 개요`, `list_item2: 가. 범위`, `paragraph: …`, in order. */
export async function shownLines(parts: DocxParts): Promise<string[]> {
  const { blocks } = await readParts(parts);
  return blocks.map((block) => `${block.type}${block.level ?? ""}: ${block.text}`);
}

/** `1 첫 쪽`, `2 둘째 쪽`: the page before the text. */
export async function pagedLines(parts: DocxParts): Promise<string[]> {
  const { blocks } = await readParts(parts);
  return blocks.map((block) => `${block.page} ${block.text}`);
}

/** The reason a file is refused with. */
export async function refusal(bytes: Buffer): Promise<string> {
  try {
    const outcome = await readDocxBytes(bytes);
    return outcome.readable ? "READ" : outcome.reason;
  } catch (error) {
    if (error instanceof UnreadableFile) return error.reason;
    throw error;
  }
}
