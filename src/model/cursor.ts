/**
 * Pages of a listing: `limit` and an opaque `cursor`. A cursor names the last item that was given, not a number of items, so that items which
 * come and go between two pages neither repeat nor skip others.
 */
import { Refusal } from "./refusal.js";

/** `listing` tells the cursors of one listing from those of another. */
export function encodeCursor(listing: string, last: readonly string[]): string {
  return Buffer.from(JSON.stringify([listing, ...last])).toString("base64url");
}

/** The strings that were encoded; refuses what no listing of this kind gave. */
export function decodeCursor(listing: string, cursor: string, length: number): string[] {
  const [kind, ...last] = parsed(cursor);
  if (kind !== listing || last.length !== length)
    throw new Refusal("INVALID_REQUEST", { field: "cursor" });
  return last;
}

function parsed(cursor: string): string[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    const isList = Array.isArray(value) && value.every((one) => typeof one === "string");
    return isList ? value : [];
  } catch {
    return [];
  }
}

/** How a listing is ordered: by these strings of each item, one after the other. */
export interface ListingOrder<T> {
  listing: string;
  placeOf(item: T): readonly string[];
  /** How many strings a place has. */
  parts: number;
}

/** The items after the cursor, at most `limit`; they stand in the listing's order. */
export function pageOf<T>(
  items: readonly T[],
  { limit, cursor }: { limit?: number | undefined; cursor?: string | undefined },
  order: ListingOrder<T>,
): { items: readonly T[]; next_cursor?: string } {
  const first = cursor === undefined ? 0 : firstAfter(items, cursor, order);
  const end = limit === undefined ? items.length : first + limit;
  const page = items.slice(first, end);
  const last = page.at(-1);
  const more = end < items.length && last !== undefined;
  const { listing, placeOf } = order;
  return { items: page, ...(more && { next_cursor: encodeCursor(listing, placeOf(last)) }) };
}

function firstAfter<T>(
  items: readonly T[],
  cursor: string,
  { listing, placeOf, parts }: ListingOrder<T>,
): number {
  const last = decodeCursor(listing, cursor, parts);
  const at = items.findIndex((item) => comparePlaces(placeOf(item), last) > 0);
  return at < 0 ? items.length : at;
}

function comparePlaces(a: readonly string[], b: readonly string[]): number {
  for (let index = 0; index < a.length; index++) {
    if (a[index]! !== b[index]!) return a[index]! < b[index]! ? -1 : 1;
  }
  return 0;
}
