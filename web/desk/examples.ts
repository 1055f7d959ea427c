/** Questions that the bundled samples answer, by the file that answers them. */
import type { Listing } from "../../src/model/listing.js";

const EXAMPLES: Record<string, string> = {
  "시행문.docx": "광역시 숙박비 상한은 얼마인가?",
  "모집 공고.pdf": "신청 기간은 언제인가?",
  "개정 규칙.hwpx": "증빙의 보관은 어떻게 바뀌는가?",
  "스캔.png": "회의 일시와 장소는?",
};

export function examplesFor({ documents }: Listing): string[] {
  return documents.flatMap(({ readable, filename }) =>
    readable && EXAMPLES[filename] ? [EXAMPLES[filename]] : [],
  );
}
