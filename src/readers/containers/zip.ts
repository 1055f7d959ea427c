/**
 * The zip reader, over bytes in memory: nothing is ever unpacked to disk. Adds to `yauzl`: CP949 names, a check for
 * overlapping entries, CRC, and a budget shared by nested archives.
 */
import { Readable } from "node:stream";
import { crc32, createInflateRaw, inflateRawSync } from "node:zlib";
import iconv from "iconv-lite";
import yauzl from "yauzl";
import { type UnpackAllowance, UnreadableFile } from "../reader.js";
import { type UnlockedEntry, unlockEntry } from "./zip-encryption.js";

const UTF8_NAMES = 0x800;
const ENCRYPTED = 0x1;
const STORED = 0;
const DEFLATED = 8;
const LOCAL_HEADER_BYTES = 30;
const DIRECTORY_SIGNATURE = 0x02014b50;
const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
/** The end record's own limit; what is appended after it is looked through just as far. */
const MAX_COMMENT_BYTES = 0xffff;
/** Info-ZIP Unicode Path extra field (APPNOTE 4.6.9). */
const UNICODE_PATH = 0x7075;

/** The ratio says nothing about small archives: text of this size compresses a hundredfold honestly. */
const RATIO_COUNTS_FROM = 16 * 1024 * 1024;

/** Remaining unpack budget, shared by nested archives. */
export class UnpackBudget implements UnpackAllowance {
  constructor(
    public items: number,
    public bytes: number,
    readonly ratio: number,
  ) {}

  /**
   * One package (DOCX, HWPX, XLSX): many small parts, 1 GiB in total. Legitimate sheets of repeated cells reach almost
   * 100:1; zip bombs come near deflate's limit of 1032:1.
   */
  static forPackage(): UnpackBudget {
    return new UnpackBudget(20_000, 1024 ** 3, 300);
  }

  /** An archive of documents: the limits of the API contract. */
  static forBundle(): UnpackBudget {
    return new UnpackBudget(1_000, 1024 ** 3, 200);
  }
}

function spend(budget: UnpackAllowance, bytes: number): void {
  if (bytes > budget.bytes) throw new UnreadableFile("TOO_LARGE", "unpacks past the size limit");
  budget.bytes -= bytes;
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
  private readonly replaced = new Map<ZipEntry, Buffer>();

  private constructor(
    private readonly zip: yauzl.ZipFile,
    private readonly source: Buffer,
    readonly entries: ZipEntry[],
    private readonly budget: UnpackAllowance,
    private readonly password?: string,
  ) {
    for (const entry of entries) {
      if (!this.byName.has(entry.name)) this.byName.set(entry.name, entry);
    }
  }

  /** Reads the directory. Throws `UnreadableFile`: `CORRUPT`, or `TOO_LARGE` for bombs. */
  static async open(file: Buffer, budget: UnpackAllowance, password?: string): Promise<ZipArchive> {
    try {
      const source = trimToArchive(file);
      const zip = await yauzl.fromBufferPromise(source, {
        lazyEntries: true,
        decodeStrings: false,
        validateEntrySizes: true,
        autoClose: false,
      });
      if (zip.entryCount > budget.items) throw new UnreadableFile("TOO_LARGE", "too many entries");
      // Where the directory starts: an entry that reaches into it would hold the archive itself.
      const directory = Number(zip.readEntryCursor);
      const entries: ZipEntry[] = [];
      for await (const record of zip.eachEntry()) entries.push(describe(record));
      refuseBombs(entries, source.length, budget);
      refuseOverlap(entries, directory);
      budget.items -= entries.length;
      return new ZipArchive(zip, source, entries, budget, password);
    } catch (error) {
      if (error instanceof UnreadableFile) throw error;
      throw new UnreadableFile("CORRUPT", `zip: ${(error as Error).message}`);
    }
  }

  find(name: string): ZipEntry | undefined {
    return this.byName.get(name);
  }

  /** Gives an entry other content from now on: what a sealed part holds. */
  replace(entry: ZipEntry, bytes: Buffer): void {
    spend(this.budget, bytes.length);
    this.replaced.set(entry, bytes);
  }

  /** The whole entry. Throws `UnreadableFile` when it is encrypted, broken or over the budget. */
  async read(entry: ZipEntry): Promise<Buffer> {
    const replaced = this.replaced.get(entry);
    if (replaced) return replaced;
    const { packed, method, hasChecksum } = await this.packed(entry);
    let bytes = packed;
    if (method === DEFLATED) {
      try {
        bytes = inflateRawSync(packed, {
          maxOutputLength: Math.max(1, Math.min(entry.bytes, this.budget.bytes)),
        });
      } catch (error) {
        throw inflateFault(entry, error as NodeJS.ErrnoException);
      }
    }
    spend(this.budget, bytes.length);
    if (bytes.length !== entry.bytes || (hasChecksum && crc32(bytes) !== entry.crc)) {
      throw wrongChecksum(entry);
    }
    return bytes;
  }

  /** Streams an entry that is too large for memory; the checksum is verified at the end. */
  async *stream(entry: ZipEntry): AsyncGenerator<Buffer> {
    const replaced = this.replaced.get(entry);
    if (replaced) {
      yield* slices(replaced);
      return;
    }
    const { packed, method, hasChecksum } = await this.packed(entry);
    const source =
      method === DEFLATED
        ? Readable.from(slices(packed)).pipe(createInflateRaw({ chunkSize: 256 * 1024 }))
        : slices(packed);
    let crc = 0;
    let length = 0;
    try {
      for await (const chunk of source as AsyncIterable<Buffer>) {
        spend(this.budget, chunk.length);
        length += chunk.length;
        if (length > entry.bytes) throw tooLong(entry);
        crc = crc32(chunk, crc);
        yield chunk;
      }
    } catch (error) {
      if (error instanceof UnreadableFile) throw error;
      throw inflateFault(entry, error as NodeJS.ErrnoException);
    }
    if (length !== entry.bytes || (hasChecksum && crc !== entry.crc)) throw wrongChecksum(entry);
  }

  /** The raw bytes in the archive, compressed or encrypted; empty if truncated. */
  async stored(entry: ZipEntry): Promise<Buffer> {
    try {
      return await this.locate(entry);
    } catch {
      return Buffer.alloc(0);
    }
  }

  /** Ready to be unpacked: opened with the password where the entry is encrypted. */
  private async packed(entry: ZipEntry): Promise<UnlockedEntry> {
    const { password } = this;
    if (entry.encrypted && password === undefined)
      throw new UnreadableFile("PASSWORD_PROTECTED", `zip: ${entry.name}`);
    if (!entry.encrypted) refuseMethod(entry.method);
    let packed: Buffer;
    try {
      packed = await this.locate(entry);
    } catch (error) {
      throw new UnreadableFile("CORRUPT", `zip: ${(error as Error).message}`);
    }
    if (!entry.encrypted) return { packed, method: entry.method, hasChecksum: true };
    const { extraFields, lastModFileTime } = entry.record;
    const { method, crc } = entry;
    const locked = { packed, method, crc, extraFields, checkByte: lastModFileTime >>> 8 };
    const unlocked = unlockEntry(locked, password!);
    refuseMethod(unlocked.method);
    return unlocked;
  }

  private async locate(entry: ZipEntry): Promise<Buffer> {
    const { fileDataStart } = await this.zip.readLocalFileHeaderPromise(entry.record, {
      minimal: true,
    });
    const packed = this.source.subarray(fileDataStart, fileDataStart + entry.packedBytes);
    if (packed.length !== entry.packedBytes) throw new Error("entry is cut off");
    return packed;
  }
}

/**
 * Strips bytes before and after the archive: a self-extracting program or mail header that the offsets do not count,
 * trailing padding. APPNOTE 4.3.16.
 */
function trimToArchive(file: Buffer): Buffer {
  const end = findEnd(file);
  if (end < 0) throw new Error("no end of central directory record");
  const past = Math.min(file.length, end + END_BYTES + file.readUInt16LE(end + 20));
  const directoryBytes = file.readUInt32LE(end + 12);
  const directoryOffset = file.readUInt32LE(end + 16);
  // Zip64 states its offsets elsewhere; it is taken as it is.
  if (directoryOffset === 0xffffffff || directoryBytes === 0xffffffff)
    return file.subarray(0, past);
  const before = end - directoryBytes - directoryOffset;
  const counted =
    directoryOffset < end && file.readUInt32LE(directoryOffset) === DIRECTORY_SIGNATURE;
  return file.subarray(before > 0 && !counted ? before : 0, past);
}

/** The last end record whose comment stays within the file. */
function findEnd(file: Buffer): number {
  const lowest = Math.max(0, file.length - END_BYTES - MAX_COMMENT_BYTES);
  for (let at = file.length - END_BYTES; at >= lowest; at--) {
    if (file[at] === 0x50 && file.readUInt32LE(at) === END_SIGNATURE) return at;
  }
  return -1;
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
function refuseBombs(entries: ZipEntry[], archiveBytes: number, budget: UnpackAllowance): void {
  let total = 0;
  for (const entry of entries) total += entry.bytes;
  if (total > budget.bytes) throw new UnreadableFile("TOO_LARGE", "unpacks past the size limit");
  if (total > RATIO_COUNTS_FROM && total / Math.max(1, archiveBytes) > budget.ratio) {
    throw new UnreadableFile("TOO_LARGE", "compression ratio past the limit");
  }
}

/** Entries that share bytes unpack to more than the archive holds, and one that holds its own directory has no end. */
function refuseOverlap(entries: ZipEntry[], directory: number): void {
  const byOffset = [...entries].sort(
    (a, b) => a.record.relativeOffsetOfLocalHeader - b.record.relativeOffsetOfLocalHeader,
  );
  let end = 0;
  for (const entry of byOffset) {
    const start = entry.record.relativeOffsetOfLocalHeader;
    if (start < end) throw new UnreadableFile("TOO_LARGE", "entries overlap");
    end = start + LOCAL_HEADER_BYTES + entry.packedBytes;
  }
  if (end > directory) throw new UnreadableFile("TOO_LARGE", "an entry reaches into the directory");
}

function refuseMethod(method: number): void {
  if (method === STORED || method === DEFLATED) return;
  throw new UnreadableFile("UNSUPPORTED_FORMAT", `zip: compression method ${method}`, {
    wording: {
      ko: `압축 방식(${method}번)을 지원하지 않습니다. 일반 ZIP(Deflate)으로 다시 압축해 주세요.`,
      en: `Compression method ${method} is not read. Pack it again as ordinary ZIP (Deflate).`,
    },
  });
}

/** One wrong password in 256 passes the check before the data. */
function wrongChecksum(entry: ZipEntry): UnreadableFile {
  const reason = entry.encrypted ? "WRONG_PASSWORD" : "CORRUPT";
  return new UnreadableFile(reason, `zip: checksum of ${entry.name}`);
}

function tooLong(entry: ZipEntry): UnreadableFile {
  return new UnreadableFile("TOO_LARGE", `zip: ${entry.name} unpacks past its stated size`);
}

function inflateFault(entry: ZipEntry, error: NodeJS.ErrnoException): UnreadableFile {
  if (entry.encrypted) return wrongChecksum(entry);
  return error.code === "ERR_BUFFER_TOO_LARGE"
    ? tooLong(entry)
    : new UnreadableFile("CORRUPT", `zip: ${entry.name}: ${error.message}`);
}
