/**
 * The one zip reader, over bytes in memory: nothing is ever unpacked to a path. On top of `yauzl` it adds
 * names in CP949, a check for overlapping entries, CRC, and a budget that nested archives share.
 */
import { Readable } from "node:stream";
import { crc32, createInflateRaw, inflateRawSync } from "node:zlib";
import iconv from "iconv-lite";
import yauzl from "yauzl";
import { UnreadableFile } from "../reader.js";

const UTF8_NAMES = 0x800;
const ENCRYPTED = 0x1;
const STORED = 0;
const DEFLATED = 8;
const LOCAL_HEADER_BYTES = 30;
/** Info-ZIP Unicode Path extra field (APPNOTE 4.6.9). */
const UNICODE_PATH = 0x7075;

/** The ratio says nothing about small archives: text of this size compresses a hundredfold honestly. */
const RATIO_COUNTS_FROM = 16 * 1024 * 1024;

/** What may still be unpacked; one budget is handed down through archives in archives. */
export class UnpackBudget {
  constructor(
    public items: number,
    public bytes: number,
    readonly ratio: number = Number.POSITIVE_INFINITY,
  ) {}

  /** One package (DOCX, HWPX, XLSX): many small parts, 1 GiB in all. */
  static forPackage(): UnpackBudget {
    return new UnpackBudget(20_000, 1024 ** 3);
  }

  /** A bundle of documents: the limits that the contract states. */
  static forBundle(): UnpackBudget {
    return new UnpackBudget(1_000, 1024 ** 3, 200);
  }

  spend(bytes: number): void {
    this.bytes -= bytes;
    if (this.bytes < 0) throw new UnreadableFile("TOO_LARGE", "unpacks past the size limit");
  }
}

export interface ZipEntry {
  /** Path inside the archive, `/` between folders; never used as a path on disk. */
  name: string;
  directory: boolean;
  encrypted: boolean;
  /** Compression method number; only 0 (stored) and 8 (deflate) can be unpacked. */
  method: number;
  packedBytes: number;
  bytes: number;
  crc: number;
  /** yauzl's own record, for reading. */
  readonly record: yauzl.Entry;
}

export class ZipArchive {
  private readonly byName = new Map<string, ZipEntry>();

  private constructor(
    private readonly zip: yauzl.ZipFile,
    private readonly source: Buffer,
    readonly entries: ZipEntry[],
    private readonly budget: UnpackBudget,
  ) {
    for (const entry of entries) {
      if (!this.byName.has(entry.name)) this.byName.set(entry.name, entry);
    }
  }

  /** Reads the directory. Throws `UnreadableFile`: `CORRUPT`, or `TOO_LARGE` for bombs. */
  static async open(source: Buffer, budget: UnpackBudget): Promise<ZipArchive> {
    try {
      const zip = await yauzl.fromBufferPromise(source, {
        lazyEntries: true,
        decodeStrings: false,
        validateEntrySizes: true,
        autoClose: false,
      });
      budget.items -= zip.entryCount;
      if (budget.items < 0) throw new UnreadableFile("TOO_LARGE", "too many entries");
      const entries: ZipEntry[] = [];
      for await (const record of zip.eachEntry()) entries.push(describe(record));
      refuseBombs(entries, source.length, budget);
      return new ZipArchive(zip, source, entries, budget);
    } catch (error) {
      if (error instanceof UnreadableFile) throw error;
      throw new UnreadableFile("CORRUPT", `zip: ${(error as Error).message}`);
    }
  }

  find(name: string): ZipEntry | undefined {
    return this.byName.get(name);
  }

  /** The whole entry. Throws `UnreadableFile` when it is encrypted, broken or over the budget. */
  async read(entry: ZipEntry): Promise<Buffer> {
    const packed = await this.packed(entry);
    let bytes = packed;
    if (entry.method === DEFLATED) {
      try {
        bytes = inflateRawSync(packed, {
          maxOutputLength: Math.max(1, Math.min(entry.bytes, this.budget.bytes)),
        });
      } catch (error) {
        throw inflateFault(entry, error as NodeJS.ErrnoException);
      }
    }
    this.budget.spend(bytes.length);
    if (bytes.length !== entry.bytes || crc32(bytes) !== entry.crc) {
      throw new UnreadableFile("CORRUPT", `zip: checksum of ${entry.name}`);
    }
    return bytes;
  }

  /** The entry piece by piece, for parts too large to hold; the checksum is checked at the end. */
  async *stream(entry: ZipEntry): AsyncGenerator<Buffer> {
    const packed = await this.packed(entry);
    const source =
      entry.method === DEFLATED
        ? Readable.from(slices(packed)).pipe(createInflateRaw({ chunkSize: 256 * 1024 }))
        : slices(packed);
    let crc = 0;
    let length = 0;
    try {
      for await (const chunk of source as AsyncIterable<Buffer>) {
        this.budget.spend(chunk.length);
        length += chunk.length;
        crc = crc32(chunk, crc);
        yield chunk;
      }
    } catch (error) {
      if (error instanceof UnreadableFile) throw error;
      throw inflateFault(entry, error as NodeJS.ErrnoException);
    }
    if (length !== entry.bytes || crc !== entry.crc) {
      throw new UnreadableFile("CORRUPT", `zip: checksum of ${entry.name}`);
    }
  }

  private async packed(entry: ZipEntry): Promise<Buffer> {
    if (entry.encrypted) throw new UnreadableFile("PASSWORD_PROTECTED", `zip: ${entry.name}`);
    if (entry.method !== STORED && entry.method !== DEFLATED) {
      throw new UnreadableFile("UNSUPPORTED_FORMAT", `zip: compression method ${entry.method}`, {
        wording: {
          ko: `압축 방식(${entry.method}번)을 지원하지 않습니다. 일반 ZIP(Deflate)으로 다시 압축해 주세요.`,
          en: `Compression method ${entry.method} is not read. Pack it again as ordinary ZIP (Deflate).`,
        },
      });
    }
    try {
      const { fileDataStart } = await this.zip.readLocalFileHeaderPromise(entry.record, {
        minimal: true,
      });
      const packed = this.source.subarray(fileDataStart, fileDataStart + entry.packedBytes);
      if (packed.length !== entry.packedBytes) throw new Error("entry is cut off");
      return packed;
    } catch (error) {
      throw new UnreadableFile("CORRUPT", `zip: ${(error as Error).message}`);
    }
  }
}

/** In pieces, so that a stream's consumer can stop a bomb early. */
function* slices(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}

function describe(record: yauzl.Entry): ZipEntry {
  const name = entryName(record);
  return {
    name,
    directory: name.endsWith("/"),
    encrypted: (record.generalPurposeBitFlag & ENCRYPTED) !== 0,
    method: record.compressionMethod,
    packedBytes: record.compressedSize,
    bytes: record.uncompressedSize,
    crc: record.crc32,
    record,
  };
}

/** UTF-8 where flagged or valid, else CP949, which Korean zip programs write without saying so. */
function entryName(record: yauzl.Entry): string {
  const raw = record.fileNameRaw;
  const unicode = record.extraFields.find((field) => field.id === UNICODE_PATH);
  let name: string;
  if (unicode && unicode.data.length > 5 && unicode.data.readUInt32LE(1) === crc32(raw)) {
    name = unicode.data.subarray(5).toString("utf8");
  } else if (record.generalPurposeBitFlag & UTF8_NAMES || isUtf8(raw)) {
    name = raw.toString("utf8");
  } else {
    name = iconv.decode(raw, "cp949");
  }
  return name.replaceAll("\\", "/").normalize("NFC");
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Stated sizes are checked here; what really comes out is checked again while unpacking. */
function refuseBombs(entries: ZipEntry[], archiveBytes: number, budget: UnpackBudget): void {
  let total = 0;
  for (const entry of entries) total += entry.bytes;
  if (total > budget.bytes) throw new UnreadableFile("TOO_LARGE", "unpacks past the size limit");
  if (total > RATIO_COUNTS_FROM && total / Math.max(1, archiveBytes) > budget.ratio) {
    throw new UnreadableFile("TOO_LARGE", "compression ratio past the limit");
  }
  const byOffset = [...entries].sort(
    (a, b) => a.record.relativeOffsetOfLocalHeader - b.record.relativeOffsetOfLocalHeader,
  );
  let end = 0;
  for (const entry of byOffset) {
    const start = entry.record.relativeOffsetOfLocalHeader;
    if (start < end) throw new UnreadableFile("TOO_LARGE", "entries overlap");
    end = start + LOCAL_HEADER_BYTES + entry.packedBytes;
  }
}

function inflateFault(entry: ZipEntry, error: NodeJS.ErrnoException): UnreadableFile {
  return error.code === "ERR_BUFFER_TOO_LARGE"
    ? new UnreadableFile("TOO_LARGE", `zip: ${entry.name} unpacks past its stated size`)
    : new UnreadableFile("CORRUPT", `zip: ${entry.name}: ${error.message}`);
}
