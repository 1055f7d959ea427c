/** Starting and stopping, commands, settings, later additions. */
import { all, any, each, filled } from "../match.mjs";

const by = (file, name) => ({ test: [file, name] });
const CLI = "test/command-line.test.ts";
const START = "test/contract/starting.test.ts";

export const STARTING = {
  title: "Starting, settings, additions",
  rows: [
    ["start.loopback", "Without a key it listens on loopback alone", by(CLI, "takes an empty list of keys for no key: not beyond this machine")],
    ["start.no-key-outside", "Binding beyond it without a key ends with code 2", by(START, "%s=%s stops the start with one line and exit code 2")],
    ["start.sigterm", "SIGTERM finishes what is in flight and exits 0", by(CLI, "answers, and stops in order at SIGTERM")],
    ["start.in-flight", "Stopping takes no new connections", by("test/limits.test.ts", "a stop takes no new connections and finishes what is in flight")],
    ["start.unusable", "An unusable value of any setting stops the start with one line and code 2", by(START, "every setting has an unusable value here, or says why it has none")],
    ["start.port", "A port that is no number", by(START, "%s=%s stops the start with one line and exit code 2")],
    ["start.corpus", "A corpus that is no directory", by(START, "%s=%s stops the start with one line and exit code 2")],
    ["start.keys", "A broken keys JSON", by(START, "%s=%s stops the start with one line and exit code 2")],
    ["start.cache-file", "A cache path that is a file", by(START, "%s=%s stops the start with one line and exit code 2")],
    ["start.cache-unwritable", "A cache path that cannot be made", by(START, "%s=%s stops the start with one line and exit code 2")],
    ["start.vectors", "SERVICE_VECTORS=banana", by(START, "%s=%s stops the start with one line and exit code 2")],
    ["start.logs", "Logs that cannot be written", by(START, "%s=%s stops the start with one line and exit code 2")],
    ["start.model", "A model folder without a model", by(START, "%s=%s stops the start with one line and exit code 2")],
    ["start.unknown", "A setting that does not exist", by(START, "%s=%s stops the start with one line and exit code 2")],
    ["command.serve", "wonmun serve runs the service", by(CLI, "answers, and stops in order at SIGTERM")],
    ["command.parse", "wonmun parse reads files without a server", by(CLI, "writes JSON, Markdown or chunks")],
    ["command.parse-many", "Many files show a progress bar on a terminal", by("src/cli/progress.test.ts", "is one line written over on a terminal")],
    ["command.parse-out", "--out never overwrites another input's result", by("src/cli/output-names.test.ts", "gives inputs of one name a result each, also where the disk folds names")],
    ["command.ask", "wonmun ask searches and answers without a server", by(CLI, "answers with the evidence under it, or says that it cannot")],
    ["command.cache", "wonmun cache lists and purges", by(CLI, "lists and purges what was read")],
    ["command.cache-all", "After a purge nothing derived is left", by(CLI, "leaves no word of a tenant whose folder is gone")],
    ["settings.defaults", "Settings have the agreed defaults", by("src/settings/read-settings.test.ts", "has the documented defaults, and no other setting")],
    ["settings.documented", "README, docs, help and .env.example list the same settings", by("src/settings/describe-settings.test.ts", "%s is what `npm run settings` writes")],
    ["version.schema", "The Document's schema version is 0.1", "parse a DOCX", { body: { schema_version: "0.1" } }],
    ["version.interface", "The interface's version is 0.1.0", "openapi", { body: { info: { version: "0.1.0" } } }],
    ["version.generations", "Cache generations follow the parser", by("src/parsing/parser-generation.test.ts", "is another with other code, and where an optional library is installed")],
    ["password.opens", "A password opens a locked file, and no other does", by("src/readers/passwords.test.ts", "opens with its password, and with no other")],
    ["password.where", "It stands in the body or in X-Password, never in a query string", by("test/read-a-file.test.ts", "takes a password in the body or in X-Password, and never from the query")],
    ["password.wrong", "A wrong one is WRONG_PASSWORD", by("src/readers/passwords.test.ts", "opens with its password, and with no other")],
    ["password.not-told", "and is not told back", "parse with a wrong password", { body: (one) => !JSON.stringify(one).includes("틀린-암호-7531") }],
    ["filter.format", "filter narrows to matching documents", "search with a filter", { format: { status: 200, body: { hits: all(filled, each({ filename: /\.xlsx$/ })) } } }, "samples"],
    ["filter.wildcard", "Its texts match whole or by *", "search with a filter", { name: { body: { hits: all(filled, each({ filename: /^시행/ })) } }, part: { body: { hits: [] } } }, "samples"],
    ["filter.context", "It works on /context and /answer too", "search with a filter", { context: { body: { sources: each({ filename: /\.xlsx$/ }) } }, answer: { status: 200, body: { citations: each({ filename: /\.xlsx$/ }) } } }, "samples"],
    ["page-picture.route", "GET /documents/page gives a page's picture", "openapi", { body: { paths: { "/documents/page": { get: any } } } }],
    ["page-picture.hidden", "A hidden document is as one that is not there", by("test/page-pictures.test.ts", "refuses alike what is hidden and what is not there")],
    ["page-picture.drawn", "An HWP page is drawn as SVG", "page pictures", { drawn: { status: 200, type: /^image\/svg\+xml/ } }, "samples"],
    ["page-picture.format", "format=png gives PNG", "page pictures", { png: { status: 200, type: /^image\/png/ } }, "samples"],
    ["page-picture.beyond", "A page that does not exist is 404", "page pictures", { beyond: { status: 404, body: { reason: "PAGE_NOT_FOUND" } } }, "samples"],
    ["page-picture.stranger", "So is a document that is not there", "page pictures", { stranger: { status: 404, body: { reason: "DOCUMENT_NOT_FOUND" } } }, "samples"],
    ["page-picture.none", "Where none can be drawn it is 422 NO_PAGE_PICTURE with the reason", "page pictures", { none: { status: 422, body: { reason: "NO_PAGE_PICTURE", message: /docx/ } } }, "samples"],
  ],
};
