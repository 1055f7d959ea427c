import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { expect, it } from "vitest";
import { declarationOf, SETTING_NAMES } from "./declarations.js";
import { settingsHelp, WRITTEN_FILES } from "./describe-settings.js";
import { readSettings } from "./read-settings.js";

const root = new URL("../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");

it.each(Object.keys(WRITTEN_FILES))("%s is what `npm run settings` writes", (path) => {
  const text = read(path);
  expect(WRITTEN_FILES[path]!(text)).toBe(text);
});

it("shows every setting once, with its meaning", () => {
  const times = (text: string, part: string) => text.split(part).length - 1;
  for (const name of SETTING_NAMES) {
    const { ko, en } = declarationOf(name);
    for (const page of ["README.md", "docs/install.md"])
      expect([page, name, times(read(page), `\n| \`${name}\``)]).toEqual([page, name, 1]);
    expect(times(read(".env.example"), `\n#${name}=`)).toBe(1);
    expect(times(settingsHelp(), `\n  ${name}`)).toBeGreaterThan(0);
    expect(read("README.md")).toContain(ko);
    expect(read("docs/install.md")).toContain(en);
  }
});

it(".env.example can be used with every line uncommented", () => {
  const env = parseEnv(read(".env.example").replace(/^#(SERVICE_)/gm, "$1"));
  expect(Object.keys(env).sort()).toEqual([...SETTING_NAMES].sort());
  const settings = readSettings(env as Record<string, string>);
  expect(settings).toMatchObject({ SERVICE_TRUST_PROXY: 1, SERVICE_WORKERS: 4 });
  expect(JSON.parse(settings.SERVICE_API_KEYS!)).toHaveProperty("tax");
  expect(readSettings(parseEnv(read(".env.example")) as Record<string, string>)).toEqual(
    readSettings({}),
  );
});
