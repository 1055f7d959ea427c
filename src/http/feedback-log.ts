/** Feedback as JSON lines in a file: append, and list newest first. */
import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import type { Feedback, FeedbackItem, FeedbackList } from "../model/feedback.js";
import { Refusal } from "../model/refusal.js";
import { JsonLines } from "./json-lines.js";
import type { Caller } from "./keys.js";

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
    const item: FeedbackItem = {
      id: randomUUID(),
      at: new Date(this.now()).toISOString(),
      consumer,
      kind: feedback.kind,
      doc_id: feedback.doc_id ?? null,
      filename: feedback.filename ?? null,
      tenant: feedback.tenant ?? null,
      field: feedback.field ?? null,
      expected: feedback.expected ?? null,
      note: feedback.note ?? null,
    };
    await lines.append(item);
    return item;
  }

  /** The administrator sees every item, a service key only its own. */
  async list(caller: Caller, limit: number): Promise<FeedbackList> {
    const { path } = this.configured();
    let total = 0;
    const latest: FeedbackItem[] = [];
    for await (const item of readItems(path)) {
      if (!caller.administrative && item.consumer !== caller.consumer) continue;
      total += 1;
      latest.push(item);
      if (latest.length > limit) latest.shift();
    }
    return { total, items: latest.reverse() };
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
