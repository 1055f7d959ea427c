/** A progress bar on a terminal's standard error; nothing elsewhere but the lines that matter. */
const WIDTH = 24;

export class ProgressBar {
  private count = 0;
  private readonly shown: boolean;

  constructor(
    private readonly total: number,
    private readonly out: NodeJS.WriteStream = process.stderr,
  ) {
    this.shown = out.isTTY === true && total > 1;
  }

  step(name: string): void {
    this.count++;
    if (!this.shown) return;
    const filled = Math.round((this.count / this.total) * WIDTH);
    const bar = "█".repeat(filled) + "░".repeat(WIDTH - filled);
    this.out.write(`\r\u001b[K${bar} ${this.count}/${this.total} ${name}`);
  }

  /** A line of its own, above the bar. */
  say(text: string): void {
    this.out.write(this.shown ? `\r\u001b[K${text}\n` : `${text}\n`);
  }

  done(): void {
    if (this.shown) this.out.write("\n");
  }
}
