import { expect, it } from "vitest";
import { SharedTask } from "./shared-task.js";

it("work for several callers is stopped when the last of them has gone", async () => {
  const task = new SharedTask<string>(() => new Promise(() => {}));
  const [one, other] = [new AbortController(), new AbortController()];
  const results = [task.join(one.signal), task.join(other.signal)];
  one.abort(new Error("one"));
  await expect(results[0]).rejects.toThrow("one");
  expect(task.signal.aborted).toBe(false);
  other.abort(new Error("other"));
  await expect(results[1]).rejects.toThrow("other");
  expect(task.signal.aborted).toBe(true);
});

it("work that somebody without a signal waits for goes on", async () => {
  let finish = (_: string) => {};
  const task = new SharedTask<string>((_signal) => new Promise((resolve) => (finish = resolve)));
  const one = new AbortController();
  const results = [task.join(), task.join(one.signal)];
  one.abort(new Error("gone"));
  await expect(results[1]).rejects.toThrow("gone");
  finish("done");
  expect(await results[0]).toBe("done");
  expect(task.signal.aborted).toBe(false);
});
