/** `wonmun ask`: asks a tenant a question without a server; prints the answer and its evidence. */

import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { SharedParseResults } from "../database/parse-results.js";
import { citedText } from "../evidence/answer/cite-lines.js";
import { Questions } from "../evidence/ask.js";
import { revisionLabel } from "../evidence/revision-labels.js";
import type { Citation } from "../model/evidence.js";
import { cacheInfo } from "../parsing/cache-info.js";
import { parserGeneration } from "../parsing/parser-generation.js";
import { SafeReading } from "../parsing/safe-reading.js";
import { readSettings, type Settings } from "../settings/read-settings.js";
import { UnusableSetting } from "../settings/unusable-setting.js";
import { DatabaseStore } from "../tenants/database-store.js";
import { Tenants } from "../tenants/tenants.js";
import { said } from "./said.js";
import { cacheOption, corpusFolder, readingSettings } from "./settings.js";

const NO_ANSWER = {
  NO_MATCH: "찾는 말이 있는 문서가 없습니다 / nothing was found",
  NO_EVIDENCE: "찾은 문서에 답이 되는 줄이 없습니다 / found, but no line answers",
  NOT_GROUNDED: "근거와 맞지 않아 답하지 않습니다 / not grounded in the evidence",
};

export async function runAsk(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      corpus: { type: "string" },
      tenant: { type: "string" },
      principal: { type: "string" },
      limit: { type: "string" },
      cache: { type: "string" },
      "no-cache": { type: "boolean" },
    },
  });
  const question = positionals.join(" ").trim();
  if (!values.tenant || question === "") {
    throw new UnusableSetting(
      'wonmun ask --corpus DIR --tenant T "질문" / the tenant and a question are needed',
    );
  }
  const limit = values.limit === undefined ? undefined : Number(values.limit);
  if (limit !== undefined && !(Number.isInteger(limit) && limit > 0)) {
    throw new UnusableSetting("--limit: 1 이상의 정수 / a whole number from 1");
  }
  const settings = readSettings(process.env, {
    SERVICE_CORPUS: values.corpus,
    ...cacheOption(values),
  });
  const reading = readingSettings(settings);
  // A folder that is named is asked, whatever else is set.
  const shared = values.corpus === undefined ? await openShared(settings, reading.cache) : null;
  const corpus = shared?.store ?? corpusFolder(settings);
  const parsing = await SafeReading.open({ ...reading, ...(shared && { shared: shared.results }) });
  const tenants = new Tenants({
    corpus,
    parsing,
    state: reading.cache,
    generation: parserGeneration(),
    database: shared?.database ?? null,
  });
  try {
    const answer = await new Questions(tenants).answer({
      tenant: values.tenant,
      principal: values.principal,
      question,
      limit,
    });
    process.stdout.write(
      answer.answered ? `${answer.text}\n` : `${said(NO_ANSWER[answer.reason!])}\n`,
    );
    for (const [index, citation] of answer.citations.entries()) {
      process.stdout.write(`\n${evidence(index + 1, citation)}\n`);
    }
    for (const { filename, reason_text } of answer.skipped) {
      process.stderr.write(
        `\n${said("읽지 못함 / not read")}: ${filename}: ${said(`${reason_text}`)}\n`,
      );
    }
    return answer.answered ? 0 : 1;
  } finally {
    if (parsing.cache?.writeFault)
      process.stderr.write(`\n${said(`${cacheInfo(parsing.cache).reason}`)}\n`);
    await tenants.close();
    await parsing.close();
    await shared?.database.close();
  }
}

/** The documents that services share, where a database is named. */
async function openShared({ SERVICE_DATABASE: url }: Settings, cache: string | null) {
  if (url === null) return null;
  const { Database } = await import("../database/connection.js");
  const database = new Database(url);
  const folder = join(cache ?? tmpdir(), "fetched");
  return {
    database,
    store: new DatabaseStore(database, folder),
    results: new SharedParseResults(database),
  };
}

function evidence(n: number, citation: Citation): string {
  const { filename, path, anchors, revisions } = citation;
  const places = anchors.map(({ page, cell_range }) => cell_range ?? `${page}쪽`).join(", ");
  const lines = [
    `[${n}] ${filename} · ${places} · ${path.join(" > ")}`,
    ...citedText(citation).split("\n"),
    // Deleted or amended text must not look like the rule in force.
    ...revisions.map((revision) => revisionLabel(revision).ko),
  ];
  return lines.join("\n    ");
}
