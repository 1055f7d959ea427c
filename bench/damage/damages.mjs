/**
 * Ways to damage a file of each format, the same ones every time: bytes cut off, streams, parts and objects taken away, records and
 * tables taken out of a section. Each gives `{ kind, bytes }`. What leaves no trace in the file is not among them: a whole paragraph of
 * the body, an element of well-formed XML.
 */
import { deflateRawSync, inflateRawSync } from "node:zlib";
import CFB from "cfb";
import { unzipSync, zipSync } from "fflate";

const SHARES = [0.5, 0.8, 0.95];
/** Of each kind, in one file. */
const AT_MOST = 3;

export function* damagesOf(format, bytes) {
  for (const share of SHARES) {
    yield {
      kind: `cut to ${share * 100} %`,
      bytes: bytes.subarray(0, Math.floor(bytes.length * share)),
    };
  }
  if (format === "hwp") yield* hwpDamages(bytes);
  else if (format === "pdf") yield* pdfDamages(bytes);
  else yield* packageDamages(bytes);
}

/** Some of a list, spread over it. */
function some(list) {
  if (list.length <= AT_MOST) return list;
  return Array.from(
    { length: AT_MOST },
    (_, at) => list[Math.floor(((at + 0.5) * list.length) / AT_MOST)],
  );
}

function* hwpDamages(bytes) {
  const paths = CFB.read(bytes, { type: "buffer" }).FullPaths;
  const streams = paths.filter((path) =>
    /(BodyText\/Section\d+|DocInfo|BinData\/[^/]+)$/.test(path),
  );
  for (const path of some(streams)) yield { kind: "stream lost", bytes: without(bytes, path) };
  const body = paths.find((path) => /BodyText\/Section0$/.test(path));
  const header = CFB.find(CFB.read(bytes, { type: "buffer" }), "/FileHeader")?.content;
  if (!body || !header || (header[36] & 1) === 0) return;
  const section = inflateRawSync(
    Buffer.from(
      CFB.find(CFB.read(bytes, { type: "buffer" }), body.replace(/^Root Entry/, "")).content,
    ),
  );
  const records = recordsOf(section);
  const put = (left) => replaced(bytes, body, deflateRawSync(Buffer.concat(left)));
  const spans = (gone) =>
    records.filter((_, at) => !gone.has(at)).map(({ from, to }) => section.subarray(from, to));
  // PARA_HEADER, PARA_TEXT, CTRL_HEADER, LIST_HEADER, TABLE.
  for (const at of some(
    [...records.keys()].filter((one) => [0x42, 0x43, 0x47, 0x48, 0x4d].includes(records[one].tag)),
  )) {
    yield { kind: "record lost", bytes: put(spans(new Set([at]))) };
  }
  const tables = [...records.keys()].filter(
    (at) =>
      records[at].tag === 0x47 &&
      section.toString("latin1", records[at].data, records[at].data + 4) === " lbt",
  );
  for (const at of some(tables))
    yield { kind: "table lost", bytes: put(spans(subtree(records, at))) };
  const paragraphs = [...records.keys()].filter((at) => records[at].tag === 0x42);
  const last = paragraphs.filter((at) => records[at].level === 0).at(-1);
  if (last > 0) yield { kind: "end of section lost", bytes: put(spans(subtree(records, last))) };
  const inCells = paragraphs.filter((at) => records[at].level > 0);
  for (const at of some(inCells))
    yield { kind: "paragraph of a list lost", bytes: put(spans(subtree(records, at))) };
}

function recordsOf(section) {
  const records = [];
  for (let at = 0; at + 4 <= section.length; ) {
    const head = section.readUInt32LE(at);
    const long = head >>> 20 === 0xfff;
    const data = at + (long ? 8 : 4);
    const to = data + (long ? section.readUInt32LE(at + 4) : head >>> 20);
    records.push({ tag: head & 0x3ff, level: (head >>> 10) & 0x3ff, from: at, data, to });
    at = to;
  }
  return records;
}

function subtree(records, at) {
  const gone = new Set([at]);
  for (let next = at + 1; next < records.length && records[next].level > records[at].level; next++)
    gone.add(next);
  return gone;
}

function without(bytes, path) {
  const file = CFB.read(bytes, { type: "buffer" });
  CFB.utils.cfb_del(file, path.replace(/^Root Entry/, ""));
  return Buffer.from(CFB.write(file, { type: "buffer" }));
}

function replaced(bytes, path, content) {
  const file = CFB.read(bytes, { type: "buffer" });
  const entry = CFB.find(file, path.replace(/^Root Entry/, ""));
  entry.content = content;
  entry.size = content.length;
  return Buffer.from(CFB.write(file, { type: "buffer" }));
}

/** Parts that hold text, pictures or what text refers to. */
const PARTS =
  /^(Contents\/(section\d+|header)\.xml|BinData\/|Chart\/|word\/(document|footnotes|endnotes|numbering|styles|header\d*|footer\d*)\.xml|word\/media\/|xl\/(sharedStrings|workbook|styles)\.xml|xl\/worksheets\/)/i;

function* packageDamages(bytes) {
  const parts = unzipSync(bytes);
  for (const name of some(Object.keys(parts).filter((one) => PARTS.test(one)))) {
    const { [name]: gone, ...left } = parts;
    yield { kind: "part lost", bytes: Buffer.from(zipSync(left)) };
    // A part that ends early, packed anew so that its checksum is right.
    if (/\.xml$/.test(name)) {
      const half = { ...parts, [name]: gone.subarray(0, Math.floor(gone.length * 0.7)) };
      yield { kind: "part cut", bytes: Buffer.from(zipSync(half)) };
    }
    // One byte of the packed part differs.
    const flipped = Buffer.from(bytes);
    const at = bytes.indexOf(name) + Buffer.byteLength(name) + 40;
    if (at > 40 && at < flipped.length) {
      flipped[at] ^= 0x55;
      yield { kind: "part damaged", bytes: flipped };
    }
  }
}

/** Objects are overwritten with blanks, so that everything else stays in its place. */
function* pdfDamages(bytes) {
  const text = bytes.toString("latin1");
  const objects = [...text.matchAll(/\b\d+ 0 obj\b[\s\S]*?endobj/g)].map((found) => [
    found.index,
    found.index + found[0].length,
  ]);
  const isPage = ([from, to]) =>
    /\/Type\s*\/Page\b/.test(text.slice(from, Math.min(to, from + 2000)));
  const isStream = ([from, to]) =>
    /stream\r?\n/.test(text.slice(from, to)) &&
    !/\/(Image|XRef|ObjStm|FontFile)/.test(text.slice(from, Math.min(to, from + 500)));
  for (const [kind, list] of [
    ["page lost", objects.filter(isPage)],
    ["stream lost", objects.filter(isStream)],
  ]) {
    for (const [from, to] of some(list)) {
      const damaged = Buffer.from(bytes);
      damaged.fill(0x20, from, to);
      yield { kind, bytes: damaged };
    }
  }
}
