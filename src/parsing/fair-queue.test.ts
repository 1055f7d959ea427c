import { describe, expect, it } from "vitest";
import { FairQueue, type QueuedItem } from "./fair-queue.js";

interface Named extends QueuedItem {
  name: string;
}

/** `a1`: the first file of consumer a; `A1`: its first bulk file. */
function queueOf(names: string[]): FairQueue<Named> {
  const queue = new FairQueue<Named>();
  for (const name of names) {
    const consumer = name[0]!.toLowerCase();
    queue.push({ name, consumer, bulk: consumer !== name[0] });
  }
  return queue;
}

function inOrder(queue: FairQueue<Named>): string[] {
  const order: string[] = [];
  for (let next = queue.shift(); next; next = queue.shift()) order.push(next.name);
  return order;
}

describe("the queue for parsers", () => {
  it("serves a consumer's files in their order", () => {
    expect(inOrder(queueOf(["a1", "a2", "a3"]))).toEqual(["a1", "a2", "a3"]);
  });

  it("lets no consumer wait behind all files of another", () => {
    const queue = queueOf(["a1", "a2", "a3", "b1", "c1", "b2"]);
    expect(inOrder(queue)).toEqual(["a1", "b1", "c1", "a2", "b2", "a3"]);
  });

  it("counts what did not have to wait", () => {
    const queue = queueOf(["a1", "b1"]);
    queue.note("a");
    expect(inOrder(queue)).toEqual(["b1", "a1"]);
  });

  it("serves people before bulk work, which still gets a turn", () => {
    expect(inOrder(queueOf(["A1", "A2", "b1"]))).toEqual(["b1", "A1", "A2"]);
    const people = Array.from({ length: 12 }, (_, at) => `b${at}`);
    const order = inOrder(queueOf(["A1", ...people]));
    expect(order.indexOf("A1")).toBe(7);
  });

  it("forgets who gave up", () => {
    const queue = new FairQueue<Named>();
    const one = { name: "a1", consumer: "a", bulk: false };
    queue.push(one);
    expect(queue.remove(one)).toBe(true);
    expect(queue.remove(one)).toBe(false);
    expect([queue.length, queue.shift()]).toEqual([0, undefined]);
  });
});
