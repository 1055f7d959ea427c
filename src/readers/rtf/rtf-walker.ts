/**
 * Follows the groups and control words of an RTF file and tells the story what is text. By hand because the parsers on npm
 * (`rtf-stream-parser`, `rtf-parser`) give text without tables, notes and lists.
 */
import iconv from "iconv-lite";
import type { Properties } from "../../model/document.js";
import { CellStory, type ParagraphState } from "../flow/cell-story.js";
import { encodingOfCharset, encodingOfPage } from "../flow/code-pages.js";
import { flowText } from "../flow/flow-items.js";
import type { RtfToken } from "../flow/rtf-tokens.js";
import type { CellDefinition } from "../flow/table-rows.js";
import type { LetterCount } from "../letter-count.js";
import { inSymbolFont, isSymbolFont, symbolText } from "../symbol-fonts.js";
import { DESTINATIONS, type Destination, INFO, KNOWN_OPTIONAL, SIGNS } from "./destinations.js";
import { RtfEquation } from "./equation.js";
import { NOTE_NUMBERS, NoteCounters } from "./note-numbers.js";

interface Group {
  destination: Destination;
  /** Characters that stand for a Unicode one in readers that know none (`\uc`). */
  fallback: number;
  encoding: string | undefined;
  font: string | undefined;
  hidden: boolean;
  /** Set so small that nobody sees it. */
  tiny: boolean;
  paragraph: ParagraphState & { style: number };
  /** Text of a destination of its own, where this group began it. */
  capture?: { text: string; story?: CellStory };
  info?: keyof typeof INFO;
  /** The row around a nested one, whose definition stands in a group of its own. */
  outerRow?: RowState;
  starred: boolean;
  isEndnote?: boolean;
  equation?: RtfEquation;
}

interface RowState {
  definitions: CellDefinition[];
  left: number;
  header: boolean;
}

const PLAIN = { tables: 0, heading: 0, level: 1, style: -1 };
/** One point, as in HWP: form programs hide their marks so. Sizes are in half points. */
const TINY_HALF_POINTS = 2;
/** Groups in groups; real files have tens. */
const MAX_GROUPS = 10_000;

export class RtfWalker {
  readonly story = new CellStory();
  readonly properties: Properties = {};
  readonly running: { type: "header" | "footer"; text: string }[] = [];
  readonly pictures = new Map<string, Buffer>();
  hiddenCharacters = 0;
  /** Groups that are still open: more than none at the end, the file is cut. */
  readonly groups: Group[] = [];
  private group: Group = {
    destination: "body",
    fallback: 1,
    encoding: undefined,
    font: undefined,
    hidden: false,
    tiny: false,
    paragraph: { ...PLAIN },
    starred: false,
  };
  private documentEncoding = "windows-1252";
  private readonly fonts = new Map<number, string>();
  private readonly fontNames = new Map<number, string>();
  private readonly headings = new Map<number, number>();
  private font = 0;
  private style = -1;
  private pending: number[] = [];
  private toSkip = 0;
  private readonly notes = new NoteCounters();
  private shapeName = "";
  private description = "";
  private definition: Omit<CellDefinition, "right"> = emptyDefinition();
  private row: RowState = { definitions: [], left: 0, header: false };

  constructor(private readonly letters: LetterCount) {}

  token(token: RtfToken): void {
    if (token.kind === "byte") {
      if (this.toSkip > 0) this.toSkip--;
      else if (this.group.destination !== "skip") this.pending.push(token.byte);
      return;
    }
    this.flush();
    this.toSkip = 0;
    if (token.kind === "open") this.open();
    else if (token.kind === "close") this.close();
    else if (token.kind === "word" && token.name === "u") this.unicode(token.value ?? 0);
    else if (token.kind === "word") this.word(token.name, token.value);
  }

  end(): void {
    this.flush();
    while (this.groups.length > 0) this.close();
  }

  private open(): void {
    this.groups.push(this.group);
    if (this.groups.length > MAX_GROUPS) this.group = { ...this.group, destination: "skip" };
    const { capture: _, info: __, outerRow: ___, ...kept } = this.group;
    this.group = { ...kept, paragraph: { ...kept.paragraph }, starred: false };
    kept.equation?.open();
  }

  private close(): void {
    const closed = this.group;
    const outer = this.groups.pop();
    if (!outer) return;
    this.group = outer;
    if (outer.equation) outer.equation.close();
    else if (closed.equation) this.put(closed.equation.finish());
    if (closed.outerRow) this.row = closed.outerRow;
    if (closed.capture) this.captured(closed.destination, closed.capture, closed);
  }

  /** A destination has ended: its text goes where it belongs. */
  private captured(
    destination: Destination,
    capture: { text: string; story?: CellStory },
    group: Group,
  ): void {
    const text = capture.text.trim();
    if (capture.story) {
      const items = capture.story.finish(group.paragraph);
      const lines = items.flatMap((item) => (item.kind === "text" ? [item.text] : []));
      const whole = lines.join("\n").trim();
      if (destination === "textBox") for (const item of items) this.current.addAfterParagraph(item);
      else if (whole === "") return;
      else if (destination === "footnote" || destination === "note")
        this.current.addAfterParagraph(flowText(destination, whole));
      else if (destination === "header" || destination === "footer")
        this.addRunning(destination, whole);
    } else if (destination === "label") this.current.setLabel(text);
    else if (destination === "info" && group.info) this.properties[group.info] = text;
    else if (destination === "styles") this.endStyle(text);
    else if (destination === "shapeName") this.shapeName = text;
    else if (destination === "shapeValue") {
      if (this.shapeName === "wzDescription") this.description = text;
    } else if (destination === "picture") this.endPicture(text);
  }

  private addRunning(type: "header" | "footer", text: string): void {
    const known = this.running.some((one) => one.type === type && one.text === text);
    if (!known && /[\p{L}\p{N}]/u.test(text)) this.running.push({ type, text });
  }

  private endPicture(hex: string): void {
    const bytes = Buffer.from(hex.replace(/[^0-9a-f]/gi, ""), "hex");
    const name = `pict${this.pictures.size + 1}`;
    this.pictures.set(name, bytes);
    this.current.addAfterParagraph({ kind: "figure", text: this.description, picture: name });
    this.description = "";
  }

  /** The story that text goes to: that of the nearest note, header or text box, else the document's. */
  private get current(): CellStory {
    const around = [...this.groups.slice(-200), this.group];
    return around.findLast(({ capture }) => capture?.story)?.capture?.story ?? this.story;
  }

  private begin(destination: Destination): void {
    this.group.destination = destination;
    this.group.starred = false;
    const own = ["footnote", "note", "header", "footer", "textBox"].includes(destination);
    if (destination !== "skip" && destination !== "fonts" && destination !== "styles") {
      this.group.capture = own ? { text: "", story: new CellStory() } : { text: "" };
    }
    if (own) {
      this.group.paragraph = { ...PLAIN };
      this.group.hidden = false;
    }
  }

  private word(name: string, value: number | undefined): void {
    const { group } = this;
    if (name === "*") {
      group.starred = true;
      return;
    }
    if (group.destination === "skip") return;
    if (name === "moMath") group.equation ??= new RtfEquation();
    if (group.equation) {
      group.equation.word(name);
      return;
    }
    const destination = DESTINATIONS.get(name);
    if (destination !== undefined && group.destination !== "info") {
      this.begin(destination);
      return;
    }
    if (group.starred && !KNOWN_OPTIONAL.has(name)) {
      group.starred = false;
      group.destination = "skip";
      return;
    }
    group.starred = false;
    const sign = SIGNS.get(name);
    if (sign !== undefined) {
      this.put(sign);
      return;
    }
    if (group.destination === "info") {
      if (Object.hasOwn(INFO, name)) {
        group.info = name as keyof typeof INFO;
        group.capture = { text: "" };
      } else if (name !== "info") group.destination = "skip";
      return;
    }
    this.character(name, value) || this.paragraphWord(name, value) || this.tableWord(name, value);
  }

  private character(name: string, value: number | undefined): boolean {
    const { group } = this;
    if (name === "ansicpg") this.documentEncoding = encodingOfPage(value ?? 1252);
    else if (name === "uc") group.fallback = Math.min(8, Math.max(0, value ?? 1));
    else if (name === "f") this.useFont(value ?? 0);
    else if (name === "fcharset") this.fontCharset(value ?? 0);
    else if (name === "v" || name === "deleted") group.hidden = value !== 0;
    else if (name === "fs") group.tiny = value !== undefined && value <= TINY_HALF_POINTS;
    else if (name === "plain") {
      group.hidden = false;
      group.tiny = false;
      group.encoding = undefined;
      group.font = undefined;
    } else if (name === "chftn") this.noteMark();
    else if (name === "ftnalt") group.isEndnote = true;
    else if (NOTE_NUMBERS.has(name)) this.notes.format(name);
    else return false;
    return true;
  }

  private useFont(font: number): void {
    this.font = font;
    if (this.group.destination === "fonts") return;
    this.group.encoding = this.fonts.get(font);
    this.group.font = this.fontNames.get(font);
  }

  private fontCharset(charset: number): void {
    const encoding = encodingOfCharset(charset);
    if (this.group.destination === "fonts" && encoding) this.fonts.set(this.font, encoding);
  }

  /** In the sentence a bare number would join figures and letters; the note itself says its own. */
  private noteMark(): void {
    if (this.group.destination !== "footnote") return;
    this.put(`${this.notes.next(this.group.isEndnote ? "endnote" : "footnote")} `);
  }

  private paragraphWord(name: string, value: number | undefined): boolean {
    const { paragraph } = this.group;
    if (name === "par" || name === "sect" || name === "page" || name === "column") {
      if (this.group.destination !== "styles") this.current.endParagraph(paragraph);
    } else if (name === "pard") Object.assign(paragraph, PLAIN);
    else if (name === "intbl") paragraph.tables = Math.max(1, paragraph.tables);
    else if (name === "itap") paragraph.tables = Math.max(0, value ?? 0);
    else if (name === "ilvl") paragraph.level = Math.min(9, Math.max(0, value ?? 0)) + 1;
    else if (name === "outlinelevel") this.outline((value ?? 9) + 1);
    else if (name === "s") {
      this.style = value ?? 0;
      if (this.group.destination === "styles") this.group.capture = { text: "" };
      else paragraph.heading = this.headings.get(this.style) ?? 0;
    } else return false;
    return true;
  }

  private outline(level: number): void {
    const heading = level >= 1 && level <= 9 ? level : 0;
    if (this.group.destination !== "styles") this.group.paragraph.heading = heading;
    else if (heading > 0) this.headings.set(this.style, heading);
  }

  private endStyle(name: string): void {
    const level = Number(/^(?:heading|제목|개요)\s*(\d)/i.exec(name)?.[1] ?? 0);
    if (level > 0) this.headings.set(this.style, level);
  }

  private tableWord(name: string, value: number | undefined): void {
    const { paragraph } = this.group;
    if (name === "cell" || name === "nestcell") {
      const tables = name === "cell" ? 1 : Math.max(2, paragraph.tables);
      this.current.endCell({ ...paragraph, tables });
    } else if (name === "row" || name === "nestrow") {
      this.current.endRow(this.row, name === "row" ? 1 : Math.max(2, paragraph.tables));
    } else if (name === "nesttableprops") this.group.outerRow = this.row;
    else if (name === "trowd") {
      this.definition = emptyDefinition();
      this.row = { definitions: [], left: 0, header: false };
    } else if (name === "trleft") this.row.left = value ?? 0;
    else if (name === "trhdr") this.row.header = true;
    else if (name === "clmgf") this.definition.merge = "first";
    else if (name === "clmrg") this.definition.merge = "continued";
    else if (name === "clvmgf") this.definition.vertical = "first";
    else if (name === "clvmrg") this.definition.vertical = "continued";
    else if (name === "clcbpat") this.definition.painted = (value ?? 0) > 0;
    else if (name === "cellx") {
      this.row.definitions.push({ ...this.definition, right: value ?? 0 });
      this.definition = emptyDefinition();
    }
  }

  private unicode(value: number): void {
    if (this.group.destination !== "skip") {
      const code = value < 0 ? value + 0x10000 : value;
      if (code > 0 && code <= 0x10ffff) this.put(String.fromCodePoint(code));
    }
    this.toSkip = this.group.fallback;
  }

  /** Bytes of one run, decoded together: a Hangul syllable is two of them. */
  private flush(): void {
    if (this.pending.length === 0) return;
    const bytes = Buffer.from(this.pending);
    this.pending = [];
    this.put(iconv.decode(bytes, this.group.encoding ?? this.documentEncoding));
  }

  private put(written: string): void {
    const { group } = this;
    const { destination } = group;
    if (destination === "skip") return;
    if (destination === "fonts") {
      const name = (this.fontNames.get(this.font) ?? "") + written;
      this.fontNames.set(this.font, name.replace(/;.*/s, ""));
      return;
    }
    const text = shownSigns(group.font, written);
    if (group.equation) {
      group.equation.text(text);
      return;
    }
    const capturing =
      group.capture ?? [...this.groups.slice(-200)].findLast((one) => one.capture)?.capture;
    if (destination === "styles" && !group.capture) return;
    if ((group.hidden || group.tiny) && ["body", "textBox"].includes(destination)) {
      this.hiddenCharacters += text.trim().length;
      return;
    }
    const shown = ["body", "textBox", "footnote", "note", "header", "footer"].includes(destination);
    if (!shown) {
      if (capturing && !capturing.story) capturing.text += text;
      return;
    }
    if (destination !== "header" && destination !== "footer") this.letters.add(text);
    this.current.append(text);
  }
}

/** Signs of symbol fonts, by the font where it is known; bullets stand at places of Symbol without naming it. */
function shownSigns(font: string | undefined, text: string): string {
  if (isSymbolFont(font)) return inSymbolFont(font, text);
  return text.replace(/[\uf020-\uf0ff]/g, (sign) => symbolText("Symbol", sign));
}

function emptyDefinition(): Omit<CellDefinition, "right"> {
  return { merge: undefined, vertical: undefined, painted: false };
}
