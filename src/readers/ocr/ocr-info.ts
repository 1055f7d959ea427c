/** The OCR section of `/health`: engine and languages, or why there is none. */
import type { OcrInfo } from "../../model/health.js";
import { findModels } from "./ocr-models.js";
import type { OcrChoice } from "./recognition.js";

/** npm drops an optional package without a word where its own download fails, as it does in a closed network. */
const NO_RUNTIME =
  "onnxruntime-node가 설치되지 않았습니다. `ONNXRUNTIME_NODE_INSTALL=skip npm install onnxruntime-node`로 설치하세요 / onnxruntime-node is not installed: run that command";

export async function ocrInfo(choice: OcrChoice): Promise<OcrInfo> {
  if (!choice.ocr) return missing("SERVICE_OCR=0");
  try {
    const models = findModels(choice.ocrData);
    await import("onnxruntime-node").catch(() => {
      throw new Error(NO_RUNTIME);
    });
    return {
      available: true,
      engine: "PP-OCRv4 detection + Tesseract 5 LSTM (WebAssembly)",
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
