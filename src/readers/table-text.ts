/** A table as text, one line per row, cells separated by ` | `; trailing empty cells are dropped. */

/** Lines of a long table that are joined at once, so that they need not all be there beside its text. */
const LINES_JOINED = 1000;

export class TableText {
  private readonly pieces: string[] = [];
  private lines: string[] = [];
  private line: string[] = [];
  private row = -1;

  /** The next cell in reading order. */
  add(row: number, text: string): void {
    if (row !== this.row) {
      this.endLine();
      this.row = row;
    }
    this.line.push(text);
  }

  finish(): string {
    this.endLine();
    this.joinLines();
    return this.pieces.join("\n");
  }

  private endLine(): void {
    const { line } = this;
    while (line.length > 0 && line.at(-1)!.trim() === "") line.pop();
    if (line.length > 0) this.lines.push(line.join(" | "));
    this.line = [];
    if (this.lines.length >= LINES_JOINED) this.joinLines();
  }

  private joinLines(): void {
    if (this.lines.length > 0) this.pieces.push(this.lines.join("\n"));
    this.lines = [];
  }
}
