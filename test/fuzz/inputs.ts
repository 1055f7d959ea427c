/** One hostile input by seed and number: which document, which layer is damaged, and which output is requested. */
import { type Chance, mutate } from "../../samples/make/mutate.js";
import type { OutputRequest } from "../../src/parsing/parsing.js";
import { chanceFor, pick } from "./choices.js";
import { mutateXml } from "./markup.js";
import { mutateDirectory, mutatePackage } from "./packages.js";
import { mutatePdf } from "./pdf-objects.js";
import { mutatePicture } from "./pictures.js";
import { mutateCompound, mutateHwp, mutateHwp3, mutateStreams } from "./records.js";
import { FUZZED, type Fuzzed, type Seeds } from "./seeds.js";
import { mutateLines, mutateMail, mutateRtf } from "./text-grammars.js";

export interface FuzzInput {
  seed: number;
  index: number;
  format: Fuzzed;
  layer: string;
  name: string;
  bytes: Buffer;
  want: OutputRequest;
  /** Whether pictures are put through recognition. */
  ocr: boolean;
}

type Layer = [name: string, (file: Buffer, chance: Chance) => Buffer];

/** One file of markup, byte by byte as it is encoded. */
function mutateMarkup(file: Buffer, chance: Chance): Buffer {
  return Buffer.from(mutateXml(file.toString("latin1"), chance), "latin1");
}

/** The deepest layer of each format comes up most often. */
const LAYERS: Record<Fuzzed, readonly Layer[]> = {
  hwp: [
    ["records", mutateHwp],
    ["records", mutateHwp],
    ["records", mutateHwp],
    ["container", mutateCompound],
    ["bytes", mutate],
  ],
  hwpx: [
    ["xml", mutatePackage],
    ["xml", mutatePackage],
    ["xml", mutatePackage],
    ["directory", mutateDirectory],
    ["bytes", mutate],
  ],
  docx: [
    ["xml", mutatePackage],
    ["xml", mutatePackage],
    ["xml", mutatePackage],
    ["xml", mutatePackage],
    ["directory", mutateDirectory],
  ],
  xlsx: [
    ["xml", mutatePackage],
    ["xml", mutatePackage],
    ["xml", mutatePackage],
    ["xml", mutatePackage],
    ["directory", mutateDirectory],
  ],
  pdf: [
    ["objects", mutatePdf],
    ["objects", mutatePdf],
    ["objects", mutatePdf],
    ["objects", mutatePdf],
    ["bytes", mutate],
  ],
  zip: [
    ["directory", mutateDirectory],
    ["directory", mutateDirectory],
    ["directory", mutateDirectory],
    ["bytes", mutate],
  ],
  picture: [["headers", mutatePicture]],
  pptx: [
    ["xml", mutatePackage],
    ["xml", mutatePackage],
    ["xml", mutatePackage],
    ["directory", mutateDirectory],
  ],
  odf: [
    ["xml", mutatePackage],
    ["xml", mutatePackage],
    ["xml", mutatePackage],
    ["directory", mutateDirectory],
  ],
  hwpml: [
    ["xml", mutateMarkup],
    ["xml", mutateMarkup],
    ["bytes", mutate],
  ],
  html: [
    ["xml", mutateMarkup],
    ["bytes", mutate],
  ],
  rtf: [
    ["groups", mutateRtf],
    ["groups", mutateRtf],
    ["bytes", mutate],
  ],
  text: [
    ["lines", mutateLines],
    ["bytes", mutate],
  ],
  eml: [
    ["parts", mutateMail],
    ["parts", mutateMail],
    ["bytes", mutate],
  ],
  msg: [
    ["streams", mutateStreams],
    ["streams", mutateStreams],
    ["container", mutateCompound],
    ["bytes", mutate],
  ],
  doc: [
    ["streams", mutateStreams],
    ["streams", mutateStreams],
    ["streams", mutateStreams],
    ["container", mutateCompound],
    ["bytes", mutate],
  ],
  tnef: [["bytes", mutate]],
  portfolio: [
    ["objects", mutatePdf],
    ["objects", mutatePdf],
    ["bytes", mutate],
  ],
  hwp3: [
    ["body", mutateHwp3],
    ["body", mutateHwp3],
    ["bytes", mutate],
  ],
};

/** Almost always everything that is made from a reading; now and then a page's picture, or what a tenant keeps. */
function wanted(chance: Chance): OutputRequest {
  const kind = chance.next(12);
  if (kind === 0) return { kind: "page", page: 1 + chance.next(3), width: pick(chance, [64, 800]) };
  if (kind === 1) return { kind: "entries", budget: 800 };
  return { kind: "chunks", budget: pick(chance, [100, 800, 8000]), markdown: true };
}

/** One in so many is read with recognition, which takes the time of a hundred other files. */
const OCR_EVERY = 12;

export function makeInput(
  seeds: Seeds,
  seed: number,
  index: number,
  formats: readonly Fuzzed[] = FUZZED,
): FuzzInput {
  const chance = chanceFor(seed, index);
  const format = formats[index % formats.length]!;
  const { name, bytes } = pick(chance, seeds[format]);
  const [layer, damage] = pick(chance, LAYERS[format]);
  const want = wanted(chance);
  const ocr = chance.next(OCR_EVERY) === 0;
  return { seed, index, format, layer, name, bytes: damaged(bytes, damage, chance), want, ocr };
}

/** A seed whose grammar the damage does not follow is damaged as bytes. */
function damaged(bytes: Buffer, damage: Layer[1], chance: Chance): Buffer {
  try {
    return damage(bytes, chance);
  } catch {
    return mutate(bytes, chance);
  }
}
