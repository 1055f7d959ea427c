/**
 * Who issues, by the name recognised in a picture of the first page: a logo in a letterhead or on a cover. Letters drawn for a logo are
 * misread now and then, so the name must be known, or stand in the text too.
 */
import type { Document } from "../../model/document.js";
import { isKnownBody } from "../../text/known-bodies.js";
import { foldSpace, squeeze } from "../../text/spacing.js";
import type { DocumentRow } from "../document-rows.js";
import { body } from "../organisation-names.js";
import type { Candidate } from "./candidate.js";

/** A logo says little; a chart of an organisation names many of its parts. */
const MOST_LINES = 3;

export function emblemNames({ blocks }: Document, rows: readonly DocumentRow[]): Candidate[] {
  const emblems = blocks.filter(
    ({ type, extractor, page }) => type === "figure" && extractor === "ocr" && page === 1,
  );
  if (emblems.length === 0) return [];
  const own = rows.filter(({ block }) => block.type !== "figure");
  const text = squeeze(own.map((row) => row.text).join("\n"));
  const names = emblems
    .map((each) => each.text.split("\n").map((line) => foldSpace(line).replace(SIGN, "")))
    .filter((lines) => lines.length <= MOST_LINES)
    .flat()
    .filter((name) => body(name) !== null && (isKnownBody(name) || text.includes(squeeze(name))));
  // Of several, one may only sponsor what the paper tells of.
  const [name, ...others] = new Set(names);
  if (!name || others.length > 0) return [];
  return [{ field: "issuer", value: name, evidence: ["emblem"] }];
}

/** What is drawn before the name is recognised as a letter or a figure: `6 한빛부`. */
const SIGN = /^[^가-힣\s]{1,2}\s/;
