/** A tenant of 20,000 files: listed whole, each found, changes seen at once, and taken up again without reading. Reading itself is a stand-in. */
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Tenants } from "../../src/tenants/tenants.js";
import { TextParsing } from "../text-parsing.js";
import { pick, type Scenario } from "./scenario.js";

const FOLDERS = 20;

export const manyFiles: Scenario = {
  id: "files",
  name: "very many files",
  async run(size) {
    const count = pick(size, 800, 20_000);
    const root = mkdtempSync(join(tmpdir(), "wonmun-many-"));
    const path = (at: number) => join(root, "corpus", "a", String(at % FOLDERS), `${at}.txt`);
    const parsing = new TextParsing();
    const open = () =>
      new Tenants({
        corpus: join(root, "corpus"),
        parsing,
        state: join(root, "state"),
        generation: "g",
      });
    let tenants = open();
    const found = async (at: number) => {
      const scope = await tenants.scope("a", null);
      const [hit] = scope.searchWords(`번호${at}`, 1);
      return hit && (await scope.chunkAt(hit.key, hit.chunk))?.chunk.text;
    };
    try {
      for (let at = 0; at < FOLDERS; at++)
        mkdirSync(join(root, "corpus", "a", String(at)), { recursive: true });
      for (let at = 0; at < count; at++) writeFileSync(path(at), `번호${at} 상한은 ${at}원`);
      const began = performance.now();
      assert.equal((await tenants.scope("a", null)).documents.length, count);
      const firstMs = performance.now() - began;
      for (let at = 0; at < count; at += 397)
        assert.equal(await found(at), `번호${at} 상한은 ${at}원`);
      writeFileSync(path(1), "번호1 고침");
      rmSync(path(2));
      writeFileSync(join(root, "corpus", "a", "새.txt"), "번호새로움");
      const changed = performance.now();
      assert.equal(await found(1), "번호1 고침");
      const changeMs = performance.now() - changed;
      assert.equal((await tenants.scope("a", null)).documents.length, count);
      assert.notEqual(await found(2), "번호2 상한은 2원");
      await tenants.close();
      const reads = parsing.reads.length;
      tenants = open();
      const again = performance.now();
      assert.equal((await tenants.scope("a", null)).documents.length, count);
      const againMs = performance.now() - again;
      assert.equal(parsing.reads.length, reads, "files were read again");
      return {
        files: count,
        "first time, ms": Math.round(firstMs),
        "after a change, ms": Math.round(changeMs),
        "after a restart, ms": Math.round(againMs),
      };
    } finally {
      await tenants.close();
      rmSync(root, { recursive: true, force: true });
    }
  },
};
