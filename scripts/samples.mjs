/** `npm run samples`: regenerates the sample corpus with our own writers. */
import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const root = fileURLToPath(new URL("../", import.meta.url));
const folder = `${root}samples/corpus/demo/`;
const { module } = await runnerImport(`${root}samples/make/corpus.ts`, { configFile: false });
await mkdir(folder, { recursive: true });
for (const { name, make } of module.SAMPLES) await writeFile(folder + name, await make());
