/** From where a line counts as set apart. Read off the covers and heads of the fitting half's documents. */
export const MAKE = {
  /** Times the size of the text: larger lines are set apart from it. */
  large: 1.15,
  /** A line of this share of the largest is beside the title, not it. */
  small: 0.5,
  /** A line of this share of the largest is as large. */
  sameSize: 0.95,
  /** Times the size of every other line of its page: a numbered line so large may be a title, not the first heading. */
  alone: 1.3,
  /** Letters before a colon in a title; a label has fewer. */
  shortestHead: 5,
  /** Lines below a numbered title that may name whose it is. */
  nameRows: 3,
  /** Lines of one title are of this share of each other's size at least. */
  nearSize: 0.8,
  /** Lines of one title. */
  mostLines: 3,
  /** Lines of a title in single words, one below the other. */
  mostWords: 5,
  /** Lines of one form for several purposes, each with a box to tick. */
  mostPurposes: 6,
  /** Boxes to tick between the words of a title. */
  mostBoxes: 4,
  /** Rows of a first page, where the file states no pages. */
  firstPageRows: 40,
  /** Rows below the number of a notice that may hold its title. */
  noticeRows: 6,
  /** Rows above and of a form's title, where it is set over several cells. */
  formHead: 4,
  /** Rows of a cover behind a table of contents that may hold its date. */
  coverRows: 8,
  /** Rows that tell the size of the text. */
  bodyRows: 400,
  /** A sentence of more letters is of the text; a motto over a letterhead has fewer. */
  sentence: 40,
  /** Letters from which the same words elsewhere are no chance. */
  tellingLetters: 6,
};
