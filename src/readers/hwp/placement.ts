/** Decodes the common header of object controls ("개체 공통 속성"): position, size, description. */
import type { Placement, Sides } from "../hangul/tree.js";
import { type HwpRecord, RecordFields } from "./records.js";

const WRAPS: Placement["wrap"][] = ["square", "topBottom", "behind", "front", "through"];
const ALIGNS: Placement["vertical"]["align"][] = ["start", "center", "end", "start", "end"];

interface ObjectHead {
  place: Placement;
  description: string;
}

export function readObjectHead(record: HwpRecord): ObjectHead {
  const fields = new RecordFields(record).skip(4);
  const attributes = fields.u32();
  const bits = (from: number, count: number) => (attributes >>> from) & ((1 << count) - 1);
  const verticalOffset = fields.i32();
  const horizontalOffset = fields.i32();
  const place: Placement = {
    inline: bits(0, 1) === 1,
    vertical: {
      to: (["paper", "page", "paragraph"] as const)[bits(3, 2)] ?? "paragraph",
      align: ALIGNS[bits(5, 3)] ?? "start",
      offset: verticalOffset,
    },
    horizontal: {
      to: (["paper", "page", "column", "paragraph"] as const)[bits(8, 2)]!,
      align: ALIGNS[bits(10, 3)] ?? "start",
      offset: horizontalOffset,
    },
    // Inside and outside come after left, centre and right.
    ...(bits(10, 3) >= 3 && { mirrored: true }),
    wrap: WRAPS[bits(21, 3)] ?? "topBottom",
    width: fields.i32(),
    height: fields.i32(),
    margin: fields.skip(4) && readSides(fields),
  };
  fields.skip(8);
  return { place, description: fields.left >= 2 ? fields.string() : "" };
}

/** Four margins of two bytes: left, right, top, bottom. */
export function readSides(fields: RecordFields): Sides {
  return { left: fields.u16(), right: fields.u16(), top: fields.u16(), bottom: fields.u16() };
}
