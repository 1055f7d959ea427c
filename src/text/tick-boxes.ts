/** A box to tick, blank or ticked: `[ ]`, `[√]`. */
import { TICKS } from "./lexicon/list-marks.js";
import { letterOf } from "./lexicon/patterns.js";

export const TICK_BOX = String.raw`[\[［]\s{0,3}${letterOf(TICKS)}?\s{0,3}[\]］]`;
