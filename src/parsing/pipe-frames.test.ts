import { expect, it } from "vitest";
import { PipeFrames } from "./pipe-frames.js";

it("hands out bytes by the lengths announced, whichever comes first", async () => {
  const bytes = new PipeFrames();
  bytes.push(Buffer.from("abc"));
  const first = bytes.next(2);
  const second = bytes.next(3);
  const none = bytes.next(0);
  expect((await first).toString()).toBe("ab");
  bytes.push(Buffer.from("d"));
  bytes.push(Buffer.from("efg"));
  expect((await second).toString()).toBe("cde");
  expect(await none).toHaveLength(0);
  expect((await bytes.next(2)).toString()).toBe("fg");
});
