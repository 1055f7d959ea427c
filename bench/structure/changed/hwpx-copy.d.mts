/** Types of `hwpx-copy.mjs` for the tests. */
export class HwpxCopy {
  constructor(parts: Record<string, Uint8Array>);
  filename: string;
  bytes(): Buffer;
}
export function partsOf(bytes: Uint8Array): Record<string, Uint8Array>;
export function squeeze(text: string): string;
