/** Parses the workbook part: sheets in order, date epoch, and defined names that mark header rows. */
import type { MainPart, OpcPackage, Relationship } from "../containers/opc-package.js";
import { localName, readXml } from "../xml.js";
import { parseRange } from "./address.js";

type SheetKind = "worksheet" | "chartsheet" | "dialogsheet" | "macrosheet";

export interface SheetEntry {
  name: string;
  kind: SheetKind;
  /** Name of the sheet's part; empty where the workbook leads nowhere. */
  part: string;
  /** Rows repeated on every printed page (`_xlnm.Print_Titles`): the author's own word for header rows. */
  titleRows?: { top: number; bottom: number };
}

export interface Workbook {
  sheets: SheetEntry[];
  /** Dates count from 1904 (ECMA-376 Part 1, 18.2.28 `date1904`). */
  date1904: boolean;
  sharedStrings?: string;
  styles?: string;
}

const KINDS: Record<string, SheetKind> = {
  worksheet: "worksheet",
  chartsheet: "chartsheet",
  dialogsheet: "dialogsheet",
  xlMacrosheet: "macrosheet",
  xlIntlMacrosheet: "macrosheet",
};

const WORKBOOK_PART: MainPart = {
  contentType: /(spreadsheetml|ms-excel)\.\w+(\.macroEnabled\w*)?\.main\+xml$/,
  usual: "xl/workbook.xml",
};

export async function readWorkbook(office: OpcPackage): Promise<Workbook> {
  const part = await office.mainPart(WORKBOOK_PART);
  const bytes = (await office.read(part))!;
  const links = await office.relationships(part);
  const target = (type: string) => links.find((each) => each.type === type)?.target;
  const sharedStrings = target("sharedStrings");
  const styles = target("styles");
  return {
    ...parseWorkbook(bytes, links),
    ...(sharedStrings && { sharedStrings }),
    ...(styles && { styles }),
  };
}

function parseWorkbook(bytes: Buffer, links: Relationship[]): Workbook {
  const byId = new Map(links.map((each) => [each.id, each]));
  const workbook: Workbook = { sheets: [], date1904: false };
  const titles = new Map<number, string>();
  let titleOf = -1;
  readXml(bytes, {
    open(name, attributes) {
      switch (localName(name)) {
        case "workbookPr":
          workbook.date1904 = isTrue(attributes.date1904);
          break;
        case "sheet": {
          const link = byId.get(relationId(attributes) ?? "");
          workbook.sheets.push({
            name: attributes.name ?? "",
            kind: KINDS[link?.type ?? ""] ?? "worksheet",
            part: link?.target ?? "",
          });
          break;
        }
        case "definedName":
          titleOf =
            attributes.name === "_xlnm.Print_Titles" ? Number(attributes.localSheetId ?? -1) : -1;
      }
    },
    text(text) {
      if (titleOf >= 0) titles.set(titleOf, (titles.get(titleOf) ?? "") + text);
    },
    close() {
      titleOf = -1;
    },
  });
  for (const [index, formula] of titles) {
    const sheet = workbook.sheets[index];
    const rows = /\$(\d+):\$(\d+)\s*$/.exec(formula);
    const range = rows && parseRange(`$${rows[1]}:$${rows[2]}`);
    if (sheet && range) sheet.titleRows = { top: range.top, bottom: range.bottom };
  }
  return workbook;
}

/** `r:id`, whatever the prefix is called. */
export function relationId(attributes: Record<string, string>): string | undefined {
  for (const name in attributes) {
    if (name.includes(":") && localName(name) === "id") return attributes[name];
  }
  return undefined;
}

export function isTrue(value: string | undefined): boolean {
  return value === "1" || value === "true" || value === "on";
}
