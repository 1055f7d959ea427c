/** Cell notes and comments: legacy notes, and comment threads of newer files. */
import type { OpcPackage, Relationship } from "../containers/opc-package.js";
import { localName, readXml } from "../xml.js";
import { columnOf, rowOf } from "./address.js";
import { plainText, RichText } from "./shared-strings.js";

export interface CellNote {
  row: number;
  column: number;
  text: string;
}

/** Notes of one sheet, by cell, each thread in its own order. */
export async function readNotes(office: OpcPackage, links: Relationship[]): Promise<CellNote[]> {
  const threads: CellNote[] = [];
  const notes: CellNote[] = [];
  for (const { type, target } of links) {
    if (type === "threadedComment") threads.push(...parseThreads(await office.read(target)));
    else if (type === "comments") notes.push(...parseNotes(await office.read(target)));
  }
  // A thread is kept a second time as a note, with a sentence about newer versions of Excel before it.
  const threaded = new Set(threads.map((each) => `${each.row},${each.column}`));
  return [...threads, ...notes.filter((each) => !threaded.has(`${each.row},${each.column}`))].sort(
    (a, b) => a.row - b.row || a.column - b.column,
  );
}

/** ECMA-376 Part 1, 18.7 (comments). */
function parseNotes(bytes: Buffer | undefined): CellNote[] {
  const found: CellNote[] = [];
  if (!bytes) return found;
  const rich = new RichText();
  let reference = "";
  readXml(bytes, {
    open(name, attributes) {
      const local = localName(name);
      if (local === "comment") {
        reference = attributes.ref ?? "";
        rich.start();
      } else rich.open(local);
    },
    text: (text) => rich.text(text),
    close(name) {
      const local = localName(name);
      if (local === "comment") push(found, reference, rich.finish());
      else rich.close(local);
    },
  });
  return found;
}

/** [MS-XLSX] 2.6.205 `threadedComment`. */
function parseThreads(bytes: Buffer | undefined): CellNote[] {
  const found: CellNote[] = [];
  if (!bytes) return found;
  let reference = "";
  let text = "";
  let inText = false;
  readXml(bytes, {
    open(name, attributes) {
      const local = localName(name);
      if (local === "threadedComment") {
        reference = attributes.ref ?? "";
        text = "";
      }
      inText = local === "text";
    },
    text(piece) {
      if (inText) text += piece;
    },
    close(name) {
      inText = false;
      if (localName(name) === "threadedComment") push(found, reference, plainText(text));
    },
  });
  return found;
}

function push(found: CellNote[], reference: string, text: string): void {
  const row = rowOf(reference);
  const column = columnOf(reference);
  if (row >= 0 && column >= 0 && text.trim() !== "") found.push({ row, column, text: text.trim() });
}
