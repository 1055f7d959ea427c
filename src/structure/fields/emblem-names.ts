/**
 * Who issues, by the name recognised in a picture of the first page: a logo in a letterhead or on a cover. Letters drawn for a logo are
 * misread now and then, so the name must be known, or stand in the text too.
 */
import type { Document } from "../../model/document.js";
import { SHORT_NAMES } from "../../text/lexicon/abbreviations.js";
import { ORGANISATION_ALIASES } from "../../text/lexicon/organisation-aliases.js";
import { foldSpace, squeeze } from "../../text/spacing.js";
import type { DocumentRow } from "../document-rows.js";
import { body } from "../organisation-names.js";
import type { Candidate } from "./candidate.js";

/** A logo says little; a chart of an organisation names many of its parts. */
const MOST_LINES = 3;

export function emblemNames({ blocks }: Document, rows: readonly DocumentRow[]): Candidate[] {
  const own = rows.filter(({ block }) => block.type !== "figure");
  const text = squeeze(own.map((row) => row.text).join("\n"));
  const emblems = blocks.filter(
    ({ type, extractor, page }) => type === "figure" && extractor === "ocr" && page === 1,
  );
  const names = emblems
    .map((each) => each.text.split("\n").map(foldSpace))
    .filter((lines) => lines.length <= MOST_LINES)
    .flat()
    .filter((name) => body(name) !== null && (KNOWN.has(name) || text.includes(squeeze(name))));
  // Of several, one may only sponsor what the paper tells of.
  const [name, ...others] = new Set(names);
  if (!name || others.length > 0) return [];
  return [{ field: "issuer", value: name, evidence: ["emblem"] }];
}

const KNOWN = new Set([
  ...SHORT_NAMES.map(([name]) => name!),
  ...ORGANISATION_ALIASES.flatMap((line) => line.split(/ = |, /)),
]);
