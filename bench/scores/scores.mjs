/** The scores used by the benches. */
export { scoreBreaks, scoreSpaces } from "./gaps.mjs";
export { mhs, outlineOf } from "./mhs.mjs";
export { neighbourF1 } from "./neighbours.mjs";
export { characterRecall, commonLength, nid } from "./nid.mjs";
export { levenshtein, teds } from "./teds.mjs";
