import { expect, it } from "vitest";
import { Refusal } from "../model/refusal.js";
import { WrongKeys } from "./wrong-keys.js";

const wrong = async () => {
  throw new Refusal("KEY_UNKNOWN");
};
const right = (consumer: string) => async () => ({ consumer, administrative: false });

async function outcome(checked: Promise<{ consumer: string }>): Promise<string> {
  return checked.then(
    ({ consumer }) => consumer,
    (error) => `${error.reason} ${error.info.retryAfter ?? ""}`.trim(),
  );
}

it("an address that guesses is locked out for a minute, its right guesses too", async () => {
  let now = 0;
  const keys = new WrongKeys(() => now);
  for (let count = 0; count < 30; count++)
    expect(await outcome(keys.check("a", wrong))).toBe("KEY_UNKNOWN");
  now = 20_000;
  expect(await outcome(keys.check("a", wrong))).toBe("RATE_LIMITED 40");
  expect(await outcome(keys.check("a", right("tax")))).toBe("RATE_LIMITED 40");
  expect(await outcome(keys.check("b", right("tax")))).toBe("tax");
  now = 60_000;
  expect(await outcome(keys.check("a", right("tax")))).toBe("tax");
});

it("consumers whose key was good from there before go on", async () => {
  const keys = new WrongKeys(() => 0);
  expect(await outcome(keys.check("a", right("tax")))).toBe("tax");
  for (let count = 0; count < 31; count++) await outcome(keys.check("a", wrong));
  expect(await outcome(keys.check("a", right("tax")))).toBe("tax");
  expect(await outcome(keys.check("a", right("law")))).toBe("RATE_LIMITED 60");
});

it("a missing key is no guess", async () => {
  const keys = new WrongKeys(() => 0);
  const missing = async () => {
    throw new Refusal("KEY_REQUIRED");
  };
  for (let count = 0; count < 31; count++)
    expect(await outcome(keys.check("a", missing))).toBe("KEY_REQUIRED");
  expect(await outcome(keys.check("a", wrong))).toBe("KEY_UNKNOWN");
});
