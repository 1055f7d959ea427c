/** The displayed text at each address of a workbook: ours, `@e965/xlsx`, and LibreOffice if installed. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readFile } from "../../dist/readers/read.js";
import { cellName } from "../../dist/readers/xlsx/address.js";

const peers = createRequire(new URL("../peers/package.json", import.meta.url));
/** Separator, quote, UTF-8, cells as shown, all sheets (LibreOffice's own token list for CSV). */
const CSV = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,true,false,false,-1";
const PROGRAM = process.env.SOFFICE ?? "soffice";
const KOREAN =
  '<oor:items xmlns:oor="http://openoffice.org/2001/registry"><item oor:path="/org.openoffice.Setup/L10N"><prop oor:name="ooSetupSystemLocale" oor:op="fuse"><value>ko-KR</value></prop></item></oor:items>';

/** One map of address to text for each sheet; undefined for a file that is not read. */
export async function shownByUs(path) {
  const options = { layout: "stored", ocr: false };
  const document = await readFile({ bytes: readFileSync(path), filename: "a.xlsx", options });
  if (!document.access.readable) return undefined;
  const sheets = Array.from({ length: document.source.pages }, () => new Map());
  for (const table of document.tables) {
    for (const { ref, text } of table.cells) sheets[table.page - 1].set(ref, text);
  }
  for (const { type, page, cell_range, text } of document.blocks) {
    if (!cell_range || !["paragraph", "caption"].includes(type)) continue;
    const first = cell_range.slice(cell_range.lastIndexOf("!") + 1).split(":")[0];
    sheets[page - 1].set(first, text);
  }
  return sheets;
}

export function shownBySheetJs(path) {
  const xlsx = peers("@e965/xlsx");
  const workbook = xlsx.read(readFileSync(path), { cellText: true });
  return workbook.SheetNames.map((name) => {
    const cells = Object.entries(workbook.Sheets[name]).filter(([ref]) => !ref.startsWith("!"));
    return new Map(cells.map(([ref, cell]) => [ref, cell.w ?? String(cell.v ?? "")]));
  });
}

/** In Korean settings, as our readers' users have them; undefined where LibreOffice Calc is not installed. */
export function shownByLibreOffice(path) {
  const folder = mkdtempSync(join(tmpdir(), "calc-"));
  try {
    mkdirSync(join(folder, "profile/user"), { recursive: true });
    writeFileSync(join(folder, "profile/user/registrymodifications.xcu"), KOREAN);
    const out = execFileSync(
      PROGRAM,
      [
        `-env:UserInstallation=file://${folder}/profile`,
        ...["--headless", "--convert-to", CSV, "--outdir", folder, path],
      ],
      { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"], timeout: 120_000 },
    );
    const files = [...out.matchAll(/^Writing sheet .* -> (.*)$/gm)].map((found) => found[1]);
    if (files.length === 0) return undefined;
    return files.map((file) => {
      const cells = new Map();
      parseCsv(readFileSync(file, "utf8")).forEach((row, r) => {
        row.forEach((text, c) => {
          if (text !== "") cells.set(cellName(r, c), text);
        });
      });
      return cells;
    });
  } catch {
    return undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function parseCsv(text) {
  const rows = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^,\n"]*))(,|\n|$)/g)) {
    rows.at(-1).push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === "\n") rows.push([]);
  }
  return rows;
}
