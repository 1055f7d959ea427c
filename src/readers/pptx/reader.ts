/**
 * PPTX reader: slides in the order of the show as pages, with the boxes of their shapes. Written on the shared package reader,
 * because the libraries on npm (`pptxtojson`, `officeparser`) build HTML or bare text and drop notes, hidden marks and order.
 */
import { ChartText } from "../chart-text.js";
import { type MainPart, OpcPackage, type Relationship } from "../containers/opc-package.js";
import { type PackageProperties, readPackageProperties } from "../containers/opc-properties.js";
import { Draft } from "../document-draft.js";
import { LetterCount } from "../letter-count.js";
import { type Outcome, type ReaderInput, UnreadableFile, unreadable } from "../reader.js";
import { readXml } from "../xml.js";
import {
  descend,
  elementsOf,
  everyElement,
  readTree,
  textBelow,
  type XmlElement,
} from "../xml-tree.js";
import { pointsOf, type SlideSize } from "./boxes.js";
import { emitSlide, FILLED_IN, type SlideContent } from "./emit-slide.js";
import { flag, Inheritance, placeholderOf } from "./placeholders.js";
import { type HiddenShapes, isHidden, shapesOf } from "./shapes.js";
import { paragraphsOf } from "./text-body.js";

const PRESENTATION: MainPart = {
  contentType: /(presentationml|ms-powerpoint)\.\w+(\.macroEnabled)?\.main\+xml$/,
  usual: "ppt/presentation.xml",
};
/** The largest shows of agencies have hundreds. */
const MAX_SLIDES = 3000;
/** Without a size of its own a presentation is 10 by 7.5 inches (ECMA-376 19.2.1.39). */
const USUAL_SIZE: SlideSize = { width: 720, height: 540 };

export async function readPptx(input: ReaderInput): Promise<Outcome> {
  return new PptxReading(await OpcPackage.open(input.bytes), input).read();
}

class PptxReading {
  private readonly draft = new Draft("pptx");
  private readonly letters = new LetterCount();
  private readonly hidden: HiddenShapes = { characters: 0 };
  /** Texts of footers, layouts and masters that were given already. */
  private readonly running = new Set<string>();
  /** Layouts, with their masters, whose own texts are there. */
  private readonly shown = new Set<Inheritance>();
  /** Layouts with their masters, by part: slides share them. */
  private readonly inherited = new Map<string, Inheritance>();
  private size = USUAL_SIZE;

  constructor(
    private readonly pack: OpcPackage,
    private readonly input: ReaderInput,
  ) {}

  async read(): Promise<Outcome> {
    const main = await this.pack.mainPart(PRESENTATION);
    const saved: PackageProperties = { properties: {}, statistics: {} };
    await this.attempt("문서 속성", () => readPackageProperties(this.pack, saved));
    const presentation = await this.tree(main);
    if (!presentation) throw new UnreadableFile("CORRUPT", "no presentation");
    const { cx, cy } = descend(presentation, "sldSz")?.attributes ?? {};
    if (pointsOf(cx) > 0 && pointsOf(cy) > 0)
      this.size = { width: pointsOf(cx), height: pointsOf(cy) };
    const slides = await this.slideParts(main, presentation);
    if (slides.length === 0) return unreadable("EMPTY");
    for (const [index, part] of slides.slice(0, MAX_SLIDES).entries()) {
      await this.attempt(
        `${index + 1}번 슬라이드`,
        () => this.readSlide(part, index + 1),
        index + 1,
      );
    }
    if (slides.length > MAX_SLIDES)
      this.draft.warn("LIMIT_REACHED", { detail: `슬라이드 ${MAX_SLIDES}장까지` });
    if (this.draft.pictures.size > 0) {
      const { recognisePictures } = await import("../ocr/pictured-document.js");
      await recognisePictures(this.draft, this.input, (name) => this.pack.read(name));
    }
    const { characters } = this.hidden;
    if (characters > 0) this.draft.warn("HIDDEN_TEXT", { detail: `${characters}자` });
    const pages = Math.min(slides.length, MAX_SLIDES);
    return { ...this.draft.finish(pages, saved.properties), letters: this.letters };
  }

  /** In the order of the show; a slide that the list names and the package lacks is said to be missing. */
  private async slideParts(main: string, presentation: XmlElement): Promise<string[]> {
    const targets = byId(await this.pack.relationships(main));
    const parts: string[] = [];
    for (const [index, one] of [...elementsOf(descend(presentation, "sldIdLst"))].entries()) {
      const part = targets.get(idOf(one));
      if (part !== undefined && this.pack.has(part)) parts.push(part);
      else this.draft.warn("PARTIALLY_READ", { detail: `${index + 1}번 슬라이드: 없음` });
    }
    return parts;
  }

  private async readSlide(part: string, number: number): Promise<void> {
    const root = await this.tree(part, number);
    if (!root) throw new UnreadableFile("CORRUPT", `missing part ${part}`);
    const relationships = await this.pack.relationships(part);
    const inheritance = await this.inheritance(relationships);
    const context = { inheritance, slide: this.size, hidden: this.hidden };
    const shapes = shapesOf(descend(root, "cSld", "spTree"), context);
    this.count(descend(root, "cSld", "spTree"), number);
    const content: SlideContent = {
      number,
      shapes,
      height: this.size.height,
      around: flag(root, "showMasterSp") ? this.around(inheritance, number) : [],
      graphics: await this.graphics(relationships, number),
      pictures: byId(relationships.filter(({ type }) => type === "image")),
      notes: await this.notes(relationships, number),
      comments: await this.comments(relationships, number),
    };
    if (!flag(root, "show")) this.draft.warn("HIDDEN_SLIDE", { page: number });
    emitSlide(this.draft, content, this.running);
  }

  /** The slide's letters, without hidden shapes and what the program fills in: dates and slide numbers. */
  private count(parent: XmlElement | undefined, page: number): void {
    for (const element of elementsOf(parent)) {
      if (isHidden(element) || FILLED_IN.has(placeholderOf(element)?.type ?? "")) continue;
      if (element.name === "fld" && element.attributes.type === "slidenum") continue;
      if (element.name === "t") this.letters.add(textBelow(element), page);
      else this.count(element, page);
    }
  }

  /** Texts that stand on the layout and master themselves, each once. */
  private around(inheritance: Inheritance, page: number): SlideContent["around"] {
    if (this.shown.has(inheritance)) return [];
    this.shown.add(inheritance);
    const context = { inheritance, slide: this.size, hidden: { characters: 0 } };
    const shapes = inheritance.trees.flatMap((tree) => shapesOf(tree, context));
    const texts: SlideContent["around"] = [];
    for (const shape of shapes) {
      if (shape.kind !== "text" || shape.placeholder || !shape.box) continue;
      const text = shape.paragraphs.map((one) => one.text).join("\n");
      if (this.running.has(text)) continue;
      this.running.add(text);
      this.letters.add(text, page);
      texts.push({ text, box: shape.box });
    }
    return texts;
  }

  private async inheritance(slide: readonly Relationship[]): Promise<Inheritance> {
    const layoutPart = slide.find(({ type }) => type === "slideLayout")?.target ?? "";
    const known = this.inherited.get(layoutPart);
    if (known) return known;
    let made = new Inheritance(undefined, undefined);
    await this.attempt("레이아웃", async () => {
      if (layoutPart === "") return;
      const layout = await this.tree(layoutPart);
      const related = await this.pack.relationships(layoutPart);
      const master = related.find(({ type }) => type === "slideMaster")?.target;
      made = new Inheritance(layout, master === undefined ? undefined : await this.tree(master));
    });
    this.inherited.set(layoutPart, made);
    return made;
  }

  private async graphics(
    slide: readonly Relationship[],
    page: number,
  ): Promise<Map<string, string>> {
    const words = new Map<string, string>();
    for (const { id, type, target } of slide) {
      if (type !== "chart" && type !== "diagramData") continue;
      await this.attempt(
        "차트·다이어그램",
        async () => {
          const bytes = await this.pack.read(target);
          if (!bytes) throw new UnreadableFile("CORRUPT", `missing part ${target}`);
          const graphic = new ChartText();
          readXml(bytes, graphic.handlers());
          words.set(id, graphic.text);
        },
        page,
      );
    }
    return words;
  }

  /** What the speaker says; the picture of the slide and the page number beside it are not text. */
  private async notes(slide: readonly Relationship[], page: number): Promise<string[]> {
    const texts: string[] = [];
    const part = slide.find(({ type }) => type === "notesSlide")?.target;
    if (part === undefined) return texts;
    await this.attempt(
      "발표자 메모",
      async () => {
        const root = await this.tree(part);
        for (const shape of everyElement(root, "sp")) {
          if (placeholderOf(shape)?.type !== "body") continue;
          const lines = paragraphsOf(descend(shape, "txBody")).map(({ text, label }) =>
            label === "" ? text : `${label} ${text}`,
          );
          for (const line of lines) this.letters.add(line, page);
          if (lines.length > 0) texts.push(lines.join("\n"));
        }
      },
      page,
    );
    return texts;
  }

  private async comments(slide: readonly Relationship[], page: number): Promise<string[]> {
    const texts: string[] = [];
    for (const { type, target } of slide) {
      if (type !== "comments") continue;
      await this.attempt(
        "메모",
        async () => {
          const root = await this.tree(target);
          for (const comment of everyElement(root, "cm")) {
            const plain = textBelow(descend(comment, "text")).trim();
            const rich = paragraphsOf(descend(comment, "txBody")).map(({ text }) => text);
            const text = plain || rich.join("\n");
            if (text !== "") texts.push(text);
          }
        },
        page,
      );
    }
    return texts;
  }

  /** With a page, what is there of a broken slide. */
  private async tree(part: string, page?: number): Promise<XmlElement | undefined> {
    const bytes = await this.pack.read(part);
    if (!bytes || page === undefined) return bytes && readTree(bytes);
    return readTree(bytes, () =>
      this.draft.warn("PARTIALLY_READ", { page, detail: `${page}번 슬라이드` }),
    );
  }

  /** Reads something the presentation can do without; where it is broken the rest is still read. */
  private async attempt(what: string, read: () => Promise<void>, page?: number): Promise<void> {
    try {
      await read();
    } catch (error) {
      if (!(error instanceof UnreadableFile) || error.reason === "TOO_LARGE") throw error;
      this.draft.warn("PARTIALLY_READ", { page: page ?? null, detail: what });
    }
  }
}

function byId(relationships: readonly Relationship[]): Map<string, string> {
  return new Map(relationships.map(({ id, target }) => [id, target]));
}

/** `p:sldId` has a number of its own and a relationship, whose `id` has a prefix. */
function idOf({ attributes }: XmlElement): string {
  return Object.entries(attributes).find(([name]) => name.endsWith(":id"))?.[1] ?? "";
}
