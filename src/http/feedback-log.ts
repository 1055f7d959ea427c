/** Feedback as JSON lines in a file: append, and list newest first. */
import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { decodeCursor, encodeCursor } from "../model/cursor.js";
import type { Feedback, FeedbackItem, FeedbackList } from "../model/feedback.js";
import { Refusal } from "../model/refusal.js";
import { JsonLines } from "./json-lines.js";
import type { Caller } from "./keys.js";

export interface FeedbackPage {
  limit: number;
  cursor?: string | undefined;
}

/** As it is kept. */
export function feedbackItem(consumer: string, feedback: Feedback, now: number): FeedbackItem {
  return {
    id: randomUUID(),
    at: new Date(now).toISOString(),
    consumer,
    kind: feedback.kind,
    doc_id: feedback.doc_id ?? null,
    filename: feedback.filename ?? null,
    tenant: feedback.tenant ?? null,
    field: feedback.field ?? null,
    expected: feedback.expected ?? null,
    note: feedback.note ?? null,
  };
}

export class FeedbackLog {
  private readonly lines: JsonLines | undefined;

  constructor(
    path: string | null,
    private readonly now: () => number,
  ) {
    this.lines = path ? new JsonLines(path) : undefined;
  }

  async record(consumer: string, feedback: Feedback): Promise<FeedbackItem> {
    const lines = this.configured();
    const item = feedbackItem(consumer, feedback, this.now());
    await lines.append(item);
    return item;
  }

  /** The administrator sees every item, a service key only its own. */
  async list(caller: Caller, { limit, cursor }: FeedbackPage): Promise<FeedbackList> {
    const { path } = this.configured();
    const [last] = cursor === undefined ? [] : decodeCursor("feedback", cursor, 1);
    let total = 0;
    let passed = false;
    // One more than asked for: it tells whether more follow.
    const latest: FeedbackItem[] = [];
    for await (const item of readItems(path)) {
      if (!caller.administrative && item.consumer !== caller.consumer) continue;
      total += 1;
      passed ||= item.id === last;
      if (passed) continue;
      latest.push(item);
      if (latest.length > limit + 1) latest.shift();
    }
    // The log was begun anew since: what comes after the item is not known any more.
    if (last !== undefined && !passed) throw new Refusal("INVALID_REQUEST", { field: "cursor" });
    const items = latest.reverse().slice(0, limit);
    const next = latest.length > limit && encodeCursor("feedback", [items.at(-1)!.id]);
    return { total, items, ...(next && { next_cursor: next }) };
  }

  private configured(): JsonLines {
    if (!this.lines) throw new Refusal("FEEDBACK_NOT_CONFIGURED");
    return this.lines;
  }
}

/** Streams line by line, so that a long log is never held in memory. A truncated line is skipped. */
async function* readItems(path: string): AsyncGenerator<FeedbackItem> {
  const stream = createReadStream(path, "utf8");
  try {
    for await (const line of createInterface({ input: stream, crlfDelay: Infinity })) {
      const item = parseItem(line);
      if (item) yield item;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  } finally {
    stream.destroy();
  }
}

function parseItem(line: string): FeedbackItem | undefined {
  try {
    const item = JSON.parse(line);
    return typeof item?.id === "string" ? item : undefined;
  } catch {
    return undefined;
  }
}
