/**
 * Fair queue for parser processes: one queue per consumer, least recently served first, so that nobody waits behind all
 * files of another. Interactive requests go before bulk work, which still gets a share.
 */

/** Every n-th turn goes to bulk work if any waits, so that it never starves. */
const BULK_TURN_INTERVAL = 8;
/** Consumers whose last turn is remembered; a forgotten one counts as never served. */
const MAX_REMEMBERED_CONSUMERS = 1000;

export interface QueuedItem {
  consumer: string;
  bulk: boolean;
}

export class FairQueue<T extends QueuedItem> {
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
    const isBulkTurn = this.turn % BULK_TURN_INTERVAL === BULK_TURN_INTERVAL - 1;
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
    if (this.served.size > MAX_REMEMBERED_CONSUMERS)
      this.served.delete(this.served.keys().next().value!);
  }

  private lastTurn(consumer: string): number {
    return this.served.get(consumer) ?? 0;
  }
}
