/**
 * Thresholds of header row detection in unmarked tables; shares are of the cells or columns examined.
 *
 * Fitted by `scripts/fit-table-heads.mjs`, which tries other values one at a time on tables of the fitting half whose
 * author shows the header by marks or paint. Values stay on the side of doubt: a lower `BODY.named` finds one header in
 * twenty more among those, but a header that no one shows must be certain. The objects are not frozen, so that the
 * script can try a value in place.
 */

/** How far the names of columns are looked for. */
export const HEAD = {
  /** Lines of names: official statistics have up to four. */
  mostRows: 4,
  /** Rows above the names, inside the table: a title, a line with the unit. */
  mostRowsAbove: 3,
  /** Characters of a title above the names; what is longer is text. */
  longestTitle: 100,
  /** Share of the width that a title has where the unit stands beside it. */
  titleBesideUnit: 0.5,
  /** Characters of a name that is told from a sentence at a glance. */
  shortName: 15,
  /** Share of names that differ: `주소 | 포트 | 주소 2 | 포트` has one that comes back. */
  distinct: 0.8,
  /** Share of cells whose borders may miss those of the header: hand-made tables have a few. */
  astride: 0.1,
  /** Rows below the names that are looked at. */
  bodyRows: 40,
  /** Columns beyond which a grid only arranges a form on the page. */
  mostColumns: 40,
  /** Characters of a cell that are looked at: whole chapters stand in some. */
  mostCharacters: 500,
};

/** What the cells below must be for the row above them to name them. */
export const BODY = {
  /** Share of a column's cells that are figures or periods: the column counts something. */
  counted: 0.6,
  /** Share of a column's cells that are sentences: the column tells something. */
  told: 0.6,
  /** Share of the columns that count or tell, where their names need not be known ones. */
  countedOrTold: 0.75,
  /** Share of columns that count something, where the names need not be known ones. */
  mostlyCounted: 0.5,
  /** Share of the names that are periods, for a row of periods. */
  periodNames: 0.5,
  /** Share of the cells that are periods, from which a row of periods is a row like the others. */
  periodCells: 0.5,
  /** Share of the cells that are names of columns themselves, from which the table is a form of labels and values. */
  labels: 0.34,
  /** Share of the names that are known ones. */
  named: 0.75,
  /** The same where the first column has a name that only stands above names of rows (`구분`). */
  namedBesideRows: 0.5,
};

/** What one cell says. */
export const CELL = {
  /** Characters of a name: a phrase; what is longer is a sentence or a description. */
  longestName: 30,
  /** Digits in a name (`CO2`, `63cm 미만`); more are a number of its own, a date, a telephone. */
  digitsOfName: 2,
  /** Letters beside a number (`2,208건`, `0.31억 어절`); more are words that begin with a number. */
  lettersOfUnit: 6,
};
