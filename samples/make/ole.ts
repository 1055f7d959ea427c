/** Builds OLE2 compound files from named streams, for samples and tests. */
import CFB from "cfb";

/** The writing library also leaves a stream of its own, `\u0001Sh33tJ5`. */
export function makeOle(streams: Record<string, Buffer>): Buffer {
  const file = CFB.utils.cfb_new();
  for (const [path, bytes] of Object.entries(streams)) CFB.utils.cfb_add(file, `/${path}`, bytes);
  return Buffer.from(CFB.write(file, { type: "buffer" }) as Uint8Array);
}
