/** A model that is killed at work fails that work alone: it is started again, and says so meanwhile. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { makeLookupModel, makeWordTokenizer } from "../../samples/make/onnx.js";
import type { EmbedderFacts, EmbeddingWork, Vectors } from "./embedding-process.js";
import { ModelProcess } from "./model-process.js";
import { TenantVectors, TRY_AGAIN_MS } from "./tenant-vectors.js";

const runtime = await import("onnxruntime-node").then(
  () => true,
  () => false,
);
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "killed-model-"));
  writeFileSync(join(folder, "model.onnx"), makeLookupModel([[0.1], [1], [2]]));
  writeFileSync(join(folder, "tokenizer.json"), makeWordTokenizer(["예산", "계약"]));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The child of this process that runs the model. */
function pidOf(program: string): number {
  const children = readdirSync("/proc/self/task").flatMap((task) =>
    readFileSync(`/proc/self/task/${task}/children`, "utf8").split(" "),
  );
  const isIt = (pid: string) => readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(program);
  return Number(children.filter(Boolean).find(isIt));
}

describe.runIf(runtime && process.platform === "linux")("a model killed at work", () => {
  it("is started again and goes on; nothing that was computed is lost, and the rest waits", async () => {
    const model = new ModelProcess<EmbedderFacts, EmbeddingWork, Vectors>(
      "embedding-main.js",
      folder,
      join(folder, "model.onnx"),
    );
    const facts = await model.start();
    let embedded = 0;
    const vectors = await TenantVectors.open(
      {
        ...facts,
        embedQuery: async (text) => (await model.ask({ query: text }))[0] ?? null,
        embedPassages: async (passages) => {
          const work = model.ask({ passages });
          if (++embedded === 3) process.kill(pidOf("embedding-main.js"), "SIGKILL");
          return work;
        },
        close: async () => model.close(),
      },
      null,
    );
    const documents = Array.from({ length: 5 }, (_, at) => ({
      key: `${at}.hwp`,
      revision: String(at),
      load: async () => [{ text: "예산 계약 ".repeat(2000), path: [] }],
    }));
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    vectors.refresh(() => documents);
    await vectors.idle();
    expect(vectors.failure).toBe("the model's process ended");
    expect(model.fault).toBe("the model's process ended");
    expect(vectors.waiting).toBe(3);
    // At once it is not started again.
    await expect(model.ask({ query: "예산" })).rejects.toThrow("ended");

    const now = performance.now();
    const clock = vi.spyOn(performance, "now").mockImplementation(() => now + TRY_AGAIN_MS);
    vi.advanceTimersByTime(TRY_AGAIN_MS);
    vi.useRealTimers();
    await vectors.idle();
    clock.mockRestore();
    expect(vectors.failure).toBeNull();
    expect(model.fault).toBeNull();
    expect(vectors.waiting).toBe(0);
    // Two before the kill, the killed one again, and two more.
    expect(embedded).toBe(6);
    await vectors.close();
    model.close();
  });
});
