/**
 * Lends idle parser processes to documents with several pages to OCR, one page at a time, so that a new file waits for
 * one page at most.
 */
import type { JobResult, PictureJob } from "./job-messages.js";

/** How long a lent process waits for its page. The borrower's OCR engine blocks it for a few seconds at most. */
const OFFER_TIMEOUT_MS = 15_000;

/** A process as it is lent: it recognises one page. */
interface LentParser {
  run(job: PictureJob, input: AsyncIterable<Buffer>, timeout: number): Promise<JobResult>;
}

interface IdleParserSource<Process extends LentParser> {
  /** An idle process; undefined while a file waits for one. */
  acquireIdle(): Process | undefined;
  release(process: Process): void;
}

/** The page that a borrower sent to a lent process. */
export interface LentPicture {
  width: number;
  /** Deadline as `Date.now()`. */
  until: number;
  pixels: Buffer;
}

export interface Borrower {
  options: PictureJob["options"];
  /** The borrower's own deadline as `Date.now()`. */
  until: number;
  /** Offers a process; undefined if the borrower no longer needs one. */
  offer(loan: number): Promise<LentPicture | undefined>;
  /** Cancels the offer; a picture that still arrives for it is answered with null. */
  withdraw(loan: number): void;
  /** Returns the recognised page, or null if the helper process died. */
  answer(loan: number, json: string | null): void;
}

/** The queue of pages that wait for a lent process. */
export interface PageQueue {
  /** Sets how many pages of this borrower wait; 0 if it needs no help. */
  requestPages(borrower: Borrower, pages: number): void;
}

export class ParserLender<Process extends LentParser> implements PageQueue {
  /** Waiting pages by borrower, round-robin: a served borrower moves to the end. */
  private readonly waitingPages = new Map<Borrower, number>();
  private lastLoan = 0;

  constructor(private readonly idleParsers: IdleParserSource<Process>) {}

  requestPages(borrower: Borrower, pages: number): void {
    if (pages > 0) this.waitingPages.set(borrower, pages);
    else this.waitingPages.delete(borrower);
    this.lend();
  }

  /** Call this whenever a process becomes idle. */
  lend(): void {
    for (const [borrower, pages] of this.waitingPages) {
      const helper = this.idleParsers.acquireIdle();
      if (!helper) return;
      this.waitingPages.delete(borrower);
      if (pages > 1) this.waitingPages.set(borrower, pages - 1);
      void this.lendForOnePage(helper, borrower);
    }
  }

  private async lendForOnePage(helper: Process, borrower: Borrower): Promise<void> {
    const loan = ++this.lastLoan;
    try {
      const picture = await withOfferTimeout(borrower.offer(loan));
      if (!picture) return borrower.withdraw(loan);
      const json = await recognise(helper, borrower, picture);
      borrower.answer(loan, json);
    } finally {
      this.idleParsers.release(helper);
    }
  }
}

async function recognise(
  helper: LentParser,
  { options, until: end }: Borrower,
  { width, until, pixels }: LentPicture,
): Promise<string | null> {
  async function* input() {
    yield pixels;
  }
  const job: PictureJob = { input: "picture", bytes: pixels.length, width, until, options };
  try {
    const { parts } = await helper.run(job, input(), Math.max(1, (end - Date.now()) / 1000));
    return parts.recognised?.toString("utf8") ?? null;
  } catch {
    return null;
  }
}

async function withOfferTimeout<T>(promise: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), OFFER_TIMEOUT_MS);
  });
  try {
    return await Promise.race([promise, timedOut]);
  } finally {
    clearTimeout(timer);
  }
}
