/** Labels by the kind of value that stands behind them. */
import {
  PLACE_COLUMNS,
  PLACE_LABELS,
  TIME_LABELS,
  WHOLE_PLACE_LABELS,
  WHOLE_TIME_LABELS,
} from "../../text/lexicon/attributes.js";
import { oneOf } from "../../text/lexicon/patterns.js";

export const PLACE_LABEL = new RegExp(`${oneOf(PLACE_LABELS)}$|^${oneOf(WHOLE_PLACE_LABELS)}$`);
/** A column of places: `집결지`, `진료 자리`, `정차 지점`. */
export const PLACE_COLUMN = new RegExp(
  String.raw`(?:^|\|)\s*(?:[가-힣]{1,8}\s?)?${oneOf(PLACE_COLUMNS)}\s*(?=\||$)`,
);
/** `가람시 중앙로 88`: a road or a village with its number behind a town. */
export const FULL_ADDRESS =
  /[가-힣]{1,6}[시군구읍면동]\s(?:[가-힣\d]{1,10}\s){0,2}[가-힣\d]{1,10}(?:로|길|리)\s?\d/;
export const TIME_LABEL = new RegExp(`${oneOf(TIME_LABELS)}|^${oneOf(WHOLE_TIME_LABELS)}$`);
