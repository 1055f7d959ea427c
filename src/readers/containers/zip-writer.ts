/**
 * Writes a zip anew from entries of another: those that were opened with a password unpacked and packed again, all others byte for byte.
 * By hand because libraries (`fflate`, `yazl`) cannot take entries over as they stand, with names in CP949 and methods of their own.
 */
import { crc32, deflateRawSync } from "node:zlib";
import type { ZipArchive, ZipEntry } from "./zip.js";

const LOCAL_SIGNATURE = 0x04034b50;
const DIRECTORY_SIGNATURE = 0x02014b50;
const END_SIGNATURE = 0x06054b50;
const DESCRIPTOR_SIGNATURE = 0x08074b50;
const LOCAL_BYTES = 30;
const DIRECTORY_BYTES = 46;
const END_BYTES = 22;
const VERSION = 20;
const DEFLATED = 8;
/** Bits of the general purpose flag that go on: names in UTF-8, sizes behind the data, encrypted. */
const ENCRYPTED = 0x1;
const DESCRIBED = 0x8;
/** Extra fields that describe another way of storing: zip64 sizes, WinZip AES. */
const ZIP64_EXTRA = 0x0001;
const AES_EXTRA = 0x9901;

export class ZipWriter {
  private readonly pieces: Buffer[] = [];
  private readonly directory: Buffer[] = [];
  private length = 0;
  private entries = 0;

  /** The entry as it stands in its archive, locked or not. */
  async copy(archive: ZipArchive, entry: ZipEntry): Promise<void> {
    const { method, crc, bytes, record } = entry;
    const flags = record.generalPurposeBitFlag;
    const packed = await archive.stored(entry);
    this.add(entry, { flags, method, crc, bytes, packed, extra: extraOf(entry, [ZIP64_EXTRA]) });
  }

  /** The entry under its name, with other content, unlocked. */
  put(entry: ZipEntry, content: Buffer): void {
    this.add(entry, {
      flags: entry.record.generalPurposeBitFlag & ~(ENCRYPTED | DESCRIBED),
      method: DEFLATED,
      crc: crc32(content),
      bytes: content.length,
      packed: deflateRawSync(content),
      extra: extraOf(entry, [ZIP64_EXTRA, AES_EXTRA]),
    });
  }

  finish(): Buffer {
    const records = Buffer.concat(this.directory);
    const end = Buffer.alloc(END_BYTES);
    end.writeUInt32LE(END_SIGNATURE, 0);
    end.writeUInt16LE(this.entries, 8);
    end.writeUInt16LE(this.entries, 10);
    end.writeUInt32LE(records.length, 12);
    end.writeUInt32LE(this.length, 16);
    return Buffer.concat([...this.pieces, records, end]);
  }

  private add({ record }: ZipEntry, stored: StoredEntry): void {
    const { flags, method, crc, bytes, packed, extra } = stored;
    const name = record.fileNameRaw;
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(VERSION, 0);
    shared.writeUInt16LE(flags, 2);
    shared.writeUInt16LE(method, 4);
    shared.writeUInt16LE(record.lastModFileTime, 6);
    shared.writeUInt16LE(record.lastModFileDate, 8);
    shared.writeUInt32LE(crc, 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(bytes, 18);
    shared.writeUInt16LE(name.length, 22);
    shared.writeUInt16LE(extra.length, 24);
    const local = Buffer.alloc(LOCAL_BYTES);
    local.writeUInt32LE(LOCAL_SIGNATURE, 0);
    shared.copy(local, 4);
    const listed = Buffer.alloc(DIRECTORY_BYTES);
    listed.writeUInt32LE(DIRECTORY_SIGNATURE, 0);
    listed.writeUInt16LE(record.versionMadeBy, 4);
    shared.copy(listed, 6);
    listed.writeUInt16LE(record.internalFileAttributes, 36);
    listed.writeUInt32LE(record.externalFileAttributes >>> 0, 38);
    listed.writeUInt32LE(this.length, 42);
    this.directory.push(listed, name, extra);
    this.entries++;
    for (const piece of [local, name, extra, packed, ...descriptorOf(stored)]) {
      this.pieces.push(piece);
      this.length += piece.length;
    }
  }
}

interface StoredEntry {
  flags: number;
  method: number;
  crc: number;
  bytes: number;
  packed: Buffer;
  extra: Buffer;
}

/** Where it stood, it goes on: how a locked entry checks its password depends on it (APPNOTE 6.1.6). */
function descriptorOf({ flags, crc, packed, bytes }: StoredEntry): Buffer[] {
  if ((flags & DESCRIBED) === 0) return [];
  const descriptor = Buffer.alloc(16);
  descriptor.writeUInt32LE(DESCRIPTOR_SIGNATURE, 0);
  descriptor.writeUInt32LE(crc, 4);
  descriptor.writeUInt32LE(packed.length, 8);
  descriptor.writeUInt32LE(bytes, 12);
  return [descriptor];
}

function extraOf({ record }: ZipEntry, without: readonly number[]): Buffer {
  const kept = record.extraFields.filter(({ id }) => !without.includes(id));
  return Buffer.concat(
    kept.map(({ id, data }) => {
      const head = Buffer.alloc(4);
      head.writeUInt16LE(id, 0);
      head.writeUInt16LE(data.length, 2);
      return Buffer.concat([head, data]);
    }),
  );
}
