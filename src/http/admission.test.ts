import type { FastifyRequest } from "fastify";
import { expect, test } from "vitest";
import { admit } from "./admission.js";
import { loadKeys } from "./keys.js";
import { RateLimit } from "./rate-limit.js";
import type { Auth, Route } from "./route.js";
import type { Service } from "./route-context.js";
import { WrongKeys } from "./wrong-keys.js";

const service = {
  keys: loadKeys({ apiKey: "admin-key", apiKeys: '{"tax":"tax-key"}' }),
  rateLimit: new RateLimit(null, () => 0),
  wrongKeys: new WrongKeys(() => 0),
  routes: [] as readonly Route[],
} as Service;

async function admission(auth: Auth, key?: string): Promise<string> {
  const request = {
    headers: key === undefined ? {} : { "x-api-key": key },
    routeOptions: { config: { declared: { auth } } },
    caller: null,
  } as unknown as FastifyRequest;
  try {
    await admit(service, request);
    return request.caller?.consumer ?? "nobody";
  } catch (error) {
    return (error as { reason: string }).reason;
  }
}

test.each([
  ["open", undefined, "nobody"],
  ["open", "wrong", "nobody"],
  ["key", undefined, "KEY_REQUIRED"],
  ["key", "wrong", "KEY_UNKNOWN"],
  ["key", "tax-key", "tax"],
  ["key", "admin-key", "default"],
  ["admin", undefined, "KEY_REQUIRED"],
  ["admin", "tax-key", "ADMIN_KEY_REQUIRED"],
  ["admin", "admin-key", "default"],
] as const)("%s with key %s: %s", async (auth, key, outcome) => {
  expect(await admission(auth, key)).toBe(outcome);
});
