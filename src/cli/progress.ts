/**
 * Progress on standard error: on a terminal one updating line (files and OCR pages), otherwise one plain line per OCR
 * page and event.
 */
import type { OcrProgress } from "../readers/ocr/ocr-request.js";

const WIDTH = 24;
const CLEAR = "\r\u001b[K";

export class ProgressBar {
  private count = 0;
  private name = "";
  private readonly terminal: boolean;

  constructor(
    private readonly total: number,
    private readonly out: Pick<NodeJS.WriteStream, "isTTY" | "write"> = process.stderr,
  ) {
    this.terminal = out.isTTY === true;
  }

  step(name: string): void {
    this.count++;
    this.name = name;
    if (this.terminal && this.total > 1) this.out.write(`${CLEAR}${this.bar()} ${name}`);
  }

  /** A page or picture was recognised or failed. */
  page(name: string, { page, done, total, outcome }: OcrProgress): void {
    if (outcome !== "read") this.printLine(`${name}: ${page}쪽 ${OCR_FAILURES[outcome]}`);
    const line = `${name}: 글자 인식 ${done}/${total}`;
    if (this.terminal) {
      this.out.write(`${CLEAR}${this.total > 1 ? `${this.bar()} ` : ""}${line}`);
      if (this.total === 1) this.name = name;
    } else if (total > 1 && outcome === "read") this.out.write(`${line} (${page}쪽)\n`);
  }

  /** A line of its own, above the bar. */
  printLine(text: string): void {
    this.out.write(this.terminal ? `${CLEAR}${text}\n` : `${text}\n`);
  }

  done(): void {
    if (!this.terminal || this.name === "") return;
    this.out.write(this.total > 1 ? "\n" : CLEAR);
  }

  private bar(): string {
    const filled = Math.round((this.count / this.total) * WIDTH);
    return `${"█".repeat(filled)}${"░".repeat(WIDTH - filled)} ${this.count}/${this.total}`;
  }
}

const OCR_FAILURES = {
  late: "— 시간이 모자라 읽지 못함 (SERVICE_PARSE_TIMEOUT) / out of time",
  broken: "— 읽지 못함 / could not be read",
};
