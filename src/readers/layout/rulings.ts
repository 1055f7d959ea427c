/** Normalises ruling lines: joins dashes, merges double lines, groups lines that cross. */
import type { Ruling } from "./page-content.js";
import { RULINGS } from "./thresholds.js";

/** More lines than this on one page are a drawing. */
const MAX_LINES = 4_000;

export function mergeRulings(rulings: readonly Ruling[]): Ruling[] {
  const whole = [
    ...mergeAlong(rulings.filter((ruling) => ruling.level)),
    ...mergeAlong(rulings.filter((ruling) => !ruling.level)),
  ].filter((ruling) => ruling.to - ruling.from >= RULINGS.shortest);
  return whole.length > MAX_LINES ? [] : whole;
}

function mergeAlong(rulings: Ruling[]): Ruling[] {
  const sorted = [...rulings].sort((a, b) => a.at - b.at);
  const merged: Ruling[] = [];
  for (let start = 0; start < sorted.length; ) {
    let end = start + 1;
    while (end < sorted.length && sorted[end]!.at - sorted[start]!.at <= RULINGS.sameLine) end++;
    const group = sorted.slice(start, end).sort((a, b) => a.from - b.from);
    let open: Ruling | undefined;
    let lastLength = 0;
    for (const ruling of group) {
      const length = ruling.to - ruling.from;
      const gap =
        Math.min(length, lastLength) <= RULINGS.dashLength ? RULINGS.dashGap : RULINGS.meetingGap;
      lastLength = length;
      if (open && ruling.from <= open.to + gap) {
        open.to = Math.max(open.to, ruling.to);
        open.thickness = Math.max(open.thickness, ruling.thickness);
      } else {
        open = { ...ruling };
        merged.push(open);
      }
    }
    start = end;
  }
  return merged;
}

/** Groups of lines that touch one another, each a frame or a grid. */
export function groupRulings(lines: readonly Ruling[]): Ruling[][] {
  const parents = lines.map((_, index) => index);
  const find = (index: number): number => {
    let root = index;
    while (parents[root] !== root) root = parents[root]!;
    parents[index] = root;
    return root;
  };
  const join = (a: number, b: number): void => {
    parents[find(a)] = find(b);
  };
  const levels = lines.map((_, index) => index).filter((index) => lines[index]!.level);
  const uprights = lines
    .map((_, index) => index)
    .filter((index) => !lines[index]!.level)
    .sort((a, b) => lines[a]!.at - lines[b]!.at);
  for (const level of levels) {
    const line = lines[level]!;
    for (
      let at = firstFrom(uprights, lines, line.from - RULINGS.touch);
      at < uprights.length;
      at++
    ) {
      const other = lines[uprights[at]!]!;
      if (other.at > line.to + RULINGS.touch) break;
      if (line.at >= other.from - RULINGS.touch && line.at <= other.to + RULINGS.touch)
        join(level, uprights[at]!);
    }
  }
  const groups = new Map<number, Ruling[]>();
  for (const [index, line] of lines.entries()) {
    const root = find(index);
    const group = groups.get(root);
    if (group) group.push(line);
    else groups.set(root, [line]);
  }
  return withLoneSides([...groups.values()]);
}

/** Sides of a row that is longer than the page touch no level line; those of equal height belong together. */
function withLoneSides(groups: Ruling[][]): Ruling[][] {
  const joined: Ruling[][] = [];
  const sides: Ruling[][] = [];
  for (const group of groups) {
    const [line] = group;
    if (group.length > 1 || line!.level || line!.to - line!.from < RULINGS.shortestSide) {
      joined.push(group);
      continue;
    }
    const same = sides.find(
      ([other]) =>
        Math.abs(other!.from - line!.from) <= RULINGS.touch &&
        Math.abs(other!.to - line!.to) <= RULINGS.touch,
    );
    if (same) same.push(line!);
    else sides.push([line!]);
  }
  return [...joined, ...sides];
}

function firstFrom(order: number[], lines: readonly Ruling[], at: number): number {
  let low = 0;
  let high = order.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (lines[order[middle]!]!.at < at) low = middle + 1;
    else high = middle;
  }
  return low;
}
