/** A task shared by several callers: runs once, and is aborted when the last caller is gone. */

export class SharedTask<T> {
  private readonly controller = new AbortController();
  private readonly result: Promise<T>;
  private callers = 0;

  constructor(work: (signal: AbortSignal) => Promise<T>) {
    this.result = work(this.controller.signal);
    this.result.catch(() => {}); // Each caller hears of it; nobody may be left.
  }

  /** Aborted when nobody wants the result any more. */
  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** A caller without a signal stays to the end. */
  join(signal?: AbortSignal): Promise<T> {
    this.callers++;
    if (!signal) return this.result;
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.callers--;
        if (this.callers === 0) this.controller.abort(signal.reason);
        reject(signal.reason);
      };
      if (signal.aborted) return leave();
      signal.addEventListener("abort", leave, { once: true });
      this.result.then(resolve, reject).finally(() => signal.removeEventListener("abort", leave));
    });
  }
}
