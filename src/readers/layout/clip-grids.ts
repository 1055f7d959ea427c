/**
 * Grids told by clipping rectangles: Hancom's PDF writer clips to every table cell in turn, the empty ones too, whether or not
 * lines are drawn around it. Rectangles that lie side by side without a gap are the cells of one table.
 */
import type { Box } from "../../model/format.js";
import { contains, type Glyph, isSpace, type PageContent, type Ruling } from "./page-content.js";
import type { GridCell, RuledGrid } from "./ruled-grid.js";
import { CLIPS, GRID } from "./thresholds.js";

/** More rectangles than this on a page are a drawing. */
const MAX_CLIPS = 3_000;

export function clipGrids(content: PageContent, rulings: readonly Ruling[]): RuledGrid[] {
  const clips = cellClips(content);
  if (clips.length < 2) return [];
  const grids: RuledGrid[] = [];
  for (const group of touchingGroups(clips).flatMap((touching) => partStacked(touching, rulings))) {
    const grid = group.length > 1 ? gridOfClips(group, rulings) : null;
    if (!grid || !isTable(grid, rulings, content)) continue;
    grid.open = openEnds(grid, rulings);
    grids.push(grid);
  }
  return grids;
}

/** Lines that are borders of the grids' cells are accounted for; those inside a cell are another table's, or a box. */
export function withoutBordersOf(
  grids: readonly RuledGrid[],
  rulings: readonly Ruling[],
): Ruling[] {
  if (grids.length === 0) return [...rulings];
  return rulings.filter((ruling) => {
    const box: Box = ruling.level
      ? [ruling.from, ruling.at, ruling.to, ruling.at]
      : [ruling.at, ruling.from, ruling.at, ruling.to];
    return !grids.some(
      (grid) =>
        isWithin(box, grid.box, CLIPS.borderReach) &&
        !grid.cells.some((cell) => isWithin(box, cell.box, -CLIPS.borderReach)),
    );
  });
}

/** Each rectangle once, without those that are too thin for a letter, or hold the page. */
function cellClips({ clips = [], width, height }: PageContent): Box[] {
  if (clips.length > MAX_CLIPS) return [];
  const kept: Box[] = [];
  for (const clip of clips) {
    const [across, down] = [clip[2] - clip[0], clip[3] - clip[1]];
    if (Math.min(across, down) < CLIPS.thinnest) continue;
    if (across * down > CLIPS.page * width * height) continue;
    if (
      kept.some((other) => other.every((at, index) => Math.abs(at - clip[index]!) < CLIPS.sameEdge))
    )
      continue;
    kept.push(clip);
  }
  return kept;
}

/** Rectangles that touch side to side, those inside one cell apart from those around it. */
function touchingGroups(clips: readonly Box[]): Box[][] {
  const around = clips.map((clip, index) => {
    let smallest = -1;
    for (const [at, other] of clips.entries()) {
      if (at === index || !isWithin(clip, other, CLIPS.sameEdge) || area(other) <= area(clip))
        continue;
      if (smallest === -1 || area(other) < area(clips[smallest]!)) smallest = at;
    }
    return smallest;
  });
  const group = clips.map((_, index) => index);
  const find = (index: number): number => {
    let root = index;
    while (group[root] !== root) root = group[root]!;
    group[index] = root;
    return root;
  };
  for (const [one, a] of clips.entries()) {
    for (let two = one + 1; two < clips.length; two++) {
      if (around[one] === around[two] && touches(a, clips[two]!)) group[find(one)] = find(two);
    }
  }
  const groups = new Map<number, Box[]>();
  for (const [index, clip] of clips.entries()) {
    const root = find(index);
    const list = groups.get(root);
    if (list) list.push(clip);
    else groups.set(root, [clip]);
  }
  return [...groups.values()];
}

/**
 * A table is as wide at the top as at the bottom: rows of another width that touch it belong to something else, unless a line goes
 * on along its side. (A merged cell that goes on from the page before is not clipped to where nothing of it is left to show.)
 */
function partStacked(clips: readonly Box[], rulings: readonly Ruling[]): Box[][] {
  const sorted = [...clips].sort((a, b) => a[1] - b[1]);
  const parts: { clips: Box[]; box: Box }[] = [];
  for (let start = 0; start < sorted.length; ) {
    // Up to the next level line that no cell reaches across.
    let end = start + 1;
    let bottom = sorted[start]![3];
    while (end < sorted.length && sorted[end]![1] < bottom - CLIPS.sameEdge)
      bottom = Math.max(bottom, sorted[end++]![3]);
    const row = sorted.slice(start, end);
    const box = boxAround(row);
    const last = parts.at(-1);
    if (last && sameSides(last.box, box, rulings)) {
      last.clips.push(...row);
      last.box = boxAround([last.box, box]);
    } else parts.push({ clips: row, box });
    start = end;
  }
  return parts.map((part) => part.clips);
}

/**
 * Whether both sides of one box are those of the other, or lines that run on beside the narrower; where sides are left open, the
 * line that the narrower begins or ends the table with reaches as far as the wider does.
 */
function sameSides(above: Box, below: Box, rulings: readonly Ruling[]): boolean {
  return ([0, 2] as const).every((side) => {
    if (Math.abs(above[side] - below[side]) <= CLIPS.sameEdge) return true;
    const [wide, narrow] =
      above[side] < below[side] === (side === 0) ? [above, below] : [below, above];
    if (isDrawn(rulings, false, wide[side], narrow[1], narrow[3])) return true;
    const end = narrow === above ? narrow[1] : narrow[3];
    const [from, to] = [wide[side], narrow[side]].sort((one, two) => one - two) as [number, number];
    return isDrawn(rulings, true, end, from, to);
  });
}

const boxAround = (boxes: readonly Box[]): Box => [
  Math.min(...boxes.map((box) => box[0])),
  Math.min(...boxes.map((box) => box[1])),
  Math.max(...boxes.map((box) => box[2])),
  Math.max(...boxes.map((box) => box[3])),
];

function touches(a: Box, b: Box): boolean {
  const beside =
    Math.min(Math.abs(a[2] - b[0]), Math.abs(b[2] - a[0])) <= CLIPS.sameEdge && overlap(a, b, 1);
  const below =
    Math.min(Math.abs(a[3] - b[1]), Math.abs(b[3] - a[1])) <= CLIPS.sameEdge && overlap(a, b, 0);
  return beside || below;
}

const overlap = (a: Box, b: Box, axis: 0 | 1): boolean =>
  Math.min(a[axis + 2]!, b[axis + 2]!) - Math.max(a[axis]!, b[axis]!) > CLIPS.sameEdge;

const area = ([x0, y0, x1, y1]: Box): number => (x1 - x0) * (y1 - y0);

const isWithin = (inner: Box, outer: Box, slack: number): boolean =>
  inner[0] >= outer[0] - slack &&
  inner[1] >= outer[1] - slack &&
  inner[2] <= outer[2] + slack &&
  inner[3] <= outer[3] + slack;

/** The grid, or null where the rectangles lie over one another or leave much of their box free. */
function gridOfClips(clips: readonly Box[], rulings: readonly Ruling[]): RuledGrid | null {
  const xs = edgesOf(clips.flatMap(([x0, , x1]) => [x0, x1]));
  const ys = edgesOf(clips.flatMap(([, y0, , y1]) => [y0, y1]));
  const cols = xs.length - 1;
  const rows = ys.length - 1;
  if (cols < 2 || rows < 1) return null;
  const taken = new Uint8Array(rows * cols);
  const cells: GridCell[] = [];
  const add = (row: number, col: number, rowSpan: number, colSpan: number): boolean => {
    for (let r = row; r < row + rowSpan; r++) {
      for (let c = col; c < col + colSpan; c++) {
        if (taken[r * cols + c] === 1) return false;
        taken[r * cols + c] = 1;
      }
    }
    const box: Box = [xs[col]!, ys[row]!, xs[col + colSpan]!, ys[row + rowSpan]!];
    cells.push({ row, col, rowSpan, colSpan, box });
    return rowSpan > 0 && colSpan > 0;
  };
  for (const [x0, y0, x1, y1] of clips) {
    const [row, col] = [nearest(ys, y0), nearest(xs, x0)];
    if (!add(row, col, nearest(ys, y1) - row, nearest(xs, x1) - col)) return null;
  }
  const box: Box = [xs[0]!, ys[0]!, xs[cols]!, ys[rows]!];
  const covered = cells.reduce((sum, cell) => sum + area(cell.box), 0);
  if (covered < CLIPS.covered * area(box)) return null;
  for (let place = 0; place < taken.length; place++) {
    if (taken[place]) continue;
    const [row, col] = [Math.floor(place / cols), place % cols];
    add(row, col, freeRows({ taken, xs, ys }, rulings, row, col), 1);
  }
  cells.sort((a, b) => a.row - b.row || a.col - b.col);
  return { box, xs, ys, cells, uncertain: false, exact: true, open: { top: false, bottom: false } };
}

/** How many places from one on downwards no cell has taken, with no line between them. */
function freeRows(
  { taken, xs, ys }: { taken: Uint8Array; xs: number[]; ys: number[] },
  rulings: readonly Ruling[],
  row: number,
  col: number,
): number {
  const cols = xs.length - 1;
  let end = row + 1;
  while (
    end + 1 < ys.length &&
    !taken[end * cols + col] &&
    !isDrawn(rulings, true, ys[end]!, xs[col]!, xs[col + 1]!)
  )
    end++;
  return end - row;
}

/** Distinct positions: each follows the last within the slack of one edge. */
function edgesOf(positions: number[]): number[] {
  const groups: number[][] = [];
  for (const at of positions.sort((a, b) => a - b)) {
    const group = groups.at(-1);
    if (group && at - group[0]! <= CLIPS.sameEdge) group.push(at);
    else groups.push([at]);
  }
  return groups.map((group) => group.reduce((sum, at) => sum + at, 0) / group.length);
}

function nearest(edges: readonly number[], at: number): number {
  let best = 0;
  for (const [index, edge] of edges.entries()) {
    if (Math.abs(edge - at) < Math.abs(edges[best]! - at)) best = index;
  }
  return best;
}

/**
 * Word processors also place headings, seals and the parts of a letter by tables without lines. Cells without lines and colours
 * are a table only where several rows and columns of them are written in. Other programs clip to each run of a line: one row with
 * no line between its places, or rectangles that end with their words on all sides, are no cells.
 */
function isTable(grid: RuledGrid, rulings: readonly Ruling[], content: PageContent): boolean {
  const rows = grid.ys.length - 1;
  if (rows === 1 && !isParted(grid, rulings, content.fills)) return false;
  const drawn = drawnShare(grid, rulings);
  if (drawn >= CLIPS.ruled) return true;
  const painted = grid.cells.some((cell) => content.fills.some(({ box }) => isPainted(cell, box)));
  if (painted && rows > 1) return true;
  const written = grid.cells.filter((cell) => isWritten(cell, content.glyphs));
  return (
    rows > 1 &&
    written.length >= CLIPS.fewestWritten &&
    written.length >= CLIPS.written * grid.cells.length &&
    written.filter((cell) => isRunOfLine(cell, content.glyphs)).length < CLIPS.runs * written.length
  );
}

/** Whether a line or a colour parts the places of one row. */
function isParted(
  { xs, ys, cells }: RuledGrid,
  rulings: readonly Ruling[],
  fills: PageContent["fills"],
): boolean {
  const [top, bottom] = [ys[0]!, ys.at(-1)!];
  return (
    xs.slice(1, -1).some((x) => isDrawn(rulings, false, x, top, bottom)) ||
    cells.some((cell) => fills.some(({ box }) => isPainted(cell, box)))
  );
}

/** Whether words begin and end where the rectangle does, and fill its height: a cell has space above its line or several lines. */
function isRunOfLine({ box }: GridCell, glyphs: readonly Glyph[]): boolean {
  const own = glyphs.filter(
    (glyph) =>
      !isSpace(glyph) &&
      contains(box, (glyph.box[0] + glyph.box[2]) / 2, (glyph.box[1] + glyph.box[3]) / 2),
  );
  const size = Math.max(...own.map((glyph) => glyph.size));
  const reach = CLIPS.textEdge * size;
  return (
    box[3] - box[1] < CLIPS.runHeight * size &&
    Math.min(...own.map((glyph) => glyph.box[0])) - box[0] < reach &&
    box[2] - Math.max(...own.map((glyph) => glyph.box[2])) < reach
  );
}

const isPainted = (cell: GridCell, fill: Box): boolean =>
  isWithin(cell.box, fill, CLIPS.borderReach) && area(fill) < GRID.background * area(cell.box);

const isWritten = ({ box }: GridCell, glyphs: readonly Glyph[]): boolean =>
  glyphs.some(
    (glyph) =>
      !isSpace(glyph) &&
      contains(box, (glyph.box[0] + glyph.box[2]) / 2, (glyph.box[1] + glyph.box[3]) / 2),
  );

/** The share of the cells' sides with a line along most of them. */
function drawnShare({ cells }: RuledGrid, rulings: readonly Ruling[]): number {
  let [sides, drawn] = [0, 0];
  for (const { box } of cells) {
    for (const level of [true, false]) {
      const [from, to] = level ? [box[0], box[2]] : [box[1], box[3]];
      for (const at of level ? [box[1], box[3]] : [box[0], box[2]]) {
        sides++;
        if (isDrawn(rulings, level, at, from, to)) drawn++;
      }
    }
  }
  return drawn / sides;
}

const isDrawn = (
  rulings: readonly Ruling[],
  level: boolean,
  at: number,
  from: number,
  to: number,
) =>
  rulings.some(
    (ruling) =>
      ruling.level === level &&
      Math.abs(ruling.at - at) <= CLIPS.borderReach &&
      Math.min(ruling.to, to) - Math.max(ruling.from, from) >= GRID.drawn * (to - from),
  );

/** A table with drawn rows whose last, or first, edge has no line goes on over the page's end. */
function openEnds({ box, ys }: RuledGrid, rulings: readonly Ruling[]): RuledGrid["open"] {
  const drawn = (at: number) => isDrawn(rulings, true, at, box[0], box[2]);
  const inner = ys.slice(1, -1).some(drawn);
  const [top, bottom] = [drawn(box[1]), drawn(box[3])];
  return { top: !top && (inner || bottom), bottom: !bottom && (inner || top) };
}
