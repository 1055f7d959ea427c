/** The bundled sample documents that the try page offers. */
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Wording } from "../../model/codes.js";

const FOLDER = fileURLToPath(new URL("../../../samples/corpus/", import.meta.url));

/** Description of each sample; a file without one is shown by name. */
const KINDS: Record<string, Wording> = {
  "시행문.docx": { ko: "공문", en: "Official letter" },
  "개정 규칙.hwpx": { ko: "개정 규칙", en: "Revised rule" },
  "보도자료.hwp": { ko: "보도자료", en: "Press release" },
  "모집 공고.pdf": { ko: "공고", en: "Announcement" },
  "쪽을 넘는 표.pdf": { ko: "쪽을 넘는 표", en: "Table over pages" },
  "예산.xlsx": { ko: "예산서", en: "Budget sheet" },
  "스캔.png": { ko: "스캔", en: "Scan" },
  "회의 자료.zip": { ko: "묶음", en: "Bundle" },
  "비밀번호.docx": { ko: "비밀번호 1234", en: "Password 1234" },
  "깨진 파일.docx": { ko: "깨진 파일", en: "Broken file" },
};

export function kindOfSample(name: string): Wording | undefined {
  return KINDS[name];
}

/** Described samples first, in that order. */
function compareSamples(a: string, b: string): number {
  const known = Object.keys(KINDS);
  const place = (name: string) => (known.includes(name) ? known.indexOf(name) : known.length);
  return place(a) - place(b) || a.localeCompare(b, "ko");
}

/** Path by name. Only these names ever become a path; empty if the samples are not installed. */
export function listSamples(folder = FOLDER): ReadonlyMap<string, string> {
  try {
    const names = readdirSync(folder, { recursive: true, encoding: "utf8", withFileTypes: true });
    return new Map(
      names
        .filter((entry) => entry.isFile() && !/^\.|^ACL\.json$/.test(entry.name))
        .map((entry) => [entry.name.normalize("NFC"), `${entry.parentPath}/${entry.name}`] as const)
        .sort(([a], [b]) => compareSamples(a, b)),
    );
  } catch {
    return new Map();
  }
}
