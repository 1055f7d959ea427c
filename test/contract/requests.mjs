/** The requests that the rows look at, by name. One may be several calls; its reply then has one member for each. */
import { sample } from "./client.mjs";

const LETTER = "시행문.docx";
const NOTICE = "모집 공고.pdf";
const QUESTION = "특별시 숙박비 상한은 얼마인가?";
/** In no document. */
const NONSENSE = "zyxwvut qqqqq";
/** What a legacy workbook and a sealed file begin with. */
const XLS = Buffer.concat([Buffer.from("0908100000060500", "hex"), Buffer.alloc(64)]);
const SEALED = Buffer.from("<DOCUMENT SAFER V2> sealed");

const bytesOf =
  (name, bytes, more = {}) =>
  (s) =>
    s.send("POST", "/parse", { bytes, name, ...more });
const base64 = (name) => sample(name).toString("base64");
const get = (path, more) => (s) => s.send("GET", path, more);

/** Several calls in turn, so that a later one sees what an earlier one did. */
const inTurn = (steps) => async (s) => {
  const replies = {};
  for (const [name, step] of Object.entries(steps)) replies[name] = await step(s, replies);
  return replies;
};

export const REQUESTS = {
  health: get("/health"),
  openapi: get("/openapi.json"),
  "the home page": get("/"),
  "the demo page": get("/demo"),
  "the try page": get("/try"),
  "the docs": inTurn(
    Object.fromEntries(
      ["api", "rag", "schema", "deploy", "install", "brief"].map((name) => [
        name,
        get(`/docs/${name}.md`),
      ]),
    ),
  ),
  "a page that is not there": get("/docs/secret.md"),
  "open routes without a key": inTurn({
    home: get("/", { as: null }),
    demo: get("/demo", { as: null }),
    docs: get("/docs/api.md", { as: null }),
    health: get("/health", { as: null }),
    openapi: get("/openapi.json", { as: null }),
    try: get("/try", { as: null }),
  }),

  "parse a DOCX": (s) => s.parse(LETTER),
  "parse an HWP": (s) => s.parse("보도자료.hwp"),
  "parse an HWPX": (s) => s.parse("개정 규칙.hwpx"),
  "parse a PDF": (s) => s.parse(NOTICE),
  "parse a PDF with a table over two pages": (s) => s.parse("쪽을 넘는 표.pdf"),
  "parse an XLSX": (s) => s.parse("예산.xlsx"),
  "parse a picture": (s) => s.parse("스캔.png"),
  "parse a zip": (s) => s.parse("회의 자료.zip"),
  "parse a broken file": (s) => s.parse("깨진 파일.docx"),
  "parse a locked file": (s) => s.parse("비밀번호.docx"),
  "parse with a wrong password": (s) =>
    s.parse("비밀번호.docx", { headers: { "x-password": encodeURIComponent("틀린-암호-7531") } }),
  "parse no bytes": bytesOf("빈.pdf", Buffer.alloc(0)),
  "parse a legacy workbook": bytesOf("옛.xls", XLS),
  "parse a sealed file": bytesOf("봉인.hwp", SEALED),
  "parse a DOCX named PDF": (s) => s.parse(LETTER, { name: "이름.pdf" }),
  "parse twice": inTurn({ first: (s) => s.parse(LETTER), second: (s) => s.parse(LETTER) }),
  "parse under two names": inTurn({
    one: (s) => s.parse(LETTER, { name: "하나.docx" }),
    two: (s) => s.parse(LETTER, { name: "둘.docx" }),
  }),
  "name in the query": (s) =>
    s.send("POST", "/parse", { bytes: sample(LETTER), query: { filename: LETTER } }),
  "name with a path": (s) => s.parse(LETTER, { name: `../../폴더\\${LETTER}` }),
  "name in NFD": (s) => s.parse(LETTER, { name: LETTER.normalize("NFD") }),
  "file in JSON": (s) =>
    s.send("POST", "/parse", { json: { filename: LETTER, data_base64: base64(LETTER) } }),
  "parse as Markdown": (s) => s.parse("예산.xlsx", { headers: { accept: "text/markdown" } }),
  "chunk as Markdown": (s) =>
    s.parse(LETTER, { path: "/chunk", headers: { accept: "text/markdown" } }),
  "no name": (s) => s.send("POST", "/parse", { bytes: "x" }),
  "broken base64": (s) =>
    s.send("POST", "/parse", { json: { filename: "a.hwp", data_base64: "not base64!" } }),
  "broken JSON": (s) => s.send("POST", "/search", { json: "{" }),
  "another media type": (s) =>
    s.send("POST", "/search", { json: "a=1", headers: { "content-type": "text/plain" } }),
  "a method that is not allowed": (s) => s.send("DELETE", "/search"),
  "a route that is not there": get("/nowhere"),
  "a field of the wrong type": (s) => s.ask("/search", { query: 7 }),
  "a question that is missing": (s) => s.ask("/answer"),
  "a text that is too long": (s) => s.ask("/search", { query: "가".repeat(100_000) }),

  "chunk a DOCX": (s) => s.parse(LETTER, { path: "/chunk" }),
  "chunk an HWPX": (s) => s.parse("개정 규칙.hwpx", { path: "/chunk" }),
  "chunk a PDF": (s) => s.parse(NOTICE, { path: "/chunk" }),
  "chunk an XLSX": (s) => s.parse("예산.xlsx", { path: "/chunk" }),
  "chunk a zip": (s) => s.parse("회의 자료.zip", { path: "/chunk" }),
  "chunk a picture": (s) => s.parse("스캔.png", { path: "/chunk" }),
  "chunk a broken file": (s) => s.parse("깨진 파일.docx", { path: "/chunk" }),
  "chunk by 100": (s) => s.parse(LETTER, { path: "/chunk", query: { budget: 100 } }),
  "chunk by sizes that are not allowed": inTurn({
    small: (s) => s.parse(LETTER, { path: "/chunk", query: { budget: 99 } }),
    large: (s) => s.parse(LETTER, { path: "/chunk", query: { budget: 8001 } }),
    none: (s) => s.parse(LETTER, { path: "/chunk", query: { budget: "many" } }),
  }),

  "try a DOCX": (s) => s.parse(LETTER, { path: "/try/parse", as: null }),

  "list by GET": (s) => s.send("GET", "/documents", { query: { tenant: s.tenant } }),
  "list by POST": (s) => s.ask("/documents"),
  "list without a tenant": get("/documents"),
  "list a tenant that is not there": get("/documents", { query: { tenant: "nobody-has-this" } }),
  "tenant names that are not allowed": inTurn(
    Object.fromEntries(
      ["..", "a/b", "a\\b", ".hidden", "a..b", "", "x".repeat(101), "a\u0007b"].map(
        (tenant, at) => [`name ${at}`, (s) => s.ask("/search", { tenant, query: "여비" })],
      ),
    ),
  ),
  "unknown tenant on every route": inTurn(
    Object.fromEntries(
      [
        ["/documents", {}],
        ["/search", { query: "여비" }],
        ["/context", { query: "여비" }],
        ["/answer", { question: "여비" }],
        ["/view", { question: "여비" }],
        ["/verify", { answer: "여비" }],
      ].map(([path, json]) => [path, (s) => s.ask(path, { tenant: "nobody-has-this", ...json })]),
    ),
  ),
  "keep a document": inTurn({
    stored: (s) =>
      s.send("POST", "/documents/upload", { query: { tenant: s.write }, ...named("적합성.docx") }),
    again: (s) =>
      s.send("POST", "/documents/upload", { query: { tenant: s.write }, ...named("적합성.docx") }),
    listed: (s) => s.send("GET", "/documents", { query: { tenant: s.write } }),
    found: (s) => s.ask("/search", { tenant: s.write, query: "숙박비" }),
    replaced: (s) =>
      s.send("POST", "/documents/upload", {
        query: { tenant: s.write, replace: "1" },
        ...named("적합성.docx", NOTICE),
      }),
    replacedByJson: (s) =>
      s.send("POST", "/documents/upload", {
        json: {
          tenant: s.write,
          filename: "적합성.docx",
          data_base64: base64(LETTER),
          replace: true,
        },
      }),
    unreadable: (s) =>
      s.send("POST", "/documents/upload", {
        query: { tenant: s.write },
        ...named("못 읽음.docx", "깨진 파일.docx"),
      }),
    reserved: (s) =>
      s.send("POST", "/documents/upload", { query: { tenant: s.write }, ...named("ACL.json") }),
    dotted: (s) =>
      s.send("POST", "/documents/upload", { query: { tenant: s.write }, ...named(".숨김.docx") }),
    unreserved: (s) =>
      s.send("DELETE", "/documents", { query: { tenant: s.write, filename: "ACL.json" } }),
    removed: (s) =>
      s.send("DELETE", "/documents", { query: { tenant: s.write, filename: "적합성.docx" } }),
    missing: (s) =>
      s.send("DELETE", "/documents", { query: { tenant: s.write, filename: "적합성.docx" } }),
    gone: (s) => s.ask("/search", { tenant: s.write, query: "숙박비" }),
    cleared: (s) =>
      s.send("DELETE", "/documents", { query: { tenant: s.write, filename: "못 읽음.docx" } }),
    byTool: (s) =>
      s.tool("add_document", {
        tenant: s.write,
        filename: "도구.docx",
        data_base64: base64(LETTER),
      }),
    removedByTool: (s) => s.tool("remove_document", { tenant: s.write, filename: "도구.docx" }),
  }),
  "store and remove without keys": inTurn({
    store: (s) =>
      s.send("POST", "/documents/upload", { query: { tenant: s.tenant }, ...named("a.docx") }),
    remove: (s) =>
      s.send("DELETE", "/documents", { query: { tenant: s.tenant, filename: LETTER } }),
    usage: get("/usage"),
    listed: (s) => s.send("GET", "/documents", { query: { tenant: s.tenant } }),
  }),

  search: (s) => s.ask("/search", { query: "숙박비 상한" }),
  "search for what is in no document": (s) => s.ask("/search", { query: NONSENSE }),
  "search with a limit of 100": (s) =>
    s.ask("/search", { query: "여비 예산 창업 문화 2026", limit: 100 }),
  "search with a limit of 2": (s) => s.ask("/search", { query: "여비", limit: 2 }),
  "search a sheet": (s) => s.ask("/search", { query: "문화정책과 예산" }),
  "search with a filter": inTurn({
    format: (s) =>
      s.ask("/search", { query: "예산 여비 2026", limit: 20, filter: { format: "xlsx" } }),
    name: (s) => s.ask("/search", { query: "여비", limit: 20, filter: { filename: "시행*" } }),
    part: (s) => s.ask("/search", { query: "여비", limit: 20, filter: { filename: "시행" } }),
    context: (s) => s.ask("/context", { query: "예산 2026", filter: { format: "xlsx" } }),
    answer: (s) =>
      s.ask("/answer", { question: "총무과 2026년 예산은?", filter: { format: "xlsx" } }),
  }),
  "search for a title": (s) => s.ask("/search", { query: "일부개정규칙안", limit: 20 }),
  context: (s) => s.ask("/context", { query: "숙박비 상한" }),
  "context within 300": (s) => s.ask("/context", { query: "숙박비 상한", budget: 300 }),
  "context of 50,000": (s) => s.ask("/context", { query: "숙박비", budget: 50_000, limit: 100 }),
  answer: (s) => s.ask("/answer", { question: QUESTION }),
  "answer about a change": (s) => s.ask("/answer", { question: "제6조는 어떻게 바뀌었나?" }),
  "answer without a match": (s) => s.ask("/answer", { question: NONSENSE }),
  "answer without evidence": (s) => s.ask("/answer", { question: "담당자의 혈액형은 무엇인가" }),
  "answer by a model": (s) => s.ask("/answer", { question: QUESTION, llm: true }),
  view: (s) =>
    s.send("GET", "/view", {
      query: { tenant: s.tenant, question: "입주자 모집 공고의 신청 자격" },
    }),
  "view by POST": (s) => s.ask("/view", { question: QUESTION }),
  "view by a model": (s) =>
    s.send("GET", "/view", { query: { tenant: s.tenant, question: QUESTION, llm: "true" } }),

  verify: inTurn({
    evidence: (s) => s.ask("/context", { query: "특별시 숙박비 상한, 적용 기간", limit: 20 }),
    right: (s, { evidence }) =>
      s.ask("/verify", { answer: said(evidence, "100,000원"), ...from(evidence) }),
    plain: (s, { evidence }) =>
      s.ask("/verify", { answer: said(evidence, "100000원"), ...from(evidence) }),
    wrong: (s, { evidence }) =>
      s.ask("/verify", { answer: said(evidence, "123,456원"), ...from(evidence) }),
    digit: (s, { evidence }) => s.ask("/verify", { answer: "자리는 9 이다.", ...from(evidence) }),
    trailing: (s, { evidence }) =>
      s.ask("/verify", { answer: "자리는 9. 그리고 7, 이다.", ...from(evidence) }),
    reference: (s, { evidence }) => s.ask("/verify", { answer: "숙박비 [99].", ...from(evidence) }),
    year: (s, { evidence }) => s.ask("/verify", { answer: "'26 기준이다.", ...from(evidence) }),
    date: (s, { evidence }) =>
      s.ask("/verify", { answer: "2026.1.1.부터 적용한다.", ...from(evidence) }),
    unnumbered: (s, { evidence }) =>
      s.ask("/verify", { answer: "100,000원이다.", ...from(evidence) }),
    quote: (s, { evidence }) =>
      s.ask("/verify", {
        answer: "x",
        ...from(evidence),
        citations: [{ n: number(evidence), quote: "특별시 |  100,000원" }],
      }),
    lie: (s, { evidence }) =>
      s.ask("/verify", {
        answer: "x",
        ...from(evidence),
        citations: [{ n: number(evidence), quote: "없는 말입니다" }],
      }),
    byId: (s, { evidence }) => {
      const { doc_id, chunk_id } = evidence.body.sources[number(evidence) - 1];
      return s.ask("/verify", {
        answer: "100,000원",
        citations: [{ doc_id, chunk_id, quote: "특별시" }],
      });
    },
    stranger: (s) =>
      s.ask("/verify", {
        answer: "여비 [1]",
        sources: [{ doc_id: `sha256:${"0".repeat(64)}`, chunk_id: "c1" }],
      }),
    nothing: (s) => s.ask("/verify", { answer: "여비 [1] 12,345원 [2]" }),
    half: (s) =>
      s.ask("/verify", { answer: "x", sources: [{ doc_id: `sha256:${"0".repeat(64)}` }] }),
  }),

  "MCP: tools": (s) => s.rpc({ jsonrpc: "2.0", id: 1, method: "tools/list" }),
  "MCP: calls": inTurn({
    read: (s) => s.tool("read_document", { filename: LETTER, data_base64: base64(LETTER) }),
    list: (s) => s.tool("list_documents", { tenant: s.tenant }),
    search: (s) => s.tool("search", { tenant: s.tenant, query: "숙박비" }),
    evidence: (s) => s.tool("evidence", { tenant: s.tenant, query: "숙박비" }),
    verify: (s) => s.tool("verify", { tenant: s.tenant, answer: "여비" }),
    unknown: (s) => s.tool("search", { tenant: "nobody-has-this", query: "여비" }),
    route: (s) => s.ask("/search", { query: "숙박비" }),
  }),
  "MCP: protocol": inTurn({
    notification: (s) => s.rpc({ jsonrpc: "2.0", method: "notifications/initialized" }),
    get: get("/mcp"),
    unversioned: (s) => s.rpc({ id: 1, method: "tools/list" }),
    unnamed: (s) => s.rpc({ jsonrpc: "2.0", id: 1 }),
    origin: (s) =>
      s.rpc(
        { jsonrpc: "2.0", id: 1, method: "tools/list" },
        { headers: { origin: "http://evil.test" } },
      ),
    same: (s) =>
      s.rpc({ jsonrpc: "2.0", id: 1, method: "tools/list" }, { headers: { origin: s.base } }),
    unknownTool: (s) => s.tool("no_such_tool", {}),
  }),

  feedback: inTurn({
    sent: (s) =>
      s.send("POST", "/feedback", {
        json: { kind: "missing", filename: "적합성.hwp", note: "시험" },
      }),
    byId: (s) =>
      s.send("POST", "/feedback", {
        json: { kind: "wrong_value", doc_id: `sha256:${"1".repeat(64)}` },
      }),
    list: get("/feedback"),
    one: get("/feedback", { query: { limit: "1" } }),
    long: (s) =>
      s.send("POST", "/feedback", {
        json: { kind: "other", filename: "a", note: "가".repeat(2001) },
      }),
    longest: (s) =>
      s.send("POST", "/feedback", {
        json: { kind: "other", filename: "a", note: "가".repeat(2000) },
      }),
    longField: (s) =>
      s.send("POST", "/feedback", {
        json: { kind: "other", filename: "a", field: "가".repeat(501) },
      }),
    body: (s) =>
      s.send("POST", "/feedback", { json: { kind: "other", filename: "a", document: "본문" } }),
  }),
  "wrong feedback": inTurn({
    kind: (s) => s.send("POST", "/feedback", { json: { kind: "praise", filename: "a" } }),
    nameless: (s) => s.send("POST", "/feedback", { json: { kind: "other" } }),
  }),
  "feedback without a place": inTurn({
    send: (s) => s.send("POST", "/feedback", { json: { kind: "other", filename: "a" } }),
  }),
  usage: get("/usage"),
  metrics: get("/metrics"),

  "without a key": inTurn({
    parse: (s) => s.parse(LETTER, { as: null }),
    search: (s) => s.ask("/search", { query: "여비" }, { as: null }),
    list: get("/documents", { as: null, query: { tenant: "demo" } }),
    upload: (s) => s.send("POST", "/documents/upload", { as: null, ...named("a.docx") }),
    usage: get("/usage", { as: null }),
    mcp: (s) => s.rpc({ jsonrpc: "2.0", id: 1, method: "tools/list" }, { as: null }),
    feedback: get("/feedback", { as: null }),
    metrics: get("/metrics", { as: null }),
  }),
  "with a wrong key": (s) => s.ask("/search", { query: "여비" }, { as: "no-such-key" }),
  "the key in X-API-Key": (s) =>
    s.ask("/search", { query: "여비" }, { as: null, headers: { "x-api-key": s.key ?? "" } }),
  "consumers and their tenants": inTurn({
    own: (s) => s.ask("/search", { tenant: "alpha", query: "여비" }, { as: s.others.alpha }),
    suffixed: (s) => s.ask("/search", { tenant: "alpha-2", query: "여비" }, { as: s.others.alpha }),
    other: (s) => s.ask("/search", { tenant: "beta", query: "여비" }, { as: s.others.alpha }),
    prefix: (s) => s.ask("/search", { tenant: "alphabet", query: "여비" }, { as: s.others.alpha }),
    unknownOther: (s) =>
      s.ask("/search", { tenant: "gamma", query: "여비" }, { as: s.others.alpha }),
    unknownOwn: (s) =>
      s.ask("/search", { tenant: "alpha-9", query: "여비" }, { as: s.others.alpha }),
    inQuery: (s) => s.send("GET", "/documents", { as: s.others.alpha, query: { tenant: "beta" } }),
    byTool: (s) => s.tool("search", { tenant: "beta", query: "여비" }, { as: s.others.alpha }),
    feedback: (s) =>
      s.send("POST", "/feedback", {
        as: s.others.alpha,
        json: { kind: "other", filename: "a", tenant: "beta" },
      }),
    parse: (s) => s.parse(LETTER, { as: s.others.alpha }),
    administrator: (s) => s.ask("/search", { tenant: "beta", query: "여비" }),
    wrong: (s) => s.ask("/search", { query: "여비" }, { as: "no-such-key" }),
    created: (s) =>
      s.send("POST", "/documents/upload", {
        as: s.others.alpha,
        query: { tenant: "alpha-new" },
        ...named("a.docx"),
      }),
    usage: (s) => s.send("GET", "/usage", { as: s.others.alpha }),
    allUsage: get("/usage"),
    metrics: (s) => s.send("GET", "/metrics", { as: s.others.alpha }),
    feedbackOfAlpha: (s) =>
      s.send("POST", "/feedback", { as: s.others.alpha, json: { kind: "other", filename: "a" } }),
    seenByBeta: (s) => s.send("GET", "/feedback", { as: s.others.beta }),
    seenByAlpha: (s) => s.send("GET", "/feedback", { as: s.others.alpha }),
    seenByAdministrator: get("/feedback"),
  }),
  "access rules": inTurn({
    everyone: (s) => s.ask("/documents", { tenant: "rules" }),
    kim: (s) => s.ask("/documents", { tenant: "rules", principal: "kim" }),
    lee: (s) => s.ask("/documents", { tenant: "rules", principal: "lee" }),
    nfd: (s) => s.ask("/documents", { tenant: "rules", principal: "김".normalize("NFD") }),
    hiddenSearch: (s) => s.ask("/search", { tenant: "rules", query: "입주자 모집" }),
    shownSearch: (s) =>
      s.ask("/search", { tenant: "rules", query: "입주자 모집", principal: "kim" }),
    hiddenTool: (s) => s.tool("search", { tenant: "rules", query: "입주자 모집" }),
    strict: (s) => s.ask("/documents", { tenant: "rules-strict" }),
    strictKim: (s) => s.ask("/documents", { tenant: "rules-strict", principal: "kim" }),
    broken: (s) => s.ask("/documents", { tenant: "rules-broken" }),
    brokenKim: (s) => s.ask("/documents", { tenant: "rules-broken", principal: "kim" }),
    wrongType: (s) => s.ask("/documents", { tenant: "rules-wrong" }),
    none: (s) => s.ask("/documents", { tenant: "alpha", principal: "anyone" }),
  }),
  "page pictures": inTurn({
    listed: (s) => s.send("GET", "/documents", { query: { tenant: s.tenant } }),
    drawn: (s, { listed }) =>
      s.send("GET", "/documents/page", { query: pageOf(s, listed, "보도자료.hwp") }),
    png: (s, { listed }) =>
      s.send("GET", "/documents/page", {
        query: { ...pageOf(s, listed, "보도자료.hwp"), format: "png" },
      }),
    beyond: (s, { listed }) =>
      s.send("GET", "/documents/page", {
        query: { ...pageOf(s, listed, "보도자료.hwp"), page: "999" },
      }),
    stranger: (s) =>
      s.send("GET", "/documents/page", {
        query: { tenant: s.tenant, doc_id: `sha256:${"0".repeat(64)}`, page: "1" },
      }),
    none: (s, { listed }) =>
      s.send("GET", "/documents/page", { query: pageOf(s, listed, "시행문.docx") }),
  }),
  "names in a tenant": (s) => s.ask("/documents", { tenant: "names" }),
};

function pageOf({ tenant }, { body }, name) {
  const { doc_id } = body.documents.find(({ filename }) => filename === name);
  return { tenant, doc_id, page: "1" };
}

function named(name, file = LETTER) {
  return { bytes: sample(file), name };
}

/** The number of the source that holds the row of the special city. */
function number({ body }) {
  const block = body.context.split("\n\n").find((one) => one.includes("특별시 | 100,000원"));
  return Number(/^\[(\d+)\]/.exec(block)[1]);
}

const from = ({ body }) => ({
  sources: body.sources.map(({ doc_id, chunk_id }) => ({ doc_id, chunk_id })),
});
const said = (evidence, amount) => `특별시 숙박비 상한은 ${amount}이다 [${number(evidence)}].`;
