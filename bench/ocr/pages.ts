/** Test pages of the OCR bench: official prose and ruled tables. */
import type { ScanItem } from "../../samples/make/scan.js";

export const PROSE: ScanItem[] = [
  { text: "한빛시 재난안전 사전대비 기간 운영 계획 알림", size: 16, align: "center" },
  { text: "수신 각 실·국장, 읍·면·동장" },
  { text: "제목 2026년 여름철 자연재난 사전대비 기간 운영 계획 통보" },
  {
    text: "1. 「재난 및 안전관리 기본법」 제25조의2 및 「자연재해대책법」 제12조에 따라 여름철 자연재난으로부터 시민의 생명과 재산을 보호하기 위하여 사전대비 기간을 다음과 같이 운영하오니, 각 부서에서는 소관 시설을 빠짐없이 점검하여 주시기 바랍니다.",
  },
  {
    text: "2. 운영 기간은 2026. 3. 2.부터 2026. 5. 14.까지(74일간)이며, 점검 결과는 2026. 5. 20. 18:00까지 안전총괄과로 제출하여야 합니다.",
  },
  {
    text: "가. 점검 대상: 산사태 취약지역 38개소, 배수펌프장 12개소, 지하차도 7개소, 둔치주차장 5개소",
  },
  {
    text: "나. 소요 예산: 금1,284,500,000원(국비 642,250,000원, 도비 192,675,000원, 시비 449,575,000원)",
  },
  { text: "다. 담당 부서: 안전총괄과(전화 031-555-0147, 전송 031-555-0148)" },
  {
    text: "3. 배수펌프장은 시험 가동을 1회 이상 실시하고, 수문의 개폐 상태와 비상 발전기의 연료 보유량을 확인하여 그 결과를 점검표에 기록한다. 노후 설비는 우선순위를 정하여 장마가 시작되기 전에 정비를 마친다.",
  },
  {
    text: "4. 점검반은 공무원과 민간 전문가로 구성하되, 건축·토목·전기 분야의 자격을 가진 사람을 1명 이상 포함하여야 한다. 점검반장은 현장에서 발견한 위험 요인을 즉시 보고하고 필요한 경우 출입을 통제할 수 있다.",
  },
  {
    text: "제7조(보고) ① 부서장은 점검을 마친 날부터 5일 이내에 결과를 시장에게 보고하여야 한다. ② 제1항에 따른 보고를 받은 시장은 보완이 필요하다고 인정하면 기한을 정하여 보완을 명할 수 있다. ③ 보고의 서식은 별지 제3호서식에 따른다.",
  },
  {
    text: "5. 주민 홍보는 누리집, 마을 방송, 문자 메시지(SMS)와 CCTV 안내 화면을 활용하고, 외국인 주민을 위하여 English 안내문을 함께 배포한다. 자세한 사항은 http://safety.hanbit.go.kr 을 참고하시기 바랍니다.",
  },
  { text: "붙임 1. 사전대비 기간 운영 계획 1부." },
  { text: "2. 점검표 서식 1부. 끝." },
  { text: "시행 안전총괄과-2417 (2026. 2. 24.) 접수 기획예산과-1093 (2026. 2. 25.)", size: 9 },
  { text: "우 12345 경기도 한빛시 중앙로 100 (시청동) / 전화 031-555-0100 / 비공개(6)", size: 9 },
];

export const TABLE: ScanItem[] = [
  { text: "2026년 주민참여예산 사업별 배정 내역", size: 15, align: "center" },
  { text: "(단위: 천원, 2026. 1. 31. 기준)", size: 9 },
  {
    widths: [8, 30, 16, 18, 18, 14],
    table: [
      ["번호", "사업명", "담당 부서", "2025년 예산", "2026년 예산", "증감률(%)"],
      ["1", "중앙공원 산책로 정비", "공원녹지과", "125,000", "148,500", "18.8"],
      ["2", "어린이 보호구역 신호등 설치", "교통행정과", "86,400", "92,000", "6.5"],
      ["3", "작은도서관 장서 확충", "평생학습과", "42,700", "39,900", "△6.6"],
      ["4", "경로당 냉난방기 교체", "노인복지과", "61,250", "73,500", "20.0"],
      ["5", "하천변 자전거도로 보수", "하천관리과", "230,000", "215,600", "△6.3"],
      ["6", "전통시장 아케이드 누수 방지", "일자리경제과", "158,300", "180,000", "13.7"],
      ["7", "마을버스 정류장 의자 설치", "교통행정과", "24,600", "31,200", "26.8"],
      ["8", "골목길 보안등 LED 교체", "도로과", "97,800", "104,300", "6.6"],
      ["9", "청소년 문화의집 기자재 구입", "여성청소년과", "35,000", "35,000", "0.0"],
      ["10", "무인민원발급기 추가 설치", "민원봉사과", "18,900", "27,400", "45.0"],
      ["합계", "10개 사업", "", "879,950", "947,400", "7.7"],
    ],
  },
  {
    text: "※ 증감률은 소수점 둘째 자리에서 반올림한 값이며, 2025년 예산은 최종예산을 기준으로 함.",
    size: 9,
  },
  {
    widths: [20, 26, 54],
    table: [
      ["구분", "일정", "내용"],
      ["공고", "2026. 2. 9.(월)", "시 누리집과 게시판에 사업 공고문 게시"],
      [
        "신청 접수",
        "2. 16.(월)~3. 6.(금)",
        "주민 신청서 접수(방문, 우편, 전자우편), 접수 기한을 넘긴 신청은 받지 아니함",
      ],
      ["심사", "3. 18.(수) 14:00", "주민참여예산위원회 분과별 심사, 평균 70점 이상 선정"],
      ["결과 통보", "3. 25.(수)", "신청인에게 개별 통보하고 누리집에 공개"],
    ],
  },
];

/** Written after the rules were: nothing was looked at or changed for it. */
export const UNSEEN: ScanItem[] = [
  {
    text: "솔내군 공유재산 사용허가 및 대부 조례 시행규칙 일부개정규칙안",
    size: 15,
    align: "center",
  },
  { text: "의안번호 제358호, 제출연월일 2025. 11. 6., 제출자 솔내군수" },
  {
    text: "1. 제안이유: 상위 법령인 「공유재산 및 물품 관리법 시행령」이 2025. 7. 1. 개정됨에 따라 위임된 사항을 정하고, 대부료의 분할 납부와 연체료 부과 기준을 알기 쉽게 고치려는 것임.",
  },
  {
    text: "2. 주요내용: 가. 연간 대부료가 50만원을 넘으면 이자를 붙여 연 4회 이내에서 나누어 낼 수 있도록 함(안 제9조). 나. 재난으로 피해를 입은 사람에게는 대부료의 30퍼센트를 1년간 감경함(안 제11조의3).",
  },
  {
    text: "제9조(대부료의 납부) ① 대부료는 매년 12월 31일까지 다음 해의 금액을 미리 내야 한다. ② 제1항에도 불구하고 군수는 경작 목적의 토지에 대하여는 수확기를 고려하여 납부 기한을 따로 정할 수 있다.",
  },
  {
    text: "3. 예산조치: 별도조치 필요 없음. 다만, 전산 프로그램 변경에 8,470,000원이 들며 2026년도 본예산 37,915천원 가운데에서 부담함.",
  },
  {
    text: "4. 협의: 재무과-6082(2025. 9. 19.), 입법예고 2025. 9. 22.부터 10. 13.까지 21일간 실시한 결과 제출된 의견 없음. 부패영향평가 원안 동의, 성별영향평가 해당 없음.",
  },
  {
    text: "□ 문의: 재무과 재산관리팀(전화 041-730-2964, 전자우편 asset@solnae.go.kr), 우편번호 33159",
  },
];

/** English prose with the names, amounts and short lines of official letters. */
export const LATIN: ScanItem[] = [
  { text: "NOTICE OF FLOOD PREPAREDNESS MEASURES", size: 16, align: "center" },
  { text: "To: Heads of all bureaus and district offices" },
  { text: "Ref. No. 2417-B, 24 February 2026" },
  {
    text: "1. The Mayor of Hanbit gives notice that preventive inspections of drainage pumps, underpasses and riverside car parks will be carried out from 2 March to 14 May 2026 under Article 25 of the Disaster Safety Act.",
  },
  {
    text: "2. Each office shall submit its findings (form A-3, in duplicate) to the Safety Division by 6:00 p.m. on 20 May. Late reports will not be considered unless the delay was caused by circumstances beyond the control of the office.",
  },
  { text: "3. The budget is $1,284,500 (national 50%, province 15%, city 35%)." },
  {
    text: 'Residents may call +82-31-555-0147 or write to safety@hanbit.go.kr; the guide "Living with Floods" is available at http://safety.hanbit.go.kr/guide.',
  },
  { text: "a) pumps" },
  { text: "b) underpasses, walls & gates" },
  { text: "c) if any, the type of fill" },
  {
    text: "The inspection team shall consist of public officials and private experts qualified in civil, electrical or structural engineering. The leader reports every hazard at once and may close the site.",
  },
  { text: "Thank you for your cooperation." },
];

/** Lines of English between Korean ones, and Korean particles on English words. */
export const MIXED: ScanItem[] = [
  { text: "국제교류 행사 안내 (Global Exchange Day)", size: 16, align: "center" },
  { text: "Dear guests, welcome to the annual exchange day of Hanbit City." },
  {
    text: "한빛시는 UNESCO와 함께 2026. 5. 20.(수) 시청 대강당에서 국제교류 행사를 개최합니다. 참가를 희망하는 단체는 4. 30.까지 E-mail로 신청서를 제출하여 주시기 바랍니다.",
  },
  { text: "Registration opens at 9:30 a.m. in the main hall." },
  {
    text: "발표 자료는 PDF로 제출하고, 영상은 YouTube에 올린 뒤 주소를 알려 주십시오. 통역은 한국어와 English를 제공하며, 문의는 국제협력과(exchange@hanbit.go.kr)로 하시기 바랍니다.",
  },
  { text: "RULES FOR SPEAKERS", size: 14 },
  { text: "1. Keep your talk within fifteen minutes." },
  { text: "2. Send slides to the office of the mayor." },
  { text: "담당: 국제협력과 김하늘(Tel. 031-555-0192, Fax 031-555-0193)" },
];
