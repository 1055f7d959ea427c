/**
 * Rechecks the files of a folder round-robin, a small batch after each request, to catch changes for which no event
 * arrived.
 */

/** Batch size and delay: under steady requests 10,000 files are rechecked within half a minute. */
const BATCH_SIZE = 16;
const BATCH_DELAY_MS = 50;

export class FileRecheck {
  private timer: NodeJS.Timeout | null = null;
  private remaining: IterableIterator<string> | undefined;

  constructor(
    private readonly names: () => Iterable<string>,
    private readonly recheck: (name: string) => Promise<void>,
  ) {}

  /** Call this on every request; returns at once. */
  schedule(): void {
    this.timer ??= setTimeout(async () => {
      await Promise.all(this.nextBatch().map(this.recheck));
      this.timer = null;
    }, BATCH_DELAY_MS).unref();
  }

  close(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.remaining = undefined;
  }

  /** The next batch; starts over after the last file. */
  private nextBatch(): string[] {
    const next: string[] = [];
    this.remaining ??= [...this.names()].values();
    while (next.length < BATCH_SIZE) {
      const { done, value } = this.remaining.next();
      if (!done) next.push(value);
      else {
        this.remaining = undefined;
        break;
      }
    }
    return next;
  }
}
