/** Types of PDFium's functions and memory. */
import type { WrappedPdfiumModule } from "@embedpdf/pdfium";

/** The engine's functions and its memory, as far as the reader uses them. */
export type Pdfium = Omit<WrappedPdfiumModule, "pdfium"> & { pdfium: Runtime };

interface Runtime {
  HEAPU8: Uint8Array;
  HEAPU32: Uint32Array;
  HEAPF32: Float32Array;
  HEAPF64: Float64Array;
  wasmExports: { malloc(size: number): number; free(pointer: number): void } & Record<
    string,
    unknown
  >;
  addFunction(call: (...parameters: number[]) => number | undefined, signature: string): number;
  UTF8ToString(pointer: number): string;
  UTF16ToString(pointer: number): string;
}
