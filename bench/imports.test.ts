/**
 * No compiler checks the JavaScript of benches, scripts and fixtures: every name they import from each other and from
 * the product must exist.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../", import.meta.url));
const scripts = ["bench", "scripts", "test"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".mjs") && !name.includes("node_modules"))
    .map((name) => join(root, folder, name)),
);

const named = /^(?:import|export) \{([^}]*)\} from "(\.[^"]+)"/gm;
const lazy = /const \{([^}]*)\} = await import\("(\.[^"]+)"\)/g;
const exported =
  /^export (?:async )?(?:function\*? |const |let |class |interface |type )([\w$]+)|^export (?:type )?\{([^}]*)\}/gm;

/** `a as b` and `a: b` ask for `a` and give `b`. */
const names = (list: string, side: "asked" | "given") =>
  list
    .split(",")
    .map((name) =>
      name
        .split(/ as |: /)
        .at(side === "asked" ? 0 : -1)!
        .trim(),
    )
    .filter(Boolean);

/** The compiled product is looked up in its source. */
const sourceOf = (path: string) =>
  path.replace(`${root}dist/`, `${root}src/`).replace(/(?<=\/src\/.*)\.js$/, ".ts");

function exportsOf(path: string): string[] {
  const text = readFileSync(path, "utf8");
  return [...text.matchAll(exported)].flatMap(([, name, list]) => name ?? names(list!, "given"));
}

it("finds what every bench, script and fixture imports by name", () => {
  const wanted = scripts.flatMap((script) => {
    const text = readFileSync(script, "utf8");
    return [...text.matchAll(named), ...text.matchAll(lazy)].flatMap(([, list, from]) => {
      const target = sourceOf(resolve(dirname(script), from!));
      return names(list!, "asked").map((name) => ({ script, target, name }));
    });
  });
  // Peers are installed apart, for the benches alone.
  const own = wanted.filter(({ target }) => !target.includes("node_modules"));
  expect(own.length).toBeGreaterThan(100);
  const missing = own.filter(
    ({ target, name }) => !existsSync(target) || !exportsOf(target).includes(name),
  );
  expect(missing).toEqual([]);
});
