/** Goes round the files of a folder, a few after each call that is answered: for changes that nobody announced. */
import { inParallel } from "./in-parallel.js";

/** Looked at after a call, and not again before the time is over: 10,000 files come round in half a minute of calls. */
const FILES_AT_ONCE = 16;
const AFTER_MS = 50;

export class Sweep {
  private timer: NodeJS.Timeout | null = null;
  private round: IterableIterator<string> | undefined;

  constructor(
    private readonly names: () => Iterable<string>,
    private readonly look: (name: string) => Promise<void>,
  ) {}

  /** To be called at every call; returns at once. */
  later(): void {
    this.timer ??= setTimeout(async () => {
      await inParallel(this.next(), this.look);
      this.timer = null;
    }, AFTER_MS).unref();
  }

  close(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.round = undefined;
  }

  /** The next few; after the last, the first come again. */
  private next(): string[] {
    const next: string[] = [];
    this.round ??= [...this.names()].values();
    while (next.length < FILES_AT_ONCE) {
      const { done, value } = this.round.next();
      if (!done) next.push(value);
      else {
        this.round = undefined;
        break;
      }
    }
    return next;
  }
}
