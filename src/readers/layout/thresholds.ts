/**
 * Every threshold of page layout: from glyphs to lines, paragraphs, tables and blocks. Lengths are in points, an em is
 * the size of the text at hand, a share is between 0 and 1. What guards time and memory, or is a fact of a format,
 * stands with the code that needs it.
 *
 * Each was set by what printed pages show, and holds for a range around it: `scripts/fit-layout.mjs` scores other
 * values on the fitting half of the corpus (`bench/halves.mjs`). The objects are not frozen, so that the script can try
 * a value in place.
 */

/** Glyphs → lines (`text-lines.ts`). */
export const LINES = {
  /** Glyphs of one run stand on one baseline within this many ems, */
  sameBaseline: 0.15,
  /** of the larger one, unless the other is this much smaller. */
  sameRun: 0.5,
  /** Runs whose baselines differ by less than this many ems of the smaller size stand on one line. */
  sameLine: 0.4,
  /** A raised or lowered small run shares at least this much of its height with its line. */
  scriptOverlap: 0.4,
  /** A run this much smaller than its neighbour may be raised or lowered. */
  scriptSize: 0.8,
  /** A run this much smaller is no index of its neighbour, which is as high as several lines; */
  leastScript: 0.4,
  /** nor is one of more letters. */
  longestIndex: 2,
  /** A raised or lowered run may lie over its neighbour by this many ems of the larger size: letters may be set tight. */
  scriptOverlay: 0.3,
  /** A gap of this many ems ends a run. */
  runGap: 1.2,
  /** The next glyph of a run may begin this many ems before the last one ends. */
  runOverlay: 0.6,
  /** A gap without a space glyph is a space when it is this many ems wider than those between the letters of the line. */
  spaceGap: 0.22,
  /** Gaps between the letters of a line are those that this share of all its gaps is narrower than: fewer are between words, */
  letterGaps: 0.4,
  /** from this many gaps on; on a shorter line letters stand close, or overlap as the closest two do, */
  fewestGaps: 4,
  /** unless all its gaps are alike within this many ems: a label spread over its cell. */
  evenlySpread: 0.1,
  /** Runs lie over one another when the next begins this many ems before the last ends. */
  overlaid: 0.2,
  /** A run on another baseline stands under the first when they share this many ems of width. */
  underneath: 0.5,
  /** Two texts are printed over one another where at least so many letters stand upon letters, */
  fewestUpon: 3,
  /** and this share of the shorter text's; */
  uponShare: 0.4,
  /** a letter stands upon another whose sides, each this share of its width, it does not touch. */
  letterSide: 0.2,
  /** A printed space that the next letter stands within this many ems of the start of, right after the last letter, is none. */
  spaceRoom: 0.03,
  /** In such runs a printed space counts only where the gap really is this many ems wide. */
  overlaidSpace: 0.15,
  /** A gap this wide, in ems, parts a line into pieces: columns, tab stops, table cells without rulings. */
  pieceGap: 1.6,
  /** Narrower gaps from this many ems on are looked at where a table without lines may be. */
  fragmentGap: 0.7,
  /** Columns that stand closer than words: text that a program set apart begins within this of one place, */
  sameSeam: 0.8,
  /** on at least so many lines, */
  fewestSeams: 3,
  /** each within this many ems of the last. */
  seamStep: 8,
};

/** Lines → paragraphs (`paragraphs.ts`). */
export const PARAGRAPHS = {
  /** Lines of one paragraph differ in size by less than this share. */
  sameSize: 0.18,
  /** A line less than this many ems below another stands beside it, not below. */
  leastStep: 0.2,
  /** A step down of more than this many usual steps parts paragraphs. */
  wideStep: 1.3,
  /** Steps between these many ems count for the usual one; wider ones are gaps between blocks. */
  shortestStep: 0.5,
  longestStep: 3.2,
  /** The usual step is the one that this share of the steps is shorter than: wrapped lines stand closer than paragraphs do. */
  usualStep: 0.4,
  /** Lines of one size show their own usual step by at least so many steps. */
  fewestSteps: 6,
  /** No text of several lines is set larger than this, in points. */
  largestSize: 200,
  /** The usual step is at least this many ems, and that many where no two lines show one. */
  leastUsualStep: 1.1,
  /** and at most this many: lines further apart are paragraphs, though nothing else on the page shows it. */
  mostUsualStep: 2.3,
  /** The next word must fit with this much room, in ems, before a line counts as ended early. */
  roomToSpare: 0.5,
  /** A line inside a paragraph may stop short of the edge by up to this many ems, whatever the next word. */
  ragged: 2.2,
  /** A line of at least so many ems may stop short by as much and the next word, where its sentence goes on: its edge may be its own. */
  longLine: 20,
  /** Lines end at one justified edge within this many points, */
  justified: 0.8,
  /** where at least so many of different lengths do. */
  fewestJustified: 3,
  /** Lines that end at one edge and begin at so many places are set to the right: none goes on in the next. */
  fewestRightSet: 3,
  /** Left edges within this many ems are the same edge. */
  sameEdge: 0.7,
  /** A first line may hang out by up to this many ems against the rest of its paragraph; with a label, be drawn in by as many. */
  hangingIndent: 8,
  /** A first line without a label may be drawn in by up to this many ems. */
  plainIndent: 2.5,
  /** Middles within this many ems are the same middle. */
  sameMiddle: 0.4,
  /** Lines begin flush when their left edges are within this many ems. */
  flush: 0.3,
  /** A line is centred in its column when its two margins differ by less than this many ems. */
  evenMargins: 0.8,
};

/** Which paragraphs are titles, headings and list items (`paragraph-roles.ts`, `assemble-blocks.ts`). */
export const ROLES = {
  /** Headings are set this many times larger than the body. */
  headingSize: 1.14,
  /** A bold heading where the body is not bold is at least this many times its size. */
  boldHeadingSize: 0.95,
  /** The title is set this many times larger than the body. */
  titleSize: 1.25,
  /** Characters of a heading: a phrase, not a passage. */
  longestHeading: 70,
  /** Lines of a heading. */
  mostHeadingLines: 2,
  /** Characters of a heading that is told by its weight alone. */
  longestBoldHeading: 40,
  /** Characters up to which words that end like a sentence may be a heading. */
  longestClipped: 30,
  /** Characters of a title. */
  longestTitle: 120,
  /** Letters that a title has at least. */
  fewestTitleLetters: 2,
  /** The title stands in this upper share of the first page. */
  titleZone: 0.6,
  /** Lines of one title are this near the largest size. */
  sameTitleSize: 0.97,
  /** Paragraphs that together are the title. */
  mostTitleParts: 3,
  /** A centred line's middle is this share of the page's width off the page's at most. */
  offCentre: 0.02,
  /** Share of the page's width that a centred line takes up at most: lines of the text take up more. */
  centredWidth: 0.75,
  /** The same of a cell's width, which has no margins but its own. */
  centredInCell: 0.9,
  /** Two lines begin alike within so many ems, and end apart from so many on. */
  sameBegin: 0.3,
  otherEnd: 2,
  /** Characters of a caption. */
  longestCaption: 100,
  /** What a line of several pieces weighs beside one of running text: forms and letterheads set many small words apart. */
  pieceWeight: 0.2,
  /** Share of bold text from which weight tells nothing. */
  boldBody: 0.5,
  /** A list item this many ems further in than the one above is one level down. */
  deeperItem: 0.4,
  /** Share of the text that a tag tree made with care calls headings. */
  mostTaggedHeadings: 0.5,
  /** Share of the text that a tag tree made with care calls list items. */
  mostTaggedItems: 0.95,
};

/** How sure a reading is where the file does not say (`assemble-blocks.ts`). */
export const CONFIDENCE = {
  /** Text recognised by the machine that made the scan; its own figure is not in the file. */
  scanLayer: 0.8,
  /** A grid told from white space alone. */
  unruledTable: 0.7,
};

/** Where a line end broke a word (`join-lines.ts`). */
export const LINE_ENDS = {
  /** From this share of wrapped lines on that print a space at their end, a missing one says something of its own. */
  printsSpaces: 0.2,
  /** Wrapped lines from which such a share says something. */
  enough: 5,
  /** How much the syllables on both sides count (`word-ends.ts`), and what counts for a space between any two. */
  score: 0.65,
  any: 0.3,
  /** What it counts against a space that the document has both sides as one word elsewhere; up to twice that where often. */
  joined: 2.5,
  /** What it counts for a space that the document has both sides as words elsewhere, beside what each of them counts. */
  apart: 0.5,
  known: 0.5,
  /** What counts for a space beside a sign that stands alone, and against one before a particle behind a bracket, letter or digit. */
  alone: 3,
  particle: -6,
  /** How much the document's habit between two kinds of signs counts, and the largest logarithm of odds that it is taken for. */
  habit: 0.75,
  mostHabit: 3,
  /** How much the share of spaces among the other line ends counts; so many made up ends with this share are among them. */
  ofAll: 0.5,
  prior: { made: 4, share: 0.4 },
  mostSpaces: 0.97,
  rounds: 15,
};

/** Frames, pictures and notes of one page (`page-flow.ts`, `document-parts.ts`). */
export const PAGE = {
  /** Inner margin of a frame around text. */
  frameMargin: 3,
  /** A box up to this many ems high holds one line: a word in its sentence, where letters stand beside it. */
  boxedWord: 2,
  /** Pictures smaller than this on a side are ornaments. */
  smallestFigure: 48,
  /** Beside the name of a press release, a picture of this width and height in points may be its giver's name. */
  letterheadWidth: 40,
  letterheadHeight: 14,
  /** A picture over more of the page than this share is its background. */
  largestFigure: 0.85,
  /** A picture under more items than this is their background. */
  mostOnFigure: 2,
  /** A box may reach over another by this much and still lie in it, or stand beside it. */
  slack: 3,
  /** Items that share more than this much of the smaller height stand beside one another. */
  beside: 0.5,
  /** The rule above footnotes stands below this share of the page's height, */
  noteRuleTop: 0.3,
  /** begins within this share of its width, */
  noteRuleLeft: 0.25,
  /** and is between these shares of its width long. */
  noteRuleShortest: 0.12,
  noteRuleLongest: 0.45,
  /** A note may begin this much above its rule. */
  aboveNoteRule: 2,
  /** Footnotes are set this many times the size of the text they belong to, at most. */
  noteSize: 0.96,
  /** Lines before a page end that say whether a paragraph goes on over it. */
  seamLines: 3,
};

/** Running headers and footers (`running-headers.ts`). */
export const RUNNING = {
  /** They stand in this share of the page from the top and from the bottom. */
  marginZone: 0.13,
  /** A page's first line may stand lower, down to this share, where it numbers the pages: books printed on larger paper. */
  numberedZone: 0.2,
  /** Pictures that are repeated stand in this share of the page: letterheads are higher than a line. */
  pictureZone: 0.2,
  /** The same line stands at the same height within this much. */
  sameHeight: 6,
  /** A line is running from this share of the pages on: left and right pages may take turns. */
  leastShare: 0.3,
};

/** The right edge of a text column (`text-margins.ts`). */
export const MARGINS = {
  /** Lines that end within this much of each other share an edge. */
  sameEdge: 4,
  /** An edge is one that at least this many lines reach, */
  fewestLines: 3,
  /** and this share of them. */
  leastShare: 0.03,
  /** Short lines that happen to end alike make no edge: it lies at least this far out, against the widest line. */
  nearWidest: 0.88,
  /** An edge that so many lines of a page end at, */
  fewestKept: 5,
  /** and this share of them, holds for the page, though lines of other pages reach further out. */
  keptShare: 0.35,
  /** Pages whose widths round to the same multiple of this have one margin. */
  sameWidth: 10,
  /** Where nothing shows an edge, it lies at least this share of the page's width out. */
  assumedEdge: 0.5,
};

/** Two columns of text (`two-columns.ts`). */
export const COLUMNS = {
  /** A gutter is at least this many ems wide, */
  leastGutter: 1,
  /** and this share of the text's width away from both edges. */
  gutterZone: 0.25,
  /** Beside a sidebar it may be this share away, */
  sidebarZone: 0.12,
  /** whose lines stand on baselines of their own in more than this share, */
  apartLines: 0.5,
  /** have so many letters on average, */
  sidebarLetters: 5,
  /** and follow one another within this many ems. */
  sidebarStep: 2.2,
  /** Fewer rows than this on either side are a tab stop or a table, not columns. */
  fewestRows: 5,
  /** A line of prose fills this share of its column's width, */
  filled: 0.75,
  /** and this share of the lines do. */
  filledLines: 0.5,
  /** Columns of one text are at least this share of one another's width. */
  sameWidth: 0.8,
};

/** Sheets with two pages side by side (`two-up.ts`). */
export const TWO_UP = {
  /** A sheet is this many times as wide as high. */
  wide: 1.2,
  /** Letters from which a sheet tells how it is set. */
  fewestLetters: 80,
  /** The gutter is free where nothing stands within this share of the width from the middle, */
  gutter: 0.01,
  /** but this share of the letters, */
  mostAcross: 0.01,
  /** and fewer level lines than this run over it. */
  linesAcross: 2,
  /** There is prose where each half has at least so many lines, */
  fewestLines: 5,
  /** of so many letters to a piece: columns of figures have fewer. */
  pieceLetters: 10,
  /** A document is set so where at least so many sheets have prose on both sides, */
  fewestSheets: 2,
  /** and this share of its wide ones leave the gutter free. */
  freeShare: 0.7,
};

/** Rows whose parts have different numbers of lines (`side-by-side-rows.ts`). */
export const STACKED = {
  /** Lines that share more than this much of the lower one's height cannot be one below the other. */
  overlap: 0.25,
  /** Lines of one row; more is a page that is set strangely. */
  mostLines: 12,
  /** Pieces may lie over one another by this much and still stand side by side. */
  slack: 1,
};

/** Text set at a slant (`slanted-text.ts`). */
export const SLANTED = {
  /** The next letter of a run stands within this many ems, */
  reach: 2,
  /** and differs in size by less than this share of that reach. */
  sameSize: 0.1,
};

/** Drawn lines (`rulings.ts`, `underlines.ts`). */
export const RULINGS = {
  /** Pieces of one line are level with each other within this much. */
  sameLine: 1,
  /** Dashes up to this long are one line over a gap of `dashGap`; longer pieces must meet within `meetingGap`. */
  dashLength: 16,
  dashGap: 3.6,
  meetingGap: 1,
  /** Lines shorter than this frame nothing. */
  shortest: 5,
  /** Lines touch when their ends come within this. */
  touch: 1.6,
  /** Lone sides of a table are at least this high. */
  shortestSide: 100,
  /** An underline stands up to this many ems below the baseline; a line through words up to `throughWords` above it. */
  underWords: 0.38,
  throughWords: 0.6,
  /** An underline begins and ends with its words, within this much; borders stand off from the text. */
  sameEnd: 1.6,
  /** A word stands over an underline when its middle is within this of the line. */
  underlineSlack: 1,
  /** Words stand over at least this share of an underline. */
  underlined: 0.6,
  /** An underline that goes on behind its words may begin so far before them: with a blank. */
  widestBlank: 5,
  /** A line this thick between letters may be a marked blank; borders of one row are thinner, or higher than its letters. */
  narrowestBlank: 1,
  /** Largest text that is underlined: the window around a line that its words can stand in. */
  largestText: 60,
};

/** Ruled tables (`ruled-grid.ts`, `ruled-tables.ts`, `adjacent-tables.ts`). */
export const GRID = {
  /** Parallel lines this close are one edge drawn twice. */
  sameEdge: 3,
  /**
   * Sides of cells in different rows that a program drew are one column border only this close: forms have columns that are a few
   * points wide. A scan's lines waver.
   */
  sameDrawnEdge: 1.2,
  /** An edge counts as drawn when this share of it is. */
  drawn: 0.6,
  /** A row without its outer line is at least this high. */
  shortestOpenRow: 8,
  /** Sides that run on over a page end span at least this share of the table's width. */
  openWidth: 0.8,
  /** Rows and columns thinner than this hold no text: doubled lines and ornament bars. */
  thinnestBand: 5,
  /** A frame over more of the page than this share is the page's own border. */
  pageFrame: 0.6,
  /** A cell is at least this many times as high as its text; lower boxes are underlines and highlights. */
  fits: 0.95,
  /** A box may reach over a cell's lines by this much and still lie in it. */
  slack: 2,
  /** A fill larger than this many times the table is the background of the page, not of a cell. */
  background: 1.5,
  /** Share of the cells below that hold figures, where a row of words names columns. */
  figuresBelow: 0.5,
  /** Lines of figures in one cell from which each is a row, where no level line is drawn between them. */
  fewestTextRows: 3,
  /** Share of the lines below a head that stand in several of its columns, where no lines part these, */
  inColumns: 0.6,
  /** and of their parts that stand across a column's border at most. */
  mostCrossing: 0.1,
  /** Boxes set beside one another are one table where their row borders agree within this, */
  sameRow: 2.5,
  /** and they stand at most this far apart. */
  widestGap: 40,
};

/** Lines that are no table (`drawings.ts`). */
export const DRAWINGS = {
  /** Letters this close, in times their size, are of one word. */
  touching: 0.15,
  /** Lines that part so many letters of one word, and this share of all the letters that they part, stand behind the text. */
  fewestCuts: 4,
  cut: 0.5,
  /** A grid with this many cells or more, and less than `filled` of them written in, is a drawing. */
  cells: 24,
  filled: 0.12,
  /** unless a row of so many columns or more has words in each of them: the head of an empty form. */
  fewestHeads: 3,
  /** The cells of a table cover at least this share of its box; boxes of an org chart, with lines between them, cover less. */
  covered: 0.6,
  /** A chart has figures beside so many of its lines, */
  axisLabels: 3,
  /** and this share of them, */
  axisShare: 0.6,
  /** within this many ems of their end, */
  axisReach: 2,
  /** with their middle at most this many ems off the line. */
  axisOff: 0.25,
};

/** Tables told by the clipping rectangles of their cells (`clip-grids.ts`). */
export const CLIPS = {
  /** Sides of two rectangles within this are one border. */
  sameEdge: 1,
  /** A rectangle thinner than this is no cell. */
  thinnest: 2,
  /** A rectangle over more of the page than this share is the page's own; a row that is cut by page ends may fill all of its text. */
  page: 0.85,
  /** The rectangles cover at least this share of the table's box. */
  covered: 0.6,
  /** A drawn line within this of a cell's side is its border. */
  borderReach: 2,
  /** Cells with lines along this share of their sides are a table, whatever they hold. */
  ruled: 0.15,
  /** Without lines and colours, cells that are written in: this many, */
  fewestWritten: 4,
  /** and this share of all. */
  written: 0.4,
  /** Words end with the rectangle within this many ems, */
  textEdge: 0.3,
  /** and it is less than this many ems high: Microsoft Print To PDF clips to runs, 1.2 to 1.33 ems high. */
  runHeight: 1.4,
  /** From this share of such rectangles on they are no cells. */
  runs: 0.5,
};

/** Tables without lines (`borderless-tables.ts`). */
export const BORDERLESS = {
  /** Fewer rows than this are a form or chance; two columns need one more. */
  fewestRows: 3,
  /** Rows of one table stand within this many ems of each other, */
  longestStep: 3,
  /** and differ in size by less than this share. */
  sameSize: 0.3,
  /** Columns are parted by at least this many ems that stay free in all rows. */
  leastGutter: 0.8,
  /** Pieces of a column share an edge or their middle within this many ems, */
  sameEdge: 0.6,
  /** in this share of the rows. */
  aligned: 0.7,
  /** Share of the places that are filled. */
  filled: 0.6,
  /** Characters of a piece on average; longer ones are prose in columns, or label and text. */
  longestCell: 24,
  /** Twice as long ones pass where a column of words up to so many characters stands among them, */
  shortCell: 12,
  /** in this share of all pieces. */
  shortShare: 0.3,
  /** Share of the pieces that end with a colon, from which they are the labels of a form. */
  formLabels: 0.2,
  /** A part of a line stands beside a column, not in it, from this many ems on. */
  apart: 0.2,
  /** Lines at the top that may stand over several columns. */
  mostHeads: 2,
  /** Lines of one heading stand within this many ems. */
  headStep: 2.2,
  /** Lines of one cell differ in their steps by less than this factor; a longer step begins a row. */
  sameStep: 1.12,
  /** A line belongs to the row beside it within this many ems. */
  besideRow: 0.25,
  /** The middle of a label beside several rows is theirs within this many ems, */
  sameMiddle: 0.4,
  /** that of a heading over several columns within this many. */
  headMiddle: 1.6,
  /** Lines of one piece that a cell may go on for below its row's first. */
  mostWrapped: 8,
};

/** Tables with level lines alone (`level-grids.ts`). */
export const LEVEL_RULED = {
  /** A rule is at least this long; */
  shortest: 100,
  /** there is one above the head, one below it and one at the end. */
  fewestRules: 3,
  /** A rule between rows beside a shared label is at least this share of the others' length. */
  partial: 0.4,
  /** A line of text over more than this share of a rule's length is no cell, */
  prose: 0.7,
  /** where it begins within this share of it from its left end: a wide column has another before it. */
  proseIndent: 0.1,
  /** Lines below the head that show columns. */
  fewestRows: 2,
  /** Share of the lines that show columns. */
  inColumns: 0.6,
  /** Rows that rules part may have wrapped lines where they fill so many columns. */
  ruledColumns: 3,
  /** Lines between two of more rules than the least, from which each is a row. */
  manyLines: 5,
};

/** What belongs to a table outside of its cells (`table-surroundings.ts`). */
export const SURROUNDINGS = {
  /** Characters of a unit line. */
  longestUnit: 40,
  /** A note stands within this many ems of the table, or of the note above it. */
  farthestNote: 2,
};

/** Tables that go on over a page end (`tables-over-pages.ts`, `split-rows.ts`). */
export const PAGE_BREAK = {
  /** Column borders of a table that goes on stand where they stood, within this. */
  sameBorder: 4,
  /** Lines that a program drew are one border only this close: forms have columns that are a few points wide. */
  sameDrawnBorder: 1.2,
  /** Borders that no line shows stand where they stood within this. */
  sameTextBorder: 15,
  /** Of the inner borders on the page that shows fewer, this share stands on the other page too. */
  sharedBorders: 0.5,
  /** A table goes on when it reaches this share of the height down its page, */
  bottom: 0.75,
  /** and starts within this share of the next. */
  top: 0.3,
  /** Tables whose first so many labels are the same are one form printed twice. */
  formLabels: 3,
  /** An empty row lower than this, and than `stubShare` of the rows around it, is the rest of a cut row. */
  highestStub: 24,
  stubShare: 0.75,
  /** A cell whose last line stands within this many line heights of its bottom is full; */
  full: 1.2,
  /** with this many free it had ended. */
  ended: 2.5,
  /** Rows besides the one at the page end that have a label, where one without is the rest of a cut row. */
  fewestLabels: 3,
};
