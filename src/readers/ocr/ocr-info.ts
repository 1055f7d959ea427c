/** The OCR section of `/health`: engine and languages, or why there is none. */
import type { OcrInfo } from "../../model/health.js";
import { openOnnxRuntime } from "../../onnx/onnx-runtime.js";
import { findModels } from "./ocr-models.js";
import type { OcrChoice } from "./recognition.js";

const ENGINE = "PP-OCRv4 detection + Tesseract 5 LSTM (WebAssembly)";
/** Where ONNX Runtime has no native library for the system. */
const SLOWER = "; ONNX Runtime as WebAssembly, slower";

export async function ocrInfo(choice: OcrChoice): Promise<OcrInfo> {
  if (!choice.ocr) return missing("SERVICE_OCR=0");
  try {
    const models = findModels(choice.ocrData);
    const { kind } = await openOnnxRuntime();
    return {
      available: true,
      engine: kind === "native" ? ENGINE : `${ENGINE}${SLOWER}`,
      languages: [models.main.name, models.latin.name],
      reason: null,
    };
  } catch (error) {
    return missing((error as Error).message.split("\n")[0]!);
  }
}

function missing(reason: string): OcrInfo {
  return { available: false, engine: null, languages: [], reason };
}
