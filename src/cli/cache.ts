/** `wonmun cache`: lists and purges cached text. Deleting an original does not delete its parse results; this does. */

import { parseArgs } from "node:util";
import { type CacheListing, ParseCache } from "../parsing/parse-cache.js";
import { parserGeneration } from "../parsing/parser-generation.js";
import { readSettings } from "../settings/read-settings.js";
import { UnusableSetting } from "../settings/unusable-setting.js";
import {
  knowsDocument,
  listTenantStates,
  removeTenantState,
  type TenantStateListing,
} from "../tenants/purge-state.js";
import { said } from "./said.js";
import { cacheFolder, cacheOption } from "./settings.js";

const UNITS = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 } as const;

const HEADINGS = [
  "문서 / document",
  "부분 / part",
  "세대 / generation",
  "바이트 / bytes",
  "고친 때 / modified",
];

export async function runCache(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      cache: { type: "string" },
      "older-than": { type: "string" },
      "doc-id": { type: "string", multiple: true },
      all: { type: "boolean" },
    },
  });
  const directory = cacheFolder(readSettings(process.env, cacheOption(values)));
  if (!directory)
    throw new UnusableSetting("캐시가 꺼져 있습니다 / the cache is off (SERVICE_CACHE=0)");
  const cache = await ParseCache.open(directory, parserGeneration());
  const [action] = positionals;
  if (action === "ls") {
    const [entries, states] = [await cache.list(), await listTenantStates(directory)];
    process.stdout.write(`${HEADINGS.map(said).join("\t")}\n`);
    for (const entry of entries) process.stdout.write(`${line(entry)}\n`);
    for (const state of states) process.stdout.write(`${stateLine(state)}\n`);
    process.stdout.write(`${total(entries, states)}\n`);
    return 0;
  }
  if (action === "purge") {
    const isPurged = purgeFilter(values);
    const purged = await cache.purge(isPurged);
    const states = await purgeTenantStates(directory, isPurged, values["doc-id"]?.map(docId));
    process.stdout.write(`${said("지움 / purged")}: ${total(purged, states)}\n`);
    return 0;
  }
  throw new UnusableSetting("ls 또는 purge / ls or purge");
}

/** A tenant makes its state anew from the files that are still there. */
async function purgeTenantStates(
  directory: string,
  isPurged: PurgeFilter,
  docIds?: readonly string[],
): Promise<TenantStateListing[]> {
  const purged: TenantStateListing[] = [];
  for (const state of await listTenantStates(directory)) {
    if (!isPurged({ modified: state.modified })) continue;
    if (docIds && !(await knowsDocument(state, docIds))) continue;
    await removeTenantState(state);
    purged.push(state);
  }
  return purged;
}

type PurgeFilter = (entry: { doc_id?: string; modified: Date }) => boolean;

/** Which entries to purge; what has no id of its own is judged by its age. A bare `purge` without a filter is refused. */
function purgeFilter(values: {
  "older-than"?: string | undefined;
  "doc-id"?: string[] | undefined;
  all?: boolean | undefined;
}): PurgeFilter {
  if (values.all) return () => true;
  const ids = values["doc-id"]?.map(docId);
  const age = values["older-than"] === undefined ? undefined : duration(values["older-than"]);
  if (!ids && age === undefined) {
    throw new UnusableSetting(
      "--older-than, --doc-id, --all 중 하나가 필요합니다 / one of them is needed",
    );
  }
  const before = age === undefined ? Number.POSITIVE_INFINITY : Date.now() - age;
  return ({ doc_id, modified }) =>
    (!ids || doc_id === undefined || ids.includes(doc_id)) && modified.getTime() < before;
}

function docId(given: string): string {
  return given.startsWith("sha256:") ? given : `sha256:${given}`;
}

function duration(text: string): number {
  const match = /^(\d+)([mhdw])$/.exec(text);
  if (!match) throw new UnusableSetting(`--older-than ${text}: 30d, 12h 처럼 / such as 30d or 12h`);
  return Number(match[1]) * UNITS[match[2] as keyof typeof UNITS];
}

function line(entry: CacheListing): string {
  return [
    entry.doc_id,
    entry.part,
    entry.generation,
    entry.bytes,
    entry.modified.toISOString(),
  ].join("\t");
}

function stateLine({ id, bytes, modified }: TenantStateListing): string {
  return [`tenant:${id}`, "state", "-", bytes, modified.toISOString()].join("\t");
}

function total(entries: CacheListing[], states: TenantStateListing[]): string {
  const documents = new Set(entries.map((entry) => entry.doc_id)).size;
  const bytes = [...entries, ...states].reduce((sum, entry) => sum + entry.bytes, 0);
  return `문서 ${documents}개, 항목 ${entries.length}개, 테넌트 ${states.length}개, ${(bytes / 1_048_576).toFixed(1)} MiB`;
}
