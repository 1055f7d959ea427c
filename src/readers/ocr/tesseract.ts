/**
 * Reads one line of text with Tesseract (WebAssembly). Uses the core directly: the `tesseract.js` wrapper adds a
 * thread, a download path and a bug with models given as bytes, and nothing we need.
 */
import { createRequire } from "node:module";
import type { Grey } from "./grey-picture.js";
import type { Model } from "./ocr-models.js";

/** Tesseract's LSTM engine and its "raw line" page mode: no layout analysis of its own, which misjudges single lines. */
const LSTM_ONLY = 1;
const RAW_LINE = "13";

export interface ReadWord {
  text: string;
  /** Pixels of the line's picture. */
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  /** 0 to 1. */
  confidence: number;
}

interface TesseractApi {
  Init(path: null, languages: string, mode: number, config: null): number;
  SetVariable(name: string, value: string): void;
  SetImageFile(exif: number, angle: number): number;
  Recognize(monitor: null): number;
  GetJSONText(): string;
  GetUTF8Text(): string;
  End(): void;
}
interface TesseractCore {
  FS: { writeFile(path: string, bytes: Uint8Array): void; unlink(path: string): void };
  TessBaseAPI: new () => TesseractApi;
}

interface TesseractWord {
  text: string;
  confidence: number;
  bbox: { x0: number; y0: number; x1: number; y1: number };
}

export class LineReader {
  private constructor(
    private readonly core: TesseractCore,
    private readonly api: TesseractApi,
  ) {}

  static async open(model: Model): Promise<LineReader> {
    const load = createRequire(import.meta.url)("tesseract.js-core/tesseract-core-simd-lstm") as (
      settings: object,
    ) => Promise<TesseractCore>;
    const silent = () => {};
    const core = await load({ print: silent, printErr: silent });
    core.FS.writeFile(`./${model.name}.traineddata`, model.load());
    const api = new core.TessBaseAPI();
    if (api.Init(null, model.name, LSTM_ONLY, null) !== 0) {
      throw new Error(`Tesseract does not take the model ${model.name}`);
    }
    core.FS.unlink(`./${model.name}.traineddata`);
    api.SetVariable("tessedit_pageseg_mode", RAW_LINE);
    api.SetVariable("preserve_interword_spaces", "1");
    api.SetVariable("user_defined_dpi", "300");
    // Lines come dark on light; an unsure one is not read a second time as its negative.
    api.SetVariable("tessedit_do_invert", "0");
    return new LineReader(core, api);
  }

  read(line: Grey): ReadWord[] {
    const head = Buffer.from(`P5\n${line.width} ${line.height}\n255\n`, "latin1");
    this.core.FS.writeFile("/input", Buffer.concat([head, line.pixels]));
    if (this.api.SetImageFile(1, 0) !== 0) throw new Error("Tesseract does not take the picture");
    this.api.Recognize(null);
    return regroup(this.api.GetUTF8Text(), partsOf(this.api.GetJSONText()));
  }

  close(): void {
    this.api.End();
  }
}

function partsOf(json: string): TesseractWord[] {
  const { blocks } = JSON.parse(json) as {
    blocks?: { paragraphs?: { lines?: { words?: TesseractWord[] }[] }[] }[];
  };
  return (blocks ?? [])
    .flatMap((block) => block.paragraphs ?? [])
    .flatMap((paragraph) => paragraph.lines ?? [])
    .flatMap((line) => line.words ?? []);
}

/** Tesseract's "words" split Hangul by syllable, while its text has the true spaces: aligns the two. */
export function regroup(text: string, parts: TesseractWord[]): ReadWord[] {
  const words: ReadWord[] = [];
  let next = 0;
  for (const token of text.trim().split(/\s+/)) {
    let left = token;
    const members: TesseractWord[] = [];
    while (next < parts.length && left !== "" && left.startsWith(parts[next]!.text)) {
      members.push(parts[next]!);
      left = left.slice(parts[next]!.text.length);
      next++;
    }
    if (members.length === 0) continue;
    const length = members.reduce((sum, part) => sum + part.text.length, 0);
    words.push({
      text: members.map((part) => part.text).join(""),
      x0: Math.min(...members.map((part) => part.bbox.x0)),
      y0: Math.min(...members.map((part) => part.bbox.y0)),
      x1: Math.max(...members.map((part) => part.bbox.x1)),
      y1: Math.max(...members.map((part) => part.bbox.y1)),
      confidence:
        members.reduce((sum, part) => sum + part.confidence * part.text.length, 0) / length / 100,
    });
  }
  return words;
}
