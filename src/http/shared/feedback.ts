/** Feedback that every service records and lists: in the database, with no file to configure. */
import type { Database } from "../../database/connection.js";
import { decodeCursor, encodeCursor } from "../../model/cursor.js";
import type { Feedback, FeedbackItem, FeedbackList } from "../../model/feedback.js";
import { Refusal } from "../../model/refusal.js";
import { type FeedbackPage, feedbackItem } from "../feedback-log.js";
import type { Caller } from "../keys.js";

interface FeedbackRow {
  number: number;
  item: FeedbackItem;
}

export class SharedFeedback {
  constructor(
    private readonly database: Database,
    private readonly now: () => number,
  ) {}

  async record(consumer: string, feedback: Feedback): Promise<FeedbackItem> {
    const item = feedbackItem(consumer, feedback, this.now());
    await this.database.query("INSERT INTO feedback (id, consumer, item) VALUES ($1, $2, $3)", [
      item.id,
      consumer,
      item,
    ]);
    return item;
  }

  /** Newest first. The administrator sees every item, a service key only its own. */
  async list(caller: Caller, { limit, cursor }: FeedbackPage): Promise<FeedbackList> {
    const [last] = cursor === undefined ? [] : decodeCursor("feedback", cursor, 1);
    if (last !== undefined && !/^\d{1,15}$/.test(last))
      throw new Refusal("INVALID_REQUEST", { field: "cursor" });
    const whose = caller.administrative ? null : caller.consumer;
    const [sum] = await this.database.query<{ total: number }>(
      "SELECT count(*) AS total FROM feedback WHERE $1::text IS NULL OR consumer = $1",
      [whose],
    );
    const rows = await this.database.query<FeedbackRow>(
      `SELECT number, item FROM feedback
       WHERE ($1::text IS NULL OR consumer = $1) AND ($2::bigint IS NULL OR number < $2)
       ORDER BY number DESC LIMIT $3`,
      [whose, last ?? null, limit + 1],
    );
    const page = rows.slice(0, limit);
    const next = rows.length > limit && encodeCursor("feedback", [String(page.at(-1)!.number)]);
    return {
      total: sum!.total,
      items: page.map(({ item }) => item),
      ...(next && { next_cursor: next }),
    };
  }
}
