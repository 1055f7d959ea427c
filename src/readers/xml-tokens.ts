/**
 * Streaming XML tokeniser. Hand-written because a sheet is tens of megabytes of small tags, where the readers in npm
 * are slower: 38 MB per CPU second here, 24 with saxes 6.0, 23 with htmlparser2 (which is not strict), 12 with sax
 * (Node 20). On HWPX, which has longer texts, it gains little (36 against 33 with saxes). It refuses what is not
 * well-formed and everything that a document type could bring in.
 */
import { UnreadableFile } from "./reader.js";

export interface XmlHandlers {
  /** `name` and attribute names carry their prefix as written (`w:p`); see `localName`. */
  open?(name: string, attributes: Record<string, string>, depth: number): void;
  close?(name: string, depth: number): void;
  /** May come in several pieces between two tags. */
  text?(text: string): void;
  /**
   * Reads an element that begins there itself, where it knows its form by heart, and returns the place after it; -1 where it does not. It
   * sees to it that the element is well-formed, and nothing else is called for it.
   */
  element?(buffer: string, at: number): number;
}

/** Far deeper than nested tables in real documents; stops stack-hungry nests. */
export const MAX_XML_DEPTH = 1000;
/** Levels of an element that a handler reads whole. */
const MAX_ELEMENT_DEPTH = 2;
/** One tag, comment or CDATA section; only a forged file has a longer one. */
const MAX_TOKEN_LENGTH = 32 * 1024 * 1024;
/** Text without a tag is handed on once it is this long. */
const TEXT_PIECE_LENGTH = 64 * 1024;

const TAB = 9;
const NEWLINE = 10;
const RETURN = 13;
const SPACE = 32;
const EXCLAMATION = 33;
const QUOTE = 34;
const AMPERSAND = 38;
const APOSTROPHE = 39;
const SLASH = 47;
const LESS = 60;
const EQUALS = 61;
const GREATER = 62;
const QUESTION = 63;

/** Without a prototype, so that no attribute name means anything to JavaScript. */
class AttributeMap {
  [name: string]: string;
}
Object.setPrototypeOf(AttributeMap.prototype, null);
Reflect.deleteProperty(AttributeMap.prototype, "constructor");

export class XmlTokenizer {
  private buffer = "";
  private position = 0;
  /** What came while a long token is waited for, and how much must come before it is looked at again. */
  private waiting = "";
  private awaited = 0;
  private readonly stack: string[] = [];
  private rootSeen = false;
  /** Names seen, by first letter and length, so that a name that comes again needs no new string. */
  private readonly names: (string | undefined)[] = new Array(1024).fill(undefined);

  constructor(private readonly handlers: XmlHandlers) {}

  write(text: string): void {
    this.waiting = this.waiting === "" ? text : this.waiting + text;
    if (this.waiting.length >= this.awaited) this.read();
  }

  close(): void {
    this.read();
    const rest = this.rest();
    if (this.stack.length > 0) fail(`ends inside <${this.stack.at(-1)}>`);
    if (!this.rootSeen) fail("no element");
    if (rest.trim() !== "") fail("text after the last element");
  }

  private read(): void {
    const text = this.waiting;
    this.waiting = "";
    this.buffer = this.position < this.buffer.length ? this.rest() + text : text;
    this.position = 0;
    while (this.token());
    const left = this.buffer.length - this.position;
    if (left > MAX_TOKEN_LENGTH) throw new UnreadableFile("TOO_LARGE", "XML token past the limit");
    // A token in many pieces is read from its start each time: only when it has doubled, so that work stays linear.
    this.awaited = left > TEXT_PIECE_LENGTH ? left : 0;
  }

  private rest(): string {
    return this.buffer.slice(this.position);
  }

  /** Reads the next tag with the text before it; false where the piece ends first. */
  private token(): boolean {
    const { buffer, position } = this;
    const at = buffer.indexOf("<", position);
    if (at < 0) return this.textPiece();
    switch (buffer.charCodeAt(at + 1)) {
      case SLASH:
        return this.closeTag(at);
      case EXCLAMATION:
        return this.declaration(at);
      case QUESTION:
        return this.skip(at, "?>", 2);
      default:
        return this.wholeElement(at) || this.openTag(at);
    }
  }

  /** Leaves an element to the handlers, where nothing but a tag stands before it. */
  private wholeElement(at: number): boolean {
    const { handlers, stack } = this;
    if (!handlers.element || at !== this.position) return false;
    if (stack.length === 0 || stack.length > MAX_XML_DEPTH - MAX_ELEMENT_DEPTH) return false;
    const end = handlers.element(this.buffer, at);
    if (end < 0) return false;
    this.position = end;
    return true;
  }

  /** A long run of text without a tag, cut where no reference or line end is cut in two. */
  private textPiece(): boolean {
    const { buffer, position } = this;
    if (buffer.length - position < TEXT_PIECE_LENGTH) return false;
    let end = buffer.length - 1;
    const reference = buffer.lastIndexOf("&");
    if (reference > position && buffer.length - reference < 16) end = reference;
    if (buffer.charCodeAt(end - 1) === RETURN) end--;
    this.text(position, end);
    this.position = end;
    return false;
  }

  private skip(at: number, terminator: string, opening: number): boolean {
    const end = this.buffer.indexOf(terminator, at + opening);
    if (end < 0) return false;
    this.text(this.position, at);
    this.position = end + terminator.length;
    return true;
  }

  private declaration(at: number): boolean {
    const { buffer } = this;
    if (buffer.startsWith("<!--", at)) return this.skip(at, "-->", 4);
    if (buffer.startsWith("<![CDATA[", at)) {
      const end = buffer.indexOf("]]>", at + 9);
      if (end < 0) return false;
      this.text(this.position, at);
      if (this.stack.length === 0) fail("CDATA outside the root element");
      const data = buffer.slice(at + 9, end);
      if (data !== "") this.handlers.text?.(normalizeLines(data));
      this.position = end + 3;
      return true;
    }
    if (buffer.length - at < 9) return false;
    return fail(
      buffer.startsWith("<!DOCTYPE", at) ? "document type declaration" : "unknown declaration",
    );
  }

  private closeTag(at: number): boolean {
    const { buffer, stack } = this;
    const end = buffer.indexOf(">", at + 2);
    if (end < 0) return false;
    this.text(this.position, at);
    const name = stack[stack.length - 1];
    if (name === undefined || !buffer.startsWith(name, at + 2)) fail("closing tag without its own");
    const after = at + 2 + name!.length;
    if (after !== end && buffer.slice(after, end).trim() !== "") {
      fail("closing tag without its own");
    }
    this.handlers.close?.(name!, stack.length);
    stack.pop();
    this.position = end + 1;
    return true;
  }

  private openTag(at: number): boolean {
    const { buffer } = this;
    const { length } = buffer;
    let here = nameEnd(buffer, at + 1);
    if (here >= length) return false;
    if (here === at + 1) fail("no name after <");
    const name = this.name(at + 1, here);
    const attributes: Record<string, string> = new AttributeMap();
    for (;;) {
      const before = here;
      here = skipSpace(buffer, here);
      if (here >= length) return false;
      const code = buffer.charCodeAt(here);
      if (code === GREATER) {
        this.opened(at, name, attributes);
        this.position = here + 1;
        return true;
      }
      if (code === SLASH) {
        if (here + 1 >= length) return false;
        if (buffer.charCodeAt(here + 1) !== GREATER) fail("stray / in a tag");
        this.opened(at, name, attributes);
        this.handlers.close?.(name, this.stack.length);
        this.stack.pop();
        this.position = here + 2;
        return true;
      }
      if (here === before) fail("no space between attributes");
      here = this.attribute(here, attributes);
      if (here < 0) return false;
    }
  }

  /** Reads `name="value"`; the place after it, or -1 where the piece ends first. */
  private attribute(start: number, attributes: Record<string, string>): number {
    const { buffer } = this;
    const { length } = buffer;
    let here = nameEnd(buffer, start);
    if (here >= length) return -1;
    if (here === start) fail("no attribute name");
    const name = this.name(start, here);
    here = skipSpace(buffer, here);
    if (here >= length) return -1;
    if (buffer.charCodeAt(here) !== EQUALS) fail("attribute without a value");
    here = skipSpace(buffer, here + 1);
    if (here >= length) return -1;
    const quote = buffer.charCodeAt(here);
    if (quote !== QUOTE && quote !== APOSTROPHE) fail("attribute value without quotes");
    let plain = true;
    let end = here + 1;
    for (; end < length; end++) {
      const code = buffer.charCodeAt(end);
      if (code === quote) break;
      if (code < SPACE || code === AMPERSAND || code === LESS) plain = false;
    }
    if (end >= length) return -1;
    if (attributes[name] !== undefined) fail("attribute given twice");
    const value = buffer.slice(here + 1, end);
    attributes[name] = plain ? value : attributeValue(value);
    return end + 1;
  }

  private opened(at: number, name: string, attributes: Record<string, string>): void {
    this.text(this.position, at);
    const { stack } = this;
    if (stack.length === 0) {
      if (this.rootSeen) fail("a second root element");
      this.rootSeen = true;
    }
    if (stack.push(name) > MAX_XML_DEPTH) {
      throw new UnreadableFile("TOO_LARGE", "XML nested too deep");
    }
    this.handlers.open?.(name, attributes, stack.length);
  }

  private text(from: number, to: number): void {
    if (from >= to) return;
    const text = this.buffer.slice(from, to);
    if (this.stack.length === 0) {
      if (text.trim() !== "") fail("text outside the root element");
      return;
    }
    if (!this.handlers.text) return;
    this.handlers.text(isPlain(text) ? text : resolveReferences(normalizeLines(text)));
  }

  private name(start: number, end: number): string {
    const { buffer } = this;
    const slot =
      (buffer.charCodeAt(start) * 31 + buffer.charCodeAt(end - 1) * 7 + end - start) & 1023;
    const known = this.names[slot];
    if (known !== undefined && known.length === end - start && buffer.startsWith(known, start)) {
      return known;
    }
    const name = ownCopy(buffer.slice(start, end));
    if (/^[-.\d]/.test(name)) fail("a name that starts with a digit");
    this.names[slot] = name;
    return name;
  }
}

/** As an object's key, a name becomes a string of its own instead of a window into the piece it came from. */
function ownCopy(name: string): string {
  return Object.keys({ [name]: 0 })[0]!;
}

/** The first place that cannot belong to a name. */
function nameEnd(buffer: string, start: number): number {
  let here = start;
  for (; here < buffer.length; here++) {
    const code = buffer.charCodeAt(here);
    if (code > GREATER) continue;
    if (
      code <= SPACE ||
      code === SLASH ||
      code === EQUALS ||
      code === GREATER ||
      code === QUOTE ||
      code === APOSTROPHE ||
      code === LESS
    ) {
      break;
    }
  }
  return here;
}

function skipSpace(buffer: string, start: number): number {
  let here = start;
  for (; here < buffer.length; here++) {
    const code = buffer.charCodeAt(here);
    if (code !== SPACE && code !== NEWLINE && code !== RETURN && code !== TAB) break;
  }
  return here;
}

/** Neither a reference nor a line end of another system in it. Short text, which is most, is looked at by hand. */
function isPlain(text: string): boolean {
  if (text.length > 40) return !text.includes("&") && !text.includes("\r");
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === AMPERSAND || code === RETURN) return false;
  }
  return true;
}

/** Line ends are one character each (XML 1.0, 2.11). */
function normalizeLines(text: string): string {
  return text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text;
}

/** White space becomes spaces (XML 1.0, 3.3.3); a `<` cannot stand in a value. */
function attributeValue(value: string): string {
  if (value.includes("<")) fail("< in an attribute value");
  return resolveReferences(value.replace(/\r\n|[\t\n\r]/g, " "));
}

const NAMED: Record<string, string> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

/** XML's own five names and characters by number; any other name is an entity, and there are none. */
function resolveReferences(text: string): string {
  return text.replace(/&([^;&\s]{0,12};)?/g, (_, reference?: string) => {
    const name = reference?.slice(0, -1) ?? "";
    const known = NAMED[name];
    if (known !== undefined) return known;
    const digits = /^#(?:x([0-9A-Fa-f]+)|(\d+))$/.exec(name);
    if (!digits) fail(`reference &${name};`);
    const code = digits![1] ? Number.parseInt(digits![1], 16) : Number(digits![2]);
    if (code > 0x10ffff) fail("character past the end of Unicode");
    // Control characters and half surrogates cannot stand in XML; programs write them all the same.
    const allowed = code >= SPACE || code === TAB || code === NEWLINE || code === RETURN;
    return allowed && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : "";
  });
}

function fail(what: string): never {
  throw new UnreadableFile("CORRUPT", `XML: ${what}`);
}
