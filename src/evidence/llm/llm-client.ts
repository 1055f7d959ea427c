/** Client of an OpenAI-compatible chat endpoint: one completion within a timeout, or `LLM_FAILED`. */
import { Refusal } from "../../model/refusal.js";
import { failed, replyText } from "./llm-reply.js";
import type { GatewaySettings } from "./llm-settings.js";

export interface ChatMessage {
  role: "system" | "user" | "assistant";
  content: string;
}

/** Completes a chat and returns the text. */
export type Complete = (
  messages: readonly ChatMessage[],
  /** Aborted when the client disconnects. */
  gone?: AbortSignal,
) => Promise<string>;

/** A self-hosted model may take a minute for a page of evidence; nobody waits longer. */
const COMPLETION_TIMEOUT_MS = 90_000;
/** An answer is a few paragraphs; more than this is not one. */
const MAX_REPLY_BYTES = 1 << 20;
/** A shorter key stands in many an answer by chance, so that finding it there says nothing. */
const SHORTEST_TELLING_KEY = 8;

export function gatewayClient(
  settings: GatewaySettings,
  timeout: number = COMPLETION_TIMEOUT_MS,
): Complete {
  return async (messages, gone) => {
    const limit = AbortSignal.timeout(timeout);
    const signal = gone ? AbortSignal.any([limit, gone]) : limit;
    let reply = await send(settings, messages, false, signal);
    // Some endpoints only stream, and say so.
    if ((reply.status === 400 || reply.status === 422) && /stream/i.test(reply.text))
      reply = await send(settings, messages, true, signal);
    if (reply.status !== 200)
      throw failed({ ko: `HTTP ${reply.status} 응답`, en: `HTTP ${reply.status}` });
    const answer = replyText(reply.text, reply.streamed);
    if (answer === "") throw failed({ ko: "응답에 글이 없음", en: "no text in the reply" });
    // What a model says is shown, in findings too; its key must not be.
    const { apiKey } = settings;
    if (apiKey.length >= SHORTEST_TELLING_KEY && answer.includes(apiKey))
      throw failed({ ko: "응답에 키가 들어 있음", en: "the reply holds the key" });
    return answer;
  };
}

interface Reply {
  status: number;
  streamed: boolean;
  text: string;
}

async function send(
  { baseUrl, apiKey, model }: GatewaySettings,
  messages: readonly ChatMessage[],
  stream: boolean,
  signal: AbortSignal,
): Promise<Reply> {
  const url = new URL(`${baseUrl.pathname.replace(/\/+$/, "")}/chat/completions`, baseUrl);
  url.search = baseUrl.search;
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: stream ? "text/event-stream" : "application/json",
        authorization: `Bearer ${apiKey}`,
      },
      body: JSON.stringify({ model, messages, temperature: 0, stream }),
      // A redirect would carry the evidence, and perhaps the key, to another host.
      redirect: "error",
      signal,
    });
    const type = response.headers.get("content-type") ?? "";
    return {
      status: response.status,
      streamed: type.includes("text/event-stream"),
      text: await readText(response),
    };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // The cause may name the address or echo what was sent; only its kind is told.
    throw failed(
      signal.aborted
        ? { ko: "제한 시간을 넘김", en: "timed out" }
        : { ko: "연결할 수 없음", en: "could not be reached" },
    );
  }
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += (part as Uint8Array).length;
    if (bytes > MAX_REPLY_BYTES)
      throw failed({ ko: "응답이 너무 김", en: "the reply is too long" });
    text += decoder.decode(part as Uint8Array, { stream: true });
  }
  return text + decoder.decode();
}
