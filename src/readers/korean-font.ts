/** The bundled Korean font, for whatever is drawn without the document's own. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

export const KOREAN_FONT_FAMILY = "Noto Sans KR";

const FILES = { regular: "NotoSansKR-Regular.otf", bold: "NotoSansKR-Bold.otf" };
type Weight = keyof typeof FILES;
const loaded = new Map<Weight, Buffer>();

/** An OpenType file; kept, as every page needs it again. */
export function koreanFont(weight: Weight): Buffer {
  let bytes = loaded.get(weight);
  if (!bytes) {
    // The package exports its list only; the faces lie beside it.
    const list = createRequire(import.meta.url).resolve("@embedpdf/fonts-kr");
    bytes = readFileSync(join(dirname(list), "../fonts", FILES[weight]));
    loaded.set(weight, bytes);
  }
  return bytes;
}
