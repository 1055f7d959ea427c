/** Keys, tenants and their owners, access rules. */
import { absent, bilingual, none, some } from "../match.mjs";

const refused = (reason) => ({
  status: 401,
  body: { reason },
  headers: { "www-authenticate": /^Bearer/ },
});
const KEYLESS = ["parse", "search", "list", "upload", "usage", "mcp", "feedback", "metrics"];
const names = (reply) =>
  reply.body.documents
    .map(({ filename }) => filename)
    .sort()
    .join();
const listed = (check) => check;

export const ACCESS = {
  title: "Keys and access rules",
  rows: [
    ["key.needed", "With a key set, every route but the open ones needs it", "without a key", Object.fromEntries(KEYLESS.map((name) => [name, refused("KEY_REQUIRED")])), "keys"],
    ["key.bearer", "Authorization: Bearer is taken", "search", { status: 200 }, "keys", "samples"],
    ["key.header", "So is X-API-Key", "the key in X-API-Key", { status: 200 }, "keys", "samples"],
    ["key.wrong", "A wrong key is 401 KEY_UNKNOWN", "with a wrong key", refused("KEY_UNKNOWN"), "keys"],
    ["key.not-needed", "Without keys none is needed", "search", { status: 200 }, "no keys", "samples"],
    ["key.before-body", "A missing key is answered before the body is read", { test: ["test/keys-and-owners.test.ts", "the key is asked for before anything else is looked at"] }],
    ["key.file", "SERVICE_API_KEYS_FILE is read again on every request", { test: ["test/keys-and-owners.test.ts", "keys come and go with their file, without a restart"] }],
    ["key.variable", "SERVICE_API_KEYS holds the same JSON, read at the start", { test: ["src/http/keys.test.ts", "three sources stand side by side"] }],
    ["key.combined", "Both may be combined with SERVICE_API_KEY, whose consumer is default", "consumers and their tenants", { allUsage: { body: { consumers: { default: (one) => typeof one === "object" } } } }, "consumers"],
    ["key.empty", "SERVICE_API_KEYS={} counts as no key", { test: ["test/command-line.test.ts", "takes an empty list of keys for no key: not beyond this machine"] }],
    ["key.constant-time", "Keys are compared in constant time", { test: ["test/hostile.test.ts", "keys are compared in constant time, by their digests"] }],
    ["owner.own", "A consumer may use the tenant of its name", "consumers and their tenants", { own: { status: 200 } }, "consumers"],
    ["owner.suffix", "and those named <name>-<suffix>", "consumers and their tenants", { suffixed: { status: 200 } }, "consumers"],
    ["owner.other", "Another's is 403, in the body", "consumers and their tenants", { other: { status: 403, body: { reason: "TENANT_NOT_OWNED" } } }, "consumers"],
    ["owner.query", "in the query", "consumers and their tenants", { inQuery: { status: 403, body: { reason: "TENANT_NOT_OWNED" } } }, "consumers"],
    ["owner.tool", "and in a tool's argument", "consumers and their tenants", { byTool: { body: { result: { isError: true } } } }, "consumers"],
    ["owner.prefix", "A name that only begins alike is another's", "consumers and their tenants", { prefix: { status: 403 } }, "consumers"],
    ["owner.admin", "The administrative key may use every tenant", "consumers and their tenants", { administrator: { status: 200 } }, "consumers"],
    ["owner.parse", "/parse and /chunk use no tenant", "consumers and their tenants", { parse: { status: 200 } }, "consumers"],
    ["owner.before-existence", "Ownership is checked before existence", "consumers and their tenants", { unknownOther: { status: 403 }, unknownOwn: { status: 404 } }, "consumers"],
    ["owner.metrics", "A service key is told that metrics are the administrator's", "consumers and their tenants", { metrics: { status: 403, body: { reason: "ADMIN_KEY_REQUIRED" } } }, "consumers"],
    ["acl.none", "Without ACL.json everything is public", "access rules", { none: { status: 200, body: { readable: 1 } } }, "rules"],
    ["acl.principal", "A principal sees what the rules allow it", "access rules", { kim: { body: { documents: some({ filename: "비공개.pdf" }) } } }, "rules"],
    ["acl.others-absent", "For others it is absent", "access rules", { lee: { body: { documents: none({ filename: "비공개.pdf" }) } } }, "rules"],
    ["acl.no-principal", "Without a principal only what default gives everyone is visible", "access rules", { everyone: { body: { documents: (found) => found.length === 1 && found[0].filename === "공개.docx" } } }, "rules"],
    ["acl.first-wins", "The first matching rule wins", "access rules", listed(({ everyone, kim }) => names(everyone) === "공개.docx" && names(kim) === "공개.docx,비공개.pdf"), "rules"],
    ["acl.zip", "A rule that matches a zip's name covers everything in it", "access rules", { lee: { body: { documents: some({ filename: /^묶음\.zip\// }) } }, kim: { body: { documents: none({ filename: /^묶음\.zip\// }) } } }, "rules"],
    ["acl.wildcards", "Patterns are shell wildcards, * also matching /", { test: ["src/tenants/wildcard.test.ts", "%j on %j is %s"] }],
    ["acl.missing-default", "A missing default is the empty list", "access rules", { strict: { body: { documents: [], readable: 0, chunks: 0 } }, strictKim: { body: { documents: some({ filename: "비공개.pdf" }) } } }, "rules"],
    ["acl.broken", "A broken ACL.json locks everything", "access rules", { broken: { status: 200, body: { documents: [] } }, brokenKim: { body: { documents: [] } } }, "rules"],
    ["acl.wrong-type", "Anything of the wrong type is broken", "access rules", { wrongType: { body: { documents: [] } } }, "rules"],
    ["acl.error-admin", "acl_error says so to the administrative key", "access rules", { broken: { body: { acl_error: bilingual } } }, "rules", "keys"],
    ["acl.error-none", "A sound file has none", "access rules", { everyone: { body: { acl_error: absent } } }, "rules"],
    ["acl.error-others", "Nobody else is told", { test: ["test/keep-documents.test.ts", "a principal sees what the rules allow; a broken rules file locks and is said to the administrator alone"] }],
    ["acl.principal-nfc", "principal compares in NFC", "access rules", { nfd: { body: { documents: some({ filename: "비공개.pdf" }) } } }, "rules"],
    ["acl.counts", "Counts are of what is visible", "access rules", { everyone: { body: { readable: 1, unreadable: 0 } } }, "rules"],
    ["acl.shared-index", "Principals with the same allowed set share one index", { test: ["src/tenants/tenants.test.ts", "keep apart in the index what different people see, so that nobody waits for what is hidden"] }],
    ["acl.encodings", "Rule files in UTF-16 and CP949 are read as what they are", { test: ["src/tenants/acl.test.ts", "hides the same documents whatever it is written in: %s"] }],
    ["acl.not-uploaded", "ACL.json cannot be uploaded or deleted", "keep a document", { reserved: { status: 403 }, unreserved: { status: 403 } }, "write"],
    ["acl.principal-unauthenticated", "The principal is the caller's word", { untested: "a statement about who is trusted" }],
    ["key.tls", "TLS is a front proxy's", { untested: "a statement about deployment" }],
  ],
};
