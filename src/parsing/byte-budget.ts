/** Bounds how many bytes of large results the service holds at once: who would go over it waits, while the bytes wait in the parser. */

/** Smaller results are not counted: there are too few of them at once to matter. */
const COUNTED_FROM = 1024 * 1024;

export class ByteBudget {
  private used = 0;
  private readonly waiting: { bytes: number; resolve(): void }[] = [];

  constructor(private readonly limit: number) {}

  /** To be released by whoever opened it, whatever happens. */
  open(): ByteReservation {
    return new ByteReservation(
      (bytes) => this.take(bytes),
      (bytes) => this.add(bytes),
    );
  }

  /** One that is larger than the whole budget goes alone. */
  private take(bytes: number): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push({ bytes, resolve });
      this.admit();
    });
  }

  private add(bytes: number): void {
    this.used += bytes;
    this.admit();
  }

  private admit(): void {
    for (let next = this.waiting[0]; next; next = this.waiting[0]) {
      if (this.used > 0 && this.used + next.bytes > this.limit) return;
      this.waiting.shift();
      this.used += next.bytes;
      next.resolve();
    }
  }
}

class ByteReservation {
  private held = 0;

  constructor(
    private readonly take: (bytes: number) => Promise<void>,
    private readonly add: (bytes: number) => void,
  ) {}

  /** Waits for room the first time alone: two that hold some and wait for more would wait for each other. */
  async reserve(bytes: number): Promise<void> {
    if (bytes < COUNTED_FROM) return;
    if (this.held === 0) await this.take(bytes);
    else this.add(bytes);
    this.held += bytes;
  }

  release(): void {
    if (this.held > 0) this.add(-this.held);
    this.held = 0;
  }
}
