/**
 * Who gets the next free parser. Each consumer has a queue of its own, and the consumer that was served longest ago goes first, so that
 * nobody waits behind all files of another. People go before bulk work, which still gets a turn now and then.
 */

/** One turn in so many is bulk work's where any waits: it goes on under a steady load of people. */
const BULK_TURN = 8;
/** Consumers whose last turn is remembered; who is forgotten counts as never served. */
const REMEMBERED = 1000;

export interface Waiting {
  consumer: string;
  bulk: boolean;
}

export class FairQueue<T extends Waiting> {
  /** In the order of arrival. */
  private readonly waiting: T[] = [];
  /** The turn at which each consumer was last served, oldest first. */
  private readonly served = new Map<string, number>();
  private turn = 0;

  get length(): number {
    return this.waiting.length;
  }

  push(one: T): void {
    this.waiting.push(one);
  }

  /** False where it is not waiting any more. */
  remove(one: T): boolean {
    const at = this.waiting.indexOf(one);
    if (at >= 0) this.waiting.splice(at, 1);
    return at >= 0;
  }

  shift(): T | undefined {
    const people = this.waiting.filter((one) => !one.bulk);
    const isBulkTurn = this.turn % BULK_TURN === BULK_TURN - 1;
    const among =
      people.length > 0 && !(isBulkTurn && people.length < this.waiting.length)
        ? people
        : this.waiting.filter((one) => one.bulk);
    if (among.length === 0) return undefined;
    const next = among.reduce((best, one) =>
      this.lastTurn(one.consumer) < this.lastTurn(best.consumer) ? one : best,
    );
    this.remove(next);
    this.note(next.consumer);
    return next;
  }

  /** To be told also of who did not have to wait. */
  note(consumer: string): void {
    this.served.delete(consumer);
    this.served.set(consumer, ++this.turn);
    if (this.served.size > REMEMBERED) this.served.delete(this.served.keys().next().value!);
  }

  private lastTurn(consumer: string): number {
    return this.served.get(consumer) ?? 0;
  }
}
