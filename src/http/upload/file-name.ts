/** The file name of an upload: from the header, the query or the JSON body, without path parts. */
import type { IncomingHttpHeaders } from "node:http";
import { Refusal } from "../../model/refusal.js";
import { characters } from "../../text/code-points.js";

/** Longer names fit no common file system. */
const MAX_NAME = 255;

/** The sanitised name, or a refusal. Path parts are stripped, with either separator. */
export function fileName(given: string, field: string): string {
  const name = (given.split(/[/\\]/).at(-1) ?? "").normalize("NFC").trim();
  if (/\p{Cc}/u.test(name) || /\p{Cs}/u.test(name)) {
    throw new Refusal("INVALID_REQUEST", {
      field,
      detail: { ko: "이름에 제어 문자가 있습니다", en: "the name holds control characters" },
    });
  }
  if (name === "" || name === "." || name === "..") throw new Refusal("NAME_REQUIRED", { field });
  if (characters(name) > MAX_NAME) throw new Refusal("TEXT_TOO_LONG", { field });
  return name;
}

/** The name in `X-Filename` (percent-encoded) or `?filename=`; undefined where neither is sent. */
export function nameOfRequest(headers: IncomingHttpHeaders, query: unknown): string | undefined {
  const header = headers["x-filename"];
  if (typeof header === "string" && header !== "") return fileName(decode(header), "X-Filename");
  const { filename } = (query ?? {}) as { filename?: unknown };
  return typeof filename === "string" && filename !== ""
    ? fileName(filename, "filename")
    : undefined;
}

function decode(header: string): string {
  try {
    // Node decodes header bytes as latin1; this also accepts clients that send plain UTF-8.
    const text = new TextDecoder("utf-8", { fatal: true }).decode(Buffer.from(header, "latin1"));
    return decodeURIComponent(text);
  } catch {
    throw new Refusal("INVALID_REQUEST", {
      field: "X-Filename",
      detail: { ko: "퍼센트 인코딩이 잘못되었습니다", en: "broken percent-encoding" },
    });
  }
}
