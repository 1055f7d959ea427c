/** The tags sent with a file: an array in JSON, a list separated by commas elsewhere. */
import { MAX_TAG, MAX_TAGS } from "../../model/filter.js";
import { Refusal } from "../../model/refusal.js";
import { characters } from "../../text/code-points.js";

/** Undefined where none are sent. */
export function tagsOf(given: unknown): string[] | undefined {
  if (given === undefined) return undefined;
  const list = typeof given === "string" ? given.split(",") : given;
  const isTag = (tag: unknown) =>
    typeof tag === "string" && tag.trim() !== "" && characters(tag.trim()) <= MAX_TAG;
  if (!Array.isArray(list) || list.length > MAX_TAGS || !list.every(isTag))
    throw new Refusal("INVALID_REQUEST", { field: "tags" });
  return list.map((tag: string) => tag.trim());
}
