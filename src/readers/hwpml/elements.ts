/** Values of HWPML's attributes: its names are written in capitals, its values like `TopAndBottom` and `true`. */
import { descend, type XmlElement } from "../xml-tree.js";

export function integer(element: XmlElement | undefined, name: string, otherwise = 0): number {
  const written = element?.attributes[name];
  const value = Number(written);
  if (written === undefined || written === "" || !Number.isFinite(value)) return otherwise;
  // Negative numbers are written as unsigned 32 bits too.
  return value > 0x7fffffff && value <= 0xffffffff ? value - 0x1_0000_0000 : Math.trunc(value);
}

export function flag(element: XmlElement | undefined, name: string): boolean {
  return /^(?:true|1)$/i.test(element?.attributes[name] ?? "");
}

/** `HangulSyllable` as the shared tables have it: `HANGUL_SYLLABLE`. */
export function constant(value: string | undefined): string {
  return (value ?? "").replace(/([a-z])([A-Z])/g, "$1_$2").toUpperCase();
}

export function sidesOf(element: XmlElement | undefined) {
  return {
    left: integer(element, "Left"),
    right: integer(element, "Right"),
    top: integer(element, "Top"),
    bottom: integer(element, "Bottom"),
  };
}

/** Size and place of an object stand in its `SHAPEOBJECT`, one or more levels below drawings. */
export function shapeObjectOf(element: XmlElement): XmlElement | undefined {
  return (
    descend(element, "SHAPEOBJECT") ??
    descend(element, "DRAWINGOBJECT", "SHAPEOBJECT") ??
    descend(element, "SHAPECOMPONENT", "SHAPEOBJECT")
  );
}
