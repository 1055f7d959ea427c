/** Words that people read are `한국어 / English` in the description; the reference shows one of the two. */
import { ERRORS } from "../../src/model/codes.js";

const WORDED = new Set(["summary", "description", "name"]);
const BOTH = /^([^/]*[가-힣][^/]*) \/ (.+)$/s;

export function inLanguage(value: unknown, language: "ko" | "en", key = ""): unknown {
  if (typeof value === "string") {
    const both = WORDED.has(key) || key === "tags" ? BOTH.exec(value) : null;
    if (both) return both[language === "ko" ? 1 : 2];
    return key === "description" && language === "ko" ? errorsInKorean(value) : value;
  }
  if (Array.isArray(value)) return value.map((one) => inLanguage(one, language, key));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, inLanguage(one, language, name)]),
  );
}

/** Programs read each error's code with its English wording; people read the Korean one behind the same code. */
function errorsInKorean(text: string): string {
  return Object.entries(ERRORS).reduce(
    (worded, [code, { ko, en }]) => worded.replace(`\`${code}\` ${en}`, `\`${code}\` ${ko}`),
    text,
  );
}
