/** Has the server read a file: how much was sent, how far it is, and a way to stop it. */
import { WonmunError } from "../../src/client/wonmun-error.js";
import type { ErrorBody } from "../../src/model/error.js";
import type { TriedDocument } from "../../src/model/upload.js";

/** A file and how it is to be read. */
export interface Order {
  file: Blob;
  name: string;
  password?: string;
  /** Other than usual, to compare. */
  options?: { ocr?: "0"; layout?: "stored" };
}

export type Progress =
  | { phase: "sending"; share: number }
  | { phase: "reading" }
  | { phase: "recognising"; done: number; pages: number };

export function headersOf({ name, password }: Order): Record<string, string> {
  return {
    "content-type": "application/octet-stream",
    "x-filename": encodeURIComponent(name),
    ...(password && { "x-password": encodeURIComponent(password) }),
  };
}

interface Running {
  /** Null where it was stopped. */
  result: Promise<TriedDocument | null>;
  /** Leaving the connection stops the parser. */
  stop(): void;
}

/** XMLHttpRequest, because fetch does not tell how much was sent. The reply comes as JSON lines. */
export function readFile(order: Order, tell: (progress: Progress) => void): Running {
  const request = new XMLHttpRequest();
  const query = new URLSearchParams({ markdown: "1", ...order.options });
  request.open("POST", `/try/parse?${query}`);
  request.setRequestHeader("accept", "application/x-ndjson");
  for (const [name, value] of Object.entries(headersOf(order)))
    request.setRequestHeader(name, value);
  const result = new Promise<TriedDocument | null>((resolve, reject) => {
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) tell({ phase: "sending", share: loaded / total });
    };
    request.upload.onload = () => tell({ phase: "reading" });
    const take = eventReader({ tell, resolve, reject });
    request.onprogress = () => {
      if (request.status === 200) take(request.responseText);
    };
    request.onload = () => {
      if (request.status === 200) take(request.responseText);
      else reject(refusalOf(request));
    };
    request.onerror = () => reject(new TypeError("network"));
    request.onabort = () => resolve(null);
  });
  request.send(order.file);
  return { result, stop: () => request.abort() };
}

interface Listener {
  tell(progress: Progress): void;
  resolve(result: TriedDocument): void;
  reject(error: Error): void;
}

/** Takes the reply so far, as often as it grows, and tells every line that is whole once. */
export function eventReader({ tell, resolve, reject }: Listener): (reply: string) => void {
  let seen = 0;
  return (reply) => {
    const end = reply.lastIndexOf("\n") + 1;
    const lines = reply.slice(seen, end).split("\n").filter(Boolean);
    seen = Math.max(seen, end);
    for (const line of lines) {
      const { event, data } = JSON.parse(line);
      if (event === "result") resolve(data);
      else if (event === "error") reject(errorFrom(data));
      else if (data.phase === "recognising")
        tell({ phase: "recognising", done: data.pages_done, pages: data.pages });
    }
  };
}

function refusalOf({ status, responseText }: XMLHttpRequest): Error {
  try {
    return errorFrom({ status, ...JSON.parse(responseText) });
  } catch {
    return new TypeError(`${status}`);
  }
}

function errorFrom(body: ErrorBody): WonmunError {
  return new WonmunError(body.status, body.reason, body.message, body.request_id, body.field);
}
