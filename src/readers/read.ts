/** Reads bytes of any format into a Document: detect, then refuse or read, then add the metadata. */
import { createHash } from "node:crypto";
import { channel } from "node:diagnostics_channel";
import { bilingual, REASONS, WARNINGS } from "../model/codes.js";
import type { Document, Warning } from "../model/document.js";
import type { Format } from "../model/format.js";
import { emptyStructure, SCHEMA_VERSION } from "../model/plain.js";
import { OleFile } from "./containers/ole.js";
import { decryptOoxml } from "./containers/ooxml-encryption.js";
import { coverageOf, missingContent } from "./coverage.js";
import { detect } from "./detect.js";
import type { Detection } from "./detection.js";
import { warning } from "./document-draft.js";
import { OcrContext } from "./ocr/ocr-request.js";
import {
  type EnclosingArchive,
  type Outcome,
  type ReaderInput,
  type Reading,
  type ReadOptions,
  type Unreadable,
  UnreadableFile,
  unreadable,
} from "./reader.js";
import type { ReadingTime } from "./reading-time.js";
import { formatEntry } from "./registry.js";

export interface ReadRequest {
  bytes: Buffer;
  filename: string;
  options: ReadOptions;
  /** Opens encrypted files, and those inside a bundle. */
  password?: string;
  /** Names of the containers around the file and its path in them; empty for a file of its own. */
  containerPath?: string[];
  /** OCR deadline, helper processes and progress callback; shared by the files of an archive. */
  ocrContext?: OcrContext;
  /** Milliseconds of CPU time for laying out the pages of one document. */
  layoutBudget?: number;
  /** The time for taking the text out; shared by the files of an archive. */
  readingTime?: ReadingTime;
  bundle?: EnclosingArchive;
}

/** Reads one file. An unreadable file is a Document with its reason; it throws only where the program itself was replaced meanwhile. */
export async function readFile(request: ReadRequest): Promise<Document> {
  const started = performance.now();
  const { bytes } = request;
  const filename = request.filename.normalize("NFC");
  const detection = await detect(bytes, filename);
  const { format, outcome } = await readDetected(detection, { ...request, filename });
  const document = buildDocument({
    filename,
    format,
    bytes: bytes.length,
    sha256: sha256(bytes),
    containerPath: request.containerPath ?? [],
    outcome,
  });
  document.warnings.unshift(...nameWarnings(detection.format, filename));
  document.metrics.parse_ms = Math.round(performance.now() - started);
  return document;
}

function nameWarnings(format: Format, filename: string): Warning[] {
  const entry = formatEntry(format);
  const extension = /\.([^./\\]+)$/.exec(filename)?.[1]?.toLowerCase();
  if (!entry || extension === undefined || entry.extensions.includes(extension)) return [];
  const detail = `.${extension} → ${format}`;
  return [warning("EXTENSION_MISMATCH", { detail })];
}

/** Gives a Document read under another name this one, as if it had been read under it. */
export function renameDocument(document: Document, name: string): void {
  const filename = name.normalize("NFC");
  const { source, warnings } = document;
  source.filename = filename;
  const others = warnings.filter(({ code }) => code !== "EXTENSION_MISMATCH");
  document.warnings = [...nameWarnings(source.format, filename), ...others];
  renameContainer(document, filename);
}

function renameContainer({ documents = [] }: Document, filename: string): void {
  for (const inner of documents) {
    inner.source.container_path[0] = filename;
    renameContainer(inner, filename);
  }
}

/** The Document for a file that was not read, where no reader can be asked any more. */
export function unreadDocument(
  file: { filename: string; bytes: number; sha256: string; format?: Format },
  refusal: Unreadable,
): Document {
  return buildDocument({ format: "unknown", containerPath: [], ...file, outcome: refusal });
}

export function sha256(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** A package that a password seals is opened first: only then it shows what it is. */
async function readDetected(
  { format, refusal }: Detection,
  request: ReadRequest,
): Promise<{ format: Format; outcome: Outcome }> {
  if (!refusal) return { format, outcome: await readAs(format, request) };
  const { bytes, filename, password } = request;
  if (refusal.reason !== "PASSWORD_PROTECTED" || password === undefined || !OleFile.isOle(bytes))
    return { format, outcome: refusal };
  try {
    const opened = decryptOoxml(OleFile.open(bytes), password);
    const inside = await detect(opened, filename);
    const outcome = inside.refusal ?? (await readAs(inside.format, { ...request, bytes: opened }));
    return { format: inside.format, outcome };
  } catch (error) {
    return { format, outcome: reasonFor(error) };
  }
}

async function readAs(format: Format, request: ReadRequest): Promise<Outcome> {
  const entry = formatEntry(format);
  if (!entry) return unreadable("UNSUPPORTED_FORMAT");
  const path = request.containerPath?.length
    ? request.containerPath
    : [request.filename.normalize("NFC")];
  const ocrContext = request.ocrContext ?? new OcrContext();
  const { layoutBudget, readingTime } = request;
  const budgets = {
    ...(layoutBudget !== undefined && { layoutBudget }),
    ...(readingTime && { readingTime }),
  };
  const input: ReaderInput = {
    bytes: request.bytes,
    filename: request.filename,
    options: request.options,
    ocr: async () => {
      const { openOcr } = await import("./ocr/recognition.js");
      return openOcr(request.options, ocrContext);
    },
    mayLook: () => ocrContext.mayLook(),
    ...(request.bundle && { bundle: request.bundle }),
    ...(request.password !== undefined && { password: request.password }),
    ...budgets,
    readConverted: async (bytes, other) => {
      const read = await formatEntry(other)!.load();
      // What made it laid it out: there is no second witness.
      return read({ ...input, bytes, options: { ...input.options, layout: "stored" } });
    },
    readInner: (bytes, innerPath, bundle) =>
      readFile({
        bytes,
        filename: baseName(innerPath),
        options: request.options,
        containerPath: [...path, innerPath],
        ...(bundle && { bundle }),
        ...(request.password !== undefined && { password: request.password }),
        ...budgets,
        ocrContext,
      }),
    refuseInner: (innerPath, stored, refusal) =>
      buildDocument({
        filename: baseName(innerPath),
        format: "unknown",
        bytes: stored.length,
        sha256: sha256(stored),
        containerPath: [...path, innerPath],
        outcome: refusal,
      }),
  };
  try {
    const read = await entry.load();
    const outcome = await read(input);
    if (outcome.readable) warnOfPrivateSigns(outcome);
    return outcome.readable && isEmpty(outcome) ? whyEmpty(outcome) : outcome;
  } catch (error) {
    return reasonFor(error);
  }
}

/** Process event for unexpected exceptions in a reader, for debugging. */
export const READER_FAULT = "wonmun:reader-fault";

/** The reason for an exception in a reader. */
export function reasonFor(error: unknown): Unreadable {
  if (error instanceof UnreadableFile) return unreadable(error.reason, error.more);
  const { code, message } = error as NodeJS.ErrnoException;
  // The program was replaced while it ran. That says nothing of the file: the process ends, and a new one reads it.
  if (code === "ERR_MODULE_NOT_FOUND") throw error;
  // A read past the end of a buffer: the file is shorter than its own tables claim.
  if (code === "ERR_OUT_OF_RANGE" || code === "ERR_BUFFER_OUT_OF_BOUNDS") {
    return unreadable("CORRUPT");
  }
  if (/allocation failed|Invalid (string|array) length/.test(message)) {
    return unreadable("OUT_OF_MEMORY");
  }
  channel(READER_FAULT).publish(error);
  // A fault of the reader, not a finding about the file: calling the file corrupt would be a guess.
  return unreadable("READER_FAILED");
}

function baseName(path: string): string {
  return path.split("/").at(-1) || path;
}

/** Whether there is nothing that anyone could read: figures without words, an empty grid. */
function isEmpty({ documents, blocks }: Reading): boolean {
  return documents === undefined && blocks.every(({ text }) => text.trim() === "");
}

/** Damage goes before pictures: what was lost may have been the text. */
function whyEmpty({ blocks, warnings, unread }: Reading): Unreadable {
  if (warnings.some(({ code }) => code === "PARTIALLY_READ")) return unreadable("CORRUPT");
  if (unread) return unread;
  return unreadable(blocks.some(({ type }) => type === "figure") ? "NO_TEXT" : "EMPTY");
}

/** Why a file has no count of its own. */
const NO_COUNT = {
  bundle: { ko: "묶음은 안의 문서마다 따로 셉니다", en: "counted for each document inside" },
  picture: {
    ko: "저장된 글자가 없거나 쓸 수 없어 그림으로 읽습니다",
    en: "read from pictures: no characters are stored, or none of use",
  },
};

interface Envelope {
  filename: string;
  format: Format;
  bytes: number;
  sha256: string;
  containerPath: string[];
  outcome: Outcome;
}

function buildDocument(file: Envelope): Document {
  const { outcome } = file;
  const refusal = outcome.readable ? undefined : outcome;
  return {
    doc_id: `sha256:${file.sha256}`,
    schema_version: SCHEMA_VERSION,
    source: {
      filename: file.filename,
      format: file.format,
      bytes: file.bytes,
      pages: outcome.readable ? outcome.pages : 0,
      sha256: file.sha256,
      container_path: file.containerPath,
      ...(outcome.readable && outcome.properties && { properties: outcome.properties }),
    },
    access: {
      readable: outcome.readable,
      drm: refusal?.reason === "DRM_ENCRYPTED",
      drm_vendor: refusal?.drmVendor ?? null,
      password_protected:
        refusal?.reason === "PASSWORD_PROTECTED" || refusal?.reason === "WRONG_PASSWORD",
      reason: refusal?.reason ?? null,
      reason_text: refusal ? bilingual(refusal.wording ?? REASONS[refusal.reason]) : null,
    },
    blocks: outcome.readable ? outcome.blocks : [],
    tables: outcome.readable ? outcome.tables : [],
    structure: emptyStructure(),
    warnings: outcome.readable ? outcome.warnings : [],
    metrics: {
      parse_ms: 0,
      extractor_mix: outcome.readable ? extractorMix(outcome) : {},
      ...(outcome.readable && receiptOf(outcome)),
    },
    acl: null,
    ...(outcome.readable && outcome.documents && { documents: outcome.documents }),
  };
}

/** How complete the reading is; a missing share goes into the warnings too. */
function receiptOf(reading: Reading): Pick<Document["metrics"], "coverage" | "coverage_reason"> {
  const { letters, documents, warnings } = reading;
  if (documents && reading.blocks.length === 0)
    return { coverage: null, coverage_reason: bilingual(NO_COUNT.bundle) };
  if (!letters || letters.isEmpty) {
    return { coverage: null, coverage_reason: bilingual(NO_COUNT.picture) };
  }
  const coverage = coverageOf(letters, reading);
  const warning = missingContent(coverage);
  if (warning) warnings.push(warning);
  return { coverage };
}

/** Characters of private use: only the font that the file was written with knows what they show. */
const PRIVATE_USE = /[\uE000-\uF8FF\u{F0000}-\u{FFFFD}\u{100000}-\u{10FFFD}]/gu;
/** The same in units, to pass over nearly every text: the later planes begin with these surrogates. */
const MAY_BE_PRIVATE = /[\uE000-\uF8FF\uDB80-\uDBFF]/;
/** A warning names this many of them. */
const MAX_SIGNS_NAMED = 8;

/** Says which characters no table knows, unless the page is said to be garbled already. */
function warnOfPrivateSigns({ blocks, warnings }: Reading): void {
  const warned = new Set(
    warnings.filter(({ code }) => code === "TEXT_ENCODING_UNCERTAIN").map(({ page }) => page),
  );
  const found = new Map<string, { count: number; page: number; block: string }>();
  for (const { id, page, text } of blocks) {
    if (!MAY_BE_PRIVATE.test(text) || warned.has(page)) continue;
    for (const [sign] of text.matchAll(PRIVATE_USE)) {
      const before = found.get(sign);
      if (before) before.count++;
      else found.set(sign, { count: 1, page, block: id });
    }
  }
  const [first] = found.values();
  if (!first) return;
  const named = [...found].slice(0, MAX_SIGNS_NAMED).map(([sign, { count }]) => {
    return `U+${sign.codePointAt(0)!.toString(16).toUpperCase()} ${count}자`;
  });
  warnings.push({
    code: "TEXT_ENCODING_UNCERTAIN",
    text: `${bilingual(WARNINGS.TEXT_ENCODING_UNCERTAIN)} (${named.join(", ")})`,
    page: first.page,
    block: first.block,
  });
}

/** Each extractor's share of the characters. */
export function extractorMix(outcome: Pick<Document, "blocks">): Record<string, number> {
  const counts = new Map<string, number>();
  let total = 0;
  for (const block of outcome.blocks) {
    counts.set(block.extractor, (counts.get(block.extractor) ?? 0) + block.text.length);
    total += block.text.length;
  }
  return Object.fromEntries(
    [...counts].map(([name, count]) => [name, total === 0 ? 0 : count / total]),
  );
}
