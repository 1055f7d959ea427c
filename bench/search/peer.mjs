/**
 * One search system in its own process, driven by messages: build, search, save, open. Each uses its own tokenizer,
 * except that Orama's drops Hangul, so it gets one that splits at non-letters.
 */
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { makeData } from "./text.mjs";

const [name, settings] = [process.argv[2], JSON.parse(process.argv[3])];
const peers = createRequire(new URL("../peers/package.json", import.meta.url));

const systems = {
  async index() {
    const { Engine } = await import("../../dist/search/engine.js");
    const { mergeSegments } = await import("../../dist/search/segment-merge.js");
    const { openEngine, saveEngine } = await import("../../dist/search/index-storage.js");
    const indexed = ({ title, chunks }, key) => ({
      ...{ key: `${key}`, revision: "" },
      chunks: chunks.map((text) => ({ text, path: [title] })),
    });
    let engine = new Engine();
    let view;
    return {
      build(documents) {
        for (let from = 0; from < documents.length; from += 200) {
          const put = documents.slice(from, from + 200);
          engine.apply({ put: put.map((document, at) => indexed(document, from + at)) });
        }
        view = engine.view();
      },
      /** What each question takes somebody who sees every hundredth document, and what it takes where there are no others. */
      hide(documents, questions) {
        const seen = documents.map(indexed).filter((_, place) => place % 100 === 0);
        const keys = new Set(seen.map(({ key }) => key));
        engine.separateAudiences((key) => (keys.has(key) ? "seen" : "hidden"));
        // As a tenant does once its documents have stopped coming.
        for (let group = engine.nextLazyMerge(0); group; group = engine.nextLazyMerge(0))
          engine.replaceMerged(group, mergeSegments(group));
        const alone = new Engine();
        alone.apply({ put: seen });
        const ask = (index, shown) =>
          questions.map((question) => {
            const started = performance.now();
            index.search(shown, question, settings.limit);
            return performance.now() - started;
          });
        const systems = { beside: [engine, engine.view(keys)], alone: [alone, alone.view()] };
        const times = { beside: [], alone: [] };
        // Each is first in every other round; the first two warm both.
        for (let round = 0; round < 8; round += 1) {
          for (const name of round % 2 === 0 ? ["beside", "alone"] : ["alone", "beside"]) {
            const taken = ask(...systems[name]);
            if (round > 1) times[name].push(...taken);
          }
        }
        return times;
      },
      search: (question) => engine.search(view, question, settings.limit).length,
      save: (file) => saveEngine(engine, file),
      async open(file) {
        engine = await openEngine(file);
        view = engine.view();
      },
    };
  },
  async minisearch() {
    const MiniSearch = peers("minisearch");
    const options = { fields: ["title", "text"] };
    let index = new MiniSearch(options);
    return {
      build: (documents) => index.addAll(rows(documents)),
      search: (question) => index.search(question).slice(0, settings.limit).length,
      save: (file) => writeFileSync(file, JSON.stringify(index)),
      open: (file) => {
        index = MiniSearch.loadJSON(readFileSync(file, "utf8"), options);
      },
    };
  },
  async orama() {
    const orama = peers("@orama/orama");
    const tokenize = (text) => [
      ...new Set(
        text
          .toLowerCase()
          .split(/[^\p{L}\p{N}]+/u)
          .filter(Boolean),
      ),
    ];
    const tokenizer = { language: "korean", normalizationCache: new Map(), tokenize };
    const schema = { title: "string", text: "string" };
    const empty = () => orama.create({ schema, components: { tokenizer } });
    let index = empty();
    return {
      async build(documents) {
        for (const { title, text } of rows(documents)) await orama.insert(index, { title, text });
      },
      search: async (question) =>
        (await orama.search(index, { term: question, limit: settings.limit })).hits.length,
      save: (file) => writeFileSync(file, JSON.stringify(orama.save(index))),
      open: (file) => {
        index = empty();
        orama.load(index, JSON.parse(readFileSync(file, "utf8")));
      },
    };
  },
};

const rows = (documents) =>
  documents
    .flatMap(({ title, chunks }) => chunks.map((text) => ({ title, text })))
    .map((row, id) => ({ id, ...row }));

const timed = async (work) => {
  const cpu = process.cpuUsage();
  const started = performance.now();
  const result = await work();
  const ms = performance.now() - started;
  const { user, system } = process.cpuUsage(cpu);
  return { ms, cpu_ms: (user + system) / 1000, result };
};
const residentMiB = () => {
  globalThis.gc();
  return process.memoryUsage().rss / 2 ** 20;
};

const system = await systems[name]();
const answers = {
  async build() {
    const { documents } = makeData(settings);
    const before = residentMiB();
    const { ms, cpu_ms } = await timed(() => system.build(documents));
    return { ms, cpu_ms, resident_mib: residentMiB() - before };
  },
  search: (question) => timed(() => system.search(question)),
  async save(file) {
    const { ms } = await timed(() => system.save(file));
    return { ms, mib: statSync(file).size / 2 ** 20 };
  },
  open: (file) => timed(() => system.open(file)),
  hide(questions) {
    return system.hide(makeData(settings).documents, questions);
  },
};
process.on("message", async ({ what, value }) => {
  try {
    process.send({ answer: await answers[what](value) });
  } catch (error) {
    process.send({ failed: String(error.message).split("\n")[0] });
  }
});
process.send({ answer: "ready" });
