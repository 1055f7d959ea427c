/** A growing list of 32-bit integers in a typed array. */
export class IntList {
  private values = new Uint32Array(1 << 12);
  length = 0;

  push(value: number): void {
    if (this.length === this.values.length) {
      const larger = new Uint32Array(this.values.length * 2);
      larger.set(this.values);
      this.values = larger;
    }
    this.values[this.length++] = value;
  }

  /** Increments the last element. */
  incrementLast(): void {
    this.values[this.length - 1]! += 1;
  }

  at(index: number): number {
    return this.values[index]!;
  }

  finish(): Uint32Array {
    return this.values.slice(0, this.length);
  }
}
