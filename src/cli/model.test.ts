import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { makeLookupModel, makeWordTokenizer } from "../../samples/make/onnx.js";
import { MODEL_PROBES } from "../search/model-probes.js";
import { runModel } from "./model.js";

const runtime = await import("onnxruntime-node").then(
  () => true,
  () => false,
);
afterEach(() => {
  vi.restoreAllMocks();
});

/** Runs `wonmun model check` on a model that knows these words. */
async function check(words: readonly string[]) {
  const directory = await mkdtemp(join(tmpdir(), "model-check-"));
  const table = [[0.01, 0.01], ...words.map((_, at) => [at % 2, 1 - (at % 2)])];
  await writeFile(join(directory, "model.onnx"), makeLookupModel(table));
  await writeFile(join(directory, "tokenizer.json"), makeWordTokenizer([...words]));
  const out: string[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((text) => out.push(String(text)) > 0);
  const code = await runModel(["check", directory]);
  await rm(directory, { recursive: true });
  return { code, out: out.join("") };
}

describe.runIf(runtime)("wonmun model check", () => {
  it("says what a model costs, and that one without Korean is of no use for it", async () => {
    const { code, out } = await check(["hello"]);
    expect(code).toBe(1);
    expect(out).toMatch(/ms a question: \d+\.\d\n/);
    expect(out).toMatch(/ms a passage \(600\): \d+\.\d\n/);
    expect(out).toMatch(/MiB: -?\d+\n/);
    expect(out).toMatch(/cannot read Korean/);
  });

  it("tries a model that reads Korean on the bundled questions", async () => {
    const everyday = "올해 예산 집행 계획을 각 기관에 알려 드리니 업무에 참고하시기 바랍니다".split(
      " ",
    );
    const words = MODEL_PROBES.flatMap(({ passage }) => passage.match(/[\p{L}\p{N}]+/gu) ?? []);
    const { code, out } = await check([...new Set([...everyday, ...words])]);
    expect(code).toBe(1);
    expect(out).toMatch(/agrees with words: 0\.\d\d \(≥ 0\.7: 쓰지 않음/);
    expect(out).toMatch(/asked in other words: 0\.\d\d/);
  });
});

it("needs a folder with a model", async () => {
  await expect(runModel(["check"])).rejects.toThrow("wonmun model check DIR");
  await expect(runModel(["check", tmpdir()])).rejects.toThrow("tokenizer.json");
});
