/** Pupils who hand a paper in, by the number that a school gives them. */

/** `20260302`: a day written without signs. */
const DAY = String.raw`(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?!\d)`;

/** `20261234`; no day, and no telephone, which begins with 0. */
export const PUPILS_NUMBER = String.raw`(?<!\d)(?!${DAY})[1-9]\d{7,9}`;
