/** DOCX reader: opens the package, reads its parts in turn, and composes the items into blocks. */
import { ChartText } from "../chart-text.js";
import { type MainPart, OpcPackage, type Relationship } from "../containers/opc-package.js";
import { type PackageProperties, readPackageProperties } from "../containers/opc-properties.js";
import { Draft } from "../document-draft.js";
import { LetterCount } from "../letter-count.js";
import { type Outcome, type ReaderInput, UnreadableFile } from "../reader.js";
import { streamXml, type XmlHandlers } from "../xml.js";
import { countingText, type TextElements } from "../xml-letters.js";
import { type ComposeInput, compose, type DocxSettings, sectionShifts } from "./compose-blocks.js";
import { withUsualNames } from "./element-names.js";
import { flatText } from "./flat-text.js";
import type { StoryItem } from "./items.js";
import { type Notes, notesHandlers } from "./notes.js";
import { ListNumbering } from "./numbering.js";
import { statedPages } from "./pages.js";
import { StoryWalker } from "./part-walker.js";
import { settingsHandlers } from "./settings.js";
import type { Story } from "./story.js";
import { StyleSheet } from "./styles.js";

const DOCUMENT_PART: MainPart = {
  contentType: /(wordprocessingml|ms-word)\.\w+(\.macroEnabled\w*)?\.main\+xml$/,
  usual: "word/document.xml",
};

/** What is text in a story; a fallback repeats what stands before it, and a moved text stands where it went to. */
const TEXT: TextElements = {
  text: new Set(["w:t", "m:t"]),
  skip: new Set(["mc:Fallback", "w:del", "w:moveFrom"]),
};

export async function readDocx(input: ReaderInput): Promise<Outcome> {
  return new DocxReading(await OpcPackage.open(input.bytes), input).read();
}

class DocxReading {
  private readonly draft = new Draft("docx");
  private readonly styles = new StyleSheet();
  private readonly numbering = new ListNumbering(this.styles);
  private relationships: Relationship[] = [];
  private hiddenCharacters = 0;
  private readonly letters = new LetterCount();

  constructor(
    private readonly pack: OpcPackage,
    private readonly input: ReaderInput,
  ) {}

  async read(): Promise<Outcome> {
    const main = await this.pack.mainPart(DOCUMENT_PART);
    const saved: PackageProperties = { properties: {}, statistics: {} };
    await this.attempt("문서 속성", () => readPackageProperties(this.pack, saved));
    await this.attempt("관계 목록", async () => {
      this.relationships = await this.pack.relationships(main);
    });
    const missing = this.relationships.filter(({ target }) => !this.pack.has(target)).length;
    if (missing > 0)
      this.draft.warn("PARTIALLY_READ", { detail: `문서의 부분 ${missing}개: 없음` });
    await this.readKind("styles", "스타일", this.styles.handlers());
    await this.readKind("numbering", "번호 매기기", this.numbering.handlers());
    const settings: DocxSettings = { evenAndOdd: false, footnotes: {}, endnotes: {} };
    await this.readKind("settings", "문서 설정", settingsHandlers(settings));

    const walker = new StoryWalker({ styles: this.styles, numbering: this.numbering });
    await this.stream(main, this.counted(walker));
    const { story } = walker;
    story.finish();

    const notes = {
      footnote: await this.readNotes("footnotes", "w:footnote", "각주"),
      endnote: await this.readNotes("endnotes", "w:endnote", "미주"),
      comment: await this.readNotes("comments", "w:comment", "메모"),
    };
    const headers = await this.readHeaders();
    const graphics = await this.readGraphics(story.items);

    const { total } = sectionShifts(story.items, story.lastSection);
    const pages = statedPages(story.pages, total, saved.statistics, story.flowCharacters);
    const composed: ComposeInput = {
      items: story.items,
      lastSection: story.lastSection,
      notes,
      headers,
      settings,
      graphics,
      pagesStated: pages.stated,
    };
    compose(this.draft, composed);
    if (this.draft.pictures.size > 0) await this.recognisePictures();
    if (!pages.stated) this.draft.warn("PAGES_NOT_STATED");
    this.warn(story);
    this.letters.leftOut += story.hiddenCharacters + this.hiddenCharacters;
    return { ...this.draft.finish(pages.count, saved.properties), letters: this.letters };
  }

  /** Counts the part's own letters while it is read. */
  private counted(handlers: XmlHandlers): XmlHandlers {
    return countingText(handlers, TEXT, (text) => this.letters.add(text));
  }

  private async recognisePictures(): Promise<void> {
    const { recognisePictures } = await import("../ocr/pictured-document.js");
    await recognisePictures(this.draft, this.input, (id) => {
      const part = this.relationships.find((one) => one.id === id)?.target;
      return part === undefined ? undefined : this.pack.read(part);
    });
  }

  private warn(story: Story): void {
    const hidden = story.hiddenCharacters + this.hiddenCharacters;
    if (hidden > 0) {
      const page = story.firstHiddenPage ?? null;
      this.draft.warn("HIDDEN_TEXT", { page, detail: `${hidden}자` });
    }
    for (const { relationship, page } of story.foreignParts) {
      const target = this.relationships.find((one) => one.id === relationship)?.target;
      const name = target === undefined ? "" : `: ${target}`;
      this.draft.warn("PARTIALLY_READ", { page, detail: `끼워 넣은 다른 형식의 문서${name}` });
    }
  }

  /** Reads something the document can do without; where it is broken the rest is still read. */
  private async attempt(what: string, read: () => Promise<void>): Promise<void> {
    try {
      await read();
    } catch (error) {
      if (!(error instanceof UnreadableFile) || error.reason === "TOO_LARGE") throw error;
      this.draft.warn("PARTIALLY_READ", { detail: what });
    }
  }

  private async readKind(type: string, what: string, handlers: XmlHandlers): Promise<void> {
    const part = this.relationships.find((one) => one.type === type)?.target;
    if (part === undefined) return;
    await this.attempt(what, () => this.stream(part, handlers));
  }

  private async readNotes(
    kind: string,
    element: string,
    what: string,
  ): Promise<Map<string, string>> {
    const notes: Notes = { texts: new Map(), hiddenCharacters: 0 };
    const context = { styles: this.styles, numbering: this.numbering.withOwnCounters() };
    await this.readKind(kind, what, this.counted(notesHandlers(element, context, notes)));
    this.hiddenCharacters += notes.hiddenCharacters;
    return notes.texts;
  }

  private async readHeaders(): Promise<Map<string, string>> {
    const texts = new Map<string, string>();
    for (const { id, type, target } of this.relationships) {
      if (type !== "header" && type !== "footer") continue;
      const walker = new StoryWalker({
        styles: this.styles,
        numbering: this.numbering.withOwnCounters(),
        hidesPageNumbers: true,
      });
      await this.attempt(type === "header" ? "머리글" : "바닥글", () =>
        this.stream(target, walker),
      );
      const { story } = walker;
      story.finish();
      const text = flatText(story.items);
      // What is left of a bare page number (`- -`) says nothing.
      if (/[\p{L}\p{N}]/u.test(text)) texts.set(id, text);
      this.hiddenCharacters += story.hiddenCharacters;
    }
    return texts;
  }

  private async readGraphics(items: readonly StoryItem[]): Promise<Map<string, string>> {
    const wanted = new Set<string>();
    collectGraphics(items, wanted);
    const words = new Map<string, string>();
    for (const id of wanted) {
      const part = this.relationships.find((one) => one.id === id)?.target;
      if (part === undefined || !this.pack.has(part)) continue;
      const graphic = new ChartText();
      await this.attempt("차트·다이어그램", () => this.stream(part, graphic.handlers()));
      words.set(id, graphic.text);
    }
    return words;
  }

  private async stream(part: string, handlers: XmlHandlers): Promise<void> {
    const chunks = this.pack.stream(part);
    if (!chunks) throw new UnreadableFile("CORRUPT", `missing part ${part}`);
    await streamXml(chunks, withUsualNames(handlers));
  }
}

function collectGraphics(items: readonly StoryItem[], into: Set<string>): void {
  for (const item of items) {
    if (item.kind === "figure" && item.part !== undefined) into.add(item.part);
    else if (item.kind === "table")
      collectGraphics(
        item.inner.map(({ item: one }) => one),
        into,
      );
  }
}
