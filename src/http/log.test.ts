/** Secrets stay out of the log, and the lines of requests are the same without looking for them. */
import { describe, expect, it } from "vitest";
import { createLogger, withoutRedaction } from "./log.js";

const REQUEST = {
  ...{ consumer: "부서", method: "POST", route: "/search", status: 200, bytes_in: 12, ms: 3 },
};

function logged() {
  const lines: string[] = [];
  const logger = createLogger({ destination: { write: (line: string) => void lines.push(line) } });
  return { logger, lines, timeless: () => lines.map((line) => line.replace(/"time":\d+/, "")) };
}

describe("the log", () => {
  it("hides secrets wherever they appear in a line", () => {
    const { logger, lines } = logged();
    // Lines without redaction beside it change nothing of its own.
    withoutRedaction(logger);
    logger.info({ key: "secret", of: { filename: "secret" } }, "said");
    expect(lines[0]).not.toContain("secret");
  });

  it("has the same line of a request without redaction, byte for byte", () => {
    const { logger, lines, timeless } = logged();
    logger.child({ request_id: "a-1" }).info(REQUEST, "request");
    logger
      .child({ request_id: "a-2" })
      .info({ ...REQUEST, consumer: null, route: null }, "request");
    const plain = withoutRedaction(logger);
    plain.info({ request_id: "a-1", ...REQUEST }, "request");
    plain.info({ request_id: "a-2", ...REQUEST, consumer: null, route: null }, "request");
    expect(lines).toHaveLength(4);
    expect(timeless().slice(2)).toEqual(timeless().slice(0, 2));
  });
});
