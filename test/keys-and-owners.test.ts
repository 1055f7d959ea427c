/** Authorisation: the auth table of the declared routes, checked against a running service. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Route } from "../src/http/route.js";
import type { Service } from "../src/http/route-context.js";
import { allRoutes } from "../src/http/routes/all.js";
import { openService, startService, type TestService } from "./service.js";

/** The contract's own list and what its pages are made of; a new open route has to be added here on purpose. */
const OPEN = [
  "GET /",
  "GET /assets/{name}",
  "GET /demo",
  "GET /docs/{name}.md",
  "GET /docs/schema/{name}.schema.json",
  "GET /health",
  "GET /health/live",
  "GET /health/ready",
  "GET /openapi.json",
  "GET /reference",
  "GET /try",
  "GET /try/samples/{name}",
  "POST /try/page",
  "POST /try/parse",
];

const ROUTES: Route[] = allRoutes({
  options: {},
  uploadRules: { limit: 1 },
  repeats: () => ({}),
  window: () => ({}),
  places: () => ({}),
} as unknown as Service);
const nameOf = ({ method, path }: Route) => `${method} ${path}`;
const request = (route: Route, headers: Record<string, string> = {}) => ({
  method: route.method,
  url: route.path.replace("{name}", "api"),
  headers,
});

describe("on a server with keys", () => {
  let service: TestService;
  beforeAll(async () => {
    service = await openService({
      keys: { apiKey: "admin-key", apiKeys: '{"tax":"tax-key","welfare":"welfare-key"}' },
    });
  });
  afterAll(() => service.close());

  test("the open routes are the contract's, and no others", () => {
    const open = ROUTES.filter(({ auth }) => auth === "open").map(nameOf);
    expect(open.filter((name) => !OPEN.includes(name))).toEqual([]);
  });

  test.each(ROUTES.map((route) => [nameOf(route), route] as const))("%s", async (_name, route) => {
    const without = await service.call(request(route));
    const wrong = await service.call(request(route, { authorization: "Bearer wrong" }));
    const known = await service.call(request(route, { "x-api-key": "tax-key" }));
    if (route.auth === "open") {
      const statuses = [without, wrong, known].map(({ statusCode }) => statusCode);
      expect(statuses.filter((status) => status === 401 || status === 403)).toEqual([]);
      return;
    }
    expect([without.statusCode, without.json().reason]).toEqual([401, "KEY_REQUIRED"]);
    expect([wrong.statusCode, wrong.json().reason]).toEqual([401, "KEY_UNKNOWN"]);
    expect(without.headers["www-authenticate"]).toBe("Bearer");
    expect(wrong.headers["www-authenticate"]).toBe("Bearer");
    // A service key opens what is not the administrator's.
    expect(known.statusCode).not.toBe(401);
    expect(known.statusCode === 403 && known.json().reason === "ADMIN_KEY_REQUIRED").toBe(
      route.auth === "admin",
    );
    const admin = await service.call(request(route, { authorization: "Bearer admin-key" }));
    expect(admin.statusCode).not.toBe(401);
  });

  test("the key is asked for before anything else is looked at", async () => {
    const response = await service.call({
      method: "POST",
      url: "/chunk?budget=wrong",
      headers: { "content-type": "text/plain", "content-length": String(1e12) },
    });
    expect(response.json().reason).toBe("KEY_REQUIRED");
  });

  test("health gives counts in place of names", async () => {
    const health = (await service.call({ url: "/health" })).json();
    expect(health).toMatchObject({ auth: true, consumer_count: 3, tenant_count: 0 });
    expect(health).not.toHaveProperty("consumers");
    expect(health).not.toHaveProperty("tenants");
    expect(JSON.stringify(health)).not.toContain("welfare");
  });
});

test("a server without keys serves all but what needs them", async () => {
  const service = await startService({ folders: ["tax", "welfare"] });
  for (const route of ROUTES) {
    const { statusCode } = await service.call(request(route));
    expect([nameOf(route), statusCode === 403]).toEqual([
      nameOf(route),
      route.keyedServerOnly === true,
    ]);
    expect(statusCode).not.toBe(401);
  }
  const health = (await service.call({ url: "/health" })).json();
  expect(health).toMatchObject({ auth: false, tenants: ["tax", "welfare"], consumers: [] });
});

test("keys come and go with their file, without a restart", async () => {
  const probe = await startService();
  const path = join(probe.directory, "keys.json");
  writeFileSync(path, '{"tax":"first"}');
  const service = await startService({ keys: { apiKeysFile: path } });
  const statusWith = async (key: string) =>
    (await service.call({ url: "/usage", headers: { "x-api-key": key } })).statusCode;
  expect(await statusWith("first")).toBe(200);
  writeFileSync(path, '{"tax":"second"}');
  expect([await statusWith("first"), await statusWith("second")]).toEqual([401, 200]);
  writeFileSync(path, "broken");
  expect(await statusWith("second")).toBe(401);
});

test("a consumer reports on its own tenants only", async () => {
  const service = await startService({
    keys: { apiKey: "admin-key", apiKeys: '{"tax":"tax-key"}' },
    feedbackLog: "/dev/null",
  });
  const reasonFor = async (key: string, tenant: string) => {
    const response = await service.call({
      method: "POST",
      url: "/feedback",
      headers: { "x-api-key": key },
      payload: { kind: "other", filename: "a.hwp", tenant },
    });
    return response.statusCode === 201 ? "ok" : response.json().reason;
  };
  expect(await reasonFor("tax-key", "tax")).toBe("ok");
  expect(await reasonFor("tax-key", "tax-2024")).toBe("ok");
  expect(await reasonFor("tax-key", "welfare")).toBe("TENANT_NOT_OWNED");
  expect(await reasonFor("tax-key", "../tax")).toBe("INVALID_TENANT");
  expect(await reasonFor("admin-key", "welfare")).toBe("ok");
});
