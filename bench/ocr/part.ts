/** One set of OCR models on rendered pages and corpus scans, in its own process (see `run.mjs`). */
import { existsSync } from "node:fs";
import { measureCorpus } from "./corpus.js";
import { measureRendered } from "./rendered.js";

const [models, folder, language] = JSON.parse(process.argv[2]!) as [
  string,
  string | null,
  string | null,
];
const corpus = `${process.argv[3]}../shared/corpus`;
const folders = new Map([[models, folder ?? undefined]]);
const languages = language ? [language] : [];
const only = process.argv.slice(4);
const wanted = (pages: string) => only.length === 0 || only.includes(pages);
const rendered = await measureRendered(folders, languages, wanted);
const scans =
  wanted("scans") && existsSync(`${corpus}/MANIFEST.json`)
    ? await measureCorpus(corpus, folders, languages)
    : [];
process.send!({ rendered, scans }, () => process.exit(0));
