/** Names of public bodies that the lexicon knows: the full ones, former ones and the short ones that people use. */
import { SHORT_NAMES } from "./lexicon/abbreviations.js";
import { ORGANISATION_ALIASES } from "./lexicon/organisation-aliases.js";

const KNOWN = new Set([
  ...SHORT_NAMES.map(([name]) => name!),
  ...ORGANISATION_ALIASES.flatMap((line) => line.split(/ = |, /)),
]);

export function isKnownBody(name: string): boolean {
  return KNOWN.has(name);
}
