/** Visibility of field runs: the result is shown, the instruction is not (ECMA-376 17.16.18); fields may nest. */
import { integer, isOn } from "./element-names.js";

interface OpenField {
  phase: "instruction" | "result";
  instruction: string;
  /** Paragraphs ended while the instruction was still open. */
  paragraphs: number;
}

/** An instruction never runs on this long: its `separate` mark was lost, and hiding the rest would lose text. */
const MAX_INSTRUCTION_PARAGRAPHS = 12;

/** Word nests fields a few deep; deeper ones are counted, not kept. */
const MAX_NESTED_FIELDS = 64;

export class FieldRuns {
  private readonly open: OpenField[] = [];
  private tooDeep = 0;
  /** Whether text here is seen. */
  visible = true;

  constructor(private readonly hidesPageNumbers: boolean) {}

  mark(type: string | undefined): void {
    if (type === "begin" && this.open.length >= MAX_NESTED_FIELDS) this.tooDeep++;
    else if (this.tooDeep > 0) this.tooDeep -= type === "end" ? 1 : 0;
    else if (type === "begin")
      this.open.push({ phase: "instruction", instruction: "", paragraphs: 0 });
    else if (type === "separate") {
      const field = this.open.at(-1);
      if (field) field.phase = "result";
    } else if (type === "end") this.open.pop();
    this.settle();
  }

  instruction(text: string): void {
    const field = this.open.at(-1);
    if (field?.phase === "instruction") field.instruction += text;
  }

  paragraphEnded(): void {
    for (let at = this.open.length - 1; at >= 0; at--) {
      const field = this.open[at]!;
      if (field.phase === "instruction" && ++field.paragraphs > MAX_INSTRUCTION_PARAGRAPHS) {
        this.open.length = at;
        this.tooDeep = 0;
      }
    }
    this.settle();
  }

  /** Whether a field's result is the number of the page it is printed on: true of one page only. */
  isPageNumber(instruction: string): boolean {
    return this.hidesPageNumbers && /^\s*PAGE\b/i.test(instruction);
  }

  /** Whether text beside the innermost field is seen. */
  get visibleAround(): boolean {
    return this.open.slice(0, -1).every((field) => field.phase === "result");
  }

  private settle(): void {
    this.visible = this.open.every(
      (field) => field.phase === "result" && !this.isPageNumber(field.instruction),
    );
  }
}

/** An old form field (17.16.17 `ffData`): a box that is ticked or not, or the entry chosen from a list. */
export class FormField {
  private isCheckBox = false;
  private checked: boolean | undefined;
  private byDefault = false;
  private readonly entries: string[] = [];
  private chosen = 0;

  open(name: string, value: string | undefined): void {
    if (name === "w:checkBox") this.isCheckBox = true;
    else if (name === "w:checked") this.checked = isOn(value);
    else if (name === "w:default" && this.isCheckBox) this.byDefault = isOn(value);
    else if (name === "w:default" || name === "w:result") this.chosen = integer(value) ?? 0;
    else if (name === "w:listEntry") this.entries.push(value ?? "");
  }

  /** What the page shows; text fields show their result, which stands in the text. */
  get shown(): string {
    if (this.isCheckBox) return (this.checked ?? this.byDefault) ? "☒" : "☐";
    return this.entries[this.chosen] ?? "";
  }
}
