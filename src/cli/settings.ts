/** Settings as the commands need them: grouped, their folders and files checked before anything runs. */
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { CallbackSettings } from "../jobs/callback-sender.js";
import { systemModelFolder } from "../readers/ocr/ocr-models.js";
import type { ReadOptions } from "../readers/reader.js";
import { lackOfModel } from "../search/model-files.js";
import type { Settings } from "../settings/read-settings.js";
import { UnusableSetting, unusable } from "../settings/unusable-setting.js";
import { appendableFile, readableFolder, writableFolder } from "./check-paths.js";

interface ReadingSettings {
  /** Null: off. */
  cache: string | null;
  workers: number;
  /** Seconds one file may take. */
  timeout: number;
  /** MiB of memory one parser process may use. */
  memory: number;
  read: ReadOptions;
}

/** The options `--cache` and `--no-cache` as the variable that they overrule. */
export function cacheOption(values: {
  cache?: string | undefined;
  "no-cache"?: boolean | undefined;
}): { SERVICE_CACHE?: string | undefined } {
  return { SERVICE_CACHE: values["no-cache"] ? "0" : values.cache };
}

export function readingSettings(settings: Settings): ReadingSettings {
  return {
    cache: cacheFolder(settings),
    workers: settings.SERVICE_WORKERS ?? availableParallelism(),
    timeout: settings.SERVICE_PARSE_TIMEOUT,
    memory: settings.SERVICE_PARSE_MEMORY,
    read: {
      layout: settings.SERVICE_LAYOUT,
      ocr: settings.SERVICE_OCR,
      ...ocrData(settings),
    },
  };
}

/** Null: off. */
export function cacheFolder({ SERVICE_CACHE: folder }: Settings): string | null {
  if (folder !== null) writableFolder("SERVICE_CACHE", folder);
  return folder;
}

export function corpusFolder({ SERVICE_CORPUS: folder }: Settings): string {
  readableFolder("SERVICE_CORPUS", folder);
  return folder;
}

/** The files that only the service writes to. */
export function logFiles(settings: Settings): {
  usageLog: string | null;
  feedbackLog: string | null;
} {
  const { SERVICE_USAGE_LOG: usageLog, SERVICE_FEEDBACK_LOG: feedbackLog } = settings;
  if (usageLog) appendableFile("SERVICE_USAGE_LOG", usageLog);
  if (feedbackLog) appendableFile("SERVICE_FEEDBACK_LOG", feedbackLog, true);
  return { usageLog, feedbackLog };
}

/** Null: off. */
export function callbackSettings(settings: Settings): CallbackSettings | null {
  const { SERVICE_CALLBACK_HOSTS: hosts, SERVICE_CALLBACK_SECRET: secret } = settings;
  if (hosts === null) return null;
  if (secret === null)
    throw new UnusableSetting(
      "SERVICE_CALLBACK_HOSTS: 알림에 서명할 SERVICE_CALLBACK_SECRET이 필요합니다 / needs SERVICE_CALLBACK_SECRET to sign with",
    );
  return { hosts, secret };
}

/** A model that the package may bring along: `models/README.md` says which and why. */
const BUNDLED_MODEL = fileURLToPath(new URL("../../models/wonmun-embed-ko", import.meta.url));

/** The embedding model to open, the bundled one where none is named; null where there is none. */
export function modelFolder({ SERVICE_VECTOR_MODEL: folder }: Settings): string | null {
  if (folder === null) return existsSync(join(BUNDLED_MODEL, "model.onnx")) ? BUNDLED_MODEL : null;
  readableFolder("SERVICE_VECTOR_MODEL", folder);
  const lack = lackOfModel(folder);
  if (lack) throw unusable("SERVICE_VECTOR_MODEL", folder, lack);
  return folder;
}

/** Resolved here, so that the cache key distinguishes OCR models. */
function ocrData({ SERVICE_OCR_DATA: given }: Settings): Pick<ReadOptions, "ocrData"> {
  if (given !== null) readableFolder("SERVICE_OCR_DATA", given);
  const folder = given ?? systemModelFolder();
  return folder === undefined ? {} : { ocrData: folder };
}
