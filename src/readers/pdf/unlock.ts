/** PDFs that need a password to open: the same pages without it. */
import { UnreadableFile } from "../reader.js";
import { loadPdfium } from "./pdfium.js";

/** Null where it opens without one. Throws `WRONG_PASSWORD`, or why it cannot be opened. */
export async function unlockPdf(bytes: Buffer, password: string): Promise<Buffer | null> {
  const engine = await loadPdfium();
  try {
    engine.open(bytes).close();
    return null;
  } catch (error) {
    if (!(error instanceof UnreadableFile) || error.reason !== "PASSWORD_PROTECTED") throw error;
  }
  const file = engine.open(bytes, password);
  try {
    const copy = file.withoutPassword();
    if (!copy) throw new UnreadableFile("READER_FAILED", "the engine cannot write it");
    return copy;
  } finally {
    file.close();
  }
}
