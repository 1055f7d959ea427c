/**
 * `npm run conformance`: tries every statement of the contract on a running service and prints the table. Needs nothing installed. Reads
 * only, unless `--write-tenant` names a tenant in which documents may be stored and removed.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { Service } from "../test/contract/client.mjs";
import { conformancePage, ROWS, tryRow } from "../test/contract/suite.mjs";

const USAGE = `npm run conformance -- --base-url URL [--key KEY] [--tenant NAME] [--write-tenant NAME] [--failures]

  --base-url      the service to try, such as http://127.0.0.1:8080
  --key           its administrative key, where it has one
  --tenant        a tenant that holds the bundled samples (samples/corpus/demo); demo where not given
  --write-tenant  a tenant in which the suite may store, replace and remove documents, and send feedback
  --failures      print only what fails
`;

const { values } = parseArgs({
  options: {
    "base-url": { type: "string" },
    key: { type: "string" },
    tenant: { type: "string" },
    "write-tenant": { type: "string" },
    failures: { type: "boolean" },
    "write-docs": { type: "boolean" },
  },
});

if (values["write-docs"]) {
  writeFileSync(new URL("../docs/conformance.md", import.meta.url), conformancePage());
} else if (!values["base-url"]) {
  process.stderr.write(USAGE);
  process.exitCode = 2;
} else process.exitCode = await tryService();

async function tryService() {
  const service = new Service({
    baseUrl: values["base-url"],
    key: values.key,
    ...(values.tenant && { tenant: values.tenant }),
    ...(values["write-tenant"] && { write: values["write-tenant"] }),
  });
  await service.look();
  const counts = {};
  for (const row of ROWS) {
    const { outcome, detail } = await tryRow(row, service);
    counts[outcome] = (counts[outcome] ?? 0) + 1;
    if (!values.failures || outcome === "fails") {
      process.stdout.write(
        `${outcome.padEnd(8)} ${row.id}: ${row.says}${detail && ` (${detail})`}\n`,
      );
    }
  }
  const summary = Object.entries(counts).map(([outcome, count]) => `${outcome} ${count}`);
  process.stdout.write(`\n${ROWS.length} statements: ${summary.join(", ")}\n`);
  return counts.fails ? 1 : 0;
}
