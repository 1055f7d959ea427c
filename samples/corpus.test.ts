/** The bundled corpus is what our writers make, and says about itself what its form states. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { readDocument } from "../src/index.js";
import { SAMPLES } from "./make/corpus.js";

const folder = fileURLToPath(new URL("./corpus/demo/", import.meta.url));
const read = (name: string, bytes = readFileSync(folder + name)) =>
  readDocument(bytes, { filename: name, ocr: false });

describe("the sample corpus", () => {
  it("holds the samples and nothing else", () => {
    const names = readdirSync(folder).map((name) => name.normalize("NFC"));
    expect(names.sort()).toEqual(SAMPLES.map(({ name }) => name).sort());
    expect(names.length).toBeGreaterThanOrEqual(8);
  });

  it.each(SAMPLES.filter(({ name }) => !name.endsWith(".png")))(
    "$name is what its writer makes",
    async ({ name, make }) => {
      const [kept, made] = [await read(name), await read(name, await make())];
      expect(made.blocks).toEqual(kept.blocks);
      expect(made.access).toEqual(kept.access);
    },
  );

  it("states numbers, dates and parties as the forms do", async () => {
    expect((await read("시행문.docx")).structure).toMatchObject({
      title: "2026년 상반기 국내 출장 여비 지급 기준 안내",
      doc_number: "총무과-1024",
      issued_date: "2026-01-05",
      recipients: ["기획조정실장", "행정국장", "복지국장", "한빛구청장"],
    });
    expect((await read("모집 공고.pdf")).structure).toMatchObject({
      title: "2026년 청년 창업 공간 입주자 모집 공고",
      issued_date: "2026-01-20",
      recipients: [],
    });
    expect((await read("보도자료.hwp")).structure.recipients).toEqual([]);
    const revisions = (await read("개정 규칙.hwpx")).structure.revisions;
    expect(revisions.map(({ kind, label }) => `${kind} ${label}`)).toEqual([
      expect.stringMatching(/^amended 제3조/),
      expect.stringMatching(/^unchanged 제4조/),
      expect.stringMatching(/^added 제5조/),
      expect.stringMatching(/^deleted 제6조/),
    ]);
  });
});
