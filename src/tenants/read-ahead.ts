/** Reads the corpus from the start on, one tenant after the other, so that the first question does not wait for it. */
import type { Tenants } from "./tenants.js";

/** Tenants that stay in memory afterwards; the others are opened from disk when they are asked. */
const KEPT_OPEN = 20;
/** Without a cache nothing lasts that is not in memory: no more tenants are read than stay open. */
const MAX_IN_MEMORY = 100;

interface Progress {
  read: number;
  all: number;
}

interface ReadAheadOptions {
  /** Whether tenants can be opened again from disk. */
  isKept: boolean;
  onFault(what: string, error: unknown): void;
}

type ReadableTenants = Pick<Tenants, "names" | "readAhead" | "progressOf">;

export class ReadAhead {
  private readonly finished = new Map<string, Progress>();
  private names: readonly string[] = [];
  private now: string | null = null;
  private isStopped = false;
  private isDone = false;

  constructor(
    private readonly tenants: ReadableTenants,
    private readonly options: ReadAheadOptions,
  ) {}

  /** Documents of the tenants that were begun; `tenants_left` are those whose documents are not counted yet. */
  get progress(): Progress & { done: boolean; tenants_left: number } {
    const live =
      this.now === null || this.finished.has(this.now) ? null : this.tenants.progressOf(this.now);
    const begun = [...this.finished.values(), ...(live ? [live] : [])];
    return {
      read: begun.reduce((sum, { read }) => sum + read, 0),
      all: begun.reduce((sum, { all }) => sum + all, 0),
      done: this.isDone,
      tenants_left: Math.max(0, this.names.length - begun.length),
    };
  }

  /** Never rejects; ends when all is read or `stop` is called. */
  async run(): Promise<void> {
    const { isKept, onFault } = this.options;
    try {
      const names = await this.tenants.names();
      this.names = isKept ? names : names.slice(0, MAX_IN_MEMORY);
    } catch (error) {
      onFault("the corpus was not listed", error);
    }
    for (const [at, name] of this.names.entries()) {
      if (this.isStopped) return;
      this.now = name;
      try {
        this.finished.set(name, await this.tenants.readAhead(name, at < KEPT_OPEN));
      } catch (error) {
        onFault("a tenant was not read ahead", error);
      }
      this.now = null;
    }
    this.isDone = true;
  }

  /** The tenant in hand is finished or closed by its owner. */
  stop(): void {
    this.isStopped = true;
  }
}
