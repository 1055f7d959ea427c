/**
 * Splits the byte stream of a pipe into frames whose lengths arrive in separate messages. Either may arrive first; the
 * order is the same.
 */
export class PipeFrames {
  /** `flow` starts and stops the pipe: bytes that nobody waits for stay in it. */
  constructor(private readonly flow: (isWanted: boolean) => void = () => {}) {}

  private chunks: Buffer[] = [];
  private bufferedBytes = 0;
  private readonly waiting: { bytes: number; resolve(bytes: Buffer): void }[] = [];

  push(chunk: Buffer): void {
    this.chunks.push(chunk);
    this.bufferedBytes += chunk.length;
    this.resolveComplete();
  }

  /** The next `bytes` bytes, after the frames announced before. Never settles if they do not arrive. */
  next(bytes: number): Promise<Buffer> {
    return new Promise((resolve) => {
      this.waiting.push({ bytes, resolve });
      this.resolveComplete();
      if (this.waiting.length > 0) this.flow(true);
    });
  }

  private resolveComplete(): void {
    for (
      let first = this.waiting[0];
      first && this.bufferedBytes >= first.bytes;
      first = this.waiting[0]
    ) {
      this.waiting.shift();
      const all = Buffer.concat(this.chunks);
      const rest = all.subarray(first.bytes);
      this.chunks = rest.length > 0 ? [rest] : [];
      this.bufferedBytes = rest.length;
      first.resolve(all.subarray(0, first.bytes));
    }
    if (this.waiting.length === 0) this.flow(false);
  }
}
