/**
 * Speed, size and reopening of the index beside minisearch and Orama: the same chunks, the same questions, one run.
 *
 *   npm run build && npm ci --prefix bench/peers && node bench/search/speed.mjs [--chunks 100000] [DIR…]
 *
 * Each DIR holds corpus.jsonl {title, text} and queries.jsonl {question}: chunks are made of its sentences, drawn at random
 * with a fixed seed. Without one, text is made up of syllables whose words are as unevenly used as real ones. Every system
 * runs in a process of its own, with its own tokenizer; Orama's drops Hangul, so it gets one that parts text at what is no letter.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const SYSTEMS = ["wonmun", "minisearch", "orama"];
const QUESTIONS = 300;
const LIMIT = 20;
const DOCUMENT_CHUNKS = 10;

const args = process.argv.slice(2);
const at = args.indexOf("--chunks");
const wanted = at < 0 ? 100_000 : Number(args.splice(at, 2)[1]);
const role = args[0] === "--role" ? args.splice(0, 2)[1] : null;

/** A small generator, so that every system and every run gets the same. */
let state = 20240301;
const random = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
};
const pick = (list) => list[Math.floor(random() * list.length)];

function realText(folders) {
  const json = (folder, name) =>
    readFileSync(join(folder, name), "utf8")
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  const paragraphs = folders.flatMap((folder) => json(folder, "corpus.jsonl"));
  const sentences = paragraphs
    .flatMap(({ text }) => text.split(/(?<=다\.)\s+|\n/))
    .filter((s) => s.length > 10);
  const questions = folders.flatMap((folder) => json(folder, "queries.jsonl"));
  return {
    title: () => pick(paragraphs).title,
    sentence: () => pick(sentences),
    question: () => pick(questions).question,
  };
}

function madeUpText() {
  const syllable = () => String.fromCharCode(0xac00 + Math.floor(random() ** 3 * 11172));
  const vocabulary = Array.from({ length: 40_000 }, () =>
    Array.from({ length: 2 + Math.floor(random() * 3) }, syllable).join(""),
  );
  const particles = ["은", "는", "을", "를", "의", "에", "에서", "으로", "과", "하는", "한다", ""];
  // Zipf: the n-th word is used 1/n as often.
  const word = () => vocabulary[Math.floor(vocabulary.length ** random()) - 1] + pick(particles);
  const words = (count) => Array.from({ length: count }, word).join(" ");
  return { title: () => words(3), sentence: () => `${words(12)}.`, question: () => `${words(4)}?` };
}

function data() {
  const text = args.length > 0 ? realText(args) : madeUpText();
  const chunks = [];
  let title = "";
  for (let id = 0; id < wanted; id += 1) {
    if (id % DOCUMENT_CHUNKS === 0) title = text.title();
    let body = text.sentence();
    while (body.length < 300) body += ` ${text.sentence()}`;
    chunks.push({ id, title, text: body.slice(0, 800) });
  }
  return { chunks, questions: Array.from({ length: QUESTIONS }, () => text.question()) };
}

const systems = {
  async wonmun() {
    const { Engine } = await import("../../dist/index/engine.js");
    const { openEngine, saveEngine } = await import("../../dist/index/storage.js");
    let engine = new Engine();
    let view;
    return {
      build(chunks) {
        for (let from = 0; from < chunks.length; from += 1000 * DOCUMENT_CHUNKS) {
          const put = [];
          for (
            let first = from;
            first < Math.min(from + 1000 * DOCUMENT_CHUNKS, chunks.length);
            first += DOCUMENT_CHUNKS
          ) {
            const own = chunks.slice(first, first + DOCUMENT_CHUNKS);
            put.push({
              key: `${first}`,
              revision: "",
              chunks: own.map((c) => ({ text: c.text, path: [c.title] })),
            });
          }
          engine.apply({ put });
        }
        view = engine.view();
      },
      search: (question) => engine.search(view, question, LIMIT).length,
      save: (file) => saveEngine(engine, file),
      async open(file) {
        engine = await openEngine(file);
        view = engine.view();
      },
    };
  },
  async minisearch() {
    const require = createRequire(new URL("../peers/package.json", import.meta.url));
    const MiniSearch = require("minisearch");
    const options = { fields: ["title", "text"] };
    let index = new MiniSearch(options);
    return {
      build: (chunks) => index.addAll(chunks),
      search: (question) => index.search(question).slice(0, LIMIT).length,
      save: (file) => writeFileSync(file, JSON.stringify(index)),
      open: (file) => {
        index = MiniSearch.loadJSON(readFileSync(file, "utf8"), options);
      },
    };
  },
  async orama() {
    const require = createRequire(new URL("../peers/package.json", import.meta.url));
    const orama = require("@orama/orama");
    const tokenizer = {
      language: "korean",
      normalizationCache: new Map(),
      tokenize: (text) => [
        ...new Set(
          text
            .toLowerCase()
            .split(/[^\p{L}\p{N}]+/u)
            .filter(Boolean),
        ),
      ],
    };
    const empty = () =>
      orama.create({ schema: { title: "string", text: "string" }, components: { tokenizer } });
    let index = empty();
    return {
      async build(chunks) {
        for (const { title, text } of chunks) await orama.insert(index, { title, text });
      },
      search: async (question) =>
        (await orama.search(index, { term: question, limit: LIMIT })).hits.length,
      save: (file) => writeFileSync(file, JSON.stringify(orama.save(index))),
      open: (file) => {
        index = empty();
        orama.load(index, JSON.parse(readFileSync(file, "utf8")));
      },
    };
  },
};

const used = () => {
  globalThis.gc();
  const { rss, heapUsed, arrayBuffers } = process.memoryUsage();
  return { rss, held: heapUsed + arrayBuffers };
};
const timed = async (work) => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

async function measure(name) {
  const { chunks, questions } = data();
  const system = await systems[name]();
  const before = used().held;
  const build = await timed(() => system.build(chunks));
  const held = used().held - before;
  for (const question of questions.slice(0, 30)) await system.search(question);
  const times = [];
  let hits = 0;
  for (const question of questions) {
    times.push(
      await timed(async () => {
        hits += await system.search(question);
      }),
    );
  }
  times.sort((one, other) => one - other);
  const result = {
    system: name,
    build_s: build / 1000,
    memory_mb: held / 2 ** 20,
    p50_ms: times[times.length >> 1],
    p95_ms: times[Math.floor(times.length * 0.95)],
    hits: hits / questions.length,
  };
  const folder = mkdtempSync(join(tmpdir(), "search-speed-"));
  try {
    const file = join(folder, "index");
    result.save_s = (await timed(() => system.save(file))) / 1000;
    result.file_mb = statSync(file).size / 2 ** 20;
    result.reopen_s = (await timed(() => system.open(file))) / 1000;
  } catch (error) {
    result.reopen = String(error.message).split("\n")[0];
  } finally {
    rmSync(folder, { recursive: true });
  }
  return result;
}

if (role) {
  console.log(JSON.stringify(await measure(role)));
} else {
  const rows = SYSTEMS.map((name) => {
    const own = [
      "--expose-gc",
      "--max-old-space-size=8192",
      fileURLToPath(import.meta.url),
      "--role",
      name,
      "--chunks",
      String(wanted),
      ...args,
    ];
    try {
      return JSON.parse(
        execFileSync(process.execPath, own, {
          encoding: "utf8",
          stdio: ["ignore", "pipe", "inherit"],
        }),
      );
    } catch (error) {
      return { system: name, reopen: String(error.message).split("\n")[0] };
    }
  });
  console.table(
    rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([key, value]) => [
          key,
          typeof value === "number" ? Number(value.toFixed(2)) : value,
        ]),
      ),
    ),
  );
}
