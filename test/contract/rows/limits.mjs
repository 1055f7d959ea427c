/** Limits. */
import { integer, orNull } from "../match.mjs";

const by = (file, name) => ({ test: [file, name] });

export const LIMITS = {
  title: "Limits",
  rows: [
    ["limit.rate-off", "The rate limit is off by default", "health", { body: { limits: { rate_limit: null } } }],
    ["limit.rate-window", "It is a sliding window of 60 seconds for each consumer; open routes are not counted", by("test/limits.test.ts", "are counted by consumer over a sliding window, open routes left out")],
    ["limit.parallel-off", "The parallel limit is off by default", "health", { body: { limits: { max_parallel: null } } }],
    ["limit.parallel-at-once", "A full one refuses at once", by("test/limits.test.ts", "beyond the limit are refused at once, and health says how many run")],
    ["limit.parallel-before-body", "before the body is received", by("test/limits.test.ts", "are refused before the body is received")],
    ["limit.upload-default", "Uploads may have 104,857,600 bytes by default", "health", { body: { max_upload: 104_857_600 } }],
    ["limit.upload-exact", "The limit itself is allowed", by("test/limits.test.ts", "the limit itself is allowed, raw and as base64")],
    ["limit.upload-early", "Too much by Content-Length is refused before a byte is sent", by("test/limits.test.ts", "too much by Content-Length is refused before a byte is sent")],
    ["limit.search", "limit on search, answer, context and view is capped at 20", "search with a limit of 100", { status: 200, body: { hits: (found) => found.length <= 20 } }, "samples"],
    ["limit.context-budget", "budget on /context is 4,000 by default, 40,000 at most", "context of 50,000", { body: { budget: 40_000 } }, "samples"],
    ["limit.chunk-budget", "budget on /chunk is 100 to 8,000", "chunk by sizes that are not allowed", { small: { status: 400 }, large: { status: 400 } }],
    ["limit.feedback", "Feedback texts have 500 and 2,000 characters", "feedback", { long: { status: 400 }, longField: { status: 400 }, longest: { status: 201 } }, "feedback", "write"],
    ["limit.try", "/try/parse: 20 an hour for each address", by("test/try-a-file.test.ts", "the 21st within an hour of one address is 429; another address and a later hour are not")],
    ["limit.forwarded", "The address is the connection's unless a proxy is trusted", by("test/hosts-and-proxies.test.ts", "is the connection's where no proxy is trusted")],
    ["limit.forwarded-right", "With trusted proxies it is counted from the right", by("test/hosts-and-proxies.test.ts", "is the second from the right behind two")],
    ["limit.health", "health states the limits in force", "health", { body: { limits: { rate_limit: orNull(integer), max_parallel: orNull(integer) } } }],
    ["limit.one-process", "The rate limit is counted inside one process", { untested: "a statement about deployment with several processes" }],
    ["limit.cpu-bound", "Parsing is CPU-bound; scale by processes", { untested: "advice on scaling" }],
    ["limit.serialised", "Requests wait for each other only at a tenant's index", by("src/parsing/fair-queue.test.ts", "lets no consumer wait behind all files of another")],
    ["limit.memory", "A parser over its memory is stopped, not the service", by("src/parsing/safe-reading.test.ts", "a file that does '%s' is a Document with reason %s, and is not cached")],
    ["limit.zip", "Bundles: 1,000 items, 1 GiB, ratio 200", by("test/hostile.test.ts", "100,000 entries are refused before they are listed")],
  ],
};
