/**
 * Distributes the pages of a document: this process's engine takes one after the other, idle helper processes take
 * others meanwhile.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { Grey, WorkingCopy } from "./grey-picture.js";
import type { Recognised } from "./ocr-engine.js";

/** An idle helper answers within this time, and gets a page before this process blocks on its own. */
const HELPER_WAIT_MS = 25;

/** Null if not done by `until` (`Date.now()`). */
type Recognise = (grey: Grey, until: number) => Promise<Recognised | null>;

/** A helper process that takes one page. */
export interface OcrHelper {
  recognise: Recognise;
  /** Returns it unused. No effect once it was given a page. */
  release(): void;
}

/** Source of helper processes; the parsing folder implements it. */
export interface OcrHelperPool {
  /** Announces how many pages wait. `take` is called for each idle process, and returns whether it is needed. */
  request(pages: number, take: (helper: OcrHelper) => boolean): void;
}

/** A page or picture, rendered only when an engine is ready for it. */
export interface OcrTask {
  page: number;
  draw(): Promise<WorkingCopy>;
}

/** A page that was not recognised: out of time, or it could not be rendered or read. */
export class SkippedPage {
  constructor(
    readonly reason: "late" | "broken",
    readonly error?: unknown,
  ) {}
}

export interface RecognisedPicture {
  picture: Omit<WorkingCopy, "grey"> & { grey: { width: number; height: number } };
  recognised: Recognised;
}

export interface SharingOptions {
  own: Recognise;
  help?: OcrHelperPool | undefined;
  /** When a page begun now must be done; undefined where there is no time for it. */
  begin(): number | undefined;
  /** Called when each page is done or skipped, in completion order. */
  done(task: OcrTask, found: RecognisedPicture | SkippedPage, began: number): void;
}

/** The result of each task, in task order. */
export async function sharePages(
  tasks: readonly OcrTask[],
  sharing: SharingOptions,
): Promise<(RecognisedPicture | SkippedPage)[]> {
  const results: (RecognisedPicture | SkippedPage)[] = [];
  const away: Promise<void>[] = [];
  /** Given to a process that died. */
  const returned: number[] = [];
  let next = 0;

  const settle = (at: number, found: RecognisedPicture | SkippedPage, began: number) => {
    results[at] = found;
    sharing.done(tasks[at]!, found, began);
  };
  const begin = (): StartedTask | undefined => {
    while (next < tasks.length) {
      const until = sharing.begin();
      if (until !== undefined) return { at: next++, until };
      settle(next++, new SkippedPage("late"), Date.now());
    }
    return undefined;
  };
  const byOwn = async ({ at, until }: StartedTask) => {
    const began = Date.now();
    try {
      const picture = await tasks[at]!.draw();
      settle(at, found(picture, await sharing.own(picture.grey, until)), began);
    } catch (error) {
      settle(at, new SkippedPage("broken", error), began);
    }
  };
  const byOther = async ({ at, until }: StartedTask, helper: OcrHelper) => {
    const began = Date.now();
    let picture: WorkingCopy;
    try {
      picture = await tasks[at]!.draw();
    } catch (error) {
      helper.release();
      return settle(at, new SkippedPage("broken", error), began);
    }
    const recognised = await helper.recognise(picture.grey, until).catch(() => undefined);
    if (recognised === undefined) returned.push(at);
    else settle(at, found(picture, recognised), began);
  };
  const take = (helper: OcrHelper): boolean => {
    const begun = begin();
    if (begun) away.push(byOther(begun, helper));
    return begun !== undefined;
  };

  for (let begun = begin(); begun; begun = begin()) {
    sharing.help?.request(tasks.length - next, take);
    if (begun.at === 0 && sharing.help && tasks.length > 1) await sleep(HELPER_WAIT_MS);
    await byOwn(begun);
  }
  sharing.help?.request(0, take);
  await Promise.all(away);
  for (const at of returned) {
    const until = sharing.begin();
    if (until === undefined) settle(at, new SkippedPage("late"), Date.now());
    else await byOwn({ at, until });
  }
  return results;
}

interface StartedTask {
  /** Which of the tasks. */
  at: number;
  until: number;
}

/** Drops the pixels, which are no longer needed. */
function found(
  { grey, ...picture }: WorkingCopy,
  recognised: Recognised | null,
): RecognisedPicture | SkippedPage {
  if (recognised === null) return new SkippedPage("late");
  return {
    picture: { ...picture, grey: { width: grey.width, height: grey.height } },
    recognised,
  };
}
