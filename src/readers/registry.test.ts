import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { FormatSchema } from "../model/format.js";
import { REGISTRY } from "./registry.js";

const formats = REGISTRY.map(({ format }) => format);

it("is what the documentation and the schema list", () => {
  const docs = readFileSync(new URL("../../docs/formats.md", import.meta.url), "utf8");
  const listed = /^All formats, as `\/health` lists them: (.*)\.$/m.exec(docs)![1]!;
  expect(listed.split(", ")).toEqual(formats.map((format) => `\`${format}\``));
  const { enum: stated } = FormatSchema as unknown as { enum: string[] };
  expect(stated.toSorted()).toEqual([...formats, "unknown"].toSorted());
});
