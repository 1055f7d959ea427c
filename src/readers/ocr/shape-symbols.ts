/**
 * Recognises symbols by shape: □ ■ ○ ● △ ▲ and rings around a number (①). The Korean models lack them and read letters
 * instead, and a lost △ turns a loss into a gain. Hand-written: the shapes are simple enough to measure.
 */
import { type Grey, inkThreshold } from "./grey-picture.js";

type ShapeSymbol = "□" | "■" | "○" | "●" | "△" | "▲" | "ring";

/** Signs are about as wide as high. */
const MIN_ASPECT = 0.75;
const MAX_ASPECT = 1.35;
/** Smaller than this share of the line's height are dots and commas. */
const MIN_HEIGHT = 0.34;
/** Edge measures are compared on this many places along each side. */
const PLACES = 12;
/** Mean distance of an edge from the ideal shape, as a share of the width. */
const NEAR = 0.075;
/** Blurred outlines of triangles lose their tip. */
const NEAR_TRIANGLE = 0.1;

/** A run of columns with ink, between columns without. */
export interface Component {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export interface Ink {
  width: number;
  height: number;
  /** 1 where there is ink. */
  dark: Uint8Array;
}

export function inkOf(line: Grey): Ink {
  const threshold = Math.min(190, inkThreshold(line) + 20);
  return {
    width: line.width,
    height: line.height,
    dark: line.pixels.map((level) => (level < threshold ? 1 : 0)),
  };
}

/** The first run of inked columns at or after `from`, before `to`. */
export function firstComponent(ink: Ink, from: number, to: number): Component | undefined {
  let x0 = Math.max(0, Math.floor(from));
  const end = Math.min(ink.width, Math.ceil(to));
  while (x0 < end && !hasInk(ink, x0)) x0++;
  let x1 = x0;
  while (x1 < end && hasInk(ink, x1)) x1++;
  if (x1 - x0 < 3) return undefined;
  let [y0, y1] = [ink.height, 0];
  for (let y = 0; y < ink.height; y++) {
    for (let x = x0; x < x1; x++) {
      if (ink.dark[y * ink.width + x] === 0) continue;
      y0 = Math.min(y0, y);
      y1 = y + 1;
    }
  }
  return { x0, y0, x1, y1 };
}

export function hasInk(ink: Ink, x: number): boolean {
  for (let y = 0; y < ink.height; y++) if (ink.dark[y * ink.width + x] === 1) return true;
  return false;
}

export function symbolOf(ink: Ink, at: Component): ShapeSymbol | undefined {
  const [width, height] = [at.x1 - at.x0, at.y1 - at.y0];
  const aspect = width / height;
  if (height < ink.height * MIN_HEIGHT || aspect < MIN_ASPECT || aspect > MAX_ASPECT)
    return undefined;
  const edges = edgesOf(ink, at);
  if (!edges) return undefined;
  const inside = fillOf(ink, at, 0.3);
  if (fits(edges, () => 0)) {
    if (!barAcross(ink, at, 0.08) || !barAcross(ink, at, 0.92)) return undefined;
    if (inside > 0.9) return "■";
    return inside < 0.03 ? "□" : undefined;
  }
  if (fits(edges, (down) => (1 - down) / 2, NEAR_TRIANGLE)) {
    if (!barAcross(ink, at, 0.94)) return undefined;
    const low = fillOf(ink, { ...at, y0: at.y0 + height * 0.45, y1: at.y0 + height * 0.85 }, 0.38);
    if (low > 0.85) return "▲";
    return low < 0.1 ? "△" : undefined;
  }
  if (fits(edges, (down) => 0.5 - Math.sqrt(Math.max(0, 0.25 - (down - 0.5) ** 2)))) {
    if (inside > 0.9) return "●";
    return inside < 0.02 ? "○" : isHollowRing(ink, at) ? "ring" : undefined;
  }
  return undefined;
}

/** Left and right edge of the ink in rows from top to bottom, as shares of the width; both seen from outside. */
function edgesOf(ink: Ink, at: Component): { left: number[]; right: number[] } | undefined {
  const left: number[] = [];
  const right: number[] = [];
  for (let place = 0; place < PLACES; place++) {
    const y = Math.floor(at.y0 + ((place + 0.5) / PLACES) * (at.y1 - at.y0));
    let x0 = at.x0;
    while (x0 < at.x1 && ink.dark[y * ink.width + x0] === 0) x0++;
    let x1 = at.x1;
    while (x1 > x0 && ink.dark[y * ink.width + x1 - 1] === 0) x1--;
    if (x1 <= x0) return undefined;
    left.push((x0 - at.x0) / (at.x1 - at.x0));
    right.push((at.x1 - x1) / (at.x1 - at.x0));
  }
  return { left, right };
}

function fits(
  edges: { left: number[]; right: number[] },
  ideal: (down: number) => number,
  near = NEAR,
): boolean {
  return [edges.left, edges.right].every((edge) => {
    const off = edge.map((value, place) => Math.abs(value - ideal((place + 0.5) / PLACES)));
    return off.reduce((sum, value) => sum + value, 0) / PLACES < near && Math.max(...off) < 0.2;
  });
}

/** Whether a row at this share of the height is inked nearly all the way (or one of the two next to it). */
function barAcross(ink: Ink, at: Component, down: number): boolean {
  const middle = Math.floor(at.y0 + down * (at.y1 - at.y0));
  for (let y = Math.max(at.y0, middle - 2); y <= Math.min(at.y1 - 1, middle + 2); y++) {
    let count = 0;
    for (let x = at.x0; x < at.x1; x++) count += ink.dark[y * ink.width + x]!;
    if (count >= 0.85 * (at.x1 - at.x0)) return true;
  }
  return false;
}

/** Share of ink in the middle, `margin` of each side left off. */
function fillOf(ink: Ink, at: Component, margin: number): number {
  const [dx, dy] = [(at.x1 - at.x0) * margin, (at.y1 - at.y0) * margin];
  let [count, all] = [0, 0];
  for (let y = Math.ceil(at.y0 + dy); y < at.y1 - dy; y++) {
    for (let x = Math.ceil(at.x0 + dx); x < at.x1 - dx; x++) {
      count += ink.dark[y * ink.width + x]!;
      all++;
    }
  }
  return all === 0 ? 0 : count / all;
}

/** A ring parts an inside from it by a circle of paper; 0, 6 and 8 have none. */
function isHollowRing(ink: Ink, at: Component): boolean {
  const [cx, cy] = [(at.x0 + at.x1) / 2, (at.y0 + at.y1) / 2];
  const [rx, ry] = [(at.x1 - at.x0) / 2, (at.y1 - at.y0) / 2];
  let [paper, ring] = [0, 0];
  const steps = 40;
  for (let step = 0; step < steps; step++) {
    const angle = (step / steps) * 2 * Math.PI;
    const on = (share: number) => {
      const x = Math.round(cx + Math.cos(angle) * rx * share - 0.5);
      const y = Math.round(cy + Math.sin(angle) * ry * share - 0.5);
      return ink.dark[y * ink.width + x] === 1;
    };
    if (on(0.97) || on(0.92) || on(0.87)) ring++;
    if (!on(0.8) || !on(0.74)) paper++;
  }
  return ring >= 0.85 * steps && paper >= 0.75 * steps;
}
