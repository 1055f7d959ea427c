/** The scores used by the benches. */
export { mhs, outlineOf } from "./mhs.mjs";
export { neighbourF1 } from "./neighbours.mjs";
export { characterRecall, commonLength, nid } from "./nid.mjs";
export { levenshtein, teds } from "./teds.mjs";
