/** /metrics counts what happened, reveals no tenants or callers, and needs the administrative key. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startService, type TestService } from "./service.js";
import { TextParsing } from "./text-parsing.js";

const KEYS = { apiKey: "admin-key-0123456789", apiKeys: '{"tax":"tax-key-0123456789"}' };
const admin = { authorization: `Bearer ${KEYS.apiKey}` };
const tax = { "x-api-key": "tax-key-0123456789" };

/** Sample name with its labels → value. */
async function samples(service: TestService, headers: object = {}): Promise<Map<string, number>> {
  const response = await service.call({ url: "/metrics", headers: { ...headers } });
  expect(response.statusCode).toBe(200);
  expect(response.headers["content-type"]).toMatch(/^text\/plain/);
  const lines = response.body.split("\n").filter((line) => line && !line.startsWith("#"));
  return new Map(
    lines.map((line) => [
      line.slice(0, line.lastIndexOf(" ")),
      Number(line.slice(line.lastIndexOf(" "))),
    ]),
  );
}

test("requests, reads, the cache and the index are counted", async () => {
  const service = await startService({
    parsing: new TextParsing(),
    folders: ["tax"],
    readingState: () => ({
      ...{ inFlight: 3, waiting: 1, processes: 2, restarts: 4 },
      ...{ cacheHits: 7, cacheMisses: 5, cacheDamaged: 8, cacheWriteFailures: 9 },
      reads: [
        { format: "hwp", outcome: "READABLE", count: 6, seconds: 1.5 },
        { format: "pdf", outcome: "CORRUPT", count: 2, seconds: 0.5 },
      ],
    }),
  });
  await writeFile(join(service.corpus, "tax", "a.txt"), "여비\n숙박비");
  for (const query of ["여비", "숙박비"])
    await service.call({ method: "POST", url: "/search", payload: { tenant: "tax", query } });
  await service.call({ method: "POST", url: "/search", payload: { tenant: "none", query: "x" } });
  await service.call({ url: "/%EB%B9%84%EB%B0%80" });

  const seen = await samples(service);
  const requests = (labels: string) => seen.get(`wonmun_http_request_seconds_count{${labels}}`);
  expect(requests('method="POST",route="/search",status="200"')).toBe(2);
  expect(requests('method="POST",route="/search",status="404"')).toBe(1);
  expect(requests('method="none",route="none",status="404"')).toBe(1);
  expect(seen.get('wonmun_reads_total{format="hwp",outcome="READABLE"}')).toBe(6);
  expect(seen.get('wonmun_read_seconds_total{format="pdf",outcome="CORRUPT"}')).toBe(0.5);
  expect(seen.get('wonmun_cache_lookups_total{result="hit"}')).toBe(7);
  expect(seen.get('wonmun_cache_lookups_total{result="miss"}')).toBe(5);
  expect(seen.get('wonmun_cache_damaged_total{file="reading"}')).toBe(8);
  expect(seen.get('wonmun_cache_damaged_total{file="tenant"}')).toBe(0);
  expect(seen.get('wonmun_cache_write_failures_total{file="reading"}')).toBe(9);
  expect(seen.get('wonmun_cache_write_failures_total{file="tenant"}')).toBe(0);
  expect(seen.get("wonmun_parser_restarts_total")).toBe(4);
  expect(seen.get("wonmun_reads_waiting")).toBe(1);
  expect(seen.get("wonmun_tenants_loaded")).toBe(1);
  expect(seen.get("wonmun_index_documents")).toBe(1);
  expect(seen.get("wonmun_index_chunks")).toBe(2);
  expect(seen.get("wonmun_index_bytes")).toBeGreaterThan(0);
  expect(seen.get("wonmun_process_resident_memory_bytes")).toBeGreaterThan(1e6);
  // Asked twice, the counts that are kept elsewhere are taken over, not added up.
  expect((await samples(service)).get("wonmun_parser_restarts_total")).toBe(4);
});

test("with keys it is the administrator's, and names nobody", async () => {
  const service = await startService({
    parsing: new TextParsing(),
    folders: ["tax", "secret-tenant"],
    keys: KEYS,
  });
  const search = (tenant: string, headers: object) =>
    service.call({
      method: "POST",
      url: "/search",
      headers: { ...headers },
      payload: { tenant, query: "x" },
    });
  await search("secret-tenant", admin);
  await search("secret-tenant", tax);
  expect((await service.call({ url: "/metrics" })).statusCode).toBe(401);
  expect((await service.call({ url: "/metrics", headers: tax })).statusCode).toBe(403);
  const response = await service.call({ url: "/metrics", headers: admin });
  expect(response.statusCode).toBe(200);
  expect(response.body).toContain('route="/search",status="403"');
  expect(response.body).not.toMatch(/secret-tenant|"tax"|admin-key/);
});
