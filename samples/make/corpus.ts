/** The bundled sample corpus: documents of an invented city, one of each kind, made by our own writers. */
import {
  cell,
  paragraph as docxParagraph,
  line,
  makeDocx,
  row,
  run,
  table,
  USUAL_STYLES,
} from "./docx.js";
import {
  COLUMN_WIDTH,
  LINE_HEIGHT,
  paragraph,
  type SampleDocument,
  type SampleLine,
  type SampleParagraph,
  SHAPES,
  tableOf,
} from "./hangul.js";
import { makeHwp } from "./hwp.js";
import { makeHwpx } from "./hwpx.js";
import { lockAgile } from "./lock.js";
import { makePdf, SamplePage } from "./pdf.js";
import { renderScan } from "./scan.js";
import { toPng } from "./scan-wear.js";
import { makeXlsx } from "./xlsx.js";
import { makeZip } from "./zip.js";

export interface Sample {
  name: string;
  make(): Buffer | Promise<Buffer>;
}

/** 공문(시행문): letterhead, numbered body, attachments, sender, number and date at the foot. */
function officialLetter(): Buffer {
  const body = [
    docxParagraph(run("한빛시")),
    line("수신  수신자 참조"),
    line("(경유)"),
    line("제목  2026년 상반기 국내 출장 여비 지급 기준 안내"),
    line("1. 관련: 「한빛시 공무 여비 조례」 제7조"),
    line(
      "2. 위 호와 관련하여 2026년 상반기에 적용할 국내 출장 여비 지급 기준을 아래와 같이 안내하오니 업무에 참고하시기 바랍니다.",
    ),
    line("가. 적용 기간: 2026. 1. 1. ~ 2026. 6. 30."),
    line("나. 지급 기준"),
    table([
      row(
        [
          cell(line("구분")),
          cell(line("숙박비 상한(1박)")),
          cell(line("식비(1일)")),
          cell(line("일비(1일)")),
        ],
        "<w:trPr><w:tblHeader/></w:trPr>",
      ),
      row(["특별시", "100,000원", "25,000원", "25,000원"].map((text) => cell(line(text)))),
      row(["광역시", "80,000원", "25,000원", "25,000원"].map((text) => cell(line(text)))),
      row(["그 밖의 지역", "70,000원", "25,000원", "25,000원"].map((text) => cell(line(text)))),
    ]),
    line("다. 제출 방법: 출장을 마친 날부터 14일 이내에 여비 정산서를 전자문서로 제출"),
    line("붙임  1. 국내 출장 여비 지급 기준표 1부."),
    line("      2. 여비 정산서 서식 1부.  끝."),
    line("한빛시장"),
    line("수신자  기획조정실장, 행정국장, 복지국장, 한빛구청장"),
    line("시행  총무과-1024 (2026. 1. 5.)  접수"),
    line("우 00000 한빛시 중앙로 1 / 전화 000-000-0000"),
  ];
  return makeDocx({ body: body.join(""), styles: USUAL_STYLES });
}

/** From line to line: ten points and six between. The word processor saved where lines stand, so evidence has boxes. */
const PITCH = 1600;

/** Saves where the lines of paragraphs stand, one below the other; `heights` for those that hold a table, `breaks` for second lines. */
function withSavedLines(
  paragraphs: SampleParagraph[],
  {
    heights = {},
    breaks = {},
  }: { heights?: Record<number, number>; breaks?: Record<number, string> },
): SampleParagraph[] {
  let y = 0;
  return paragraphs.map((one, index) => {
    const table = heights[index];
    const lines: SampleLine[] = [{ at: 0, y, ...(table !== undefined && { height: table }) }];
    y += table === undefined ? PITCH : table + PITCH - LINE_HEIGHT;
    const second = breaks[index];
    if (second !== undefined) {
      lines.push({ at: String(one.content[0]).indexOf(second), y });
      y += PITCH;
    }
    return { ...one, lines };
  });
}

/** 개정 규칙: reason for the revision, articles, and the comparison of old and new. */
function revisedRule(): SampleDocument {
  return {
    title: "한빛시 공무 여비 조례 시행규칙 일부개정규칙안",
    sections: [
      withSavedLines(
        [
          paragraph("한빛시 공무 여비 조례 시행규칙 일부개정규칙안"),
          paragraph("1. 개정이유", { shape: SHAPES.plain }),
          paragraph(
            "  물가 상승을 반영하여 숙박비 상한액을 조정하고, 정산서 제출 기한을 명확히 하려는 것임.",
          ),
          paragraph("2. 주요내용"),
          paragraph("  가. 특별시 숙박비 상한액을 8만원에서 10만원으로 올림(안 제3조)."),
          paragraph("  나. 여비 정산서의 제출 기한을 14일로 정함(안 제5조 신설)."),
          paragraph("제3조(숙박비) ① 숙박비는 실비로 지급하되, 1박당 상한액은 별표 1과 같다."),
          paragraph("② 공동 숙박의 경우 상한액을 사람 수로 나누지 아니한다."),
          paragraph(
            "제5조(정산) 출장자는 출장을 마친 날부터 14일 이내에 여비 정산서를 제출하여야 한다.",
          ),
          paragraph("부칙"),
          paragraph("이 규칙은 2026년 1월 1일부터 시행한다."),
          paragraph("신·구조문대비표"),
          {
            content: [
              tableOf(
                [
                  ["현행", "개정안"],
                  [
                    "제3조(숙박비) ① 숙박비는 실비로 지급하되, 1박당 상한액은 8만원으로 한다.",
                    "제3조(숙박비) ① 숙박비는 실비로 지급하되, 1박당 상한액은 별표 1과 같다.",
                  ],
                  ["제4조(식비) (생 략)", "제4조(식비) (현행과 같음)"],
                  [
                    "<신 설>",
                    "제5조(정산) 출장자는 출장을 마친 날부터 14일 이내에 여비 정산서를 제출하여야 한다.",
                  ],
                  ["제6조(증빙의 보관) 증빙은 3년간 보관한다.", "<삭 제>"],
                ],
                PRINTED,
              ),
            ],
          },
        ],
        { heights: { 12: 7710 } },
      ),
    ],
  };
}

/** A table of two columns as wide as the text, with lines, as offices print it. */
const PRINTED = { columnWidth: COLUMN_WIDTH / 2, ruled: true };

/** 보도자료: the boxed head, lead, body with □ and ○, the department in charge. */
function pressRelease(): SampleDocument {
  return {
    title: "한빛시, 2026년 문화가 있는 날 확대 운영",
    sections: [
      withSavedLines(
        [
          {
            content: [
              tableOf(
                [
                  ["보도자료", "한빛시"],
                  ["보도시점", "2026. 3. 2.(월) 조간부터"],
                  ["배포일", "2026. 2. 27.(금)"],
                  ["담당부서", "문화정책과"],
                ],
                PRINTED,
              ),
            ],
          },
          paragraph("한빛시, 2026년 문화가 있는 날 확대 운영"),
          paragraph("- 매월 마지막 주 금요일까지 넓혀, 시립 시설 12곳 무료 개방 -"),
          paragraph(
            "□ 한빛시는 2026년 3월부터 ‘문화가 있는 날’을 매월 마지막 주 수요일에서 금요일까지 사흘로 확대 운영한다고 밝혔다.",
          ),
          paragraph("○ 시립미술관과 시립박물관 등 12개 시설을 저녁 9시까지 무료로 연다."),
          paragraph("○ 올해 예산은 4억 2천만원으로 지난해보다 15% 늘었다."),
          paragraph(
            "□ 한빛시 관계자는 “시민이 퇴근한 뒤에도 문화를 누릴 수 있도록 하겠다”라고 말했다.",
          ),
        ],
        { heights: { 0: 5130 }, breaks: { 3: "운영한다고" } },
      ),
    ],
  };
}

/** 공고: number, text, date and issuer in their places, as a PDF with boxes. */
function publicNotice(): Buffer {
  const page = new SamplePage();
  page.text(60, 70, "한빛시 공고 제2026-12호", { size: 11 });
  page.text(150, 115, "2026년 청년 창업 공간 입주자 모집 공고", { size: 16, font: "bold" });
  page.lines(60, 160, ["한빛시 청년 창업 공간의 입주자를 다음과 같이 모집합니다."], { size: 11 });
  page.text(60, 195, "1. 모집 개요", { size: 12, font: "bold" });
  page.table(
    [60, 180, 535],
    [210, 232, 254, 276, 298],
    [
      ["구분", "내용"],
      ["모집 인원", "20개 팀"],
      ["신청 기간", "2026. 2. 2.(월) 09:00 ~ 2026. 2. 20.(금) 18:00"],
      ["입주 기간", "2026. 4. 1. ~ 2027. 3. 31.(1년)"],
    ],
    { size: 10 },
  );
  page.text(60, 330, "2. 신청 자격", { size: 12, font: "bold" });
  page.lines(
    70,
    352,
    [
      "가. 공고일 현재 한빛시에 주소를 둔 19세 이상 39세 이하의 예비 창업자",
      "나. 창업한 지 3년이 지나지 아니한 기업의 대표자",
    ],
    { size: 11 },
  );
  page.text(60, 410, "3. 제출 서류", { size: 12, font: "bold" });
  page.lines(70, 432, ["가. 입주 신청서 1부", "나. 사업 계획서 1부"], { size: 11 });
  page.text(250, 500, "2026년 1월 20일", { size: 12 });
  page.text(255, 530, "한빛시장", { size: 16, font: "bold" });
  return makePdf([page], { title: "2026년 청년 창업 공간 입주자 모집 공고" });
}

/** A table that goes on over three pages, its header repeated on each. */
function longTable(): Buffer {
  const places = ["중앙", "강변", "산마루", "은하", "새터", "바람재"];
  const rowsPerPage = 30;
  const pages = [0, 1, 2].map((number) => {
    const page = new SamplePage();
    if (number === 0) page.text(150, 60, "2026년 공원 시설 점검 결과", { size: 16, font: "bold" });
    const top = number === 0 ? 90 : 60;
    const ys = Array.from({ length: rowsPerPage + 2 }, (_, i) => top + i * 22);
    const rows = Array.from({ length: rowsPerPage }, (_, i) => {
      const n = number * rowsPerPage + i + 1;
      return [
        `${n}`,
        `${places[n % places.length]}공원`,
        n % 7 === 0 ? "보수 필요" : "양호",
        `2026. 5. ${(n % 28) + 1}.`,
      ];
    });
    page.table([60, 110, 260, 400, 535], ys, [["연번", "공원명", "점검 결과", "점검일"], ...rows], {
      size: 10,
    });
    page.text(280, 810, `- ${number + 1} -`, { size: 9 });
    return page;
  });
  return makePdf(pages, { title: "2026년 공원 시설 점검 결과" });
}

function budget(): Buffer {
  const money = { format: '#,##0"원"' };
  const amount = (value: number) => ({ value, ...money });
  return makeXlsx({
    properties: { title: "2026년 부서별 예산" },
    sheets: [
      {
        name: "총괄",
        rows: {
          A1: [
            ["부서", "2025년", "2026년", "증감률"],
            ["총무과", amount(1250000000), amount(1310000000), { value: 0.048, format: "0.0%" }],
            ["문화정책과", amount(365000000), amount(420000000), { value: 0.151, format: "0.0%" }],
            [
              "공원녹지과",
              amount(890000000),
              amount(875000000),
              { value: -0.017, format: "0.0%;△0.0%" },
            ],
          ],
        },
      },
      {
        name: "세부 사업",
        rows: {
          A1: [
            ["사업명", "부서", "예산", "시작일"],
            [
              "문화가 있는 날 운영",
              "문화정책과",
              amount(120000000),
              { value: 46082, format: "yyyy. m. d." },
            ],
            [
              "공원 시설 보수",
              "공원녹지과",
              amount(310000000),
              { value: 46113, format: "yyyy. m. d." },
            ],
          ],
        },
      },
    ],
  });
}

async function scan(): Promise<Buffer> {
  const page = await renderScan(
    [
      { text: "회 의 결 과 보 고", size: 20, align: "center" },
      { text: "회의명: 2026년 제1차 공원위원회" },
      { text: "일시: 2026. 4. 8. 14:00  장소: 시청 3층 회의실" },
      { text: "안건 1. 어린이공원 정비 계획은 원안대로 가결하였다." },
      { text: "안건 2. 산책로 조명 교체는 예산을 확인한 뒤 다시 논의하기로 하였다." },
      {
        table: [
          ["구분", "위원 수"],
          ["참석", "9명"],
          ["불참", "2명"],
        ],
        widths: [1, 1],
      },
    ],
    { dpi: 150 },
  );
  return toPng(page);
}

const minutes = (): SampleDocument => ({
  title: "2026년 제2차 공원위원회 회의록",
  sections: [
    [
      paragraph("2026년 제2차 공원위원회 회의록"),
      paragraph("1. 일시: 2026. 6. 10. 10:00"),
      paragraph("2. 장소: 시청 3층 회의실"),
      paragraph(
        "3. 산책로 조명 교체 예산 9,800만원을 하반기 추가경정예산에 반영하기로 의결하였다.",
      ),
    ],
  ],
});

export const SAMPLES: readonly Sample[] = [
  { name: "시행문.docx", make: officialLetter },
  { name: "개정 규칙.hwpx", make: () => makeHwpx(revisedRule()) },
  { name: "보도자료.hwp", make: () => makeHwp(pressRelease()) },
  { name: "모집 공고.pdf", make: publicNotice },
  { name: "쪽을 넘는 표.pdf", make: longTable },
  { name: "예산.xlsx", make: budget },
  { name: "스캔.png", make: scan },
  {
    name: "회의 자료.zip",
    make: () => makeZip({ "회의록/제2차 회의록.hwpx": makeHwpx(minutes()), "예산.xlsx": budget() }),
  },
  {
    name: "비밀번호.docx",
    // The try page tells the password.
    make: () => lockAgile(officialLetter(), "1234"),
  },
  { name: "깨진 파일.docx", make: () => officialLetter().subarray(0, 900) },
];
