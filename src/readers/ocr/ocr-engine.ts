/** The OCR engine: deskews a picture, detects lines, reads each, and gives confidences. */
import type { Box } from "../../model/format.js";
import { deskew, type PictureRotation, rotate } from "./deskew.js";
import { eraseRulings, findRulings, type PictureRuling } from "./detect-rulings.js";
import type { Grey } from "./grey-picture.js";
import { type LinePicture, lineBoxes, linePicture } from "./line-pictures.js";
import { isEnglishPage, type LineReaders, meanConfidence, readLine } from "./line-reading.js";
import type { Models } from "./ocr-models.js";
import { SecondReader } from "./second-reader.js";
import { LineReader, type ReadWord } from "./tesseract.js";
import { TextDetector, type TextRegion } from "./text-detector.js";

/** Lines read first, to see whether the page stands on its head. */
const SAMPLE_LINES = 5;
/** Below this the sample is read upside down too, and the surer of the two wins. */
const SURE = 0.8;

interface RecognisedWord {
  text: string;
  /** On the upright page. */
  box: Box;
  confidence: number;
}
export interface RecognisedLine {
  words: RecognisedWord[];
  box: Box;
  confidence: number;
}
/** Plain data: it travels between processes. */
export interface Recognised {
  /** The upright page that boxes and rulings lie on. */
  width: number;
  height: number;
  lines: RecognisedLine[];
  rulings: PictureRuling[];
  /** What was done to the picture that was given, so that places lead back to it. */
  turns: PictureRotation[];
}

export class OcrEngine {
  private latinReader: Promise<LineReader> | undefined;
  private readonly readers: LineReaders;

  private constructor(
    private readonly detector: TextDetector,
    private readonly main: LineReader,
    private readonly second: SecondReader,
    models: Models,
  ) {
    const latin = () => {
      this.latinReader ??= LineReader.open(models.latin);
      return this.latinReader;
    };
    this.readers = { main, second, latin };
  }

  static async open(models: Models): Promise<OcrEngine> {
    const detector = await TextDetector.open(models.detector);
    const main = await LineReader.open(models.main);
    const second = await SecondReader.open(models.second.model, models.second.characters);
    return new OcrEngine(detector, main, second, models);
  }

  /** Null where it is not done by `until` (`Date.now()`). */
  async recognise(picture: Grey, until = Number.POSITIVE_INFINITY): Promise<Recognised | null> {
    let page = await this.prepare(picture, 0);
    if (isSideways(page.regions)) page = await this.prepare(picture, 90);
    const read = new Map<Box, ReadWord[]>();
    const sample = longest(page.boxes);
    if (await this.isUpsideDown(page, sample, read)) {
      page = await this.prepare(picture, page.quarter + 180);
      read.clear();
    }
    const expectsEnglish = isEnglishPage([...read.values()]);
    const lines: RecognisedLine[] = [];
    for (const box of page.boxes) {
      if (Date.now() > until) return null;
      const line = await linePicture(page.text, box);
      const words = read.get(box) ?? (await readLine(line.grey, this.readers, expectsEnglish));
      if (words.length > 0) lines.push(toRecognisedLine(line, words));
      await new Promise(setImmediate);
    }
    const { width, height } = page.text;
    return { width, height, lines, rulings: page.rulings, turns: page.turns };
  }

  async close(): Promise<void> {
    this.main.close();
    (await this.latinReader)?.close();
    await this.second.close();
    await this.detector.close();
  }

  private async prepare(picture: Grey, quarter: number): Promise<PreparedPage> {
    const turned = await rotate(picture, quarter);
    const upright = await deskew(turned.grey);
    const rulings = findRulings(upright.grey);
    const text = eraseRulings(upright.grey, rulings);
    const regions = await this.detector.find(text);
    return {
      quarter,
      text,
      rulings,
      regions,
      boxes: sortTopDown(lineBoxes(text, regions, rulings)),
      turns: [turned.turn, upright.turn],
    };
  }

  private async isUpsideDown(
    page: PreparedPage,
    sample: Box[],
    read: Map<Box, ReadWord[]>,
  ): Promise<boolean> {
    let [upright, flipped] = [0, 0];
    const pictures: LinePicture[] = [];
    for (const box of sample) {
      const line = await linePicture(page.text, box);
      const words = await readLine(line.grey, this.readers);
      read.set(box, words);
      pictures.push(line);
      upright += meanConfidence(words) / sample.length;
    }
    if (sample.length === 0 || upright >= SURE) return false;
    for (const line of pictures) {
      flipped += meanConfidence(this.main.read(upsideDown(line.grey))) / sample.length;
    }
    return flipped > upright;
  }
}

interface PreparedPage {
  quarter: number;
  /** The upright page without its rulings. */
  text: Grey;
  rulings: PictureRuling[];
  regions: TextRegion[];
  boxes: Box[];
  turns: PictureRotation[];
}

/** Whether most regions are taller than wide: the page lies on its side. */
function isSideways(regions: TextRegion[]): boolean {
  let [tall, wide] = [0, 0];
  for (const { box } of regions) {
    const [width, height] = [box[2] - box[0], box[3] - box[1]];
    if (height > width * 1.5) tall += width * height;
    if (width > height * 1.5) wide += width * height;
  }
  return tall > wide;
}

function longest(boxes: Box[]): Box[] {
  return [...boxes].sort((a, b) => b[2] - b[0] - (a[2] - a[0])).slice(0, SAMPLE_LINES);
}

function sortTopDown(boxes: Box[]): Box[] {
  return boxes.sort((a, b) => a[1] - b[1] || a[0] - b[0]);
}

function upsideDown(grey: Grey): Grey {
  return { ...grey, pixels: grey.pixels.toReversed() };
}

function toRecognisedLine(line: LinePicture, words: ReadWord[]): RecognisedLine {
  const [left, top] = [Math.max(0, Math.floor(line.box[0])), Math.max(0, Math.floor(line.box[1]))];
  const onPage = (value: number, start: number) => start + (value - line.offset) / line.scale;
  return {
    words: words.map((word) => ({
      text: word.text,
      confidence: word.confidence,
      box: [
        onPage(word.x0, left),
        onPage(word.y0, top),
        onPage(word.x1, left),
        onPage(word.y1, top),
      ],
    })),
    box: line.box,
    confidence: meanConfidence(words),
  };
}
