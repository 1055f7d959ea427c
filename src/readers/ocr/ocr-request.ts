/** Per-request OCR context: deadlines, helper processes, progress callback. */
import type { OcrHelperPool } from "./share-pages.js";

/** Progress: one page or picture was recognised or skipped. */
export interface OcrProgress {
  page: number;
  done: number;
  total: number;
  outcome: "read" | "late" | "broken";
}

/** No deadline. Unlike Infinity, this number survives JSON. */
const NO_DEADLINE = Number.MAX_SAFE_INTEGER;

/** Shared by the files of an archive. */
export class OcrContext {
  /** Milliseconds of the quickest page so far. */
  private quickest = 0;
  private begun = false;
  /** Whether something was left out for lack of time. */
  late = false;

  constructor(
    private readonly options: {
      /** `Date.now()` after which nothing slow goes on. */
      deadline?: number;
      /** `Date.now()` after which not even the first page goes on: what else the file holds must still be written. */
      last?: number;
      /** `Date.now()` after which no picture beside text goes on: the text alone is a result, and must still be written. */
      figures?: number;
      /** `Date.now()` after which no picture is looked at to see whether it shows writing. */
      looks?: number;
      help?: OcrHelperPool;
      progress?(progress: OcrProgress): void;
    } = {},
  ) {}

  get help(): OcrHelperPool | undefined {
    return this.options.help;
  }

  /**
   * Deadline for a page started now; undefined if there is no time for it, which means that even one as fast as the
   * fastest so far would be late. A page that turns out too slow is aborted. The first page is always started, with the
   * latest deadline: a scan without any page is worth nothing.
   */
  begin(): number | undefined {
    const { deadline = NO_DEADLINE, last = NO_DEADLINE } = this.options;
    if (!this.begun) {
      this.begun = true;
      return last;
    }
    return Date.now() + this.quickest > deadline ? undefined : deadline;
  }

  /** The same for a picture beside text: none has to be read. */
  beginFigure(): number | undefined {
    const { figures = NO_DEADLINE } = this.options;
    return Date.now() + this.quickest > figures ? undefined : figures;
  }

  mayLook(): boolean {
    const { looks = NO_DEADLINE } = this.options;
    const inTime = Date.now() <= looks;
    if (!inTime) this.late = true;
    return inTime;
  }

  recordDuration(milliseconds: number): void {
    this.quickest = Math.min(this.quickest || milliseconds, milliseconds);
  }

  report(progress: OcrProgress): void {
    this.options.progress?.(progress);
  }
}
