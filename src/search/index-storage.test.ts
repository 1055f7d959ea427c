import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DamagedFile } from "../disk/checked-file.js";
import { Engine } from "./engine.js";
import { openEngine, saveEngine } from "./index-storage.js";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "index-"));
});
afterAll(() => rm(folder, { recursive: true }));

const engineOf = (text: string) => {
  const engine = new Engine();
  engine.apply({ put: [{ key: "a.docx", revision: "1", chunks: [{ text, path: ["제목"] }] }] });
  return engine;
};

describe("stored index", () => {
  it("is written whole, replaces the one before, and leaves nothing beside it", async () => {
    const file = join(folder, "tenant.idx");
    await saveEngine(engineOf("예산 편성"), file);
    await Promise.all([
      saveEngine(engineOf("계약 체결"), file),
      saveEngine(engineOf("계약 해지"), file),
    ]);
    const opened = (await openEngine(file))!;
    expect(opened.search(opened.view(), "계약", 3)).toHaveLength(1);
    expect(opened.search(opened.view(), "예산", 3)).toEqual([]);
    expect(await readdir(folder)).toEqual(["tenant.idx"]);
  });

  it("saves the state of the call, not what changes meanwhile", async () => {
    const file = join(folder, "state.idx");
    const engine = engineOf("예산");
    const saving = saveEngine(engine, file);
    engine.apply({ remove: ["a.docx"] });
    await saving;
    expect([...(await openEngine(file))!.keys()]).toEqual(["a.docx"]);
  });

  it("is none where there is no file or one of another form, and tells damage", async () => {
    expect(await openEngine(join(folder, "none.idx"))).toBeNull();
    const file = join(folder, "bad.idx");
    await writeFile(file, "WONMUNX0 of older days, and of another form");
    expect(await openEngine(file)).toBeNull();
    await saveEngine(engineOf("예산"), file);
    const whole = await readFile(file);
    for (let at = 8; at < whole.length; at += 7) {
      const other = Buffer.from(whole);
      other[at]! ^= 1;
      await writeFile(file, other);
      await expect(openEngine(file)).rejects.toThrow(DamagedFile);
    }
  });

  it("does not leave a file behind when it cannot be written", async () => {
    await expect(saveEngine(engineOf("예산"), join(folder, "no/such/dir.idx"))).rejects.toThrow();
  });
});
