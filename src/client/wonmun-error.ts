/** The error of a request that the service refused: branch on `reason`, show `message`. */
import type { ErrorReason } from "../model/codes.js";
import type { ErrorBody } from "../model/error.js";

export class WonmunError extends Error {
  override readonly name = "WonmunError";

  constructor(
    readonly status: number,
    /** Null where something else than the service answered, such as a proxy in front of it. */
    readonly reason: ErrorReason | null,
    message: string,
    /** Name it to the operator. */
    readonly requestId: string | null,
    /** The offending input, where the service names one. */
    readonly field: string | null = null,
  ) {
    super(message);
  }
}

/** Reads the body of a response that is no success. */
export async function errorOf(response: Response): Promise<WonmunError> {
  const id = response.headers.get("x-request-id");
  const text = await response.text();
  const body = parsed(text);
  return body
    ? new WonmunError(response.status, body.reason, body.message, id, body.field)
    : new WonmunError(response.status, null, `HTTP ${response.status}: ${text.slice(0, 200)}`, id);
}

function parsed(text: string): ErrorBody | null {
  try {
    const body = JSON.parse(text) as Partial<ErrorBody> | null;
    return body?.reason && body.message ? (body as ErrorBody) : null;
  } catch {
    return null;
  }
}
