/** Parses a chat endpoint's reply, whole or streamed; an error or truncated reply is `LLM_FAILED`. */
import type { Wording } from "../../model/codes.js";
import { Refusal } from "../../model/refusal.js";

/** How endpoints say that the model itself came to its end; anything else (`length`, `content_filter` …) cut it off. */
const FINISHED = new Set(["stop", "stop_sequence", "end_turn", "eos", "eos_token"]);

interface Choice {
  message?: { content?: unknown };
  delta?: { content?: unknown };
  finish_reason?: unknown;
  error?: unknown;
}

interface ReplyPart {
  text: string;
  finished: boolean;
}

export function failed(detail: Wording): Refusal {
  return new Refusal("LLM_FAILED", { detail });
}

export function replyText(body: string, streamed: boolean): string {
  return withoutThoughts(streamed ? streamedText(body) : partOf(body).text).trim();
}

/** Server-sent events: the pieces of the first choice, joined. A stream that breaks off looks like one that ends, but for its last event. */
function streamedText(body: string): string {
  let text = "";
  let ended = false;
  for (const line of body.split(/[\r\n]/)) {
    if (/^event:\s*error\s*$/.test(line))
      throw failed({ ko: "응답이 오류를 알림", en: "the stream tells an error" });
    if (!line.startsWith("data:")) continue;
    const data = line.slice("data:".length).trim();
    if (data === "") continue;
    if (data === "[DONE]") {
      ended = true;
      continue;
    }
    const part = partOf(data);
    text += part.text;
    ended ||= part.finished;
  }
  if (!ended) throw failed({ ko: "응답이 중간에 끊김", en: "the stream breaks off" });
  return text;
}

/** What one JSON object of a reply says. What it says about an error may echo what was sent, so none of it is told. */
function partOf(json: string): ReplyPart {
  const value = parsed(json);
  const choice = Array.isArray(value?.choices) ? value.choices[0] : undefined;
  if (value?.error || choice?.error)
    throw failed({ ko: "응답이 오류를 알림", en: "the reply tells an error" });
  const reason = choice?.finish_reason;
  const finished = typeof reason === "string" && reason !== "";
  if (finished && !FINISHED.has(reason.toLowerCase()))
    throw failed({ ko: "응답이 길이나 검열로 잘림", en: "the reply was cut off" });
  return { text: contentText((choice?.delta ?? choice?.message)?.content), finished };
}

function parsed(json: string): { choices?: (Choice | null)[]; error?: unknown } | null {
  try {
    return JSON.parse(json);
  } catch {
    throw failed({ ko: "응답이 JSON이 아님", en: "the reply is no JSON" });
  }
}

/** Content is a string, or a list of parts of which some are text. */
function contentText(content: unknown): string {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return "";
  return content
    .map((part: { text?: unknown } | null) => (typeof part?.text === "string" ? part.text : ""))
    .join("");
}

/** Some templates open the thoughts for the model, so that only their end is in the reply; thoughts without an end hold no answer. */
function withoutThoughts(text: string): string {
  const lower = text.toLowerCase();
  const end = lower.lastIndexOf("</think>");
  const from = end < 0 ? 0 : end + "</think>".length;
  if (lower.indexOf("<think>", from) >= 0)
    throw failed({ ko: "생각만 있고 답이 없음", en: "the reply ends in its thoughts" });
  // Some say something before they begin to think.
  const before = text.slice(0, Math.max(0, lower.indexOf("<think>")));
  return before + text.slice(from);
}
