/** `wonmun mcp`: the service's tools over standard input and output, for programs that start it themselves. */

import { realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { serveMcpOverStdio } from "../http/mcp/mcp-over-stdio.js";
import { reportReading } from "../http/mcp/report-reading.js";
import { cacheInfo } from "../parsing/cache-info.js";
import { parserGeneration } from "../parsing/parser-generation.js";
import { SafeReading } from "../parsing/safe-reading.js";
import { openEmbedder } from "../search/open-embedder.js";
import { readSettings } from "../settings/read-settings.js";
import { UnusableSetting } from "../settings/unusable-setting.js";
import { Tenants } from "../tenants/tenants.js";
import { allowedRoot, temporaryFolder } from "./check-paths.js";
import { launchOf, PROGRAMS } from "./mcp-setup.js";
import { said } from "./said.js";
import { cacheOption, corpusFolder, modelFolder, readingSettings } from "./settings.js";

export async function runMcp(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      corpus: { type: "string" },
      root: { type: "string", multiple: true },
      principal: { type: "string" },
      setup: { type: "string" },
      cache: { type: "string" },
      "no-cache": { type: "boolean" },
    },
  });
  const settings = readSettings(process.env, {
    SERVICE_CORPUS: values.corpus,
    ...cacheOption(values),
  });
  const corpus = corpusFolder(settings);
  const roots = values.root ?? [];
  for (const root of roots) allowedRoot(root);
  if (values.setup !== undefined) {
    const options = ["--corpus", resolve(corpus)];
    for (const root of roots) options.push("--root", resolve(root));
    if (values.principal !== undefined) options.push("--principal", values.principal);
    return printSetup(values.setup, options, values.cache && resolve(values.cache));
  }
  const reading = readingSettings(settings);
  const model = modelFolder(settings);
  const spoolDirectory = temporaryFolder(tmpdir());
  // Standard output is the protocol's.
  const say = (line: string) => process.stderr.write(`wonmun: ${said(line)}\n`);
  if (settings.SERVICE_DATABASE !== null)
    say(
      "SERVICE_DATABASE는 쓰지 않고 문서 폴더를 읽습니다. 데이터베이스의 문서는 서비스의 /mcp로 물으세요 / SERVICE_DATABASE is not used here, the folder is read; ask the /mcp of a service for documents in the database",
    );
  const onFault = (what: string, error: unknown) =>
    say(`${what}: ${error instanceof Error ? error.message : String(error)}`);
  const safe = await SafeReading.open({ ...reading, onFault });
  const parsing = reportReading(safe);
  const { embedder, info } = await openEmbedder({
    enabled: settings.SERVICE_VECTORS,
    directory: model,
  });
  const tenants = new Tenants({
    corpus,
    parsing,
    state: reading.cache,
    generation: parserGeneration(),
    embedder,
    onFault,
  });
  try {
    await serveMcpOverStdio({
      corpus,
      parsing,
      tenants,
      spoolDirectory,
      roots,
      principal: values.principal ?? null,
      maxUpload: settings.SERVICE_MAX_UPLOAD,
      vectors: () => info,
      cache: () => cacheInfo(safe.cache, tenants.saveFault),
    });
  } finally {
    await tenants.close();
    await safe.close();
  }
  return 0;
}

/** The settings on standard output, where they belong on standard error. */
function printSetup(name: string, options: string[], cache: string | undefined): number {
  const program = PROGRAMS[name];
  if (!program)
    throw new UnusableSetting(
      `--setup ${name}: ${Object.keys(PROGRAMS).join(", ")} 중 하나 / one of them`,
    );
  const script = realpathSync(fileURLToPath(new URL("main.js", import.meta.url)));
  process.stderr.write(`${said("넣을 곳 / goes into")}: ${program.file}\n`);
  process.stdout.write(program.settings(launchOf(script, options, cache)));
  return 0;
}
