/** The cursor of a listing in requests and replies; `cursor.ts` makes and reads it. */
import Type from "typebox";

/** Longer than any name of a file and its key. */
const MAX_CURSOR = 20_000;

export const CursorSchema = Type.String({
  maxLength: MAX_CURSOR,
  description: "`next_cursor` of the page before",
});

export const NextCursorSchema = Type.Optional(
  Type.String({ description: "Only where more follow: `cursor` of the next page" }),
);
