/** `wonmun sync`: brings a corpus folder into the shared database, once or following its changes. */

import { tmpdir } from "node:os";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Database } from "../database/connection.js";
import { Refusal } from "../model/refusal.js";
import { readSettings } from "../settings/read-settings.js";
import { UnusableSetting } from "../settings/unusable-setting.js";
import { FolderSync, type SyncReport } from "../tenants/sync-folder.js";
import { readableFolder, temporaryFolder } from "./check-paths.js";
import { said } from "./said.js";

/** Between two looks at the folder: file system events make a look cheap. */
const FOLLOW_EVERY_MS = 1000;
/** How long a single run waits for files that may still be growing. */
const MAX_WAITS = 30;

export async function runSync(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    options: {
      follow: { type: "boolean" },
    },
    allowPositionals: true,
  });
  const [given, ...more] = positionals;
  if (given === undefined || more.length > 0)
    throw new UnusableSetting("wonmun sync FOLDER: 폴더 하나가 필요합니다 / one folder is needed");
  const { SERVICE_DATABASE: url } = readSettings(process.env);
  if (url === null)
    throw new UnusableSetting("SERVICE_DATABASE: 설정이 필요합니다 / is needed for wonmun sync");
  const folder = resolve(given);
  readableFolder("SERVICE_CORPUS", folder);
  const database = new Database(url);
  const sync = new FolderSync(database, folder, temporaryFolder(tmpdir()), (what, error) =>
    say(`${what}: ${(error as Error).message}`),
  );
  try {
    return values.follow ? await follow(sync) : await once(sync);
  } finally {
    sync.close();
    await database.close();
  }
}

async function once(sync: FolderSync): Promise<number> {
  const sum = await sync.run();
  for (let waits = 0; sum.waiting > 0 && waits < MAX_WAITS; waits++) {
    await sleep(FOLLOW_EVERY_MS);
    const again = await sync.run();
    sum.stored += again.stored;
    sum.removed += again.removed;
    sum.waiting = again.waiting;
    sum.left = again.left;
  }
  tell(sum);
  return sum.left.length + sum.waiting > 0 ? 1 : 0;
}

/** Until it is told to stop. A database or folder that is away is waited for, and told once. */
async function follow(sync: FolderSync): Promise<number> {
  const stop = new AbortController();
  for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, () => stop.abort());
  let trouble = "";
  for (let isFirst = true; !stop.signal.aborted; isFirst = false) {
    try {
      const report = await sync.run();
      const left = JSON.stringify(report.left);
      if (isFirst || report.stored + report.removed > 0 || (trouble !== left && left !== "[]"))
        tell(report);
      trouble = left;
    } catch (error) {
      const said = error instanceof Refusal ? error.message : (error as NodeJS.ErrnoException).code;
      if (said === undefined) throw error;
      if (said !== trouble) say(said);
      trouble = said;
    }
    await sleep(FOLLOW_EVERY_MS, undefined, { signal: stop.signal }).catch(() => {});
  }
  return 0;
}

function tell({ tenants, stored, removed, left, waiting }: SyncReport): void {
  process.stdout.write(
    `${said(`테넌트 ${tenants}개, 올림 ${stored}건, 뺌 ${removed}건 / ${tenants} tenants, ${stored} documents stored, ${removed} removed`)}\n`,
  );
  for (const { name, why } of left)
    say(`${name}: 가져오지 못했습니다 / could not be brought (${why})`);
  if (waiting > 0)
    say(`아직 쓰는 중인 파일 ${waiting}건 / ${waiting} files are still being written`);
}

function say(line: string): void {
  process.stderr.write(`wonmun: ${said(line)}\n`);
}
