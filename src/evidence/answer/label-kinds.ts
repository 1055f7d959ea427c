/** Labels by the kind of value that stands behind them. */
import {
  PLACE_LABELS,
  TIME_LABELS,
  WHOLE_PLACE_LABELS,
  WHOLE_TIME_LABELS,
} from "../../text/lexicon/attributes.js";
import { oneOf } from "../../text/lexicon/patterns.js";

export const PLACE_LABEL = new RegExp(`${oneOf(PLACE_LABELS)}$|^${oneOf(WHOLE_PLACE_LABELS)}$`);
export const TIME_LABEL = new RegExp(`${oneOf(TIME_LABELS)}|^${oneOf(WHOLE_TIME_LABELS)}$`);
