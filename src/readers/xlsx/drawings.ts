/** Drawings over the cells: text boxes, titles of charts, and pictures. */
import type { OpcPackage } from "../containers/opc-package.js";
import { localName, readXml } from "../xml.js";
import type { CellRange } from "./address.js";
import { relationId } from "./workbook.js";

export interface Overlay {
  type: "paragraph" | "figure";
  text: string;
  /** Cells it lies over; null for a chart that is a sheet of its own. */
  range: CellRange | null;
  /** Part of a picture's data. */
  picture?: string;
}

/** The text boxes, charts and pictures of one drawing part, in order. */
export async function readDrawing(office: OpcPackage, part: string): Promise<Overlay[]> {
  const bytes = await office.read(part);
  if (!bytes) return [];
  const overlays: Overlay[] = [];
  const links = new Map((await office.relationships(part)).map((each) => [each.id, each.target]));
  for (const shape of parseDrawing(bytes)) {
    const { range } = shape;
    const picture = links.get(shape.picture);
    if (picture) overlays.push({ type: "figure", text: shape.text.trim(), range, picture });
    if (shape.picture) continue;
    const text = shape.linked
      ? await linkedText(office, links.get(shape.linked) ?? "")
      : shape.text.trim();
    if (text !== "") {
      overlays.push({ type: shape.linked ? "figure" : "paragraph", text, range });
    }
  }
  return overlays;
}

async function linkedText(office: OpcPackage, part: string): Promise<string> {
  const bytes = await office.read(part);
  if (!bytes) return "";
  return /\/diagrams\//i.test(part) ? diagramText(bytes) : chartTitles(bytes);
}

interface Shape {
  text: string;
  /** Relationship id of a chart or diagram. */
  linked: string;
  /** Relationship id of a picture. */
  picture: string;
  range: CellRange | null;
}

/** ECMA-376 Part 1, 20.5 (SpreadsheetML drawing): anchors, and in them shapes, groups and frames. */
function parseDrawing(bytes: Buffer): Shape[] {
  const shapes: Shape[] = [];
  let corner: "from" | "to" | undefined;
  let number: "row" | "col" | undefined;
  let anchor: Record<string, number> = {};
  let opened: Shape[] = [];
  let current: Shape | undefined;
  let inText = false;
  let inPicture = false;
  let fallback = 0;
  readXml(bytes, {
    open(name, attributes) {
      const local = localName(name);
      if (local === "Fallback") fallback++;
      if (fallback > 0) return;
      if (local.endsWith("Anchor")) {
        anchor = {};
        opened = [];
      } else if (local === "from" || local === "to") corner = local;
      else if (corner && (local === "row" || local === "col")) number = local;
      else if (local === "sp" || local === "graphicFrame" || local === "pic") {
        current = { text: "", linked: "", picture: "", range: null };
        opened.push(current);
        inPicture = local === "pic";
      } else if (current && inPicture && local === "cNvPr") current.text = attributes.descr ?? "";
      else if (current && inPicture && local === "blip")
        current.picture = attributes["r:embed"] ?? "";
      else if (current && local === "t") inText = true;
      else if (current && local === "br") current.text += "\n";
      else if (current && local === "chart") current.linked = relationId(attributes) ?? "";
      else if (current && local === "relIds") current.linked = attributes["r:dm"] ?? "";
    },
    text(text) {
      if (fallback > 0) return;
      if (corner && number) anchor[corner + number] = Number(text);
      else if (current && inText) current.text += text;
    },
    close(name) {
      const local = localName(name);
      if (local === "Fallback") fallback--;
      if (fallback > 0) return;
      if (local === "from" || local === "to") corner = undefined;
      else if (local === "row" || local === "col") number = undefined;
      else if (local === "t") inText = false;
      else if (local === "p" && current) current.text += "\n";
      else if (local === "sp" || local === "graphicFrame" || local === "pic") current = undefined;
      else if (local.endsWith("Anchor")) {
        for (const shape of opened) shapes.push({ ...shape, range: rangeOf(anchor) });
      }
    },
  });
  return shapes;
}

function rangeOf(anchor: Record<string, number>): CellRange | null {
  const { fromrow: top, fromcol: left } = anchor;
  if (top === undefined || left === undefined) return null;
  return {
    top,
    left,
    bottom: Math.max(top, anchor.torow ?? top),
    right: Math.max(left, anchor.tocol ?? left),
  };
}

const TITLED = new Set(["chart", "valAx", "catAx", "dateAx", "serAx", "axis"]);

/** The chart's title, then its axes' titles (ECMA-376 Part 1, 21.2.2.210); an automatic title is the series' name. */
function chartTitles(bytes: Buffer): string {
  const path: string[] = [];
  const titles: string[] = [];
  const series: string[] = [];
  let text: string | undefined;
  let automatic = false;
  let deleted = false;
  let owner = "";
  readXml(bytes, {
    open(name, attributes) {
      const local = localName(name);
      if (local === "title" && TITLED.has(path.at(-1) ?? "")) {
        text = "";
        owner = path.at(-1)!;
      }
      if (local === "autoTitleDeleted") deleted = attributes.val !== "0";
      path.push(local);
    },
    text(piece) {
      const local = path.at(-1);
      if (text !== undefined && (local === "t" || local === "v")) text += piece;
      else if (local === "v" && path.includes("tx") && path.includes("ser")) series.push(piece);
    },
    close(name) {
      const local = localName(name);
      path.pop();
      if (text === undefined) return;
      if (local === "p") text += "\n";
      else if (local === "title") {
        const title = text.trim();
        if (title !== "") {
          if (owner === "chart") titles.unshift(title);
          else titles.push(title);
        } else if (owner === "chart") automatic = true;
        text = undefined;
      }
    },
  });
  if (automatic && !deleted && series.length === 1) titles.unshift(series[0]!);
  return titles.join("\n");
}

/** SmartArt: the points' own text (ECMA-376 Part 1, 21.4.2.22 `pt`). */
function diagramText(bytes: Buffer): string {
  let text = "";
  let inText = false;
  readXml(bytes, {
    open(name) {
      inText = localName(name) === "t" && name.startsWith("a:");
    },
    text(piece) {
      if (inText) text += piece;
    },
    close(name) {
      inText = false;
      if (name === "a:p") text += "\n";
    },
  });
  return text.replace(/\n+/g, "\n").trim();
}
