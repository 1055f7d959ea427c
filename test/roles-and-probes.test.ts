/** Whether a service lives and whether it is ready are two questions; one that only works answers nothing else. */
import { expect, onTestFinished, test } from "vitest";
import { Database } from "../src/database/connection.js";
import { freePort, newDatabase } from "./postgres/server.js";
import { startService } from "./service.js";

const url = await newDatabase();
const states = async (service: Awaited<ReturnType<typeof startService>>) => {
  const [live, ready] = [
    await service.call({ url: "/health/live" }),
    await service.call({ url: "/health/ready" }),
  ];
  return [live.statusCode, ready.statusCode, ready.json().reason ?? ready.json().ready];
};

test("a service that was told to stop lives, and is not ready", async () => {
  let isLeaving = false;
  const service = await startService({ isLeaving: () => isLeaving });
  expect(await states(service)).toEqual([200, 200, true]);
  isLeaving = true;
  expect(await states(service)).toEqual([200, 503, "STOPPING"]);
});

test("a service without its database lives, and is not ready", async () => {
  const database = new Database(`postgres://nobody@127.0.0.1:${await freePort()}/none`);
  onTestFinished(() => database.close());
  const service = await startService({ database });
  expect(await states(service)).toEqual([200, 503, "DATABASE_UNAVAILABLE"]);
});

test.skipIf(url === null)("a service with its database is ready", async () => {
  const database = new Database(url!);
  const service = await startService({ database });
  onTestFinished(() => database.close());
  expect(await states(service)).toEqual([200, 200, true]);
});

test("a service that only works is watched, and answers nobody", async () => {
  const service = await startService({ answersRequests: false });
  expect(await states(service)).toEqual([200, 200, true]);
  const { endpoints } = (await service.call({ url: "/health" })).json();
  expect(endpoints).toEqual([
    "GET /health",
    "GET /health/live",
    "GET /health/ready",
    "GET /metrics",
  ]);
  const refused = await service.call({ method: "POST", url: "/search", payload: {} });
  expect([refused.statusCode, refused.json().reason]).toEqual([404, "NOT_FOUND"]);
});
