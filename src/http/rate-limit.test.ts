import { expect, test } from "vitest";
import { RateLimit } from "./rate-limit.js";

test("the window slides: a place is free 60 seconds after the request that took it", () => {
  let now = 1_000;
  const limit = new RateLimit(2, () => now);
  limit.admit("a");
  now += 20_000;
  limit.admit("a");
  now += 10_500;
  expect(() => limit.admit("a")).toThrow(
    expect.objectContaining({ reason: "RATE_LIMITED", info: { retryAfter: 30 } }),
  );
  limit.admit("b");
  now += 29_499;
  expect(() => limit.admit("a")).toThrow(expect.objectContaining({ info: { retryAfter: 1 } }));
  now += 1;
  limit.admit("a");
  expect(() => limit.admit("a")).toThrow(expect.objectContaining({ info: { retryAfter: 20 } }));
});

test("off, it admits all", () => {
  const limit = new RateLimit(null, () => 0);
  for (let count = 0; count < 1000; count++) limit.admit("a");
  expect(limit.limit).toBeNull();
});

test("addresses without end take bounded memory: the one that asked longest ago is forgotten first", () => {
  const limit = new RateLimit(1, () => 0);
  limit.admit("first");
  for (let count = 0; count < 49_999; count++) limit.admit(`address ${count}`);
  expect(() => limit.admit("first")).toThrow(expect.objectContaining({ reason: "RATE_LIMITED" }));
  limit.admit("one more");
  expect(() => limit.admit("first")).toThrow(expect.objectContaining({ reason: "RATE_LIMITED" }));
  limit.admit("address 0");
});
