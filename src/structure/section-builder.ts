/** Finds the place of each heading of a document in the tree of its sections. */
import type { Section } from "../model/structure.js";
import { PREAMBLES } from "../text/lexicon/document-kinds.js";
import { LARGE_DOTS } from "../text/lexicon/list-marks.js";
import type { OutlineLabel, OutlineLabelKind } from "../text/outline-labels.js";
import { squeeze } from "../text/spacing.js";
import type { DocumentRow } from "./document-rows.js";
import { readsAsHeading } from "./heading-words.js";

/** One open section and what decides who may sit in it. */
interface OpenSection {
  section: Section;
  kind: OutlineLabelKind | "style" | "appendix";
  /** Level of headings by style; null for all others. */
  style: number | null;
  /** The label of a heading by style. */
  counted: OutlineLabelKind | undefined;
  /** The highest style of headings in a numeral's chapter. */
  held?: number;
  depth: number;
  ordinal: number;
  /** An item of an article in the style of a heading. */
  isStyledItem?: boolean | undefined;
}

/** The fixed order of a law's divisions; 항·호·목 follow by the order in which they open. */
const DIVISIONS: readonly OpenSection["kind"][] = [
  "part",
  "chapter",
  "section",
  "subsection",
  "article",
];

/** The order in which official documents count. */
const COUNTED: readonly OutlineLabelKind[] = [
  "roman",
  "number",
  "syllable",
  "number_half",
  "syllable_half",
  "number_full",
  "syllable_full",
  "circled",
  "circled_syllable",
];

/** Marks have a settled order, too: a square never sits in a circle. */
const MARKS: readonly OpenSection["kind"][] = ["square", "circle", "dash", "dot", "reference"];

export interface RowHeading {
  kind: OpenSection["kind"];
  label: string;
  title: string;
  ordinal: number;
  style: number | null;
  /** The label of a heading by style. */
  counted?: OutlineLabelKind;
  /** The level is a guess by the size of letters. */
  guessed?: boolean;
  /** An item of an article in the style of a heading. */
  isStyledItem?: boolean;
  /** A further label on the same line: `제2조(정의) ① …`. */
  inner?: OutlineLabel;
}

/**
 * Whether a heading by style sits in a section that is none of a higher style: in a numeral's chapter, or, where levels are a guess and
 * these are the same, in one that is counted in a higher way.
 */
function holdsStyled(open: OpenSection, { counted, guessed, style }: RowHeading): boolean {
  if (counted === "roman") return false;
  if (open.kind === "roman")
    return (
      counted !== undefined ||
      (guessed === true && style! >= (open.held ?? Number.POSITIVE_INFINITY))
    );
  if (counted === undefined) return false;
  if (!guessed || open.style !== style || open.counted === undefined) return false;
  const [outer, inner] = [COUNTED.indexOf(open.counted), COUNTED.indexOf(counted)];
  return outer >= 0 && outer < inner;
}

/** The figures of a decimal label: `1.2.1` → `1.2.1`, `1.` → `1`. */
function figuresOf(label: string): string {
  return /^\d{1,3}(?:\.\d{1,3})*/.exec(label)?.[0] ?? "";
}

/** `1.2` and `1.` hold `1.2.1`, however large their letters are. */
function holdsDecimal({ section, kind, counted }: OpenSection, heading: RowHeading): boolean {
  if ((heading.counted ?? heading.kind) !== "decimal") return false;
  if (!["decimal", "number"].includes(counted ?? kind)) return false;
  const outer = figuresOf(section.label);
  return outer !== "" && figuresOf(heading.label).startsWith(`${outer}.`);
}

/** `※ 제출 서류`, `※ 유의사항`: longer remarks say something themselves. */
const LONGEST_ANNOUNCEMENT = 12;
const ANNOUNCES = /[:：](?:$|\s*\d)|(?:다음|아래)(?:과|와)\s?같|각\s?호/;
/** `<신설 2024. 3. 1.>` */
const NOTE = /<[^<>]*>/g;

/** What an article says before its items. */
const LEADS_ITEMS = /각\s?[호목]|다음과\s?같|아래와\s?같|다음의/;

export class SectionTreeBuilder {
  readonly sections: Section[] = [];
  private open: OpenSection[] = [];
  /** What was open where an appendix in the midst of the text began. */
  private before: OpenSection[] = [];

  /** `…말한` / `다.`: the end of a sentence on a line of its own, not the third item of a list that has no second. */
  isWordEnd(heading: RowHeading): boolean {
    if (heading.kind !== "syllable" || heading.ordinal !== 3) return false;
    return this.open.find((each) => each.kind === "syllable")?.section.label !== "나.";
  }

  /** `1. 출석 요구권` under `다음 각 호`: an item of its article, though the writer gave it the style of a heading. */
  asItem(heading: RowHeading, before = ""): RowHeading {
    const { counted, ordinal, label, title } = heading;
    const article = this.open.findLastIndex((each) => each.kind === "article");
    if (counted === undefined || article < 0) return heading;
    // `1. 직원 : 다음 비율` / `가. 5년 미만 : 40%`
    const isNested = this.open.at(-1)!.isStyledItem && this.open.at(-1)!.kind !== counted;
    const isFirst = ordinal === 1 && (isNested || LEADS_ITEMS.test(before));
    const isBefore = (each: OpenSection) => each.ordinal === ordinal - 1;
    const isCounted = ({ kind, counted: own }: OpenSection) => kind === counted || own === counted;
    const item = this.open.slice(article + 1).find((each) => isCounted(each) && isBefore(each));
    // A heading outside the article that is counted on comes first, unless the item before had the style too.
    const outside = this.open.slice(0, article);
    const isBeside = outside.some((each) => isCounted(each) && isBefore(each));
    const isNext = item !== undefined && (item.isStyledItem || !isBeside);
    if (!isFirst && !isNext) return heading;
    const named = readsAsHeading(title) ? title : "";
    return { kind: counted, label, title: named, ordinal, style: null, isStyledItem: true };
  }

  add(row: DocumentRow, heading: RowHeading): void {
    this.place(heading);
    this.push(row, heading);
    if (heading.inner) {
      const { kind, label, ordinal, rest } = heading.inner;
      const title = readsAsHeading(rest) ? rest : "";
      this.push(row, { kind, label, title, ordinal, style: null });
    }
  }

  /** `Ⅶ.` inside an appendix that began after `Ⅵ.`: the text goes on where it was left. */
  private resumes({ kind, ordinal }: RowHeading): boolean {
    if (this.open[0]?.kind !== "appendix" || ordinal < 2) return false;
    if (this.open.some((each) => each.kind === kind)) return false;
    return this.before.some((each) => each.kind === kind && each.ordinal === ordinal - 1);
  }

  /** Closes what the new heading cannot sit in. */
  private place(heading: RowHeading): void {
    const { kind, style } = heading;
    if (kind === "supplement" || kind === "appendix") {
      if (this.open[0] && this.open[0].kind !== "appendix") this.before = this.open;
      this.open = [];
      return;
    }
    if (this.resumes(heading)) this.open = this.before;
    if (COUNTED.includes(kind as OutlineLabelKind) || kind === "decimal") this.closeRemark();
    if (style !== null) {
      const higher = this.open.findLastIndex((each) => each.style !== null && each.style < style);
      this.closeFrom(
        (each, at) =>
          at > higher &&
          each.kind !== "appendix" &&
          !holdsStyled(each, heading) &&
          !holdsDecimal(each, heading),
      );
      return;
    }
    if (kind === "roman" && this.isListed(heading.ordinal)) return;
    if (DIVISIONS.includes(kind)) {
      const outer = DIVISIONS.slice(0, DIVISIONS.indexOf(kind));
      this.closeFrom(
        (each) =>
          PREAMBLES.includes(each.section.title) ||
          (each.style === null && ![...outer, "supplement", "appendix"].includes(each.kind)),
      );
      return;
    }
    this.closeCountedOn(heading);
    // A numeral's chapter never sits in an item with a mark.
    const inner = MARKS.includes(kind)
      ? this.marksWithin(heading)
      : kind === "roman"
        ? [kind, ...MARKS]
        : [kind];
    this.closeFrom((each) => inner.includes(each.kind) && !holdsDecimal(each, heading));
  }

  /** What a mark closes: those that sit lower, but for a large dot over the first dash below it (`• 조사 목적` / `- 인식`). */
  private marksWithin({ kind }: RowHeading): readonly OpenSection["kind"][] {
    if (this.open.some((each) => each.kind === kind)) return [kind];
    const dot = this.open.find((each) => each.kind === "dot");
    const isUnder = kind === "dash" && dot !== undefined && LARGE_DOTS.includes(dot.section.label);
    return isUnder ? ["reference"] : MARKS.slice(MARKS.indexOf(kind));
  }

  /** `4. 마감일시 : 3월 4일` after the heading `3. 참가자격`: a line without its style that counts on stands beside it. */
  private closeCountedOn({ kind, ordinal }: RowHeading): void {
    const at = this.open.findLastIndex(
      (each) => each.style !== null && each.counted === kind && each.ordinal === ordinal - 1,
    );
    const isCountedInside = this.open.slice(at + 1).some((each) => each.kind === kind);
    if (at >= 0 && ordinal > 1 && !isCountedInside) this.open.length = at;
  }

  /**
   * Numerals that begin again under a heading by style are a list in it, such as the contents that a proposal must have; they end where
   * the next heading by style begins.
   */
  private isListed(ordinal: number): boolean {
    const chapter = this.open.findIndex((each) => each.kind === "roman");
    const styled = this.open.findIndex((each, at) => at > chapter && each.style !== null);
    if (chapter < 0 || styled < 0) return false;
    const list = this.open.findIndex((each, at) => at > styled && each.kind === "roman");
    if (list < 0) return ordinal === 1;
    if (this.open[list]!.ordinal !== ordinal - 1) return false;
    this.open.length = list;
    return true;
  }

  /** `※ 필요하면 줄을 늘려 쓸 수 있음`: a remark that announces no list holds none. */
  private closeRemark(): void {
    const { kind, section } = this.open.at(-1) ?? {};
    if (kind !== "reference" || ANNOUNCES.test(section!.title)) return;
    const words = squeeze(section!.title.replace(NOTE, ""));
    if (words.length > LONGEST_ANNOUNCEMENT) this.open.pop();
  }

  /** Drops open sections from the first (outermost) that meets the test. */
  private closeFrom(test: (open: OpenSection, at: number) => boolean): void {
    const at = this.open.findIndex(test);
    if (at >= 0) this.open.length = at;
  }

  private push(row: DocumentRow, heading: RowHeading): void {
    const parent = this.open.at(-1) ?? null;
    const section: Section = {
      id: `s${this.sections.length + 1}`,
      label: heading.label,
      title: heading.title,
      level: (parent?.depth ?? 0) + 1,
      block: row.block.id,
      page: row.page,
      parent: parent?.section.id ?? null,
    };
    this.sections.push(section);
    const { kind, style, counted, ordinal, isStyledItem } = heading;
    const chapter = style === null ? undefined : this.open.find((each) => each.kind === "roman");
    if (chapter) chapter.held = Math.min(chapter.held ?? Number.POSITIVE_INFINITY, style!);
    this.open.push({ section, kind, style, counted, ordinal, isStyledItem, depth: section.level });
  }
}
