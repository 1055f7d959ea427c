/** A file read into Markdown for the loaders of other programs: whole, or page by page. */
import { Refusal } from "../model/refusal.js";
import type { OutputRequest, ReadSummary } from "../parsing/parsing.js";
import type { Call } from "./route.js";
import { readUpload, type Service } from "./route-context.js";
import type { Upload } from "./upload/receive.js";

/** Their answers are put together in memory, several times over: larger ones have to be asked for by `/parse`. */
const MAX_MARKDOWN_BYTES = 32 * 1024 * 1024;
/** As `markdown.ts` marks the beginning of a page; text of a document that looks so is escaped there. */
const PAGE_MARK = /^<!-- (\d+)쪽 -->\n*/gm;

interface ConvertedFile {
  summary: ReadSummary;
  markdown: string;
}

export async function convertUpload(
  service: Service,
  call: Pick<Call, "request" | "reply">,
  want: (upload: Upload) => OutputRequest,
): Promise<ConvertedFile> {
  const { summary, body } = await readUpload(service, call, want);
  if (body.length > MAX_MARKDOWN_BYTES) {
    await body.release();
    throw new Refusal("TOO_LARGE", {
      detail: {
        ko: "결과가 32 MB를 넘습니다. POST /parse로 받아 주세요",
        en: "the result is over 32 MB, ask POST /parse for it",
      },
    });
  }
  return { summary, markdown: (await body.bytes()).toString("utf8") };
}

/** Its pages in order; one without a number where the document has none. */
export function pagesOf(markdown: string): { page: number | null; text: string }[] {
  const marks = [...markdown.matchAll(PAGE_MARK)];
  const before = markdown.slice(0, marks[0]?.index ?? markdown.length).trim();
  const pages = marks.map((mark, at) => ({
    page: Number(mark[1]),
    text: markdown.slice(mark.index + mark[0].length, marks[at + 1]?.index).trim(),
  }));
  return [...(before === "" ? [] : [{ page: null, text: before }]), ...pages];
}
