/** Names of days and times, as official documents write them. */

/** Weekdays by their first syllable: `(금)`, `금요일`. */
export const WEEKDAYS = "월화수목금토일";
