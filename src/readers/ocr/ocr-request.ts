/** What stands around the recognition of one request: how long it may take, who helps, and who is told. */
import type { OcrHelp } from "./share-pages.js";

/** A page, or a picture on it, that was recognised or given up. */
export interface OcrProgress {
  page: number;
  done: number;
  total: number;
  outcome: "read" | "late" | "broken";
}

/** For pages that may take as long as they need. A number that survives being sent as JSON, unlike infinity. */
const ALWAYS = Number.MAX_SAFE_INTEGER;

/** The files of a bundle share one. */
export class OcrSurroundings {
  /** Milliseconds of the quickest page so far. */
  private quickest = 0;
  private begun = false;

  constructor(
    private readonly given: {
      /** `Date.now()` after which nothing slow goes on. */
      deadline?: number;
      /** `Date.now()` after which not even the first page goes on: what else the file holds must still be written. */
      last?: number;
      help?: OcrHelp;
      progress?(progress: OcrProgress): void;
    } = {},
  ) {}

  get help(): OcrHelp | undefined {
    return this.given.help;
  }

  /**
   * When a page that is begun now must be done; undefined where there is no time for it, which is so only where one as quick as
   * the quickest would be late: a page that turns out too slow is given up half-way. The first is always begun, and
   * given up last: a scan without any page is worth nothing.
   */
  begin(): number | undefined {
    const { deadline = ALWAYS, last = ALWAYS } = this.given;
    if (!this.begun) {
      this.begun = true;
      return last;
    }
    return Date.now() + this.quickest > deadline ? undefined : deadline;
  }

  took(milliseconds: number): void {
    this.quickest = Math.min(this.quickest || milliseconds, milliseconds);
  }

  report(progress: OcrProgress): void {
    this.given.progress?.(progress);
  }
}
