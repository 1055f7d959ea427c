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
