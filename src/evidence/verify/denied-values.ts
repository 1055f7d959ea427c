/** Values that a sentence says a thing is not: `정원은 15명이 아닙니다`, `15명이라고 볼 수 없습니다`, `15명이 아니라 11명입니다`. */
import { oneOf } from "../../text/lexicon/patterns.js";
import { NOT_BEING } from "../../text/lexicon/polarity.js";
import type { Quantity } from "../../text/quantities/quantity.js";
import type { Finding } from "./check-finding.js";

/** Right behind a value, with the particle between them. */
const DENIED = new RegExp(String.raw`^(?:이라고|라고|으로|로|이|가|은|는)?\s?${oneOf(NOT_BEING)}`);
/** A line that denies a value itself. */
const LINE_DENIES = new RegExp(
  String.raw`\d[\d,.]*\s?[가-힣%]{0,6}(?:이|가|은|는)?\s?${oneOf(NOT_BEING)}`,
);
const REACH = 24;

/** What becomes of a value that the sentence denies: contradicted where it stands in its place, and else nothing is found. */
export function ofDenied(
  found: Finding | null,
  text: string,
  { end }: Quantity,
): Finding | null | undefined {
  if (!DENIED.test(text.slice(end, end + REACH))) return undefined;
  if (found?.verdict !== "supported" || found.places || found.reason !== "VALUE_FOUND") return null;
  if (found.line && LINE_DENIES.test(found.line.text)) return found;
  return { ...found, verdict: "contradicted", reason: "OPPOSITE" };
}
