/** The logger: structured lines without document content, file names or keys. */
import { type DestinationStream, type Logger, pino } from "pino";

/** Redacted wherever they appear in a line. */
const REDACTED = [
  "x-password",
  "password",
  "authorization",
  "x-api-key",
  "x-filename",
  "cookie",
  "filename",
  "key",
  "apiKey",
];

export function createLogger(
  options: { level?: string; destination?: DestinationStream } = {},
): Logger {
  return pino(
    {
      level: options.level ?? "info",
      redact: {
        paths: REDACTED.flatMap((name) => [
          `["${name}"]`,
          `*["${name}"]`,
          `*.headers["${name}"]`,
          `headers["${name}"]`,
        ]),
        censor: "[redacted]",
      },
      serializers: {
        err: (error: Error) => ({ type: error.name, stack: error.stack }),
        req: () => undefined,
        res: () => undefined,
      },
    },
    options.destination ?? pino.destination({ fd: 2, sync: false }),
  );
}

/**
 * For lines that hold nothing but names and numbers of ours: no value is looked through for secrets, which takes most of a line's
 * time. Never for what a caller or an error says.
 */
export function withoutRedaction(logger: Logger): Logger {
  return logger.child({}, { redact: [] });
}
