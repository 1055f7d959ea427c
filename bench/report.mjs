/**
 * Turns `bench/results/*.json` into what people read: `bench/results/README.md` with a table per area and a chart where peers
 * stand beside us, and the tables of the README, `docs/ocr.md` and `docs/security.md`. Nothing here is typed by hand.
 *
 *     node bench/report.mjs
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chart } from "./chart.mjs";
import { growthTable, sizingTable } from "./scale/sizing.mjs";

const RESULTS = new URL("results/", import.meta.url);
const CHARTS = new URL("charts/", RESULTS);
const README = new URL("../README.md", import.meta.url);
const RECOGNITION = new URL("../docs/ocr.md", import.meta.url);
const SECURITY = new URL("../docs/security.md", import.meta.url);
const SCALE = new URL("../docs/scale.md", import.meta.url);
/** What `docs/security.md` shows, and how each is run. */
const RESILIENCE = {
  isolation: "`npm run isolation`",
  "isolation-database": "`npm run isolation:database`",
  chaos: "`npm run chaos`",
  "chaos-database": "`npm run chaos:database`",
  fuzz: "`npm run fuzz`",
};
/** Why a figure is behind its peer or misses its bar, by area and id. */
const WHY = JSON.parse(readFileSync(new URL("behind.json", import.meta.url), "utf8"));
const MARKS = ["<!-- figures: written by `npm run bench` -->", "<!-- end of figures -->"];

/** Results in the form of `record.mjs`, by area. */
export function readResults(folder = RESULTS) {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => JSON.parse(readFileSync(new URL(name, folder), "utf8")))
    .filter(({ area, figures }) => typeof area === "string" && Array.isArray(figures))
    .sort((a, b) => (a.area < b.area ? -1 : 1));
}

/** `met`, `missed`, or nothing where there is no bar. */
export function verdict({ ours, bar, better }) {
  if (bar === undefined || bar === null) return "";
  return (better === "lower" ? ours <= bar : ours >= bar) ? "met" : "missed";
}

/** How many times better than the peer; below 1 it is behind. */
export function lead({ ours, theirs, better }) {
  if (theirs === undefined || theirs === null || ours === 0 || theirs === 0) return null;
  return better === "lower" ? theirs / ours : ours / theirs;
}

/** Figures behind a peer or short of their bar that have no reason, and reasons of figures that are neither. */
export function reasonsAmiss(results, reasons) {
  const short = new Set(
    results.flatMap(({ area, figures }) =>
      figures
        .filter((figure) => verdict(figure) === "missed" || (lead(figure) ?? 1) < 1)
        .map(({ id }) => `${area}/${id}`),
    ),
  );
  return {
    missing: [...short].filter((name) => !reasons[name]),
    stale: Object.keys(reasons).filter((name) => !short.has(name)),
  };
}

export function resultsPage(results) {
  const areas = results.map((result) => {
    const { area, at, machine, peers, figures } = result;
    const versions = Object.entries(peers).map(([name, version]) => `${name} ${version}`);
    const picture = chart(result) ? `\n![${area}](charts/${area}.svg)\n` : "";
    return `## ${area}

${at.slice(0, 10)} · ${machineName(machine)}${versions.length > 0 ? ` · beside ${versions.join(", ")}` : ""}
${picture}
| Figure | Ours | Peer | Times ahead | Bar | |
|---|---|---|---|---|---|
${figures.map((figure) => row(figure, WHY[`${area}/${figure.id}`])).join("\n")}
`;
  });
  return `# Results

Written by \`npm run bench\` from the JSON files beside this page, which hold the details. Ours and the peer's figure of a row come from the same run.
Figures of \`structure\` and \`evaluation\` are those of the checking half (\`bench/halves.mjs\`), on which nothing was fitted; the fitting half is in their details.

${areas.join("\n")}`;
}

function row(figure, why) {
  const { en, ours, unit, peer, theirs, better, bar, note } = figure;
  const ahead = lead(figure);
  const isShort = verdict(figure) === "missed" || (ahead !== null && ahead < 1);
  const words = [note, isShort ? why : undefined].filter(Boolean).join("; ");
  const cells = [
    `${en} (${better} is better)`,
    amount(ours, unit),
    peer && theirs !== undefined && theirs !== null ? `${amount(theirs, unit)} (${peer})` : "",
    ahead === null ? "" : `${times(ahead, 3)}${ahead < 1 ? " **behind**" : ""}`,
    bar === undefined || bar === null
      ? ""
      : `${better === "lower" ? "≤" : "≥"} ${amount(bar, unit)}`,
    [verdict(figure) === "missed" ? "**missed**" : verdict(figure), words]
      .filter(Boolean)
      .join(": "),
  ];
  return `| ${cells.map((cell) => String(cell ?? "").replaceAll("|", "\\|")).join(" | ")} |`;
}

/** Never `2.3e+2`. */
const times = (ahead, digits) => `${ahead >= 100 ? Math.round(ahead) : ahead.toPrecision(digits)}×`;

const amount = (value, unit) => `${value}${unit ? ` ${unit}` : ""}`;

/** The README's table: every figure that stands beside a peer. */
export function readmeTable(results) {
  const rows = results.flatMap(({ area, at, figures }) =>
    figures
      .filter((figure) => lead(figure) !== null)
      .map((figure) => {
        const { en, ours, unit, peer, theirs } = figure;
        const ahead = times(lead(figure), 2);
        return `| ${area} | ${en} | ${amount(ours, unit)} | ${amount(theirs, unit)} (${peer}) | ${ahead} | ${at.slice(0, 10)} |`;
      }),
  );
  return `| | | wonmun | peer | times ahead | date |\n|---|---|---|---|---|---|\n${rows.join("\n")}\n\n${machinesOf(results)}`;
}

/** Where those figures were taken: each machine with its areas. */
function machinesOf(results) {
  const areas = new Map();
  for (const { area, machine, figures } of results) {
    if (figures.every((figure) => lead(figure) === null)) continue;
    const name = machineName(machine);
    areas.set(name, [...(areas.get(name) ?? []), area]);
  }
  return [...areas].map(([name, those]) => `- ${those.join(", ")}: ${name}.`).join("\n");
}

function machineName({ processor, cores, system, node }) {
  return `${processor}, ${cores} cores, ${system}, Node ${node}`;
}

/** The table of `docs/ocr.md`: every rendered page, errors of characters and of digits. */
export function recognitionTable(results) {
  const { rendered } = results.find(({ area }) => area === "ocr").detail;
  const engines = [...new Set(rendered.map(({ engine }) => engine))];
  const rows = [...new Set(rendered.map(pageOf))].map((page) => {
    const cells = engines.map((name) =>
      rendered.find((one) => one.engine === name && pageOf(one) === page),
    );
    return `| ${page} | ${cells.map((one) => (one ? `${one.cer} (${one.digits})` : "")).join(" | ")} |`;
  });
  return `| page | ${engines.join(" | ")} |\n|---|${"---|".repeat(engines.length)}\n${rows.join("\n")}`;
}

const pageOf = ({ page, wear, dpi }) => `${page}, ${wear} ${dpi} dpi`;

/** The table of `docs/security.md`: what was tried against the service, and what came of it. */
export function resilienceTable(results) {
  const rows = Object.entries(RESILIENCE).flatMap(([area, command]) => {
    const { at, figures } = results.find((one) => one.area === area) ?? { at: "", figures: [] };
    return figures.map(
      ({ ko, en, ours, unit }) =>
        `| ${command} | ${ko} / ${en} | ${amount(ours.toLocaleString("en"), unit)} | ${at.slice(0, 10)} |`,
    );
  });
  return `| | | | date |\n|---|---|---|---|\n${rows.join("\n")}`;
}

/** The tables of `docs/scale.md`: costs as the corpus grows, and what a deployment needs at these. */
export function scaleTables(results) {
  const scale = results.find(({ area }) => area === "scale");
  if (!scale) return "Not recorded yet: `npm run bench -- scale` writes it.";
  const { at, machine, detail } = scale;
  return [
    `Of ${at.slice(0, 10)}, ${machine.processor}, ${machine.cores} cores.`,
    growthTable(detail),
    sizingTable(detail),
  ].join("\n\n");
}

export function withTable(page, table) {
  const [from, to] = MARKS.map((mark) => page.indexOf(mark));
  if (from < 0 || to < from) throw new Error("the page has no marks for the figures");
  return `${page.slice(0, from + MARKS[0].length)}\n\n${table}\n\n${page.slice(to)}`;
}

export function writeReport() {
  const results = readResults();
  if (existsSync(CHARTS)) rmSync(CHARTS, { recursive: true });
  mkdirSync(CHARTS);
  for (const result of results) {
    const picture = chart(result);
    if (picture) writeFileSync(new URL(`${result.area}.svg`, CHARTS), picture);
  }
  writeFileSync(new URL("README.md", RESULTS), resultsPage(results));
  const write = (page, table) => writeFileSync(page, withTable(readFileSync(page, "utf8"), table));
  write(README, readmeTable(results));
  write(RECOGNITION, recognitionTable(results));
  write(SECURITY, resilienceTable(results));
  write(SCALE, scaleTables(results));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeReport();
