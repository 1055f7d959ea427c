/**
 * PDFium (WebAssembly) behind the `PdfEngine` interface: loading, opening, closing, and restarting when its memory has
 * grown.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { init } from "@embedpdf/pdfium";
import type { Properties } from "../../model/document.js";
import type { PageContent } from "../layout/page-content.js";
import { UnreadableFile } from "../reader.js";
import { listedFiles, pinnedFiles, sizedBytes } from "./attachments.js";
import { ContentStreams } from "./content-streams.js";
import { installFonts } from "./fallback-font.js";
import { readBookmarks, readProperties } from "./metadata.js";
import {
  type Bookmark,
  BrokenPage,
  type PdfAttachment,
  type PdfEngine,
  type PdfFile,
} from "./pdf-engine.js";
import type { Pdfium } from "./pdfium-module.js";
import { rasterisePage } from "./rasterise.js";
import { collectPage, flattenForms } from "./read-page.js";
import { saveUnlocked } from "./save-unlocked.js";
import type { XfaPackets } from "./xfa-form.js";

/**
 * WebAssembly memory never shrinks: above this many bytes the next file gets a new engine. An ordinary file stays under
 * 64 MiB, so restarts are rare.
 */
const RENEW_ABOVE_BYTES = 256 * 1024 * 1024;

/** FPDF_GetFormType (fpdf_formfill.h): a form whose pages are made by other programs. */
const FORM_TYPE_XFA_FULL = 2;

/** Names of packets are one word. */
const MAX_PACKET_NAME = 200;

/** FPDF_GetLastError (fpdfview.h). */
const ERROR_PASSWORD = 4;
const ERROR_SECURITY = 5;

/** The part of the platform's WebAssembly that is used; Node's own types leave it to the browser's library. */
interface Platform {
  compile(bytes: Uint8Array): Promise<object>;
  instantiate(module: object, imports: object): Promise<object>;
  RuntimeError: new () => Error;
}
const { WebAssembly: platform } = globalThis as unknown as { WebAssembly: Platform };

let compiled: Promise<object> | undefined;
let currentEngine: Pdfium | undefined;

/** The engine, loaded on first use. Files must be closed before the next is opened by the same caller's turn. */
export async function loadPdfium(): Promise<PdfEngine> {
  if (currentEngine && currentEngine.pdfium.HEAPU8.length > RENEW_ABOVE_BYTES)
    currentEngine = undefined;
  const pdfium = currentEngine ?? (await start());
  currentEngine = pdfium;
  return { open: (bytes, password) => open(pdfium, bytes, password) };
}

async function start(): Promise<Pdfium> {
  compiled ??= platform.compile(
    readFileSync(createRequire(import.meta.url).resolve("@embedpdf/pdfium/pdfium.wasm")),
  );
  const module = await compiled;
  const overrides = {
    // The module is compiled once; only its memory is made anew.
    instantiateWasm: (imports: object, done: (instance: object) => void) => {
      platform.instantiate(module, imports).then(done);
      return {};
    },
    // Otherwise the path of the running script, which the engine cannot take where a folder has a Korean name.
    thisProgram: "wonmun",
    // Complaints about a file go into the reading's warnings, not to the terminal.
    print: () => {},
    printErr: () => {},
  };
  const pdfium = unwrapCalls((await init(overrides as never)) as unknown as Pdfium);
  pdfium.PDFiumExt_Init();
  installFonts(pdfium);
  return pdfium;
}

/** Functions that take text, which the package's wrapper has to copy into the engine's memory. */
const TAKES_TEXT = new Set(["FPDF_LoadMemDocument", "FPDF_GetMetaText"]);

/**
 * PDFium's functions without the package's wrapper, which looks each function up by name on every call: that costs more
 * than most calls, and a page needs ten thousand.
 */
function unwrapCalls(wrapped: Pdfium): Pdfium {
  const functions: Record<string, unknown> = { ...wrapped };
  for (const [name, call] of Object.entries(wrapped.pdfium.wasmExports)) {
    if (name in functions && !TAKES_TEXT.has(name)) functions[name] = call;
  }
  return functions as unknown as Pdfium;
}

function open(pdfium: Pdfium, bytes: Uint8Array, password?: string): PdfFile {
  const { malloc, free } = pdfium.pdfium.wasmExports;
  const data = discardOnTrap(() => malloc(bytes.length));
  if (data === 0) throw new UnreadableFile("OUT_OF_MEMORY", "no memory for the file");
  pdfium.pdfium.HEAPU8.set(bytes, data);
  const document = discardOnTrap(() =>
    pdfium.FPDF_LoadMemDocument(data, bytes.length, password ?? ""),
  );
  if (document === 0) {
    const error = pdfium.FPDF_GetLastError();
    free(data);
    throw error === ERROR_PASSWORD
      ? new UnreadableFile(
          password === undefined ? "PASSWORD_PROTECTED" : "WRONG_PASSWORD",
          "needs a password",
        )
      : error === ERROR_SECURITY
        ? new UnreadableFile("DRM_ENCRYPTED", "a security handler that is not known")
        : new UnreadableFile("CORRUPT", `the engine cannot open it (${error})`);
  }
  let closed = false;
  /** By page; taken when a page is first loaded, because drawing its forms into it removes them. */
  const pinned = new Map<number, PdfAttachment[]>();
  const packet = (name: string) => xfaPacket(pdfium, document, name);
  const pages = discardOnTrap(() => pdfium.FPDF_GetPageCount(document));
  const streams = new ContentStreams(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
  // Another number of pages means that one of the two lost its way.
  const streamOf = (number: number) => (streams.length === pages ? streams.page(number) : null);
  return {
    pages,
    properties: discardOnTrap<Properties>(() => readProperties(pdfium, document)),
    bookmarks: () => discardOnTrap<Bookmark[]>(() => readBookmarks(pdfium, document)),
    page: (number) =>
      discardOnTrap<PageContent>(() => {
        const first = withPage(pdfium, document, number, (page) => {
          if (!pinned.has(number)) pinned.set(number, pinnedFiles(pdfium, page));
          return flattenForms(pdfium, page)
            ? undefined
            : collectPage(pdfium, page, number, streamOf(number));
        });
        // What was drawn into the page is seen only after it is loaded anew.
        return (
          first ??
          withPage(pdfium, document, number, (page) =>
            collectPage(pdfium, page, number, streamOf(number)),
          )
        );
      }),
    render: (number, width) =>
      discardOnTrap<ReturnType<PdfFile["render"]>>(() =>
        withPage(pdfium, document, number, (page) => rasterisePage(pdfium, page, width)),
      ),
    attachments: () =>
      discardOnTrap<PdfAttachment[]>(() => {
        const files = listedFiles(pdfium, document);
        for (const pinnedHere of pinned.values()) files.push(...pinnedHere);
        return files;
      }),
    xfaForm: () =>
      discardOnTrap<XfaPackets | undefined>(() => {
        if (pdfium.FPDF_GetFormType(document) !== FORM_TYPE_XFA_FULL) return undefined;
        return { template: packet("template"), datasets: packet("datasets") };
      }),
    withoutPassword: () => discardOnTrap<Buffer | null>(() => saveUnlocked(pdfium, document)),
    close: () => {
      if (closed) return;
      closed = true;
      // After a trap the instance is gone; there is nothing to give back.
      if (currentEngine !== pdfium) return;
      pdfium.FPDF_CloseDocument(document);
      free(data);
    },
  };
}

function xfaPacket(pdfium: Pdfium, document: number, name: string): Buffer | undefined {
  const count = pdfium.FPDF_GetXFAPacketCount(document);
  for (let index = 0; index < count; index++) {
    const { malloc, free } = pdfium.pdfium.wasmExports;
    const size = pdfium.FPDF_GetXFAPacketName(document, index, 0, 0);
    if (size <= 1 || size > MAX_PACKET_NAME) continue;
    const buffer = malloc(size);
    pdfium.FPDF_GetXFAPacketName(document, index, buffer, size);
    const found = pdfium.pdfium.UTF8ToString(buffer);
    free(buffer);
    if (found !== name) continue;
    return sizedBytes(pdfium, (into, bytes, written) =>
      pdfium.FPDF_GetXFAPacketContent(document, index, into, bytes, written),
    );
  }
  return undefined;
}

function withPage<T>(
  pdfium: Pdfium,
  document: number,
  number: number,
  use: (page: number) => T,
): T {
  const page = pdfium.FPDF_LoadPage(document, number - 1);
  if (page === 0) throw new BrokenPage(number);
  try {
    return use(page);
  } finally {
    pdfium.FPDF_ClosePage(page);
  }
}

/** After a trap (out of memory, stack overflow) the instance is in an unknown state and never used again. */
function discardOnTrap<T>(call: () => T): T {
  try {
    return call();
  } catch (error) {
    if (error instanceof platform.RuntimeError || error instanceof RangeError) {
      currentEngine = undefined;
      const memory = /memory/i.test(error.message);
      throw new UnreadableFile(memory ? "OUT_OF_MEMORY" : "CORRUPT", `engine: ${error.message}`);
    }
    throw error;
  }
}
