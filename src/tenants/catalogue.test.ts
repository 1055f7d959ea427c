import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { type Catalogue, loadCatalogue, type ReadFile, saveCatalogue } from "./catalogue.js";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "wonmun-catalogue-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function catalogueOf(count: number): Catalogue {
  const file = (at: number) => ({ size: at, documents: [] }) as unknown as ReadFile;
  return new Map(Array.from({ length: count }, (_, at) => [`여비 "${at}".hwp`, file(at)]));
}

describe("a stored catalogue", () => {
  it.each([0, 1, 500, 501, 1203])("is what was saved, of %d files", async (count) => {
    const catalogue = catalogueOf(count);
    await saveCatalogue(folder, "g1", catalogue);
    expect(await loadCatalogue(folder, "g1")).toEqual(catalogue);
    expect(await loadCatalogue(folder, "g2")).toBeNull();
  });

  it("is written down piece by piece, with other work between", async () => {
    const turns = vi.spyOn(globalThis, "setImmediate");
    onTestFinished(() => turns.mockRestore());
    await saveCatalogue(folder, "g1", catalogueOf(10_000));
    expect(turns).toHaveBeenCalledTimes(20);
  });
});
