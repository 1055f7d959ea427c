/**
 * Removes and counts invisible text: 1 pt type, or white on an unpainted background. White text stays where something
 * may be painted behind it (boxes, headers, filled cells, objects behind the text, a page background): dropping visible
 * text would be worse.
 */
import type {
  Control,
  Definitions,
  Faint,
  HangulDocument,
  HangulSection,
  InlineItem,
  Paragraph,
} from "./tree.js";

/** 1 pt, the smallest size that the program offers. */
const TINY = 100;

export function faintOf(size: number, white: boolean): Faint | undefined {
  if (size > 0 && size <= TINY) return "tiny";
  return white ? "white" : undefined;
}

export function removeHiddenText(document: HangulDocument): void {
  const { definitions } = document;
  if (definitions.faint.size === 0) return;
  for (const section of document.sections) {
    const taker = new HiddenTextRemover(definitions);
    taker.list(section.paragraphs, isPainted(section, definitions));
    for (const master of section.masterPages) taker.list(master, true);
    document.hiddenCharacters += taker.taken;
  }
}

function isPainted({ setup, masterPages }: HangulSection, { filled }: Definitions): boolean {
  return masterPages.length > 0 || setup.pageFills.some((fill) => filled.has(fill));
}

/** A drawing or picture that is not set in the line may lie under text. */
function isFloating(item: InlineItem): boolean {
  return item.kind === "shape" && !item.place.inline;
}

class HiddenTextRemover {
  taken = 0;

  constructor(private readonly definitions: Definitions) {}

  list(paragraphs: Paragraph[], painted: boolean): void {
    const covered = painted || paragraphs.some(({ items }) => items.some(isFloating));
    for (const paragraph of paragraphs) {
      const shape = this.definitions.shapes.get(paragraph.shape);
      const behind = covered || this.isFilled(shape?.borderFill);
      let isFaint = false;
      for (const item of paragraph.items) {
        if (item.kind !== "text") this.control(item, covered);
        else if (item.faint) isFaint = true;
      }
      if (!isFaint) continue;
      paragraph.items = paragraph.items.filter((item) => {
        if (item.kind !== "text") return true;
        const faint = item.faint === "tiny" || (item.faint === "white" && !behind);
        const length = faint ? item.text.replace(/\s+/gu, "").length : 0;
        this.taken += length;
        // White space stays: it still parts the words around it.
        return length === 0;
      });
    }
  }

  private control(control: Control, painted: boolean): void {
    if ("caption" in control && control.caption) this.list(control.caption.paragraphs, painted);
    if (control.kind === "table") {
      const filled = painted || this.isFilled(control.borderFill);
      for (const cell of control.cells) {
        // Forms keep their data, such as the title of an approval document, in white fields.
        const shown = filled || cell.named || this.isFilled(cell.borderFill);
        this.list(cell.paragraphs, shown);
      }
    } else if ("paragraphs" in control) this.list(control.paragraphs, true);
    if (control.kind === "shape") for (const child of control.children) this.control(child, true);
  }

  private isFilled(borderFill: number | undefined): boolean {
    return borderFill !== undefined && this.definitions.filled.has(borderFill);
  }
}
