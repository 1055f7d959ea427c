/**
 * Recognises Windows metafiles (WMF, EMF) by their headers. No npm library renders them, so their text cannot be
 * recognised; a reader warns if one is large enough to hold text ([MS-EMF] 2.3.4.2, [MS-WMF] 2.3.2.3).
 */

/** Smaller ones are emblems, ornaments and icons of attached files. */
const MIN_WIDTH_MM = 40;
const MIN_HEIGHT_MM = 13;
const PLACEABLE = 0x9ac6cdd7;
const MM_PER_INCH = 25.4;

export function isLargeMetafile(bytes: Buffer): boolean {
  const size = metafileSize(bytes);
  return size !== undefined && size[0] >= MIN_WIDTH_MM && size[1] >= MIN_HEIGHT_MM;
}

/** Width and height in millimetres; infinite where the header states none; undefined for anything else. */
function metafileSize(bytes: Buffer): [number, number] | undefined {
  if (bytes.length < 24) return undefined;
  if (
    bytes.length >= 44 &&
    bytes.readUInt32LE(0) === 1 &&
    bytes.toString("latin1", 40, 44) === " EMF"
  ) {
    // The frame, in hundredths of a millimetre: left, top, right, bottom.
    return extent(
      bytes.readInt32LE(24),
      bytes.readInt32LE(28),
      bytes.readInt32LE(32),
      bytes.readInt32LE(36),
      0.01,
    );
  }
  if (bytes.readUInt32LE(0) === PLACEABLE) {
    const perInch = bytes.readUInt16LE(14) || 1440;
    return extent(
      bytes.readInt16LE(6),
      bytes.readInt16LE(8),
      bytes.readInt16LE(10),
      bytes.readInt16LE(12),
      MM_PER_INCH / perInch,
    );
  }
  // A metafile without the placeable header: kind 1 or 2, a header of nine words, version 1 or 3.
  const version = bytes.readUInt16LE(4);
  const plain =
    [1, 2].includes(bytes.readUInt16LE(0)) &&
    bytes.readUInt16LE(2) === 9 &&
    [0x100, 0x300].includes(version);
  return plain ? [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY] : undefined;
}

function extent(
  left: number,
  top: number,
  right: number,
  bottom: number,
  unit: number,
): [number, number] {
  return [Math.abs(right - left) * unit, Math.abs(bottom - top) * unit];
}
