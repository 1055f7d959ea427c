/**
 * Second recogniser for words without Hangul (numbers, Latin, circled digits), which Tesseract's Korean models read
 * poorly: PP-OCR's Chinese and English recognition model.
 */
import { readFileSync } from "node:fs";
import type { InferenceSession, TensorConstructor } from "onnxruntime-common";
import { openOnnxRuntime } from "../../onnx/onnx-runtime.js";
import { asSharp, fromSharp, type Grey } from "./grey-picture.js";

/** The model's own picture height; width follows the word. */
const HEIGHT = 48;
const MAX_WIDTH = 2000;
/** White beside the word: the model drops characters that touch the edge. */
const BESIDE = 24;

export interface SecondReading {
  text: string;
  /** Mean of the characters' probabilities, 0 to 1. */
  confidence: number;
  characters: SeenCharacter[];
}

export interface SeenCharacter {
  text: string;
  confidence: number;
  /** Somewhere inside the character, in pixels of the picture that was given. */
  x: number;
}

export class SecondReader {
  private constructor(
    private readonly session: InferenceSession,
    private readonly tensor: TensorConstructor,
    /** What each output of the model stands for; the first is the blank between characters. */
    private readonly characters: string[],
  ) {}

  static async open(modelPath: string, dictionaryPath: string): Promise<SecondReader> {
    const runtime = await openOnnxRuntime();
    const session = await runtime.open(modelPath, {
      enableCpuMemArena: false,
      enableMemPattern: false,
      intraOpNumThreads: 1,
      interOpNumThreads: 1,
      logSeverityLevel: 3,
    });
    const listed = readFileSync(dictionaryPath, "utf8").split(/\r?\n/);
    if (listed.at(-1) === "") listed.pop();
    return new SecondReader(session, runtime.Tensor, ["", ...listed, " "]);
  }

  async read(word: Grey): Promise<SecondReading> {
    if (word.width < 2 || word.height < 2) return { text: "", confidence: 0, characters: [] };
    const width = Math.min(MAX_WIDTH, Math.max(8, Math.round((word.width * HEIGHT) / word.height)));
    const scaled = await fromSharp(
      asSharp(word)
        .resize(width, HEIGHT, { fit: "fill" })
        .extend({ left: BESIDE, right: BESIDE, background: "#fff" }),
    );
    const plane = Float32Array.from(scaled.pixels, (level) => level / 127.5 - 1);
    const input = new Float32Array(3 * plane.length);
    for (let channel = 0; channel < 3; channel++) input.set(plane, channel * plane.length);
    const shape = [1, 3, scaled.height, scaled.width];
    const output = await this.session.run({
      [this.session.inputNames[0]!]: new this.tensor("float32", input, shape),
    });
    const map = output[this.session.outputNames[0]!]!;
    const [, steps, classes] = map.dims as [number, number, number];
    const toX = (step: number) =>
      ((((step + 0.5) / steps) * scaled.width - BESIDE) * word.width) / width;
    const characters = this.decode(map.data as Float32Array, steps, classes, toX);
    map.dispose();
    const sum = characters.reduce((total, one) => total + one.confidence, 0);
    return {
      text: characters
        .map((one) => one.text)
        .join("")
        .trim(),
      confidence: characters.length === 0 ? 0 : sum / characters.length,
      characters,
    };
  }

  async close(): Promise<void> {
    await this.session.release();
  }

  /** Greedy CTC decoding: repeats collapse, blanks are dropped. */
  private decode(
    data: Float32Array,
    steps: number,
    classes: number,
    toX: (step: number) => number,
  ): SeenCharacter[] {
    const seen: SeenCharacter[] = [];
    let last = 0;
    for (let step = 0; step < steps; step++) {
      let best = 0;
      for (let at = 1; at < classes; at++) {
        if (data[step * classes + at]! > data[step * classes + best]!) best = at;
      }
      if (best !== 0 && best !== last) {
        seen.push({
          text: this.characters[best] ?? "",
          confidence: data[step * classes + best]!,
          x: toX(step),
        });
      }
      last = best;
    }
    return seen;
  }
}
