/** Parses the styles part: number format of each cell style, and the formatting that tells header rows from data. */
import { localName, readXml } from "../xml.js";
import { builtInFormat, GENERAL } from "./number-formats.js";

export interface CellStyle {
  format: string;
  bold: boolean;
  filled: boolean;
  bordered: boolean;
  /** Of its letters, in points; 0 where the file does not say. */
  size: number;
  centred: boolean;
}

export const PLAIN_STYLE: CellStyle = {
  format: GENERAL,
  bold: false,
  filled: false,
  bordered: false,
  size: 0,
  centred: false,
};

/** Excel's own limit of cell styles; a longer list is a forged one. */
const MAX_STYLES = 65_490;

/** Cell styles in the order that a cell's `s` counts them (ECMA-376 Part 1, 18.8.10 `cellXfs`). */
export function readStyles(bytes: Buffer): CellStyle[] {
  const formats = new Map<number, string>();
  const bold: boolean[] = [];
  const sizes: number[] = [];
  const filled: boolean[] = [];
  const bordered: boolean[] = [];
  const styles: CellStyle[] = [];
  let section = "";
  let fallback = 0;
  readXml(bytes, {
    open(name, attributes) {
      const local = localName(name);
      // Hancom Office writes its own extension first and the plain form again as `mc:Fallback`.
      if (local === "Fallback") fallback++;
      if (fallback > 0) return;
      if (SECTIONS.has(local) && !section) section = local;
      switch (`${section}/${local}`) {
        case "numFmts/numFmt":
          formats.set(Number(attributes.numFmtId), attributes.formatCode ?? GENERAL);
          break;
        case "fonts/font":
          bold.push(false);
          sizes.push(0);
          break;
        case "fonts/b":
          bold[bold.length - 1] = attributes.val !== "0" && attributes.val !== "false";
          break;
        case "fonts/sz":
          sizes[sizes.length - 1] = Number(attributes.val) || 0;
          break;
        case "cellXfs/alignment": {
          const last = styles.at(-1);
          if (last) last.centred = CENTRED.has(attributes.horizontal ?? "");
          break;
        }
        case "fills/fill":
          filled.push(false);
          break;
        case "fills/patternFill":
          filled[filled.length - 1] = (attributes.patternType ?? "none") !== "none";
          break;
        case "fills/gradientFill":
          filled[filled.length - 1] = true;
          break;
        case "borders/border":
          bordered.push(false);
          break;
        case "cellXfs/xf": {
          const id = Number(attributes.numFmtId ?? 0);
          if (styles.length >= MAX_STYLES) break;
          styles.push({
            format: formats.get(id) ?? builtInFormat(id),
            bold: bold[Number(attributes.fontId ?? 0)] ?? false,
            filled: filled[Number(attributes.fillId ?? 0)] ?? false,
            bordered: bordered[Number(attributes.borderId ?? 0)] ?? false,
            size: sizes[Number(attributes.fontId ?? 0)] ?? 0,
            centred: false,
          });
          break;
        }
        default:
          if (
            section === "borders" &&
            EDGES.has(local) &&
            (attributes.style ?? "none") !== "none"
          ) {
            bordered[bordered.length - 1] = true;
          }
      }
    },
    close(name) {
      const local = localName(name);
      if (local === "Fallback") fallback--;
      else if (local === section) section = "";
    },
  });
  return styles;
}

const SECTIONS = new Set([
  "numFmts",
  "fonts",
  "fills",
  "borders",
  "cellXfs",
  "cellStyleXfs",
  "dxfs",
]);
const CENTRED = new Set(["center", "centerContinuous"]);
const EDGES = new Set(["left", "right", "top", "bottom", "start", "end"]);
