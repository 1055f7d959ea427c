/**
 * The pages' content streams, straight from the file's bytes. PDFium tells what a page shows, not what its stream says, and forgets
 * every clipping rectangle that cuts nothing off, which is what word processors set around table cells; pdf.js costs more time than
 * all of the reader. So the few objects on the way to a page's stream are found here. What is odd or encrypted gives nothing, and
 * the page is read without.
 */
import { inflateSync } from "node:zlib";

/** A page's stream, or a stream of objects, larger than this is no page that people read. */
const MAX_STREAM_BYTES = 32 * 1024 * 1024;
/** Most pages' streams are unpacked in one or two pieces. */
const INFLATED_AT_ONCE = 1 << 17;
/** A dictionary longer than this is not one of those looked for. */
const MAX_DICTIONARY = 1 << 20;
/** Page trees deeper than this go in circles. */
const MAX_DEPTH = 40;

export class ContentStreams {
  /** Where each object starts; those of object streams by their text. */
  private readonly objects = new Map<number, number | string>();
  /** The object numbers of the pages, in order. */
  private pages: number[] | undefined;

  constructor(private readonly bytes: Buffer) {}

  /** How many pages the file's page tree holds; 0 where it cannot be followed. */
  get length(): number {
    this.pages ??= this.findPages();
    return this.pages.length;
  }

  /** The stream of a page (from 1), its parts joined, each byte a character; null where it cannot be had. */
  page(number: number): string | null {
    const page = number <= this.length ? this.pages![number - 1] : undefined;
    if (page === undefined) return null;
    const parts = this.references(this.text(page), "Contents").map((part) => this.stream(part));
    if (parts.length === 0 || parts.some((part) => part === null)) return null;
    return parts.map((part) => part!.toString("latin1")).join("\n");
  }

  private findPages(): number[] {
    if (this.bytes.includes("/Encrypt")) return [];
    this.indexObjects();
    const at = this.bytes.lastIndexOf("/Root");
    const root = at === -1 ? null : REFERENCE.exec(this.bytes.toString("latin1", at, at + 40));
    const [tree] = root ? this.references(this.text(Number(root[1])), "Pages") : [];
    const pages: number[] = [];
    if (tree !== undefined) this.walk(tree, pages, 0);
    return pages;
  }

  /** A later object of the same number replaces an earlier one, as in files saved again. */
  private indexObjects(): void {
    const { bytes, objects } = this;
    for (let at = bytes.indexOf(" obj"); at !== -1; at = bytes.indexOf(" obj", at + 4)) {
      const head = /(\d+)\s+\d+$/.exec(bytes.toString("latin1", Math.max(0, at - 18), at));
      if (!head) continue;
      objects.set(Number(head[1]), at + 4);
      const start = bytes.toString("latin1", at + 4, at + 200);
      if (/\/Type\s*\/ObjStm/.test(start)) this.unpack(at + 4);
    }
  }

  /** Puts the objects of an object stream (ISO 32000-1, 7.5.7) among the others. */
  private unpack(at: number): void {
    const text = this.dictionaryAt(at);
    const count = numberOf(text, "N");
    const first = numberOf(text, "First");
    const data = this.streamAt(at, text)?.toString("latin1");
    if (!data || count === null || first === null) return;
    const places = data.slice(0, first).trim().split(/\s+/).map(Number);
    for (let index = 0; index < count; index++) {
      const [number, from] = [places[2 * index], places[2 * index + 1]];
      const to = places[2 * index + 3];
      if (number === undefined || from === undefined) return;
      this.objects.set(number, data.slice(first + from, to === undefined ? undefined : first + to));
    }
  }

  private walk(number: number, pages: number[], depth: number): void {
    const text = this.text(number);
    if (depth > MAX_DEPTH) return;
    if (/\/Kids\b/.test(text)) {
      for (const kid of this.references(text, "Kids")) this.walk(kid, pages, depth + 1);
    } else if (text !== "") pages.push(number);
  }

  /** The text of an object without its stream. */
  private text(number: number): string {
    const found = this.objects.get(number);
    if (found === undefined) return "";
    return typeof found === "string" ? found : this.dictionaryAt(found);
  }

  private dictionaryAt(at: number): string {
    const ends = ["stream", "endobj"].map((word) => this.bytes.indexOf(word, at));
    const end = Math.min(...ends.filter((place) => place !== -1), at + MAX_DICTIONARY);
    return this.bytes.toString("latin1", at, end);
  }

  /** The object numbers that a key refers to: one, or an array's, which may itself stand elsewhere. */
  private references(text: string, key: string): number[] {
    const value = new RegExp(`/${key}\\s*(\\[[^\\]]*\\]|\\d+\\s+\\d+\\s+R)`).exec(text)?.[1];
    if (value === undefined) return [];
    const numbers = [...value.matchAll(/(\d+)\s+\d+\s+R/g)].map((found) => Number(found[1]));
    if (value.startsWith("[") || numbers.length !== 1) return numbers;
    const elsewhere = /^\s*\[([^\]]*)\]/.exec(this.text(numbers[0]!))?.[1];
    if (elsewhere === undefined) return numbers;
    return [...elsewhere.matchAll(/(\d+)\s+\d+\s+R/g)].map((found) => Number(found[1]));
  }

  private stream(number: number): Buffer | null {
    const at = this.objects.get(number);
    return typeof at === "number" ? this.streamAt(at, this.dictionaryAt(at)) : null;
  }

  private streamAt(at: number, dictionary: string): Buffer | null {
    const { bytes } = this;
    let from = at + dictionary.length + "stream".length;
    if (bytes[from] === CARRIAGE_RETURN) from++;
    if (bytes[from] === LINE_FEED) from++;
    const end = bytes.indexOf("endstream", from);
    if (end === -1) return null;
    const data = bytes.subarray(from, end);
    const filter = /\/Filter\s*\[?\s*([^\]>]*)/.exec(dictionary)?.[1] ?? "";
    const filters = filter.match(/\/\w+/g) ?? [];
    if (!/\/Filter\b/.test(dictionary)) return data;
    if (filters[0] !== "/FlateDecode" || /\/Predictor\b/.test(dictionary)) return null;
    try {
      return inflateSync(data, { maxOutputLength: MAX_STREAM_BYTES, chunkSize: INFLATED_AT_ONCE });
    } catch {
      return null;
    }
  }
}

const REFERENCE = /^\/Root\s+(\d+)\s+\d+\s+R/;
const CARRIAGE_RETURN = 0x0d;
const LINE_FEED = 0x0a;

function numberOf(text: string, key: string): number | null {
  const found = new RegExp(`/${key}\\s+(\\d+)`).exec(text);
  return found ? Number(found[1]) : null;
}
