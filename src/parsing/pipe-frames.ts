/** Bytes of a pipe, told apart by the lengths that messages announce: either may overtake the other, their order stays. */
export class AnnouncedBytes {
  private chunks: Buffer[] = [];
  private held = 0;
  private readonly waiting: { bytes: number; resolve(bytes: Buffer): void }[] = [];

  push(chunk: Buffer): void {
    this.chunks.push(chunk);
    this.held += chunk.length;
    this.settle();
  }

  /** The next so many bytes, after those announced before. Never settles where they do not come. */
  next(bytes: number): Promise<Buffer> {
    return new Promise((resolve) => {
      this.waiting.push({ bytes, resolve });
      this.settle();
    });
  }

  private settle(): void {
    for (let first = this.waiting[0]; first && this.held >= first.bytes; first = this.waiting[0]) {
      this.waiting.shift();
      const all = Buffer.concat(this.chunks);
      const rest = all.subarray(first.bytes);
      this.chunks = rest.length > 0 ? [rest] : [];
      this.held = rest.length;
      first.resolve(all.subarray(0, first.bytes));
    }
  }
}
