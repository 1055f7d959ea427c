/** The committed JSON Schemas are those of the code, and hold for what it reads. */
import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { COMPONENTS } from "../src/http/openapi-components.js";
import { chunkDocument, readDocument } from "../src/index.js";
import { jsonSchemaFiles } from "./json-schemas.mjs";

const committed = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
const compile = (path: string) =>
  new Ajv2020({ allErrors: true }).compile(JSON.parse(committed(path)));
const document = compile("docs/schema/document.schema.json");
const chunk = compile("docs/schema/chunk.schema.json");

describe("the JSON Schemas", () => {
  it.each(Object.entries(jsonSchemaFiles(COMPONENTS)))(
    "%s is that of the code (else run `npm run schemas`)",
    (path, text) => {
      expect(committed(path)).toBe(text);
    },
  );

  it.each(["시행문.docx", "모집 공고.pdf", "깨진 파일.docx", "회의 자료.zip"])(
    "hold for %s",
    async (name) => {
      const read = await readDocument(`samples/corpus/demo/${name}`);
      expect(document(read), JSON.stringify(document.errors)).toBe(true);
      for (const one of chunkDocument(read, 800))
        expect(chunk(one), JSON.stringify(chunk.errors)).toBe(true);
    },
  );

  it("refuse what is none, also deep inside and in a bundle", async () => {
    const read = await readDocument("samples/corpus/demo/회의 자료.zip");
    const [inner] = read.documents!;
    const page0 = { ...inner!, blocks: [{ ...inner!.blocks[0]!, page: 0 }] };
    expect(document({ ...read, documents: [page0] })).toBe(false);
    expect(document({ ...read, schema_version: "9" })).toBe(false);
    const [first] = chunkDocument(read, 800);
    expect(chunk({ ...first!, anchors: [{ page: "1" }] })).toBe(false);
  });
});
