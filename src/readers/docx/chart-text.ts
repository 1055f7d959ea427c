/** Extracts the text of charts and diagrams, which are separate parts of the package. */
import type { XmlHandlers } from "../xml.js";

/** A chart of more words than this is a data sheet; the picture does not show them all. */
const MAX_LINES = 500;

export class GraphicText {
  private readonly lines: string[] = [];
  private line: string | undefined;
  private captured: string | undefined;
  /** Values of series are drawn, not written; names of series and categories are written. */
  private inNames = 0;
  private readonly seen = new Set<string>();

  get text(): string {
    return this.lines.join("\n");
  }

  handlers(): XmlHandlers {
    return {
      open: (name) => {
        if (name === "a:p") this.line = "";
        else if (name === "a:t") this.captured = "";
        else if (name === "c:tx" || name === "c:cat") this.inNames++;
        else if (name === "c:v" && this.inNames > 0) this.captured = "";
      },
      text: (text) => {
        if (this.captured !== undefined) this.captured += text;
      },
      close: (name) => {
        if (name === "a:t" && this.line !== undefined) {
          this.line += this.captured ?? "";
          this.captured = undefined;
        } else if (name === "a:p") {
          this.add(this.line ?? "");
          this.line = undefined;
        } else if (name === "c:v") {
          // Every series repeats the same categories.
          const value = this.captured ?? "";
          if (!this.seen.has(value)) this.add(value);
          this.seen.add(value);
          this.captured = undefined;
        } else if (name === "c:tx" || name === "c:cat") this.inNames--;
      },
    };
  }

  private add(line: string): void {
    if (line.trim() !== "" && this.lines.length < MAX_LINES) this.lines.push(line.trim());
  }
}
