/** Classifies the text of a table cell for header detection: a name, a period, a value, or prose. */

import { composed } from "../text/composed.js";
import {
  BEFORE_VALUES,
  BESIDE_PERIODS,
  COLUMN_NAME_ENDINGS,
  COLUMN_NAMES,
  COLUMN_UNITS,
  NO_VALUE,
  ORDINAL_UNITS,
  ROW_NAMES,
  VALUE_NAMES,
} from "../text/lexicon/columns.js";
import { oneOf } from "../text/lexicon/patterns.js";
import { squeeze } from "../text/spacing.js";
import { CELL } from "./table-head-weights.js";

export type CellKind = "blank" | "unit" | "name" | "period" | "value" | "prose";

/** Arrows stand between columns of a flow and name nothing. */
const ARROWS_ONLY = /^[→⇒⇨▶►➡➔➜↓⇩⇓⇑↑←⇦⇐⇔↔]*$/u;
const UNIT = new RegExp(
  String.raw`^(?:[(<[〈〔【]?단위[:：)]?.*|\(?(?:${oneOf(COLUMN_UNITS)}|[천백십]*[만억조]*원)\)?)$`,
  "u",
);
const MARK = new RegExp(`^(?:[-–—―−‐－‧·…*]+|[○◯O●◎◉×Xx✕√✓∨V△▲▽▼☆★]|${oneOf(NO_VALUE)})$`, "u");
/** What begins an item, a checkbox or a remark. */
const ITEM = /^(?:[□■◇◆○●◎ㅇ▪▫•·∙‧▸▹▷▶►☞☑☐※◦√✓⦁❍◈➢❏*-]|[①-⑳㉠-㉻⑴-⒇]|[가-하][.)])/u;
/** `⑪인원`: forms number their columns. */
const NUMBERED = /^[①-⑳][^①-⑳:：]{1,15}$/u;
const NO_NAME = /@|https?:|www\.|☎|\[\]|□|☐|☑|[:：](?=.)|제\d+(?:조|호|항)|[다음함됨]\.$/u;

const ORDINAL = new RegExp(String.raw`^제?\d{1,2}${oneOf(ORDINAL_UNITS)}(?:\(.*\))?$`, "u");
const PERIOD_WORDS = [
  "\\(?\\d{1,2}[~∼～-]\\d{1,2}월\\)?",
  "(?:19|20)\\d\\d(?:년도?|학년도)?",
  "'\\d\\d(?:년도?)?",
  "\\d\\d년도?",
  "\\d{1,2}월",
  "[1-4](?:/4)?분기",
  "[1-4]/4",
  "[1-4]Q",
  "[상하]반기",
];
const PERIOD = new RegExp(PERIOD_WORDS.join("|"), "gu");
/** What may stand beside a year or month: `'22년중`, `2021년(A)`, `7월p`, `전년동기`. */
const BESIDE_A_PERIOD = new RegExp(
  String.raw`${oneOf(BESIDE_PERIODS)}|\([A-Za-z]\)|[~∼～\-–.,'()·/]|[pePE]$`,
  "gu",
);

/** `(b/a*100)`, `(A-B)`: how a column is reckoned. */
const FORMULA = /\([A-Za-z\d]+(?:[-+/*×÷=][A-Za-z\d]+)+\)$/u;

const COLUMN_NAME = new RegExp(
  `(?:${oneOf(COLUMN_NAMES)}|[가-힣]${oneOf(COLUMN_NAME_ENDINGS)})$`,
  "u",
);
const ROW_NAME = new Set(ROW_NAMES);
const VALUE_NAME = new Set(VALUE_NAMES);
const VALUE = new RegExp(String.raw`^${oneOf(BEFORE_VALUES)}?[\p{P}\p{S}]*\d`, "u");

const TO_CLOSE = /[\s\u00a0\u00ad\u2000-\u200b\u3000\ufeff‘’‛′＇`´]/;

/** Without white space and soft hyphens, with one kind of apostrophe. */
export function withoutSpace(text: string): string {
  if (!TO_CLOSE.test(text)) return composed(text);
  return squeeze(text.normalize("NFC").replaceAll("\u00ad", "")).replace(/[‘’‛′＇`´]/gu, "'");
}

/** Of closed text. */
export function cellKind(text: string): CellKind {
  if (text === "" || ARROWS_ONLY.test(text)) return "blank";
  if (NUMBERED.test(text) && namesColumn(text)) return "name";
  const short = text.length <= CELL.longestName;
  if (short && UNIT.test(text)) return "unit";
  const counts = /\d/.test(text);
  if ((counts || text.includes("반기")) && isPeriod(text)) return "period";
  if (MARK.test(text) || (counts && isValue(text))) return "value";
  if (!short) return "prose";
  const digits = counts ? withoutPeriods(text.replace(FORMULA, "")).replace(/\D/gu, "").length : 0;
  return digits <= CELL.digitsOfName &&
    /\p{L}/u.test(text) &&
    !ITEM.test(text) &&
    !/^\d/u.test(text) &&
    !NO_NAME.test(text)
    ? "name"
    : "prose";
}

/** Whether the text is a known column name, with or without a remark in brackets; white space already removed. */
export function namesColumn(text: string): boolean {
  const bare = text.replace(/[(（[〈<].*$/u, "").replace(/[*\d)]+$/u, "");
  return COLUMN_NAME.test(bare === "" ? text : bare);
}

export function namesRows(text: string): boolean {
  return ROW_NAME.has(text.toLowerCase());
}

export function namesValues(text: string): boolean {
  return VALUE_NAME.has(text);
}

function isPeriod(text: string): boolean {
  if (ORDINAL.test(text)) return true;
  const rest = withoutPeriods(text);
  return rest !== text && rest.replace(BESIDE_A_PERIOD, "") === "";
}

function withoutPeriods(text: string): string {
  return text.replace(PERIOD, "");
}

function isValue(text: string): boolean {
  if (!VALUE.test(text) || /^\d+[.)]\p{L}/u.test(text)) return false;
  return text.replace(/[\d\p{P}\p{S}]/gu, "").length <= CELL.lettersOfUnit;
}
