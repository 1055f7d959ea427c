/** Locks a PDF with passwords, through the engine itself, for tests of refusals. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { init } from "@embedpdf/pdfium";

/** Permission bits that allow everything (ISO 32000-1, table 22). */
const ALL_ALLOWED = 0xfffffffc | 0;

/** The file encrypted; an empty user password lets everybody open it. */
export async function lockPdf(
  bytes: Uint8Array,
  passwords: { user: string; owner: string },
): Promise<Buffer> {
  const wasm = createRequire(import.meta.url).resolve("@embedpdf/pdfium/pdfium.wasm");
  const engine = await init({ wasmBinary: readFileSync(wasm) } as never);
  engine.PDFiumExt_Init();
  const runtime = engine.pdfium as unknown as {
    HEAPU8: Uint8Array;
    wasmExports: { malloc(size: number): number };
  };
  const data = runtime.wasmExports.malloc(bytes.length);
  runtime.HEAPU8.set(bytes, data);
  const document = engine.FPDF_LoadMemDocument(data, bytes.length, "");
  if (!engine.EPDF_SetEncryption(document, passwords.user, passwords.owner, ALL_ALLOWED))
    throw new Error("not encrypted");
  const writer = engine.PDFiumExt_OpenFileWriter();
  engine.PDFiumExt_SaveAsCopy(document, writer);
  const size = engine.PDFiumExt_GetFileWriterSize(writer);
  const out = runtime.wasmExports.malloc(size);
  engine.PDFiumExt_GetFileWriterData(writer, out, size);
  return Buffer.from(runtime.HEAPU8.slice(out, out + size));
}
