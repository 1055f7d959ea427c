/** Damages PDF by its grammar: objects, references, dictionaries, streams with their filters, the cross-reference table. */
import { deflateSync, inflateSync } from "node:zlib";
import { type Chance, mutate } from "../../samples/make/mutate.js";
import { NUMBER_TEXTS, pick } from "./choices.js";

interface PdfObject {
  number: number;
  body: string;
}

const OBJECT = /(\d+) \d+ obj\b([\s\S]*?)\bendobj/g;
const STREAM = /stream\r?\n([\s\S]*?)\r?\nendstream/;
const MANY = [3, 50, 2000];

/** Operators that keep state, call, or draw without bound (ISO 32000-1, annex A). */
const OPERATORS = [
  "q ",
  "Q ",
  "BT ",
  "ET ",
  "/K 1e30 Tf ",
  "/L 0 Tf ",
  "/Im Do ",
  "/Fm Do ",
  "0 0 m ",
  "1e9 -1e9 l ",
  "S ",
  "f ",
  "W n ",
  "1e-9 0 0 1e-9 0 0 cm ",
  "1e30 0 0 1e30 0 0 cm ",
  "(가)Tj ",
  "<AC00AC01>Tj ",
  "[<AC00>-1e9<AC01>]TJ ",
  "/P <</MCID 0>> BDC ",
  "EMC ",
  "BI /W 65535 /H 65535 /BPC 8 /CS /G ID x EI ",
  "0 0 595 842 re ",
  "3 Tr ",
  "1 0 0 1 1e308 0 Tm ",
  "-1 Tz ",
  "1e9 Tc ",
];
const ENTRIES = [
  "/Type/Page",
  "/Kids[1 0 R 2 0 R 3 0 R]",
  "/Parent 2 0 R",
  "/Count 2147483647",
  "/Count -1",
  "/Length 0",
  "/Length 99999999",
  "/Filter/FlateDecode",
  "/Filter[/ASCIIHexDecode/FlateDecode]",
  "/Filter[/RunLengthDecode/LZWDecode]",
  "/Filter/JBIG2Decode",
  "/Filter/JPXDecode",
  "/Filter/DCTDecode",
  "/Filter/CCITTFaxDecode/DecodeParms<</K -1/Columns 60000/Rows 60000>>",
  "/DecodeParms<</Predictor 15/Columns 2147483647/Colors 32>>",
  "/Width 60000/Height 60000",
  "/MediaBox[0 0 1e9 1e9]",
  "/MediaBox[0 0 0 0]",
  "/MediaBox[9 9 -9 -9]",
  "/Rotate 45",
  "/CropBox[NaN 0 1 1]",
  "/UserUnit 1e9",
  "/Contents[4 0 R 4 0 R]",
  "/Resources 1 0 R",
  "/Encoding/Identity-H",
  "/ToUnicode 4 0 R",
  "/W[1[1e9 2 3]0 65535 1]",
  "/Prev 0",
  "/XRefStm 9",
  "/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>",
  "/AA<</O<</S/URI/URI(http://127.0.0.1:9/)>>>>",
  "/Encrypt<</Filter/Standard/V 9>>",
  "/Subtype/Form/BBox[0 0 1 1]",
  "/AcroForm<</XFA(x)>>",
  "/StructParents -1",
  "/K[0 1 2 999999]",
  "/First 1 0 R/Next 1 0 R",
];

export function mutatePdf(file: Buffer, chance: Chance): Buffer {
  const text = file.toString("latin1");
  const objects = [...text.matchAll(OBJECT)].map(([, number, body]) => ({
    number: Number(number),
    body: body!,
  }));
  if (objects.length === 0) return mutate(file, chance);
  const times = 1 + chance.next(4);
  for (let i = 0; i < times; i++) damage(objects, chance);
  const trailer = /trailer\s*(<<[\s\S]*?>>)\s*startxref/.exec(text)?.[1];
  return write(objects, trailer ?? `<</Size ${objects.length + 1}/Root 1 0 R>>`, chance);
}

function damage(objects: PdfObject[], chance: Chance): void {
  const one = pick(chance, objects);
  const other = pick(chance, objects);
  const stream = STREAM.exec(one.body);
  switch (chance.next(12)) {
    case 0:
      one.body = other.body;
      return;
    case 1:
      [one.body, other.body] = [other.body, one.body];
      return;
    case 2:
      objects.splice(objects.indexOf(one), 1);
      if (objects.length === 0) objects.push(one);
      return;
    case 3:
      one.body = replaceOne(
        one.body,
        /-?\b\d+(?:\.\d+)?\b/g,
        () => pick(chance, NUMBER_TEXTS),
        chance,
      );
      return;
    case 4:
    case 5:
      one.body = replaceOne(one.body, /\b\d+ \d+ R\b/g, () => `${other.number} 0 R`, chance);
      return;
    case 6:
      one.body = one.body.replace("<<", `<<${pick(chance, ENTRIES)}`);
      return;
    case 7: {
      // A page's place in the tree again and again; a dictionary in a dictionary in a dictionary.
      const times = pick(chance, MANY);
      one.body =
        chance.next(2) === 0
          ? replaceOne(one.body, /\b\d+ \d+ R\b/g, (found) => `${found} `.repeat(times), chance)
          : one.body.replace("<<", `<</A ${"<</A ".repeat(times)}1${">>".repeat(times)}`);
      return;
    }
    case 8:
      one.body = replaceOne(
        one.body,
        /\/[A-Za-z][\w-]*/g,
        () => `/${pick(chance, ["Page", "Pages", "Font", "Form", "__proto__", "Type0", "Null"])}`,
        chance,
      );
      return;
    case 9:
      if (stream)
        one.body = withStream(one.body, packedBy(streamText(one.body, stream[1]!), chance));
      return;
    default:
      if (stream) {
        const content = operators(streamText(one.body, stream[1]!), chance);
        one.body = withStream(one.body, { filter: "", bytes: content });
      } else one.body = one.body.slice(0, chance.next(one.body.length));
  }
}

function replaceOne(
  text: string,
  what: RegExp,
  by: (found: string) => string,
  chance: Chance,
): string {
  const found = [...text.matchAll(what)];
  if (found.length === 0) return text;
  const one = pick(chance, found);
  return text.slice(0, one.index) + by(one[0]) + text.slice(one.index + one[0].length);
}

function streamText(body: string, raw: string): string {
  if (!body.includes("FlateDecode")) return raw;
  try {
    return inflateSync(Buffer.from(raw, "latin1")).toString("latin1");
  } catch {
    return raw;
  }
}

function operators(content: string, chance: Chance): string {
  const lines = content.split("\n");
  const at = chance.next(lines.length);
  switch (chance.next(5)) {
    case 0:
      lines.splice(at, 0, pick(chance, OPERATORS).repeat(pick(chance, [1, 30, 20_000])));
      break;
    case 1:
      lines.splice(at, 1, ...Array.from({ length: pick(chance, MANY) }, () => lines[at]!));
      break;
    case 2:
      lines[at] = replaceOne(
        lines[at]!,
        /-?\d+(?:\.\d+)?/g,
        () => pick(chance, NUMBER_TEXTS),
        chance,
      );
      break;
    case 3:
      lines[at] = replaceOne(lines[at]!, /\S+/g, () => pick(chance, OPERATORS), chance);
      break;
    default:
      lines.splice(at, 1 + chance.next(4));
  }
  return lines.join("\n");
}

interface Packed {
  filter: string;
  bytes: string;
}

function packedBy(content: string, chance: Chance): Packed {
  const bytes = Buffer.from(content, "latin1");
  switch (chance.next(4)) {
    case 0:
      return { filter: "/Filter/FlateDecode", bytes: deflateSync(bytes).toString("latin1") };
    case 1:
      return { filter: "/Filter/ASCIIHexDecode", bytes: `${bytes.toString("hex")}>` };
    case 2: {
      // Packed twenty times over; each layer must be undone to reach the next.
      let packed = bytes;
      for (let i = 0; i < 20; i++) packed = deflateSync(packed);
      return { filter: `/Filter[${"/FlateDecode".repeat(20)}]`, bytes: packed.toString("latin1") };
    }
    default:
      return {
        filter: "/Filter/FlateDecode",
        bytes: mutate(deflateSync(bytes), chance).toString("latin1"),
      };
  }
}

function withStream(body: string, { filter, bytes }: Packed): string {
  const bare = body
    .replace(/\/Filter\s*(\[[^\]]*\]|\/\w+)/g, "")
    .replace(/\/Length \d+/, `/Length ${bytes.length}${filter}`);
  return bare.replace(STREAM, () => `stream\n${bytes}\nendstream`);
}

/** The table is right, off by some bytes, cut, or missing. */
function write(objects: readonly PdfObject[], trailer: string, chance: Chance): Buffer {
  const pieces = ["%PDF-1.7\n"];
  let at = pieces[0]!.length;
  const lie = chance.next(6);
  const rows = objects.map(({ number, body }) => {
    const row = { number, at: at + (lie === 0 ? chance.next(9) - 4 : 0) };
    const piece = `${number} 0 obj${body}endobj\n`;
    pieces.push(piece);
    at += piece.length;
    return row;
  });
  if (lie !== 1) {
    pieces.push("xref\n0 1\n0000000000 65535 f \n");
    for (const row of rows) {
      pieces.push(`${row.number} 1\n${String(Math.max(0, row.at)).padStart(10, "0")} 00000 n \n`);
    }
  }
  const dictionary =
    lie === 2
      ? trailer.replace(
          "<<",
          `<<${pick(chance, [`/Prev ${at}`, "/Prev -1", "/Size 2147483647", "/Size 1", "/Root 99 0 R"])}`,
        )
      : trailer;
  const start = lie === 3 ? pick(chance, NUMBER_TEXTS) : String(at);
  pieces.push(`trailer\n${dictionary}\nstartxref\n${start}\n%%EOF\n`);
  return Buffer.from(pieces.join(""), "latin1");
}
