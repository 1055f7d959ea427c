/** `wonmun render`: pages of a file as pictures, drawn in a parser process. */

import { writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { SafeReading } from "../parsing/safe-reading.js";
import type { PagePicture } from "../readers/page-picture.js";
import { readSettings } from "../settings/read-settings.js";
import { UnusableSetting } from "../settings/unusable-setting.js";
import { outputFolder } from "./check-paths.js";
import { said } from "./said.js";
import { cacheOption, readingSettings } from "./settings.js";
import { storedFile } from "./stored-file.js";

const DEFAULT_WIDTH = 1100;
const MAX_WIDTH = 5000;
/** Pages without `--pages`: all, up to this many. */
const MAX_PAGES = 10_000;

const EXTENSIONS = { "image/svg+xml": "svg", "image/webp": "webp", "image/png": "png" };

export async function runRender(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      pages: { type: "string" },
      out: { type: "string", default: "." },
      width: { type: "string" },
      png: { type: "boolean" },
      cache: { type: "string" },
      "no-cache": { type: "boolean" },
    },
  });
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0)
    throw new UnusableSetting("그릴 파일 하나를 적어 주세요 / name one file to draw");
  const width = Number(values.width ?? DEFAULT_WIDTH);
  if (!Number.isInteger(width) || width < 100 || width > MAX_WIDTH)
    throw new UnusableSetting(`--width: 100–${MAX_WIDTH}`);
  const pages = pageNumbers(values.pages);
  outputFolder(values.out);
  const file = await storedFile(path);
  const reading = await SafeReading.open(
    readingSettings(readSettings(process.env, cacheOption(values))),
  );
  let drawn = 0;
  try {
    for (const page of pages ?? upTo(MAX_PAGES)) {
      const want = {
        kind: "page" as const,
        page,
        width,
        ...(values.png && { as: "png" as const }),
      };
      const { body } = await reading.read({ file, filename: basename(path), want });
      const picture = JSON.parse((await body.bytes()).toString("utf8")) as PagePicture | null;
      if (!picture) {
        // Without a list the first page that is not there is the end of the file.
        if (!pages && drawn > 0) break;
        process.stderr.write(
          `${path}: ${said(`${page}쪽을 그릴 수 없습니다. 쪽 번호와 형식(HWP, HWPX, PDF, 그림)을 확인해 주세요 / page ${page} cannot be drawn: check its number and the format`)}\n`,
        );
        return 1;
      }
      const name = `${basename(path)}-${page}.${EXTENSIONS[picture.media_type]}`;
      await writeFile(join(values.out, name), Buffer.from(picture.data_base64, "base64"));
      drawn++;
    }
  } finally {
    await reading.close();
  }
  return 0;
}

/** `1-3,7` → 1, 2, 3, 7; undefined for all. */
function pageNumbers(list: string | undefined): number[] | undefined {
  if (list === undefined) return undefined;
  return list.split(",").flatMap((part) => {
    const match = /^\s*([1-9]\d{0,4})(?:\s*-\s*([1-9]\d{0,4}))?\s*$/.exec(part);
    const first = Number(match?.[1]);
    const last = Number(match?.[2] ?? first);
    if (!match || last < first) throw new UnusableSetting("--pages: 1-3,7");
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
}

function* upTo(last: number): Generator<number> {
  for (let page = 1; page <= last; page++) yield page;
}
