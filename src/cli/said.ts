/** What the command says, in Korean or English by the locale; in both where it names neither. */
import { localiseLine } from "./command-help.js";

/** The locale of messages (POSIX: the first of these that is set). */
const { LC_ALL, LC_MESSAGES, LANG } = process.env;
export const locale = LC_ALL || LC_MESSAGES || LANG || "";

/** A part of a line that is worded `한국어 / English`. */
export const said = (text: string): string => localiseLine(text, locale);
