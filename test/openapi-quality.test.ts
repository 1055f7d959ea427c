/** The OpenAPI description by a strict linter, and its examples by its own schemas. */
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openService, type TestService } from "./service.js";

interface Operation {
  operationId?: string;
  tags?: string[];
  parameters?: { name: string; required?: boolean; example?: unknown; schema: object }[];
  requestBody?: { content: Record<string, { schema: object; example?: unknown }> };
  responses: Record<string, { content?: Record<string, { schema: object; example?: unknown }> }>;
}

/** Every answer of an operation that is no refusal, by its media type. */
const answersOf = ({ responses }: Operation) =>
  Object.entries(responses)
    .filter(([status]) => status.startsWith("2"))
    .flatMap(([, { content = {} }]) => Object.entries(content));

let service: TestService;
let text: string;
let operations: [string, Operation][];

beforeAll(async () => {
  service = await openService();
  text = (await service.call({ url: "/openapi.json" })).body;
  const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, Operation>> };
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, one]) => [`${method} ${path}`, one] as [string, Operation],
    ),
  );
});
afterAll(() => service.close());

test("a strict linter finds nothing", async () => {
  const config = await createConfig({
    extends: ["recommended-strict"],
    rules: {
      // No address is ours to promise: the description is served by the deployment that it describes.
      "no-server-example.com": "off",
      // Open pages refuse for reasons of the server alone.
      "operation-4xx-response": "off",
    },
  });
  const problems = await lintFromString({ source: text, config });
  expect(
    problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]),
  ).toEqual([]);
});

test("every operation has one tag, a name of its own, and examples of what it needs", () => {
  expect(new Set(operations.map(([, { operationId }]) => operationId)).size).toBe(
    operations.length,
  );
  for (const [where, { tags, parameters = [], requestBody }] of operations) {
    expect([where, tags?.length]).toEqual([where, 1]);
    for (const { name, required, example } of parameters)
      if (required) expect([where, name, example]).not.toEqual([where, name, undefined]);
    const json = requestBody?.content["application/json"];
    if (json) expect([where, json.example]).not.toEqual([where, undefined]);
  }
});

test("every operation has an example of what it answers, bytes aside", () => {
  for (const [where, operation] of operations) {
    for (const [type, { example }] of answersOf(operation)) {
      const isBytes = /octet-stream|image\/(webp|png)/.test(type);
      expect([where, type, isBytes || example !== undefined]).toEqual([where, type, true]);
    }
  }
});

test("what users meet first stands first", () => {
  const order = operations.map(([where]) => where);
  expect(order[0]).toBe("post /parse");
  expect(order.indexOf("post /answer")).toBeLessThan(order.indexOf("get /health"));
  expect(order.at(-1)).toMatch(/^get \//);
});

test("examples hold to the schemas", () => {
  const description = JSON.parse(text);
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema({ $id: "root", components: description.components });
  const check = (schema: object, value: unknown) => {
    const inRoot = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"root#/'));
    const valid = ajv.compile(inRoot);
    return valid(value) ? [] : valid.errors;
  };
  let checked = 0;
  for (const [where, operation] of operations) {
    const { parameters = [], requestBody } = operation;
    const json = requestBody?.content["application/json"];
    const answers = answersOf(operation).map(([type, answer]) => ({ name: type, ...answer }));
    const examples = [...parameters, ...(json ? [{ name: "body", ...json }] : []), ...answers];
    for (const { name, schema, example } of examples) {
      if (example === undefined) continue;
      checked++;
      expect([where, name, check(schema, example)]).toEqual([where, name, []]);
    }
  }
  expect(checked).toBeGreaterThan(30);
});
