/** The scores used by the benches. */
export { mhs, outlineOf } from "./mhs.mjs";
export { characterRecall, commonLength, nid } from "./nid.mjs";
export { levenshtein, teds } from "./teds.mjs";
