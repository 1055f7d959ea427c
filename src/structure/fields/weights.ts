/**
 * What each kind of evidence weighs for a field, and how much a value needs. Fitted on the fitting half of the labelled documents by
 * `scripts/fit-fields.mjs`, and rounded to halves: finer steps decide nothing there.
 */

/** The form readers, and what a line's own make and surroundings say. */
export const TITLE = {
  letter: 12,
  bill: 9,
  mail: 12,
  decision: 12,
  minutes: 7,
  approval: 9,
  notice: 9,
  press: 7,
  law: 9,
  report: 3,
  inText: -4,
  /** In Latin letters among Korean lines: the name of a series or a brand. */
  foreign: -8,
  /** Half as large as another line of the page, or less: whose series or contest it is. */
  small: -2,
  /** The first line, set like the text on a page that has larger ones, and not ending as titles end. */
  bare: -1,
  /** Set like all the text of a page that has no line of another make. */
  plain: -4,
  largest: 3,
  large: 1.5,
  centred: 1,
  boxed: 0.5,
  marked: 1,
  first: 0.5,
  headsForm: 1.5,
  /** In the header of a page whose text begins at once. */
  header: 3,
  /** Behind the only mark of a paper that is a table. */
  onlyHead: 3.5,
  /** All lines of the cover, said again in one. */
  cover: 3,
  /** Behind its tag or its number in a series, and alone on a line. */
  twice: 7,
  /** All purposes of a form, each beside its box. */
  purposes: 7,
  /** Behind the number of a rule and its annex. */
  annexed: 3.5,
  ending: 1.5,
  property: 2,
  repeated: 1,
  labelled: 3,
  /** By the very word for a title, not by that for a project or a tender. */
  named: 1,
  /** By the word for this paper's own, beside its version or day on a cover. */
  ofDocument: 7,
};

export const NUMBER = {
  letter: 6,
  bill: 6,
  mail: 0,
  decision: 6,
  minutes: 0,
  approval: 6,
  notice: 5,
  law: 5,
  press: 0,
  report: 0,
  numberLine: 3,
  labelled: 3,
  revision: 3,
  first: 0.5,
};

export const DATE = {
  letter: 8,
  bill: 8,
  mail: 8,
  decision: 8,
  minutes: 6,
  approval: 8,
  press: 8,
  notice: 8,
  law: 5,
  report: 4,
  labelled: 3,
  belowTitle: 3,
  revision: 2,
  /** In the header of the page. */
  running: 2,
  /** The first day that a notice stands for. */
  announced: 2,
};

export const ISSUER = {
  letter: 6,
  bill: 6,
  mail: 6,
  decision: 6,
  minutes: 0,
  approval: 6,
  press: 5,
  notice: 5,
  law: 5,
  report: 4,
  letterhead: 3,
  labelled: 3,
  cover: 3,
  preface: 3,
  numberLine: 3,
  /** Right below the document's own date, further in. */
  belowDate: 3,
  /** On one line with the document's own date, below the title. */
  besideDate: 3,
  closing: 4,
  /** Recognised in a picture: weaker than anything that is printed. */
  emblem: 2.5,
  repeated: 1,
};

export type EvidenceName =
  | keyof typeof TITLE
  | keyof typeof NUMBER
  | keyof typeof DATE
  | keyof typeof ISSUER;

/** A value is taken with at least so much evidence; a wrong value is worse than none. */
export const ENOUGH = { title: 3, doc_number: 3, issued_date: 2, issuer: 2.5 };

/** The best value must be so far ahead of the next one that is not part of it. */
export const DISTANCE = { title: 0.5, doc_number: 0, issued_date: 0, issuer: 0 };
