/** An append-only file of JSON lines; records that arrive during a write are written together. */
import { appendFile } from "node:fs/promises";

export class JsonLines {
  private waiting: string[] = [];
  private writing: Promise<void> | undefined;

  constructor(readonly path: string) {}

  /** Resolves when the record is in the file. */
  append(record: object): Promise<void> {
    this.waiting.push(`${JSON.stringify(record)}\n`);
    // The current write does not include this record: wait for the next.
    return (this.writing ?? Promise.resolve()).catch(() => {}).then(() => this.flush());
  }

  private flush(): Promise<void> {
    if (this.writing) return this.writing;
    if (this.waiting.length === 0) return Promise.resolve();
    const lines = this.waiting.join("");
    this.waiting = [];
    this.writing = appendFile(this.path, lines, { mode: 0o600 }).finally(() => {
      this.writing = undefined;
    });
    return this.writing;
  }
}
