/**
 * Small documents of several forms, each changed in every way that must leave its fields as they are: a field may be lost where its
 * line is no longer told apart, and is never another.
 */
import { describe, expect, it } from "vitest";
import { CHANGES } from "../bench/structure/changed/changes.mjs";
import { HwpxCopy, partsOf, squeeze } from "../bench/structure/changed/hwpx-copy.mjs";
import { makeHwpx } from "../samples/make/hwpx.js";
import { readFile } from "../src/readers/read.js";
import { explainFields } from "../src/structure/structure.js";

/** A line of text, with its size in points and whether it is centred; or a table of texts. */
type Line = string | [text: string, size: number] | string[][];

interface Sample {
  lines: Line[];
  title: string;
  doc_number: string | null;
  issued_date: string | null;
  issuer: string | null;
  /** Another name of who issues, which stands elsewhere in the document. */
  signs?: string;
}

const TEXT =
  "시민이 주차장을 함께 쓰도록 문을 여는 곳을 돕기 위하여 다음과 같이 알려 드리니 많은 참여를 바랍니다.";

const SAMPLES: Record<string, Sample> = {
  notice: {
    lines: [
      "한빛시 공고 제2026-123호",
      ["2026년 공유주차장 지원 사업 공고", 18],
      TEXT,
      ["2026년 3월 2일", 12],
      ["한빛시장", 18],
      "1. 지원 대상: 한빛시에 있는 부설주차장",
      TEXT,
    ],
    title: "2026년 공유주차장 지원 사업 공고",
    doc_number: "한빛시 공고 제2026-123호",
    issued_date: "2026-03-02",
    issuer: "한빛시장",
    signs: "한빛시",
  },
  letter: {
    lines: [
      ["한빛시", 18],
      [
        ["수신", "가람구청장"],
        ["(경유)", ""],
        ["제목", "공유주차장 점검 결과 제출 요청"],
      ],
      "1. 귀 기관의 무궁한 발전을 기원합니다.",
      `2. ${TEXT}  끝.`,
      ["한빛시장", 18],
      "시행  교통정책과-1234 (2026. 3. 2.)",
    ],
    title: "공유주차장 점검 결과 제출 요청",
    doc_number: "교통정책과-1234",
    issued_date: "2026-03-02",
    issuer: "한빛시",
    signs: "한빛시장",
  },
  report: {
    lines: [
      ["공유주차장 확대 추진 계획", 24],
      ["2026. 3. 2.", 16],
      ["한빛시 교통정책과", 16],
      "Ⅰ. 추진 배경",
      TEXT,
      "Ⅱ. 추진 방향",
      TEXT,
    ],
    title: "공유주차장 확대 추진 계획",
    doc_number: null,
    issued_date: "2026-03-02",
    issuer: "한빛시 교통정책과",
  },
  rule: {
    lines: [
      ["한빛시 공유주차장 운영 규정", 16],
      "제정 2024. 5. 1. 훈령 제12호",
      "개정 2026. 3. 2. 훈령 제34호",
      "제1조(목적) 이 규정은 공유주차장의 운영에 필요한 사항을 정함을 목적으로 한다.",
      "제2조(정의) 이 규정에서 사용하는 용어의 뜻은 다음과 같다.",
    ],
    title: "한빛시 공유주차장 운영 규정",
    doc_number: "훈령 제34호",
    issued_date: "2026-03-02",
    issuer: null,
  },
};

/** Character shapes by their size, and two shapes of paragraphs: at the left, and centred. */
const SIZES = [10, 12, 16, 18, 24];
const NAMESPACES =
  'xmlns:hp="http://www.hancom.co.kr/hwpml/2011/paragraph" xmlns:hs="http://www.hancom.co.kr/hwpml/2011/section" ' +
  'xmlns:hh="http://www.hancom.co.kr/hwpml/2011/head" xmlns:hc="http://www.hancom.co.kr/hwpml/2011/core"';
const HEADER = `<hh:head ${NAMESPACES} version="1.31" secCnt="1"><hh:refList><hh:charProperties>${SIZES.map(
  (size, id) =>
    `<hh:charPr id="${id}" height="${size * 100}" textColor="#000000" shadeColor="none"><hh:bold/></hh:charPr>`,
).join("")}</hh:charProperties><hh:paraProperties>${["JUSTIFY", "CENTER"]
  .map(
    (side, id) =>
      `<hh:paraPr id="${id}"><hh:align horizontal="${side}"/><hh:heading type="NONE" idRef="0" level="0"/></hh:paraPr>`,
  )
  .join(
    "",
  )}</hh:paraProperties><hh:styles><hh:style id="0" type="PARA" name="바탕글" engName="Normal" paraPrIDRef="0"/></hh:styles></hh:refList></hh:head>`;
const SETUP =
  '<hp:secPr id="" textDirection="HORIZONTAL" outlineShapeIDRef="1"><hp:pagePr landscape="WIDELY" gutterType="LEFT_ONLY" width="59528" height="84188"><hp:margin header="4252" footer="4252" gutter="0" left="8504" right="8504" top="5668" bottom="4252"/></hp:pagePr></hp:secPr>';
/** From one line to the next, in HWPUNIT. */
const STEP = 2000;

function paragraph(inside: string, size: number, y: number, setup = ""): string {
  const height = size * 100;
  const centred = size > SIZES[0]! ? 1 : 0;
  return `<hp:p id="0" paraPrIDRef="${centred}" styleIDRef="0" pageBreak="0" columnBreak="0"><hp:run charPrIDRef="${SIZES.indexOf(size)}">${setup}${inside}</hp:run><hp:linesegarray><hp:lineseg textpos="0" vertpos="${y}" vertsize="${height}" textheight="${height}" baseline="850" spacing="600" horzpos="0" horzsize="42520" flags="393216"/></hp:linesegarray></hp:p>`;
}

function table(rows: string[][]): string {
  const cell = (text: string, row: number, col: number) =>
    `<hp:tc><hp:subList id="">${paragraph(`<hp:t>${text}</hp:t>`, SIZES[0]!, 0)}</hp:subList><hp:cellAddr colAddr="${col}" rowAddr="${row}"/><hp:cellSpan colSpan="1" rowSpan="1"/><hp:cellSz width="20000" height="2000"/></hp:tc>`;
  const lines = rows.map(
    (texts, row) => `<hp:tr>${texts.map((text, col) => cell(text, row, col)).join("")}</hp:tr>`,
  );
  return `<hp:tbl id="7" textWrap="TOP_AND_BOTTOM" rowCnt="${rows.length}" colCnt="${rows[0]!.length}"><hp:sz width="40000" height="${2000 * rows.length}"/><hp:pos treatAsChar="1"/>${lines.join("")}</hp:tbl>`;
}

function bytesOf({ lines }: Sample): Buffer {
  const written = lines.map((line, at) => {
    const [inside, size] =
      typeof line === "string"
        ? [`<hp:t>${line}</hp:t>`, SIZES[0]!]
        : typeof line[1] === "number"
          ? [`<hp:t>${line[0]}</hp:t>`, line[1]]
          : [table(line as string[][]), SIZES[0]!];
    return paragraph(inside, size, at * STEP, at === 0 ? SETUP : "");
  });
  return makeHwpx(
    { sections: [[]] },
    {
      "Contents/header.xml": HEADER,
      "Contents/section0.xml": `<hs:sec ${NAMESPACES}>${written.join("")}</hs:sec>`,
    },
  );
}

async function fieldsOf(bytes: Buffer, filename: string) {
  const document = await readFile({ bytes, filename, options: { layout: "stored", ocr: false } });
  return explainFields(document);
}

const FIELDS = ["title", "doc_number", "issued_date", "issuer"] as const;

/** A mark of an item before a title says that it is none, and a name that was moved may be another's: then it need not be found. */
const MAY_LOSE = /^title behind|^issuer/;

describe.each(Object.entries(SAMPLES))("a %s", (_, sample) => {
  const parts = partsOf(bytesOf(sample));
  const label = { ...sample, file: "hwpx/sample.hwpx" };

  it("has its fields", async () => {
    const found = await fieldsOf(bytesOf(sample), "sample.hwpx");
    for (const field of FIELDS) expect(found[field].value).toBe(sample[field]);
  });

  it.each(Object.entries(CHANGES))("keeps its fields: %s", async (name, change) => {
    const copy = new HwpxCopy({ ...parts });
    const changed = change(copy, label);
    if (changed === false) return;
    const found = await fieldsOf(copy.bytes(), copy.filename);
    const others = changed ?? {};
    for (const field of FIELDS) {
      const { value } = found[field];
      if (value === null && MAY_LOSE.test(name)) continue;
      const signs = field === "issuer" && name.startsWith("issuer") ? [sample.signs] : [];
      const readings = [sample[field], ...signs, ...(others[field] ?? [])].map((each) =>
        squeeze(each ?? ""),
      );
      expect(readings, field).toContain(squeeze(value ?? ""));
    }
  });
});
