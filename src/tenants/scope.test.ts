import { expect, test } from "vitest";
import { Engine } from "../search/engine.js";
import { PUBLIC_RULES } from "./acl.js";
import { ScopeCache } from "./scope.js";

test("the scope of a principal who keeps asking stays cached, however many others ask once", () => {
  const contents = {
    chunk: async () => undefined,
    tables: async () => [],
    parseOutput: async () => null,
  };
  const cache = new ScopeCache(() => [], contents);
  const engine = new Engine();
  const scopeOf = (principal: string | null) => cache.get(principal, PUBLIC_RULES, engine, null);
  const [regular, nobody, once] = [scopeOf("kim"), scopeOf(null), scopeOf("once")];
  for (let count = 0; count < 1000; count++) {
    scopeOf(`visitor ${count}`);
    expect(scopeOf("kim")).toBe(regular);
    expect(scopeOf(null)).toBe(nobody);
  }
  expect(scopeOf("once")).not.toBe(once);
});
