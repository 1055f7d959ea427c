import { setImmediate as turn } from "node:timers/promises";
import { expect, it } from "vitest";
import { ByteBudget } from "./byte-budget.js";

const MIB = 1024 * 1024;

async function isPending(promise: Promise<void>): Promise<boolean> {
  let pending = true;
  void promise.then(() => {
    pending = false;
  });
  await turn();
  return pending;
}

it("who would go over the budget waits for its turn", async () => {
  const budget = new ByteBudget(10 * MIB);
  const [a, b, c] = [budget.open(), budget.open(), budget.open()];
  await a.reserve(8 * MIB);
  const second = b.reserve(3 * MIB);
  const third = c.reserve(2 * MIB);
  expect([await isPending(second), await isPending(third)]).toEqual([true, true]);
  a.release();
  await Promise.all([second, third]);
  expect(await isPending(budget.open().reserve(6 * MIB))).toBe(true);
});

it("one that is larger than all goes alone, and what is small is not counted", async () => {
  const budget = new ByteBudget(10 * MIB);
  const large = budget.open();
  await large.reserve(50 * MIB);
  await budget.open().reserve(MIB - 1);
  const next = budget.open().reserve(MIB);
  expect(await isPending(next)).toBe(true);
  large.release();
  await next;
});

it("who holds some gets more at once, so that nobody waits for each other", async () => {
  const budget = new ByteBudget(10 * MIB);
  const [a, b] = [budget.open(), budget.open()];
  await a.reserve(5 * MIB);
  await b.reserve(5 * MIB);
  await Promise.all([a.reserve(5 * MIB), b.reserve(5 * MIB)]);
  a.release();
  expect(await isPending(budget.open().reserve(MIB))).toBe(true);
  b.release();
});
