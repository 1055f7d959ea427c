/** Moves one element of the engine's SVG down; only those whose place is told by their own attributes. */
import type { Box } from "../../model/format.js";

/** Letters reach this share of their size above and below the line they stand on. */
const ABOVE = 0.8;
const BELOW = 0.1;

/** Attributes that hold a height, by element. */
const HEIGHTS: Record<string, string[]> = {
  rect: ["y"],
  image: ["y"],
  line: ["y1", "y2"],
  circle: ["cy"],
  ellipse: ["cy"],
  text: ["y"],
};

const TRANSLATE = /^translate\(([-\d.]+),([-\d.]+)\)/;

export function moveDown(
  name: string,
  attributes: Map<string, string>,
  down: (box: Box) => number,
): void {
  const box = boxOf(name, attributes);
  const by = box ? down(box) : 0;
  if (by === 0) return;
  const transform = attributes.get("transform");
  const moved = transform && TRANSLATE.exec(transform);
  if (moved) {
    const rest = transform.slice(moved[0].length);
    attributes.set("transform", `translate(${moved[1]},${rounded(Number(moved[2]) + by)})${rest}`);
    return;
  }
  for (const height of HEIGHTS[name] ?? []) {
    const value = Number(attributes.get(height) ?? 0);
    attributes.set(height, rounded(value + by));
  }
}

/** In the unit of the drawing; undefined where the element stands in another's place, or is turned. */
function boxOf(name: string, attributes: ReadonlyMap<string, string>): Box | undefined {
  const value = (key: string) => Number(attributes.get(key) ?? 0);
  const transform = attributes.get("transform");
  const box = transform === undefined ? plainBox(name, value) : undefined;
  if (name === "text" && transform !== undefined) {
    const moved = TRANSLATE.exec(transform);
    if (!moved || attributes.has("y") || /rotate|matrix|skew/.test(transform)) return undefined;
    return letterBox(Number(moved[1]), Number(moved[2]), value("font-size"));
  }
  return box?.every(Number.isFinite) ? box : undefined;
}

function plainBox(name: string, value: (key: string) => number): Box | undefined {
  switch (name) {
    case "rect":
    case "image":
      return [value("x"), value("y"), value("x") + value("width"), value("y") + value("height")];
    case "line": {
      const [x1, x2, y1, y2] = [value("x1"), value("x2"), value("y1"), value("y2")];
      return [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)];
    }
    case "circle":
      return roundBox(value("cx"), value("cy"), value("r"), value("r"));
    case "ellipse":
      return roundBox(value("cx"), value("cy"), value("rx"), value("ry"));
    case "text":
      return letterBox(value("x"), value("y"), value("font-size"));
    default:
      return undefined;
  }
}

function roundBox(x: number, y: number, across: number, down: number): Box {
  return [x - across, y - down, x + across, y + down];
}

function letterBox(x: number, y: number, size: number): Box {
  return [x, y - ABOVE * size, x, y + BELOW * size];
}

function rounded(value: number): string {
  return String(Math.round(value * 100) / 100);
}
