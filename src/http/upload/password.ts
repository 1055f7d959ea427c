/** The password of an uploaded file: a field of the body, or the header `X-Password` of raw bytes. It is kept nowhere. */
import type { IncomingHttpHeaders } from "node:http";
import { Refusal } from "../../model/refusal.js";
import { characters } from "../../text/code-points.js";

/** Office's own limit; no program takes longer ones. */
const MAX_PASSWORD = 255;

/** Undefined where none is sent. What is wrong with it is said without repeating it. */
export function passwordOf(
  headers: IncomingHttpHeaders,
  fields: Record<string, unknown>,
): string | undefined {
  const header = headers["x-password"];
  const [given, field] =
    fields.password !== undefined
      ? [fields.password, "password"]
      : [typeof header === "string" ? decode(header) : undefined, "X-Password"];
  if (given === undefined || given === "") return undefined;
  if (typeof given !== "string") throw new Refusal("INVALID_REQUEST", { field });
  if (characters(given) > MAX_PASSWORD) throw new Refusal("TEXT_TOO_LONG", { field });
  return given;
}

function decode(header: string): string {
  try {
    // Node decodes header bytes as latin1; this also accepts clients that send plain UTF-8.
    const text = new TextDecoder("utf-8", { fatal: true }).decode(Buffer.from(header, "latin1"));
    return decodeURIComponent(text);
  } catch {
    throw new Refusal("INVALID_REQUEST", {
      field: "X-Password",
      detail: { ko: "퍼센트 인코딩이 잘못되었습니다", en: "broken percent-encoding" },
    });
  }
}
