/**
 * Lends processes that have nothing to do to documents with several pages to recognise, one page at a time: a file that
 * comes in meanwhile waits for one page at most.
 */
import type { JobResult, PictureJob } from "./job-messages.js";

/** A borrower that does not say what it wants a process for goes without: its engine holds it up for some seconds at most. */
const PATIENCE_MS = 15_000;

/** A process as it is lent: it recognises one page. */
interface Helper {
  run(job: PictureJob, input: AsyncIterable<Buffer>, timeout: number): Promise<JobResult>;
}

interface Lender<Process extends Helper> {
  /** A process that has nothing to do and that no file waits for. */
  takeIdle(): Process | undefined;
  giveBack(process: Process): void;
}

/** A picture that a borrower sent for the process it was lent. */
export interface LentPicture {
  width: number;
  /** `Date.now()` when it is given up. */
  until: number;
  pixels: Buffer;
}

export interface Borrower {
  options: PictureJob["options"];
  /** `Date.now()` when its own time is over. */
  until: number;
  /** Tells the borrower; undefined where it needs nobody any more. */
  offer(loan: number): Promise<LentPicture | undefined>;
  /** The offer stands no longer; a picture that comes for it is answered with null. */
  withdraw(loan: number): void;
  /** Gives it what was found, or null where the helper did not live through it. */
  answer(loan: number, json: string | null): void;
}

/** Where a borrower says what it needs. */
export interface PageQueue {
  /** How many pages of this borrower wait; 0 when it needs nobody. */
  ask(borrower: Borrower, pages: number): void;
}

export class Lending<Process extends Helper> implements PageQueue {
  /** Pages that wait, by borrower; who was served goes to the end. */
  private readonly waiting = new Map<Borrower, number>();
  private loans = 0;

  constructor(private readonly lender: Lender<Process>) {}

  ask(borrower: Borrower, pages: number): void {
    if (pages > 0) this.waiting.set(borrower, pages);
    else this.waiting.delete(borrower);
    this.lend();
  }

  /** To be called whenever a process has nothing to do. */
  lend(): void {
    for (const [borrower, pages] of this.waiting) {
      const helper = this.lender.takeIdle();
      if (!helper) return;
      this.waiting.delete(borrower);
      if (pages > 1) this.waiting.set(borrower, pages - 1);
      void this.work(helper, borrower);
    }
  }

  private async work(helper: Process, borrower: Borrower): Promise<void> {
    const loan = ++this.loans;
    try {
      const picture = await withPatience(borrower.offer(loan));
      if (!picture) return borrower.withdraw(loan);
      const json = await recognise(helper, borrower, picture);
      borrower.answer(loan, json);
    } finally {
      this.lender.giveBack(helper);
    }
  }
}

async function recognise(
  helper: Helper,
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

async function withPatience<T>(promise: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
  });
  try {
    return await Promise.race([promise, over]);
  } finally {
    clearTimeout(timer);
  }
}
