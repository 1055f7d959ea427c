/** Mixed traffic, seeded so that two runs send the same requests; every response is timed and counted by status. */
import { quantile } from "../statistics.mjs";
import { makeDocx, remove, upload } from "../tenants/service.mjs";

export const TENANT = "부하";
const TOPICS = "출장 여비 예산 계약 복무 휴가 감사 보안 기록물 교육 채용 평가 시설 차량 회계".split(
  " ",
);
const DEEDS = "신청 승인 정산 변경 취소 보고 점검 배정 제출 심사".split(" ");

/** A small generator with a seed (mulberry32): Math.random cannot be repeated. */
export function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const pick = (next, of) => of[Math.floor(next() * of.length)];
const money = (next) => `${(1 + Math.floor(next() * 900)) * 1000}`;

/** A rule of 30 articles. */
export function makeRule(next) {
  const topic = pick(next, TOPICS);
  const articles = Array.from({ length: 30 }, (_, at) => {
    const [deed, other] = [pick(next, DEEDS), pick(next, TOPICS)];
    return `제${at + 1}조(${topic} ${deed}) ${topic}의 ${deed}은 ${other} 담당 부서에 ${1 + Math.floor(next() * 28)}일 이내에 하고, 한도는 ${money(next)}원으로 한다.`;
  });
  return makeDocx([`${topic} 업무 규정`, ...articles]);
}

const question = (next) => `${pick(next, TOPICS)} ${pick(next, DEEDS)} 한도`;
const ask = (path, more) => (service, next) =>
  service.call("POST", path, { tenant: TENANT, query: question(next), ...more });

/** What is asked, with how often among a hundred requests. */
export const KINDS = [
  ["search", 40, ask("/search", { limit: 5 })],
  ["answer", 12, answer],
  ["context", 10, ask("/context", { budget: 3000 })],
  ["verify", 10, verify],
  ["health", 12, (service) => service.call("GET", "/health")],
  ["list", 2, (service) => service.call("POST", "/documents", { tenant: TENANT })],
  ["parse", 10, parse],
  ["upload and delete", 4, uploadAndDelete],
];

function answer(service, next) {
  return service.call("POST", "/answer", { tenant: TENANT, question: question(next) });
}

/** Evidence that answers are held against; gathered before the clock runs. */
const bundles = [];

export async function prepare(service) {
  const next = random(5);
  while (bundles.length < 20) {
    const { body } = await ask("/context", { budget: 3000 })(service, next);
    bundles.push(body.sources.map(({ doc_id, chunk_id }) => ({ doc_id, chunk_id })));
  }
}

function verify(service, next) {
  const answer = `한도는 ${money(next)}원입니다 [1]. 기한은 ${10 + Math.floor(next() * 20)}일입니다 [2].`;
  return service.call("POST", "/verify", { tenant: TENANT, answer, sources: pick(next, bundles) });
}

/** Never the same file twice: the cache does not answer. */
function parse(service, next) {
  return service.call("POST", "/parse?filename=rule.docx", makeRule(next));
}

async function uploadAndDelete(service, next) {
  const name = `올림 ${Math.floor(next() * 1e9)}.docx`;
  const stored = await upload(service, TENANT, name, makeRule(next));
  if (stored.status !== 201) return stored;
  return remove(service, TENANT, name);
}

/** Runs `clients` loops for `seconds`; the timings by kind, and every answer that was no success. */
export async function drive(service, { clients, seconds, seed, kinds = KINDS }) {
  const until = performance.now() + seconds * 1000;
  const times = new Map(kinds.map(([name]) => [name, []]));
  const errors = new Map();
  const began = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      const next = random(seed + client * 7919);
      while (performance.now() < until) {
        const [name, , work] = choose(next, kinds);
        const started = performance.now();
        const outcome = await work(service, next).then(
          ({ status, body }) => (status < 300 ? null : `${status} ${body.reason}`),
          (error) => `broken: ${error.message}`,
        );
        times.get(name).push(performance.now() - started);
        if (outcome)
          errors.set(`${name}: ${outcome}`, (errors.get(`${name}: ${outcome}`) ?? 0) + 1);
      }
    }),
  );
  const elapsed = (performance.now() - began) / 1000;
  const all = [...times.values()].flat();
  return {
    clients,
    seconds: round(elapsed),
    requests: all.length,
    perSecond: round(all.length / elapsed),
    ...percentiles(all),
    errors: Object.fromEntries(errors),
    kinds: Object.fromEntries(
      [...times].map(([name, of]) => [name, { requests: of.length, ...percentiles(of) }]),
    ),
  };
}

function choose(next, kinds) {
  let at = next() * kinds.reduce((sum, [, weight]) => sum + weight, 0);
  for (const kind of kinds) {
    at -= kind[1];
    if (at < 0) return kind;
  }
  return kinds[0];
}

export function percentiles(values) {
  const at = (share) => round(quantile(values, share));
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), longest: at(1) };
}

export const round = (value) => Math.round((value ?? 0) * 10) / 10;
