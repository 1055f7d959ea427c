/**
 * Shares a document's pages out: this process's own engine takes one after the other, and processes that have nothing
 * else to do take some of them meanwhile.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { Grey, WorkingCopy } from "./grey-picture.js";
import type { Recognised } from "./ocr-engine.js";

/** Whoever is free answers within it, and gets a page before this process is busy with its own. */
const MOMENT_MS = 25;

/** Null where it was not done by `until` (`Date.now()`) and given up. */
type Recognise = (grey: Grey, until: number) => Promise<Recognised | null>;

/** Another process that takes one page. */
export interface Helper {
  recognise: Recognise;
  /** It is not needed after all. Without effect once it was given a page. */
  release(): void;
}

/** Who may be asked for help: the parsing floor knows the other processes. */
export interface OcrHelp {
  /** So many pages wait. `take` is called whenever a process is free for one, and answers whether it is needed. */
  ask(pages: number, take: (helper: Helper) => boolean): void;
}

/** A page, or a picture on a page, drawn only when somebody is ready to read it. */
export interface OcrTask {
  page: number;
  draw(): Promise<WorkingCopy>;
}

/** A page that was not recognised: too late to begin or to end it, or it could not be drawn or read. */
export class PageLost {
  constructor(
    readonly reason: "late" | "broken",
    readonly error?: unknown,
  ) {}
}

export interface Found {
  picture: Omit<WorkingCopy, "grey"> & { grey: { width: number; height: number } };
  recognised: Recognised;
}

export interface Sharing {
  own: Recognise;
  help?: OcrHelp | undefined;
  /** When a page begun now must be done; undefined where there is no time for it. */
  begin(): number | undefined;
  /** Called as each page is done or given up, in the order that happens. */
  done(task: OcrTask, found: Found | PageLost, began: number): void;
}

/** What was found for each task, in the tasks' order. */
export async function shareOut(
  tasks: readonly OcrTask[],
  sharing: Sharing,
): Promise<(Found | PageLost)[]> {
  const results: (Found | PageLost)[] = [];
  const away: Promise<void>[] = [];
  /** Given to a process that did not live through it. */
  const returned: number[] = [];
  let next = 0;

  const settle = (at: number, found: Found | PageLost, began: number) => {
    results[at] = found;
    sharing.done(tasks[at]!, found, began);
  };
  const begin = (): Begun | undefined => {
    while (next < tasks.length) {
      const until = sharing.begin();
      if (until !== undefined) return { at: next++, until };
      settle(next++, new PageLost("late"), Date.now());
    }
    return undefined;
  };
  const byOwn = async ({ at, until }: Begun) => {
    const began = Date.now();
    try {
      const picture = await tasks[at]!.draw();
      settle(at, found(picture, await sharing.own(picture.grey, until)), began);
    } catch (error) {
      settle(at, new PageLost("broken", error), began);
    }
  };
  const byOther = async ({ at, until }: Begun, helper: Helper) => {
    const began = Date.now();
    let picture: WorkingCopy;
    try {
      picture = await tasks[at]!.draw();
    } catch (error) {
      helper.release();
      return settle(at, new PageLost("broken", error), began);
    }
    const recognised = await helper.recognise(picture.grey, until).catch(() => undefined);
    if (recognised === undefined) returned.push(at);
    else settle(at, found(picture, recognised), began);
  };
  const take = (helper: Helper): boolean => {
    const begun = begin();
    if (begun) away.push(byOther(begun, helper));
    return begun !== undefined;
  };

  for (let begun = begin(); begun; begun = begin()) {
    sharing.help?.ask(tasks.length - next, take);
    if (begun.at === 0 && sharing.help && tasks.length > 1) await sleep(MOMENT_MS);
    await byOwn(begun);
  }
  sharing.help?.ask(0, take);
  await Promise.all(away);
  for (const at of returned) {
    const until = sharing.begin();
    if (until === undefined) settle(at, new PageLost("late"), Date.now());
    else await byOwn({ at, until });
  }
  return results;
}

interface Begun {
  /** Which of the tasks. */
  at: number;
  until: number;
}

/** Without the pixels: they are many, and nobody needs them any more. */
function found({ grey, ...picture }: WorkingCopy, recognised: Recognised | null): Found | PageLost {
  if (recognised === null) return new PageLost("late");
  return {
    picture: { ...picture, grey: { width: grey.width, height: grey.height } },
    recognised,
  };
}
