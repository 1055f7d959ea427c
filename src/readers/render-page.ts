/** Renders one page of a file as a picture, where the registry says how; also inside an archive. */
import { UnpackBudget, ZipArchive } from "./containers/zip.js";
import { detect } from "./detect.js";
import type { PagePicture, PagePictureRequest } from "./page-picture.js";
import { sha256 } from "./read.js";
import { formatEntry } from "./registry.js";

/** Null if the file has no such page or its format cannot be rendered. */
export async function renderPagePicture(
  bytes: Buffer,
  filename: string,
  request: PagePictureRequest,
): Promise<PagePicture | null> {
  const [first, ...rest] = request.inner ?? [];
  if (first !== undefined) {
    const archive = await ZipArchive.open(bytes, UnpackBudget.forBundle());
    for (const entry of archive.entries.filter(({ name }) => name === first)) {
      const within = { ...request, inner: rest };
      const picture = await renderPagePicture(await archive.read(entry), first, within);
      if (picture) return picture;
    }
    return null;
  }
  if (request.doc_id !== undefined && request.doc_id !== `sha256:${sha256(bytes)}`) return null;
  const { format, refusal } = await detect(bytes, filename);
  if (refusal) return null;
  const render = await formatEntry(format)?.pages?.load();
  return render ? render(bytes, request) : null;
}
