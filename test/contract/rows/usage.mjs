/** `/feedback` and `/usage`. */
import {
  all,
  each,
  integer,
  keys,
  length,
  object,
  oneOf,
  orNull,
  some,
  string,
  text,
} from "../match.mjs";

const CALLS = { calls: integer, errors: integer, bytes_in: integer, ms: integer };
const routes = (found) =>
  Object.values(found).every((one) =>
    Object.keys(CALLS).every((name) => Number.isInteger(one[name])),
  );

export const USAGE = {
  title: "Feedback and usage",
  rows: [
    ["feedback.sent", "POST /feedback is 201 {recorded, id}", "feedback", { sent: { status: 201, body: { recorded: true, id: text } } }, "feedback", "write"],
    ["feedback.by-doc-id", "doc_id may stand in place of filename", "feedback", { byId: { status: 201 } }, "feedback", "write"],
    ["feedback.list", "GET /feedback is {total, items}", "feedback", { list: { status: 200, body: { total: integer, items: some({ filename: "적합성.hwp" }) } } }, "feedback", "write"],
    ["feedback.item", "An item has id, at, consumer, kind, doc_id, filename, tenant, field, expected, note", "feedback", { list: { body: { items: each(all(keys("id", "at", "consumer", "kind", "doc_id", "filename", "tenant", "field", "expected", "note"), { id: text, at: text, kind: oneOf("unreadable", "wrong_value", "missing", "other"), doc_id: orNull(string) })) } } }, "feedback", "write"],
    ["feedback.newest-first", "Newest first", "feedback", { list: { body: { items: (found) => found.every(({ at }, index) => index === 0 || found[index - 1].at >= at) } } }, "feedback", "write"],
    ["feedback.limit", "limit caps the items", "feedback", { one: { body: { items: length(1), total: integer } } }, "feedback", "write"],
    ["feedback.limit-default", "50 where none is given, 500 at most", { test: ["test/usage-and-feedback.test.ts", "is recorded with its sender and listed newest first, each key its own"] }],
    ["feedback.note-limit", "expected and note up to 2,000 characters", "feedback", { longest: { status: 201 }, long: { status: 400, body: { reason: "TEXT_TOO_LONG", field: "note" } } }, "feedback", "write"],
    ["feedback.text-limit", "All other text up to 500", "feedback", { longField: { status: 400, body: { reason: "TEXT_TOO_LONG", field: "field" } } }, "feedback", "write"],
    ["feedback.no-bodies", "Document bodies are not accepted", "feedback", { body: { status: 400, body: { reason: "INVALID_REQUEST" } } }, "feedback", "write"],
    ["feedback.kind", "Another kind is 400", "wrong feedback", { kind: { status: 400, body: { reason: "INVALID_REQUEST", field: "kind" } } }, "feedback"],
    ["feedback.name-needed", "Neither doc_id nor filename is 400", "wrong feedback", { nameless: { status: 400, body: { reason: "INVALID_REQUEST" } } }, "feedback"],
    ["feedback.not-configured", "Without SERVICE_FEEDBACK_LOG it is 503", "feedback without a place", { send: { status: 503, body: { reason: "FEEDBACK_NOT_CONFIGURED" } } }, "no feedback"],
    ["feedback.sender", "The sender is recorded by key", "consumers and their tenants", { seenByAlpha: { body: { items: each({ consumer: "alpha" }) } } }, "consumers", "feedback"],
    ["feedback.own", "A service key sees its own items only", "consumers and their tenants", { seenByBeta: { body: { total: 0, items: [] } } }, "consumers", "feedback"],
    ["feedback.admin", "The administrative key sees all", "consumers and their tenants", { seenByAdministrator: { body: { items: some({ consumer: "alpha" }) } } }, "consumers", "feedback"],
    ["feedback.ownership", "Its tenant is subject to the ownership check", "consumers and their tenants", { feedback: { status: 403, body: { reason: "TENANT_NOT_OWNED" } } }, "consumers", "feedback"],
    ["usage.reply", "GET /usage is {consumers: {name: {route: counts}}}", "usage", { status: 200, body: { consumers: object } }, "keys"],
    ["usage.counts", "Counts are calls, errors, bytes_in, ms", "usage", { body: { consumers: (found) => Object.values(found).every(routes) } }, "keys"],
    ["usage.no-keys", "It works only on servers with a key", "store and remove without keys", { usage: { status: 403, body: { reason: "NO_KEY_CONFIGURED" } } }, "no keys"],
    ["usage.own", "A service key sees its own counts only", "consumers and their tenants", { usage: { body: { consumers: keys("alpha") } } }, "consumers"],
    ["usage.all", "The administrative key sees all", "consumers and their tenants", { allUsage: { body: { consumers: { alpha: object, default: object } } } }, "consumers"],
    ["usage.unknown", "Wrong keys are counted under unknown", "consumers and their tenants", { allUsage: { body: { consumers: { unknown: object } } } }, "consumers"],
    ["usage.errors", "Refused calls count as errors", "consumers and their tenants", { usage: { body: { consumers: { alpha: { "/search": { errors: (n) => n >= 3 } } } } } }, "consumers"],
    ["usage.bytes", "bytes_in counts what was sent", "consumers and their tenants", { usage: { body: { consumers: { alpha: { "/parse": { bytes_in: (n) => n > 1000 } } } } } }, "consumers"],
    ["usage.log", "SERVICE_USAGE_LOG gets a line for every request, without names or content", { test: ["test/usage-and-feedback.test.ts", "goes to the log one line per request, without names or content"] }],
    ["usage.log-cut-off", "Requests that were cut off too", { test: ["test/limits.test.ts", "has its parse stopped, and stands in usage, metrics and log as 499"] }],
    ["usage.no-content", "No document content is ever recorded", { test: ["test/description.test.ts", "the log has one line per request, without names, keys or content"] }],
  ],
};
