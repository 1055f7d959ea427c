/** `kill -9` of parsers and of the service in the middle of requests: every answer is right or names its reason, and nothing is left running. */
import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { Chance } from "../../samples/make/mutate.js";
import { amount, findsRight, listed, makeDocument, upload } from "./documents.js";
import { pick, type Scenario } from "./scenario.js";
import { isAlive, Place, type ServiceProcess } from "./service-process.js";

const TENANT = "a";
/** What a killed parser may be answered with. */
const REASON = "READER_FAILED";
/** A parser notices that its parent is gone within a second or so. */
const LONGEST_ORPHAN_MS = 10_000;

export const killedProcesses: Scenario = {
  id: "kills",
  name: "kill -9 of parsers and of the service",
  async run(size) {
    const place = new Place();
    place.folder(`corpus/${TENANT}`);
    const chance = new Chance(7);
    const rounds = pick(size, 1, 40);
    const figures = {
      "parsers killed": 0,
      "services killed": 0,
      "read all the same": 0,
      "said why not": 0,
    };
    let next = 0;
    try {
      let service = await place.start();
      for (let round = 0; round < rounds; round++) {
        const asked = Array.from({ length: 6 }, () => next++);
        const answers = asked.map((number) => parse(service, number));
        for (let kills = 0; kills < 3; kills++) {
          await sleep(chance.next(60));
          const parsers = service.parsers();
          if (parsers.length === 0) continue;
          kill(parsers[chance.next(parsers.length)]!);
          figures["parsers killed"]++;
        }
        for (const outcome of await Promise.all(answers))
          figures[outcome === "read" ? "read all the same" : "said why not"]++;
        // The next one is served as ever.
        assert.equal(await parse(service, next++), "read");
        assert.equal((await upload(service, TENANT, round)).status, 201);
        const cut = upload(service, TENANT, round + 1000).catch(() => null);
        await sleep(chance.next(80));
        const orphans = service.parsers();
        await service.stop("SIGKILL");
        figures["services killed"]++;
        const whole = (await cut)?.status === 201;
        for (let waited = 0; orphans.some(isAlive); waited += 50) {
          assert.ok(waited < LONGEST_ORPHAN_MS, "parsers outlive the service");
          await sleep(50);
        }
        service = await place.start();
        for (let at = 0; at <= round; at++) await findsRight(service, TENANT, at);
        if (whole) await findsRight(service, TENANT, round + 1000);
        await listed(service, TENANT);
      }
      return figures;
    } finally {
      await place.close();
    }
  },
};

async function parse(service: ServiceProcess, number: number): Promise<"read" | "said"> {
  const { status, body } = await service.call(
    "POST",
    `/parse?filename=${number}.docx`,
    makeDocument(number),
  );
  assert.equal(status, 200, JSON.stringify(body));
  const { readable, reason } = body.access as { readable: boolean; reason: string };
  if (!readable) {
    assert.equal(reason, REASON);
    return "said";
  }
  assert.ok(JSON.stringify(body).includes(amount(number)));
  return "read";
}

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It had just ended.
  }
}
