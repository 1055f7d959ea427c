/**
 * Ends the service with SIGKILL at random points of uploads, replacements, deletions and index writes, over and over, and checks at
 * every next start: all that was acknowledged is there, what was under way is there whole or not at all, listing, search and disk
 * agree, and nothing temporary is left.
 *
 *   npm run build && node bench/tenants/kill.mjs [--kills 200] [--chains 2] [--keeper]
 *
 * Chains are corpora of their own that are killed side by side. `--keeper` kills tenants without the service around them
 * (keeper.mjs), which start in a tenth of the time.
 */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startKeeper } from "./keeper.mjs";
import { docIdOf, makeDocx, remove, startService, upload } from "./service.mjs";

const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "200" },
    chains: { type: "string", default: "2" },
    keeper: { type: "boolean", default: false },
  },
});
const KILLS = Number(values.kills);
const CHAINS = Number(values.chains);
const TENANT = "끊김";
const NAMES = 12;
const WRITERS = 3;
/** Past the moment, two seconds after a change, at which the index is written down. */
const LATEST_KILL_MS = 3000;
/** Most kills come after something was acknowledged, or there would be nothing to lose; the others come at any moment from the start on. */
const KILLS_FROM_START = 0.2;
const LONGEST_WAIT_MS = 30_000;

const figures = { kills: 0, acknowledged: 0, underWay: 0, cameWhole: 0, faults: [] };
const started = performance.now();
let left = KILLS;
await Promise.all(Array.from({ length: CHAINS }, (_, chain) => runChain(chain)));
process.send?.(figures);
console.log({ ...figures, seconds: Math.round((performance.now() - started) / 1000) });
process.exitCode = figures.faults.length > 0 ? 1 : 0;

async function runChain(chain) {
  const root = mkdtempSync(join(tmpdir(), "wonmun-kill-"));
  const at = (name) => join(root, name);
  for (const name of ["corpus", "cache", "tmp"]) mkdirSync(at(name));
  /** By name: the content that was acknowledged, and those that may have taken its place; null is "not there". */
  const known = new Map();
  let serial = 0;
  try {
    for (;;) {
      const service = await (values.keeper ? openKeeper(at) : openService(at));
      await check(service, chain, at("corpus"), known);
      if (left <= 0) {
        await service.stop();
        break;
      }
      left--;
      const alive = { yes: true };
      const writers = Array.from({ length: WRITERS }, (_, writer) =>
        write(service, writer, known, alive, () => `${chain}가${++serial}`),
      );
      const before = figures.acknowledged;
      const until = performance.now() + (Math.random() < KILLS_FROM_START ? 0 : LONGEST_WAIT_MS);
      while (figures.acknowledged === before && performance.now() < until) await sleep(5);
      await sleep(Math.random() * LATEST_KILL_MS);
      alive.yes = false;
      await service.stop("SIGKILL");
      await Promise.all(writers);
      figures.kills++;
      if (figures.kills % 20 === 0) console.log(new Date().toISOString(), figures);
    }
    checkLeftOvers(chain, root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

async function openKeeper(at) {
  const keeper = await startKeeper(at("corpus"), at("cache"), TENANT);
  let serial = 0;
  return {
    ...keeper,
    contentOf: (lines) => Buffer.from(lines.join("\n")),
    async upload(name, bytes, replace) {
      const source = at(join("tmp", `${process.pid}-${++serial}`));
      writeFileSync(source, bytes);
      return keeper.upload(name, source, replace);
    },
  };
}

async function openService(at) {
  const service = await startService(at("corpus"), at("cache"), at("tmp"));
  const inside = ({ status, body }, pick) => ({ status, body: status < 400 ? pick(body) : body });
  return {
    contentOf: makeDocx,
    stop: service.stop,
    list: async () =>
      inside(await service.call("POST", "/documents", { tenant: TENANT }), (b) => b.documents),
    search: async (query) =>
      inside(
        await service.call("POST", "/search", { tenant: TENANT, query, limit: 20 }),
        (b) => b.hits,
      ),
    upload: async (name, bytes, replace) =>
      inside(await upload(service, TENANT, name, bytes, replace), (b) => b.readable),
    remove: (name) => remove(service, TENANT, name),
  };
}

/** Uploads, replaces and deletes names of its own until the service is gone. */
async function write(service, writer, known, alive, nextMark) {
  while (alive.yes) {
    const name = `문서 ${writer}-${Math.floor(Math.random() * (NAMES / WRITERS))}.docx`;
    const state = known.get(name) ?? { acknowledged: null, possible: [] };
    known.set(name, state);
    const isThere = state.acknowledged !== null;
    const deletes = isThere && Math.random() < 0.25;
    const mark = nextMark();
    const lines = [`표식${mark} 끝`, ...Array(40).fill(`본문 ${mark} 여비 지급 기준`)];
    const bytes = service.contentOf(lines);
    const next = deletes ? null : { id: docIdOf(bytes), mark };
    state.possible = [next];
    try {
      const answer = await (deletes ? service.remove(name) : service.upload(name, bytes, isThere));
      if (answer.status >= 400) fault(`${answer.status} ${answer.body.reason} on ${name}`);
      else if (!deletes && answer.body !== true) fault(`unread upload ${name}`);
      state.acknowledged = next;
      state.possible = [];
      figures.acknowledged++;
    } catch {
      figures.underWay++;
      return;
    }
  }
}

/** What is there now against what may be there; what is there becomes what is known. */
async function check(service, chain, corpus, known) {
  const { status, body } = await service.list();
  if (status === 404 && [...known.values()].every(({ acknowledged }) => !acknowledged)) return;
  if (status !== 200) return fault(`chain ${chain}: listing ${status}`);
  const folder = join(corpus, TENANT);
  const onDisk = readdirSync(folder);
  for (const name of onDisk) {
    if (!known.has(name)) fault(`chain ${chain}: stray ${name}`);
  }
  const listed = new Map(body.map((one) => [one.filename, one]));
  if (listed.size !== onDisk.length) fault(`chain ${chain}: listing and disk differ`);
  for (const [name, state] of known) {
    const one = listed.get(name);
    const candidates = [state.acknowledged, ...state.possible];
    const found = candidates.find((content) => (content?.id ?? null) === (one?.doc_id ?? null));
    if (found === undefined) {
      fault(`chain ${chain}: ${name} is ${one?.doc_id ?? one?.reason ?? "lost"}`);
      continue;
    }
    if (one && docIdOf(readFileSync(join(folder, name))) !== one.doc_id) fault(`torn ${name}`);
    if (state.possible.length > 0 && found === state.possible[0]) figures.cameWhole++;
    const gone = candidates.filter((content) => content && content !== found);
    known.set(name, { acknowledged: found, possible: [] });
    if (found) await expectHits(service, name, found.mark, [name]);
    for (const { mark } of gone) await expectHits(service, name, mark, []);
  }
}

async function expectHits(service, name, mark, expected) {
  const { status, body } = await service.search(`표식${mark}`);
  const found = status === 200 ? body.filter((hit) => hit.text.includes(`표식${mark} 끝`)) : [];
  const names = [...new Set(found.map((hit) => hit.filename))];
  if (String(names) !== String(expected)) fault(`search ${name} ${mark}: ${status} ${names}`);
}

/** Temporaries that the last start, after every kill, should have cleared; those of the parse cache are told apart. */
function checkLeftOvers(chain, root) {
  // Where no upload came through before its service was killed, there is no folder.
  const folder = join(root, "corpus", TENANT);
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (name.startsWith(".")) fault(`chain ${chain}: left ${name}`);
  }
  const temporaries = readdirSync(join(root, "cache"), { recursive: true }).filter((name) =>
    name.endsWith(".tmp"),
  );
  figures.temporaries = (figures.temporaries ?? 0) + temporaries.length;
  const ofState = temporaries.filter((name) => name.startsWith("tenants"));
  console.log({
    chain,
    stateTemporaries: ofState.length,
    cacheTemporaries: temporaries.length - ofState.length,
  });
}

function fault(text) {
  figures.faults.push(text);
  console.log("FAULT", text);
}
