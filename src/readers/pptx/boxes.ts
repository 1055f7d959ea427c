/** Where shapes stand on a slide, in points: their own coordinates through the groups around them (ECMA-376 20.1.7). */
import type { Box } from "../../model/format.js";
import { descend, type XmlElement } from "../xml-tree.js";

const EMU_PER_POINT = 12_700;
/** 60,000ths of a degree. */
const ANGLE_PER_DEGREE = 60_000;

/** Maps the coordinates of a group's children to those of the slide. */
export interface Transform {
  scaleX: number;
  scaleY: number;
  moveX: number;
  moveY: number;
}

export const IDENTITY: Transform = { scaleX: 1, scaleY: 1, moveX: 0, moveY: 0 };

export interface SlideSize {
  width: number;
  height: number;
}

/** In EMU, before the groups' transforms. */
export interface Extent {
  x: number;
  y: number;
  width: number;
  height: number;
  degrees: number;
}

/** Undefined where the shape states none, as placeholders do that follow their layout. */
export function extentOf(xfrm: XmlElement | undefined): Extent | undefined {
  const off = descend(xfrm, "off");
  const ext = descend(xfrm, "ext");
  if (!xfrm || !off || !ext) return undefined;
  const numbers = [off.attributes.x, off.attributes.y, ext.attributes.cx, ext.attributes.cy];
  const [x, y, width, height] = numbers.map(Number) as [number, number, number, number];
  if (![x, y, width, height].every(Number.isFinite)) return undefined;
  return { x, y, width, height, degrees: (Number(xfrm.attributes.rot) || 0) / ANGLE_PER_DEGREE };
}

/** The transform for what stands inside a group. */
export function insideGroup(xfrm: XmlElement | undefined, outer: Transform): Transform {
  const extent = extentOf(xfrm);
  const off = descend(xfrm, "chOff");
  const ext = descend(xfrm, "chExt");
  if (!extent || !off || !ext) return outer;
  const childWidth = Number(ext.attributes.cx) || extent.width || 1;
  const childHeight = Number(ext.attributes.cy) || extent.height || 1;
  const scaleX = extent.width / childWidth;
  const scaleY = extent.height / childHeight;
  return {
    scaleX: outer.scaleX * scaleX,
    scaleY: outer.scaleY * scaleY,
    moveX: outer.moveX + outer.scaleX * (extent.x - (Number(off.attributes.x) || 0) * scaleX),
    moveY: outer.moveY + outer.scaleY * (extent.y - (Number(off.attributes.y) || 0) * scaleY),
  };
}

/** The box that a turned shape takes up, in points; it may reach past the slide. */
export function boxOf(extent: Extent, { scaleX, scaleY, moveX, moveY }: Transform): Box {
  const width = Math.abs(extent.width * scaleX);
  const height = Math.abs(extent.height * scaleY);
  const centreX = moveX + scaleX * (extent.x + extent.width / 2);
  const centreY = moveY + scaleY * (extent.y + extent.height / 2);
  const turn = (extent.degrees * Math.PI) / 180;
  const across = (Math.abs(Math.cos(turn)) * width + Math.abs(Math.sin(turn)) * height) / 2;
  const down = (Math.abs(Math.sin(turn)) * width + Math.abs(Math.cos(turn)) * height) / 2;
  return [centreX - across, centreY - down, centreX + across, centreY + down].map(
    (emu) => emu / EMU_PER_POINT,
  ) as Box;
}

/** The part of a box that is on the slide; null where none is. */
export function clipToSlide(box: Box, slide: SlideSize): Box | null {
  const [x0, y0, x1, y1] = box;
  if (![x0, y0, x1, y1].every(Number.isFinite)) return null;
  if (x1 <= 0 || y1 <= 0 || x0 >= slide.width || y0 >= slide.height) return null;
  return [Math.max(0, x0), Math.max(0, y0), Math.min(slide.width, x1), Math.min(slide.height, y1)];
}

export function pointsOf(emu: string | undefined): number {
  return (Number(emu) || 0) / EMU_PER_POINT;
}
