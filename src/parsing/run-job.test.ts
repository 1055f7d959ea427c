import { expect, it } from "vitest";
import { paragraph } from "../../samples/make/hangul.js";
import { makeHwp } from "../../samples/make/hwp.js";
import { documentOf, tableOf } from "../../test/documents.js";
import { Draft } from "../readers/document-draft.js";
import { extractStructure } from "../structure/structure.js";
import { entriesOf, runJob, summarise } from "./run-job.js";

it("keeps of a comparison its heading and its rows, and takes no row that goes on over a page for a heading", () => {
  const draft = new Draft("pdf");
  draft.add({ type: "paragraph", text: "신·구조문대비표", page: 1 });
  draft.addTable(
    tableOf([
      ["현 행", "개 정 안"],
      ["제3조(보고) 보고하려는 자는", "제3조(보고) 보고하려는 사람은"],
    ]),
  );
  draft.addTable(
    tableOf(
      [
        ["서한을 낸다.", "공식 문서를 낸다."],
        ["제4조(기간) 기간은 3일로 한다.", "제4조(기간) 기간은 5일로 한다."],
      ],
      { page: 2 },
    ),
  );
  draft.addTable(
    tableOf(
      [
        ["구분", "금액"],
        ["교육", "1,000"],
      ],
      { page: 2 },
    ),
  );
  const document = documentOf(draft, 2);
  document.structure = extractStructure(document);
  const [entry] = entriesOf(document, 800);
  expect(entry!.structure.revisions.map(({ label, table, row }) => [label, table, row])).toEqual([
    ["제3조", "t1", 1],
    ["제4조", "t2", 1],
  ]);
  expect(entry!.tables.map(({ header_rows }) => header_rows)).toEqual([1, 0, 0]);
  expect(entry!.tables[0]!.cells.map(({ text }) => text)[0]).toBe("현 행");
  expect(entry!.tables[1]!.cells.map(({ text }) => text)).not.toContain("서한을 낸다.");
});

it("tells the cache of a reading that ran out of its time, so that more patience reads again", async () => {
  const text = Array.from({ length: 3000 }, (_, at) => paragraph(`${at + 1}째 문단`));
  const bytes = makeHwp({ sections: [text] });
  const job = {
    input: "file" as const,
    bytes: bytes.length,
    filename: "a.hwp",
    options: { layout: "stored" as const, ocr: false },
    want: { kind: "document" as const },
  };
  const inTime = await runJob({ ...job, timeout: 60 }, bytes);
  const late = await runJob({ ...job, timeout: 0.001 }, bytes);
  const blocks = ({ parts }: typeof late) => JSON.parse(parts.document!.toString()).blocks.length;
  expect([inTime.late, late.late]).toEqual([false, true]);
  expect(blocks(inTime)).toBe(3000);
  expect(blocks(late)).toBeLessThan(3000);
});

it("makes all else of a large document before its first piece, for which the service holds room", async () => {
  const text = Array.from({ length: 9000 }, (_, at) => paragraph(`${at + 1}째 문단`));
  const bytes = makeHwp({ sections: [text] });
  const order: string[] = [];
  const job = {
    input: "file" as const,
    bytes: bytes.length,
    filename: "a.hwp",
    options: { layout: "stored" as const, ocr: false },
    want: {
      kind: "chunks" as const,
      get budget() {
        order.push("chunks");
        return 800;
      },
    },
  };
  const { parts } = await runJob(job, bytes, { piece: async () => void order.push("piece") });
  expect(order.slice(0, 2)).toEqual(["chunks", "piece"]);
  expect(parts.chunks!.length).toBeGreaterThan(0);
});

it("gives a large document piece by piece, the last with the result", async () => {
  const text = Array.from({ length: 9000 }, (_, at) => paragraph(`${at + 1}째 문단`));
  const bytes = makeHwp({ sections: [text] });
  const job = {
    input: "file" as const,
    bytes: bytes.length,
    filename: "a.hwp",
    options: { layout: "stored" as const, ocr: false },
    want: { kind: "document" as const },
  };
  const pieces: Buffer[] = [];
  const { parts } = await runJob(job, bytes, {
    piece: async (name, piece) => void (name === "document" && pieces.push(piece)),
  });
  expect(pieces.length).toBeGreaterThan(0);
  const document = JSON.parse(Buffer.concat([...pieces, parts.document!]).toString());
  expect(document.blocks).toHaveLength(9000);
});

it("counts pages that are pictures, not those that have one with words", () => {
  const draft = new Draft("pdf");
  draft.add({ type: "figure", text: "신청 절차", page: 1, extractor: "ocr", confidence: 0.9 });
  draft.add({ type: "paragraph", text: "본문", page: 2, extractor: "ocr", confidence: 0.9 });
  expect(summarise(documentOf(draft, 2), 0).ocr_pages).toBe(1);
});
