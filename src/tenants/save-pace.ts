/**
 * How long the next save of a tenant's state waits. A save writes the whole catalogue: while thousands of files are read, saving at a fixed
 * pace would soon take longer than reading them. What a crash leaves unsaved is read again, mostly from the parse cache.
 */

/** Changes are saved together this long after the first. */
const LEAST_MS = 2000;
/** A save rests for so many times as long as the last one took: a twentieth of the time goes into saving at most. */
const RESTS = 19;

export class SavePace {
  private tookMs = 0;

  constructor(private readonly leastMs = LEAST_MS) {}

  get waitMs(): number {
    return Math.max(this.leastMs, this.tookMs * RESTS);
  }

  async time(save: () => Promise<void>): Promise<void> {
    const began = performance.now();
    try {
      await save();
    } finally {
      this.tookMs = performance.now() - began;
    }
  }
}
