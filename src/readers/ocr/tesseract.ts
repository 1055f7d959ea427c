/**
 * Reads one line of text from its picture with Tesseract (WebAssembly). The core is driven directly: the `tesseract.js`
 * wrapper around it adds a thread, a download path and a bug with models given as bytes, and none of what we need.
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

interface Api {
  Init(path: null, languages: string, mode: number, config: null): number;
  SetVariable(name: string, value: string): void;
  SetImageFile(exif: number, angle: number): number;
  Recognize(monitor: null): number;
  GetJSONText(): string;
  GetUTF8Text(): string;
  End(): void;
}
interface Core {
  FS: { writeFile(path: string, bytes: Uint8Array): void; unlink(path: string): void };
  TessBaseAPI: new () => Api;
}

interface Part {
  text: string;
  confidence: number;
  bbox: { x0: number; y0: number; x1: number; y1: number };
}

export class LineReader {
  private constructor(
    private readonly core: Core,
    private readonly api: Api,
  ) {}

  static async open(model: Model): Promise<LineReader> {
    const load = createRequire(import.meta.url)("tesseract.js-core/tesseract-core-simd-lstm") as (
      settings: object,
    ) => Promise<Core>;
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

function partsOf(json: string): Part[] {
  const { blocks } = JSON.parse(json) as {
    blocks?: { paragraphs?: { lines?: { words?: Part[] }[] }[] }[];
  };
  return (blocks ?? [])
    .flatMap((block) => block.paragraphs ?? [])
    .flatMap((paragraph) => paragraph.lines ?? [])
    .flatMap((line) => line.words ?? []);
}

/** Tesseract's "words" split Hangul by syllable; its text has the true spaces. The two are walked side by side. */
export function regroup(text: string, parts: Part[]): ReadWord[] {
  const words: ReadWord[] = [];
  let next = 0;
  for (const token of text.trim().split(/\s+/)) {
    let left = token;
    const members: Part[] = [];
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
