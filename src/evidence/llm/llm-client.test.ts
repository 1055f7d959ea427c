import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { Refusal } from "../../model/refusal.js";
import type { RevisionRow } from "../../model/structure.js";
import { readSettings } from "../../settings/read-settings.js";
import { UnusableSetting } from "../../settings/unusable-setting.js";
import type { AnswerHit } from "../answer/found-tables.js";
import { answerByGateway } from "./llm-answer.js";
import { type ChatMessage, gatewayClient } from "./llm-client.js";
import { gatewayInfo, readGatewaySettings } from "./llm-settings.js";

const KEY = "sk-secret-0123456789";

interface Received {
  path: string;
  authorization: string | undefined;
  accept: string | undefined;
  body: { model: string; messages: ChatMessage[]; stream: boolean };
}

/** A real endpoint that answers as the test tells it to. */
let server: Server;
let base: string;
let received: Received[] = [];
let play: (request: Received, response: ServerResponse) => void;

beforeAll(async () => {
  server = createServer((request: IncomingMessage, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const body = JSON.parse(Buffer.concat(parts).toString("utf8"));
      const { authorization, accept } = request.headers;
      const entry = { path: request.url ?? "", authorization, accept, body };
      received.push(entry);
      play(entry, response);
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  received = [];
});

const says = (response: ServerResponse, content: unknown) =>
  response
    .writeHead(200, { "content-type": "application/json" })
    .end(JSON.stringify({ choices: [{ message: { role: "assistant", content } }] }));
/** Server-sent events as given, one a line. */
const sends = (response: ServerResponse, ...events: unknown[]) => {
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (const event of events)
    response.write(`data: ${typeof event === "string" ? event : JSON.stringify(event)}\n\n`);
  response.end();
};
const piece = (content: string, finish_reason: string | null = null) => ({
  choices: [{ delta: { content }, finish_reason }],
});
const streams = (response: ServerResponse, pieces: string[]) => {
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (const content of pieces)
    response.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`);
  response.end("data: [DONE]\n\n");
};

const settings = () =>
  readGatewaySettings({ baseUrl: new URL(base), apiKey: KEY, model: "house-model" })!;
const hit = (chunk_id: string, text: string): AnswerHit => ({
  score: 4,
  found_by: "lexical",
  chunk_id,
  doc_id: "sha256:a",
  filename: "여비 규정.hwp",
  kind: "paragraph",
  text,
  path: ["여비 규정"],
  outline: [],
  anchors: [{ page: 1, bbox: null, cell_range: null }],
  extractors: ["hwp"],
  blocks: ["b1"],
});
const HITS = [
  hit("c1", "일비는 하루 25,000원으로 한다. 숙박비는 실비로 한다."),
  hit("c2", "출장 신청은 3일 전까지 한다. 위원은 15명으로 한다."),
];
const ask = (timeout = 5000, hits = HITS, apiKey = KEY) =>
  answerByGateway({
    question: "일비는 얼마인가요?",
    hits,
    budget: 4000,
    rarity: { chunks: 1, of: () => 1, ofOne: 1 },
    factsOf: () => ({ about: [], tables: [], revisions: [] }),
    complete: gatewayClient({ ...settings(), apiKey }, timeout),
  });
/** A comparison table: its heading, and a row of it that is deleted and one that is amended. */
const COMPARISON = [
  ["현행", "개정안"],
  ["제7조(위원회) 위원은 9명으로 한다.", "<삭 제>"],
  ["제9조(수당) 수당은 5만원으로 한다.", "제9조(수당) 수당은 7만원으로 한다."],
  ["제20조(휴가) 휴가는 6일로 한다.", "제20조(휴가) 휴가는 7일로 한다."],
];
const compared = (kind: RevisionRow["kind"], row: number): RevisionRow => ({
  kind,
  label: /^제\d+조/.exec(COMPARISON[row]![0]!)![0],
  current: COMPARISON[row]![0]!,
  revised: COMPARISON[row]![1]!,
  table: "t1",
  row,
  page: 1,
});
const COMPARED = {
  tables: [
    {
      id: "t1",
      block: "b1",
      header_rows: 1,
      cells: COMPARISON.flatMap((texts, row) =>
        texts.map((text, col) => ({
          row,
          col,
          row_span: 1,
          col_span: 1,
          text,
          header: row === 0,
          page: 1,
          bbox: null,
          ref: null,
        })),
      ),
    },
  ],
  revisions: [compared("deleted", 1), compared("amended", 2), compared("amended", 3)],
};
const askCompared = () => {
  // The last row stands in another chunk.
  const text = COMPARISON.slice(0, 3)
    .map((texts) => texts.join(" | "))
    .join("\n");
  return answerByGateway({
    question: "무엇이 바뀌었나요?",
    hits: [{ ...hit("c1", text), kind: "table" }],
    budget: 4000,
    rarity: { chunks: 1, of: () => 1, ofOne: 1 },
    factsOf: () => ({ about: [], ...COMPARED }),
    complete: gatewayClient(settings()),
  });
};
const refusal = async (asked: Promise<unknown>): Promise<Refusal> => {
  const error = await asked.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(Refusal);
  return error as Refusal;
};

describe("an answer by the gateway", () => {
  it("is shown when it stands the check, its references pointing at its citations", async () => {
    play = (_, response) => says(response, "위원은 15명이다 [2]. 일비는 하루 25,000원이다 [1].");
    const answer = await ask();
    expect(answer).toMatchObject({
      answered: true,
      reason: null,
      made_by: "LLM 게이트웨이 · 인용 검증됨",
      text: "위원은 15명이다 [1]. 일비는 하루 25,000원이다 [2].",
    });
    expect(answer.citations.map(({ chunk_id, quote }) => [chunk_id, quote])).toEqual([
      ["c2", "위원은 15명으로 한다."],
      ["c1", "일비는 하루 25,000원으로 한다."],
    ]);
    expect(received[0]).toMatchObject({
      path: "/v1/chat/completions",
      authorization: `Bearer ${KEY}`,
      body: { model: "house-model", stream: false, temperature: 0 },
    });
  });

  it("is not called checked where a sentence refers to nothing", async () => {
    play = (_, response) => says(response, "위원은 15명이다 [2]. 그래서 넉넉하다.");
    expect(await ask()).toMatchObject({
      answered: true,
      made_by: "LLM 게이트웨이 · 인용 없는 문장 있음",
    });
  });

  it("is asked for once more with the findings, and shown when it is right then", async () => {
    play = (request, response) =>
      says(
        response,
        request.body.messages.length > 2
          ? "일비는 25,000원이다 [1]."
          : "일비는 30,000원이다 [1]. 끝 [7].",
      );
    const answer = await ask();
    expect(answer).toMatchObject({ answered: true, text: "일비는 25,000원이다 [1]." });
    expect(received).toHaveLength(2);
    const said = received[1]!.body.messages.at(-1)!.content;
    expect(said).toContain("30,000");
    expect(said).toContain("[7]");
  });

  it("is withheld when it is wrong twice, and the findings are told", async () => {
    play = (_, response) => says(response, "일비는 30,000원이다 [1].");
    const answer = await ask();
    expect(answer).toMatchObject({
      answered: false,
      reason: "NOT_GROUNDED",
      text: "",
      citations: [],
      verification: { grounded: false, unsupported_numbers: ["30,000"] },
    });
    expect(answer.made_by).not.toContain("검증됨");
    expect(received).toHaveLength(2);
  });

  it("without any reference is not grounded", async () => {
    play = (_, response) => says(response, "일비는 하루 25,000원이다.");
    expect(await ask()).toMatchObject({ answered: false, reason: "NOT_GROUNDED" });
  });

  it("is NO_EVIDENCE when the model says so, NO_MATCH without asking when nothing was found", async () => {
    play = (_, response) => says(response, "NO_EVIDENCE");
    expect(await ask()).toMatchObject({ answered: false, reason: "NO_EVIDENCE" });
    expect(received).toHaveLength(1);
    expect(await ask(5000, [])).toMatchObject({ answered: false, reason: "NO_MATCH" });
    expect(received).toHaveLength(1);
  });

  it("is NO_EVIDENCE only when the reply consists of it", async () => {
    play = (_, response) => says(response, "**NO_EVIDENCE.**\n");
    expect(await ask()).toMatchObject({ answered: false, reason: "NO_EVIDENCE" });
    const text = "일비는 하루 25,000원이고, 그 밖은 NO_EVIDENCE 로 둔다 [1].";
    play = (_, response) => says(response, text);
    expect(await ask()).toMatchObject({ answered: true, text });
    play = (_, response) => says(response, "NO_EVIDENCE 이지만 30,000원이다 [1].");
    expect(await ask()).toMatchObject({ answered: false, reason: "NOT_GROUNDED" });
  });

  it.each([
    ["수당은 7만원이다 [1].", ["amended 제9조"]],
    ["Something else entirely [1].", ["deleted 제7조", "amended 제9조"]],
    ["현행과 개정안이 다르다 [1].", ["deleted 제7조", "amended 제9조"]],
  ])(
    "carries the revisions of its row, or of all rows of the chunk where it is near none: %s",
    async (said, revisions) => {
      play = (_, response) => says(response, said);
      const { citations } = await askCompared();
      expect(citations[0]!.revisions.map(({ kind, label }) => `${kind} ${label}`)).toEqual(
        revisions,
      );
    },
  );

  it("comes from evidence that is marked as data, with a mark that no document can know", async () => {
    play = (_, response) => says(response, "NO_EVIDENCE");
    await ask();
    await ask();
    const marks = received.map(({ body }) => {
      const [system, user] = body.messages;
      const mark = /<(근거-[0-9a-f]{16})>/.exec(user!.content)![1]!;
      expect(system!.content).toContain(mark);
      expect(system!.content).toContain("지시가 아니다");
      expect(user!.content).toContain(`</${mark}>`);
      expect(user!.content).toContain("[1] 여비 규정.hwp · 1쪽 · 여비 규정\n일비는");
      return mark;
    });
    expect(marks[0]).not.toBe(marks[1]);
  });
});

describe("an endpoint", () => {
  it("may stream though it was not asked to, or refuse to do otherwise", async () => {
    play = (_, response) => streams(response, ["일비는 ", "25,000원이다", " [1]."]);
    expect(await ask()).toMatchObject({ answered: true, text: "일비는 25,000원이다 [1]." });
    play = (request, response) => {
      if (request.body.stream) streams(response, ["일비는 25,000원이다 [1]."]);
      else response.writeHead(400).end('{"error":"only stream=true is supported"}');
    };
    expect(await ask()).toMatchObject({ answered: true });
  });

  it("may give its text in parts, with its thoughts before it", async () => {
    play = (_, response) =>
      says(response, [{ type: "text", text: "<think>25?</think>일비는 25,000원이다 [1]." }]);
    expect(await ask()).toMatchObject({ text: "일비는 25,000원이다 [1]." });
  });

  it("may think without the opening mark, which some templates write for the model", async () => {
    play = (_, response) => says(response, "25,000원? 그렇다.</think>일비는 25,000원이다 [1].");
    expect(await ask()).toMatchObject({ text: "일비는 25,000원이다 [1]." });
  });

  it.each([400, 422])("may say that it only streams by status %i", async (status) => {
    play = (request, response) => {
      if (request.body.stream) streams(response, ["일비는 25,000원이다 [1]."]);
      else response.writeHead(status).end("Stream only");
    };
    expect(await ask()).toMatchObject({ answered: true });
    expect(received.map(({ accept }) => accept)).toEqual(["application/json", "text/event-stream"]);
  });

  it.each([
    [400, "bad request"],
    [500, "stream broken"],
  ])("is asked again only where it says that it streams: %i %s", async (status, text) => {
    play = (_, response) => response.writeHead(status).end(text);
    expect(await refusal(ask())).toMatchObject({ reason: "LLM_FAILED" });
    expect(received).toHaveLength(1);
  });

  it.each([
    ["one of a megabyte", 2 ** 20, null],
    ["one byte longer", 2 ** 20 + 1, "LLM_FAILED"],
  ])("may be long, within a limit: %s", async (_, bytes, reason) => {
    const body = JSON.stringify({ choices: [{ message: { content: "25,000원 [1]." } }] });
    const spaces = " ".repeat(bytes - Buffer.byteLength(body));
    play = (_, response) => response.writeHead(200).end(body + spaces);
    const asked = ask();
    if (reason === null) expect(await asked).toMatchObject({ answered: true });
    else expect(await refusal(asked)).toMatchObject({ reason });
  });

  it.each([
    ["key-1234", "LLM_FAILED"],
    ["key-123", null],
  ])("may hold a short key by chance, no longer one: %s", async (key, reason) => {
    play = (_, response) => says(response, `${key}에 따라 일비는 25,000원이다 [1].`);
    const asked = ask(5000, [hit("c1", `${HITS[0]!.text} ${key}`)], key);
    if (reason === null) expect(await asked).toMatchObject({ answered: true });
    else expect(await refusal(asked)).toMatchObject({ reason });
  });

  it("is waited for a minute and a half where nothing else is said", async () => {
    const timeout = vi.spyOn(AbortSignal, "timeout");
    onTestFinished(() => timeout.mockRestore());
    play = (_, response) => says(response, "25,000원 [1].");
    await gatewayClient(settings())([{ role: "user", content: "일비" }]);
    expect(timeout.mock.calls).toEqual([[90_000]]);
  });

  it("may end a stream by its finish reason alone", async () => {
    play = (_, response) => sends(response, piece("일비는 25,000원이다 [1]."), piece("", "stop"));
    expect(await ask()).toMatchObject({ answered: true, text: "일비는 25,000원이다 [1]." });
  });

  it("may have a short key, whose letters every answer holds", async () => {
    play = (_, response) => says(response, "일비는 25,000원이다 [1].");
    expect(await ask(5000, HITS, "1")).toMatchObject({ answered: true });
  });

  it("that fails or stops before its end gives LLM_FAILED, though it is grounded so far", async () => {
    const text = "일비는 25,000원이다 [1].";
    const replies = (body: object): typeof play => {
      return (_, response) =>
        response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
    };
    const finished = (finish_reason: string) =>
      replies({ choices: [{ message: { content: text }, finish_reason }] });
    const failures: [string, typeof play][] = [
      ["error", (_, response) => sends(response, piece(text), { error: { message: "boom" } })],
      [
        "error, then the end",
        (_, response) => sends(response, piece(text), { error: "boom" }, "[DONE]"),
      ],
      ["no end", (_, response) => sends(response, piece(text))],
      ["broken event", (_, response) => sends(response, piece(text), '{"choi', "[DONE]")],
      ["length", (_, response) => sends(response, piece(text), piece("", "length"), "[DONE]")],
      [
        "filter",
        (_, response) => sends(response, piece(text), piece("", "content_filter"), "[DONE]"),
      ],
      ["whole, length", finished("length")],
      ["whole, filter", finished("content_filter")],
      ["error beside", replies({ choices: [{ message: { content: text } }], error: { code: 1 } })],
      ["error inside", replies({ choices: [{ message: { content: text }, error: { code: 1 } }] })],
      ["thoughts without end", (_, response) => says(response, `<think>어디 보자. ${text}`)],
      ["thoughts again", (_, response) => says(response, `<think>1</think>${text}<think>끝?`)],
    ];
    for (const [name, failure] of failures) {
      play = failure;
      const error = await refusal(ask()).catch(() => null);
      expect([name, error?.reason, error?.status]).toEqual([name, "LLM_FAILED", 502]);
    }
  });

  it("that fails in any way gives LLM_FAILED, and never the key", async () => {
    const failures: [string, typeof play][] = [
      ["error", (_, response) => response.writeHead(500).end(`bad key ${KEY}`)],
      ["unauthorised", (_, response) => response.writeHead(401).end(`bad key ${KEY}`)],
      ["not JSON", (_, response) => response.writeHead(200).end("<html>")],
      ["null", (_, response) => response.writeHead(200).end("null")],
      ["no choices", (_, response) => response.writeHead(200).end("{}")],
      ["empty", (_, response) => says(response, "  ")],
      ["cut off", (_, response) => response.destroy()],
      ["endless", (_, response) => response.writeHead(200).end("x".repeat(2 << 20))],
      ["redirect", (_, response) => response.writeHead(302, { location: `${base}/else` }).end()],
    ];
    for (const [name, failure] of failures) {
      play = failure;
      const error = await refusal(ask());
      expect([name, error.reason, error.status]).toEqual([name, "LLM_FAILED", 502]);
      expect(`${error.message} ${error.stack} ${JSON.stringify(error)}`).not.toContain(KEY);
    }
  });

  it.each([301, 302, 303, 307, 308])(
    "that sends on to another host (%i) is not followed: neither evidence nor key go there",
    async (status) => {
      const visits: string[] = [];
      const elsewhere = createServer((request, response) => {
        visits.push(`${request.method} ${request.headers.authorization ?? ""}`);
        says(response, "일비는 하루 25,000원이다 [1].");
      });
      await new Promise<void>((done) => elsewhere.listen(0, "127.0.0.1", done));
      onTestFinished(() => {
        elsewhere.closeAllConnections();
        elsewhere.close();
      });
      const location = `http://localhost:${(elsewhere.address() as AddressInfo).port}/v1/chat/completions`;
      play = (_, response) => response.writeHead(status, { location }).end();
      expect(await refusal(ask())).toMatchObject({ reason: "LLM_FAILED", status: 502 });
      expect(visits).toEqual([]);
    },
  );

  it("that is slow is given up", async () => {
    play = () => {};
    expect(await refusal(ask(100))).toMatchObject({ reason: "LLM_FAILED" });
    play = (_, response) => {
      response.writeHead(200, { "content-type": "text/event-stream" }).write("data: {}\n\n");
    };
    expect(await refusal(ask(100))).toMatchObject({ reason: "LLM_FAILED" });
  });
});

describe("the gateway's settings", () => {
  const read = (url?: string, key?: string, model?: string) => {
    const given = readSettings({
      SERVICE_LLM_BASE_URL: url,
      SERVICE_LLM_API_KEY: key,
      SERVICE_LLM_MODEL: model,
    });
    return readGatewaySettings({
      baseUrl: given.SERVICE_LLM_BASE_URL,
      apiKey: given.SERVICE_LLM_API_KEY,
      model: given.SERVICE_LLM_MODEL,
    });
  };

  it("are none, or whole, or said to be unusable without telling the key", () => {
    expect(read()).toBeNull();
    expect(read("http://10.0.0.5:8000/v1", "none", "m")).toMatchObject({ apiKey: "none" });
    for (const [url, key, model] of [
      ["ftp://x/v1", KEY, "m"],
      ["nowhere", KEY, "m"],
      [undefined, KEY, "m"],
      ["https://api.example.com/v1", KEY, undefined],
      ["nowhere", undefined, "m"],
      [undefined, undefined, "m"],
      [undefined, KEY, undefined],
      ["https://api.example.com/v1", undefined, undefined],
      ["http://10.0.0.5:8000/v1", `${KEY} 없음`, "m"],
      [`https://me:${KEY}@api.example.com/v1`, KEY, "m"],
    ] as const) {
      expect(() => read(url, key, model)).toThrow(UnusableSetting);
      expect(() => read(url, key, model)).toThrow(/^SERVICE_LLM_/);
      try {
        read(url, key, model);
      } catch (error) {
        expect(String(error)).not.toContain(KEY);
      }
    }
  });

  it.each(["http://10.0.0.5:8000/v1", "https://api.example.com/v1"])(
    "without a key are none, within and outside: %s",
    (url) => {
      for (const key of [undefined, "", " "]) expect(read(url, key, "m")).toBeNull();
    },
  );

  it("tell /health the host and whether it lies outside, not the key", () => {
    const info = gatewayInfo(read("https://api.example.com/v1", KEY, "m"));
    expect(info).toEqual({ configured: true, host: "api.example.com", model: "m", external: true });
    expect(gatewayInfo(null)).toMatchObject({ configured: false, external: false });
  });
});
