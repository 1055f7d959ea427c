/** Samples of the formats that the bundled corpus has none of, made when they are asked for. */
import iconv from "iconv-lite";
import type { Sample } from "./corpus.js";
import { change, docRow, makeDoc } from "./doc.js";
import { koreanWord, makeEml, mimePart } from "./eml.js";
import { makeHwp3 } from "./hwp3.js";
import { HWPML_SHAPES, hwpmlParagraph, hwpmlRun, hwpmlTable, makeHwpml } from "./hwpml.js";
import { makeMsg, makeTnef, outlookTime } from "./msg.js";
import { makeOdf, odfFrame, odfParagraph, odfTable } from "./odf.js";
import { makePptx, shape, slideTable } from "./pptx.js";
import { makeRtf, rtfParagraph, rtfRow, rtfText } from "./rtf.js";

/** 회의 안내: a notice in plain text, in the encoding of old Korean editors. */
function notice(): Buffer {
  const lines = [
    "2026년 제3차 공원위원회 개최 안내",
    "",
    "1. 일시: 2026. 9. 9.(수) 14:00",
    "2. 장소: 시청 3층 회의실",
    "3. 안건",
    "  가. 산책로 조명 교체 결과 보고",
    "  나. 2027년 공원 관리 계획(안)",
    "",
    "※ 불참하시는 위원은 9월 4일까지 알려 주시기 바랍니다.",
  ];
  return iconv.encode(lines.join("\r\n"), "cp949");
}

function manual(): Buffer {
  return Buffer.from(
    `# 민원 처리 편람

## 1. 접수

민원은 **24시간** 접수하며, [국민신문고](https://example.invalid/)로도 받습니다.

- 방문 접수
- 우편 접수
  1. 등기
  2. 일반

## 2. 처리 기간

| 구분 | 처리 기간 | 비고 |
| --- | ---: | --- |
| 단순 민원 | 즉시 | |
| 복합 민원 | 14일 | 연장 가능 |
`,
  );
}

function parking(): Buffer {
  const rows = [
    ["주차장명", "주소", "면수", "요금(10분)"],
    ["중앙 공영주차장", "한빛시 중앙로 1", "120", "300"],
    ["강변 공영주차장", '한빛시 강변로 22, "시민공원" 옆', "85", "200"],
    ["새터 공영주차장", "한빛시 새터길 7", "40", "무료"],
  ];
  const field = (text: string) => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return Buffer.from(`\ufeff${rows.map((row) => row.map(field).join(",")).join("\r\n")}\r\n`);
}

function webPage(): Buffer {
  return iconv.encode(
    `<!DOCTYPE html><html lang="ko"><head><meta charset="euc-kr"><title>한빛시 고시 공고</title>
<script>document.write("실행되지 않는다")</script></head><body>
<h1>한빛시 고시 제2026-30호</h1>
<p>「도로법」 제40조에 따라<br>접도구역을 다음과 같이 지정 고시합니다.</p>
<table><thead><tr><th rowspan="2">노선</th><th colspan="2">구간</th></tr><tr><th>시점</th><th>종점</th></tr></thead>
<tbody><tr><td>중앙로</td><td>시청</td><td>한빛역</td></tr><tr><td>강변로</td><td>새터교</td><td>은하공원</td></tr></tbody></table>
<ol><li>지정 일자: 2026. 8. 1.</li><li>열람 장소: 도로과</li></ol>
<p style="display:none">보이지 않는 글</p><img src="https://example.invalid/map.png" alt="접도구역 위치도">
</body></html>`,
    "cp949",
  );
}

function contract(): Buffer {
  const label = (text: string) => `{\\listtext\\pard ${rtfText(text)}\\tab}`;
  return makeRtf(
    [
      `{\\header \\pard ${rtfText("한빛시 표준 계약서")}\\par}`,
      rtfParagraph("물품 구매 계약서", "\\s1\\outlinelevel0"),
      `\\pard\\ilvl0 ${label("제1조")}${rtfText("(목적) 이 계약은 물품의 구매에 필요한 사항을 정한다.")}\\par\n`,
      `\\pard ${rtfText("계약 금액은 다음과 같다.", { bytes: true })}{\\super\\chftn}{\\footnote\\pard {\\super\\chftn}${rtfText("부가가치세를 포함한다.")}}\\par\n`,
      rtfRow(["품명", "수량", "금액"], "\\trhdr"),
      rtfRow(["의자", "20개", "2,000,000원"]),
      rtfRow([{ text: "합계", width: 2 }, "2,000,000원"]),
      rtfParagraph("2026년 7월 1일"),
    ].join(""),
    { info: `{\\title ${rtfText("물품 구매 계약서")}}{\\author ${rtfText("회계과")}}` },
  );
}

function briefing(): Buffer {
  return makePptx(
    [
      {
        shapes:
          shape(["2026년 공원 정비 사업 보고"], { placeholder: "title" }) +
          shape(["정비 대상 12곳", { text: "어린이공원 5곳", level: 1 }, "사업비 9억 8천만원"], {
            placeholder: "body",
            index: 1,
          }),
        notes: ["사업비는 추가경정예산을 포함한 금액이다."],
      },
      {
        shapes:
          shape(["추진 일정"], { placeholder: "title" }) +
          slideTable({ x: 40, y: 120, width: 600, height: 90 }, [
            ["단계", "기간", "담당"],
            ["설계", "2026. 3. ~ 5.", "공원녹지과"],
            ["공사", "2026. 6. ~ 10.", "공원녹지과"],
          ]),
      },
      { shapes: shape(["예비 자료"], { placeholder: "title" }), hidden: true },
    ],
    { title: "2026년 공원 정비 사업 보고" },
  );
}

function regulation(): Buffer {
  return makeHwpml(
    hwpmlParagraph("한빛시 공용차량 관리 규정") +
      hwpmlParagraph("총칙", HWPML_SHAPES.outline) +
      hwpmlParagraph("제1조(목적) 이 규정은 공용차량의 관리에 필요한 사항을 정한다.") +
      hwpmlRun(
        hwpmlTable(
          [
            ["차종", "대수", "관리 부서"],
            ["승용차", "12대", "총무과"],
            ["화물차", "3대", "도로과"],
          ],
          3,
        ),
      ),
    { title: "한빛시 공용차량 관리 규정" },
  );
}

function openText(): Buffer {
  return makeOdf("odt", {
    title: "시민 제안 심사 결과",
    body: `<text:h text:outline-level="1">시민 제안 심사 결과</text:h>${odfParagraph("2026년 상반기 시민 제안 42건을 심사하여 3건을 채택하였습니다.")}${odfTable(
      "표1",
      [
        ["순위", "제안명", "포상금"],
        ["1", "버스 정류장 그늘막", "500,000원"],
        [{ text: "합계", across: 2 }, null, "500,000원"],
      ],
    )}`,
  });
}

function openSheet(): Buffer {
  return makeOdf("ods", {
    body: odfTable("제안 현황", [
      ["부서", "접수", "채택"],
      ["도로과", "18", "2"],
      ["문화정책과", "24", "1"],
    ]),
  });
}

function openSlides(): Buffer {
  const place = (y: number) => `svg:x="2cm" svg:y="${y}cm" svg:width="20cm" svg:height="3cm"`;
  const box = (text: string) => `<draw:text-box>${odfParagraph(text)}</draw:text-box>`;
  return makeOdf("odp", {
    body: `<draw:page>${odfFrame(box("시민 제안 설명회"), place(1), "title")}${odfFrame(box("일시: 2026. 7. 8. 10:00"), place(6))}</draw:page>`,
  });
}

function mail(): Buffer {
  return makeEml(
    [
      `Subject: ${koreanWord("자료 제출 요청")}`,
      `From: ${koreanWord("기획예산과")} <plan@example.invalid>`,
      "To: all@example.invalid",
    ],
    [
      mimePart({
        type: "text/plain; charset=ks_c_5601-1987",
        body: iconv.encode("2027년 예산 요구서를 9월 30일까지 제출하여 주시기 바랍니다.", "cp949"),
      }),
      mimePart({
        type: "text/csv",
        body: parking(),
        headers: [`Content-Disposition: attachment; filename="${koreanWord("주차장.csv")}"`],
      }),
    ],
  );
}

function outlookMail(): Buffer {
  return makeMsg({
    properties: {
      "0037001F": "공원 정비 회의 결과",
      "0C1A001F": "공원녹지과",
      "5D01001F": "park@example.invalid",
      "00390040": outlookTime("2026-09-09T01:00:00Z"),
      "10130102": Buffer.from(
        "<p>회의 결과를 보냅니다.</p><table><tr><th>안건</th><th>결과</th></tr><tr><td>조명 교체</td><td>원안 의결</td></tr></table>",
      ),
    },
    recipients: [{ "3001001F": "도로과", "39FE001F": "road@example.invalid", "0C150003": 1 }],
    attachments: [{ "3707001F": "주차장.csv", "37050003": 1, "37010102": parking() }],
    messages: [{ properties: { "0037001F": "회의 개최 안내", "1000001F": "회의를 엽니다." } }],
  });
}

function outlookAttachments(): Buffer {
  return makeTnef({
    subject: "자료 송부",
    properties: { "1000001F": "요청하신 자료를 보냅니다." },
    attachments: [{ title: "주차장.csv", data: parking() }],
  });
}

function oldNotice(): Buffer {
  return makeHwp3([
    "공용 물품 관리 지침",
    "1. 물품은 총무과에서 관리한다.",
    "2. 물품을 옮길 때에는 대장에 적는다.",
  ]);
}

function oldContract(): Buffer {
  return makeDoc(
    [
      { text: "청사 청소 용역 계약서", changes: [change(0x2640, 0)] },
      { text: "용역 금액은 다음과 같다.\x02" },
      ...docRow(["구분", "기간", "금액"], true),
      ...docRow(["본관", "12개월", "48,000,000원"]),
      ...docRow([
        { text: "합계", merge: "first" },
        { text: "", merge: "continued" },
        "48,000,000원",
      ]),
      { text: "2026년 3월 2일" },
    ],
    { footnotes: ["부가가치세를 포함한다."], header: "한빛시 회계과" },
  );
}

export const FURTHER_SAMPLES: readonly Sample[] = [
  { name: "위원회 안내.txt", make: notice },
  { name: "편람.md", make: manual },
  { name: "주차장.csv", make: parking },
  { name: "고시.html", make: webPage },
  { name: "계약서.rtf", make: contract },
  { name: "사업 보고.pptx", make: briefing },
  { name: "차량 규정.hml", make: regulation },
  { name: "제안 심사.odt", make: openText },
  { name: "제안 현황.ods", make: openSheet },
  { name: "설명회.odp", make: openSlides },
  { name: "자료 제출.eml", make: mail },
  { name: "회의 결과.msg", make: outlookMail },
  { name: "winmail.dat", make: outlookAttachments },
  { name: "옛 지침.hwp", make: oldNotice },
  { name: "용역 계약서.doc", make: oldContract },
];
