/** The scores that readings are judged by. */
export { mhs, outlineOf } from "./mhs.mjs";
export { characterRecall, commonLength, nid } from "./nid.mjs";
export { levenshtein, teds } from "./teds.mjs";
