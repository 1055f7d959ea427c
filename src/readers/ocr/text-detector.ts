/** Detects text regions of an upright picture, with the PP-OCR detection model on ONNX Runtime. */
import type { InferenceSession, TensorConstructor } from "onnxruntime-common";
import type { Box } from "../../model/format.js";
import { openOnnxRuntime } from "../../onnx/onnx-runtime.js";
import { asSharp, fromSharp, type Grey } from "./grey-picture.js";
import { type Strip, writtenStrips } from "./written-strips.js";

/** At this length of the longer side the letters of an A4 page are still 14–18 pixels high; fewer errors than at 1280, no more than at 1600. */
const LONG_SIDE = 1440;
/** A small cutting is enlarged at most so much. */
const MAX_ENLARGEMENT = 2;
/** The model halves its picture five times. */
const STEP = 32;
/** ImageNet's mean and spread, which the model was trained with. */
const MEAN = [0.485, 0.456, 0.406] as const;
const SPREAD = [0.229, 0.224, 0.225] as const;
/** As in PP-OCR's own post-processing: pixels above it are text; a region's mean must be above the second. */
const TEXT_ABOVE = 0.3;
const REGION_ABOVE = 0.5;
/** The model marks the core of a line; the whole line is this much larger (PP-OCR's `unclip_ratio`). */
const UNCLIP = 1.6;
const MIN_SIDE = 3;

export interface TextRegion {
  box: Box;
  score: number;
}

export class TextDetector {
  private constructor(
    private readonly session: InferenceSession,
    private readonly tensor: TensorConstructor,
  ) {}

  static async open(modelPath: string, threads = 1): Promise<TextDetector> {
    const runtime = await openOnnxRuntime();
    const session = await runtime.open(modelPath, {
      // The arena keeps 220 MB for ever; a page every few seconds does not need it.
      enableCpuMemArena: false,
      enableMemPattern: false,
      intraOpNumThreads: threads,
      interOpNumThreads: 1,
      logSeverityLevel: 3,
    });
    return new TextDetector(session, runtime.Tensor);
  }

  async find(grey: Grey): Promise<TextRegion[]> {
    const longer = Math.max(grey.width, grey.height);
    const scale = Math.min(MAX_ENLARGEMENT, LONG_SIDE / longer);
    const width = roundToStep(grey.width * scale);
    const height = roundToStep(grey.height * scale);
    const small = await fromSharp(asSharp(grey).resize(width, height, { fit: "fill" }));
    const regions: TextRegion[] = [];
    const [toX, toY] = [grey.width / width, grey.height / height];
    for (const strip of writtenStrips(small, STEP)) {
      for (const { box, score } of await this.cores(strip)) {
        const [x0, y0, x1, y1] = wholeLine(box, small);
        regions.push({ box: [x0 * toX, y0 * toY, x1 * toX, y1 * toY], score });
      }
    }
    return regions;
  }

  /** On the page that the strip was cut from. */
  private async cores(strip: Strip): Promise<TextRegion[]> {
    const { width, height } = strip.grey;
    const input = new this.tensor("float32", planes(strip.grey), [1, 3, height, width]);
    const output = await this.session.run({ [this.session.inputNames[0]!]: input });
    const map = output[this.session.outputNames[0]!]!;
    const cores = coresOf(map.data as Float32Array, width, height);
    map.dispose();
    return cores.map(({ box: [x0, y0, x1, y1], score }) => ({
      box: [
        strip.columns[x0]!,
        strip.rows[y0]!,
        strip.columns[x1 - 1]! + 1,
        strip.rows[y1 - 1]! + 1,
      ],
      score,
    }));
  }

  async close(): Promise<void> {
    await this.session.release();
  }
}

function roundToStep(length: number): number {
  return Math.max(STEP, Math.round(length / STEP) * STEP);
}

function planes(grey: Grey): Float32Array {
  const size = grey.pixels.length;
  const out = new Float32Array(3 * size);
  for (let plane = 0; plane < 3; plane++) {
    const table = Float32Array.from(
      { length: 256 },
      (_, level) => (level / 255 - MEAN[plane]!) / SPREAD[plane]!,
    );
    for (let at = 0; at < size; at++) out[plane * size + at] = table[grey.pixels[at]!]!;
  }
  return out;
}

/** Connected patches of the probability map: the cores of lines. */
function coresOf(map: Float32Array, width: number, height: number): TextRegion[] {
  const seen = new Uint8Array(map.length);
  const stack: number[] = [];
  const cores: TextRegion[] = [];
  for (let start = 0; start < map.length; start++) {
    if (seen[start] || map[start]! <= TEXT_ABOVE) continue;
    let [x0, y0, x1, y1, sum, count] = [width, height, 0, 0, 0, 0];
    stack.push(start);
    seen[start] = 1;
    while (stack.length > 0) {
      const at = stack.pop()!;
      const x = at % width;
      const y = (at - x) / width;
      x0 = Math.min(x0, x);
      x1 = Math.max(x1, x + 1);
      y0 = Math.min(y0, y);
      y1 = Math.max(y1, y + 1);
      sum += map[at]!;
      count++;
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const next = at + dy * width + dx;
          if (x + dx < 0 || x + dx >= width || next < 0 || next >= map.length) continue;
          if (seen[next] || map[next]! <= TEXT_ABOVE) continue;
          seen[next] = 1;
          stack.push(next);
        }
      }
    }
    const [w, h] = [x1 - x0, y1 - y0];
    if (Math.min(w, h) < MIN_SIDE || sum / count < REGION_ABOVE) continue;
    cores.push({ box: [x0, y0, x1, y1], score: sum / count });
  }
  return cores;
}

/** The model marks the core of a line; the line is larger all around. */
function wholeLine([x0, y0, x1, y1]: Box, page: { width: number; height: number }): Box {
  const [w, h] = [x1 - x0, y1 - y0];
  const grow = (w * h * UNCLIP) / (2 * (w + h));
  return [
    Math.max(0, x0 - grow),
    Math.max(0, y0 - grow),
    Math.min(page.width, x1 + grow),
    Math.min(page.height, y1 + grow),
  ];
}
