/** Units, counters and spelt-out numbers, from grammars of Korean. */
import { words } from "./patterns.js";

/** Copies of an enclosure: `계획서 1부`. */
export const COPY_UNITS = words("부 식 매 통 권 종 개 건 장 EA 면");

/** Numbers of copies in letters: `일부`. */
export const SPELT_COPIES = words("일 이 삼");

/** Counting words that stand for one another: `몇 명` is answered by `3인`. */
export const LIKE_COUNTERS = [
  words("명 인 사람 분"),
  words("개 곳 가지 종 군데 건 기"),
  words("회 번 차례"),
  words("대 량"),
  words("권 책 부"),
  words("장 매"),
  words("호 세대 가구"),
  words("살 세"),
  words("달 개월"),
  words("주 주일 주간"),
  words("쪽 페이지 page"),
];

/** Counting words behind `몇` by which a question asks for a count. */
export const COUNTERS_ASKED = words(
  "명 사람 분 개월 개 곳 가지 종 군데 건 회 번 차례 대 량 권 살 세대 세 점 층 배 쪽 페이지 자리 초 달 주 학기 학점 학급 과목 문항 팀 장 매 부 척 마리 편 석 컷 가구 그루",
);

/** What begins as such a word and is another: `몇 달러`, `몇 주년`. */
export const NO_COUNTERS = words("달러 주년 주택 주차 팀장 과목별 부서 부분 부문 부처 부대");

/** Words that read like a native number with its counter and count nothing: `세부 내용`, `세종시`. */
export const LIKE_COUNTED = words("세부 세대 세종 세기 여러분 한층 한쪽");

/** What is counted behind `몇` belongs to the asking, and is looked for in no line. */
export const UNITS_ASKED = words(`
  조 항 호 명 개 권 회 번 년 월 일 시 분 층 배 곳 세기 가지 차례 사람 살 대 장 건 원 퍼센트 점 쪽 페이지 자리 초 도 부 달 주 학점 척 마리 편 석 컷 가구 그루 학급
  % ％ 문항 과목 학기 종 군데
`);

/** What something is paid by, one at a time: `한 컷에 얼마`, `1개에 얼마`. Papers print `1컷마다`, `/시간`, `개당`. */
export const UNITS_PRICED = words(
  "집 가구 세대 시간 분 박 끼 장 매 쪽 페이지 컷 개 건 회 번 권 부 편 롤 캔 병 곡 줄 칸 대 채 그루 마리 벌 자 글자 단어 과목 학기 학점 강의 강좌 팀",
);

/** What may stand behind that: `몇 분 이내인가요`. */
export const BOUNDS_ASKED = words(
  "이내 이상 이하 미만 초과 까지 정도 안에 내에 동안 만에 전까지 뒤에 후에",
);

/** Native numbers before a counting word. */
export const SPOKEN_NUMBERS = words(
  "한 두 세 네 다섯 여섯 일곱 여덟 아홉 열 스무 수십 수백 수천 여러",
);

/** Native numbers in their order, from one and from ten on; `스무` is `스물` right before a counter. */
export const NATIVE_ONES = words("한 두 세 네 다섯 여섯 일곱 여덟 아홉");
export const NATIVE_TENS = words("열 스물 서른 마흔 쉰 예순 일흔 여든 아흔");
export const NATIVE_TWENTY = "스무";

/** Days in words of their own, from two on; `하루` is more often a manner of speaking. */
export const NATIVE_DAYS = words("이틀 사흘 나흘 닷새 엿새 이레 여드레 아흐레 열흘");

/** What native numbers count. */
export const COUNTED_THINGS = words(`
  명 개 권 회 번 차례 가지 곳 군데 사람 배 살 달 해 주 시간 끼 쌍 대 장 건 분 종 마리 채 그루 벌 척 층 줄 칸 통 자루 송이 편 곡 팀 나라 도시
`);

/** Sino-Korean digits and places: `삼십`, `이백만`. */
export const DIGITS = "일이삼사오육칠팔구";
export const PLACES = "십백천만억";

/** What numbers in Sino-Korean letters count. */
export const SPELT_UNITS = words("원 명 개 배 번 회 년 일");

/** What tells that the numbers of a table count persons: words of its header, and whole cells of it. */
export const PERSONS_COUNTED = words("인원 정원 현원 총원 결원 인력");
export const PERSONS_CELLS = words("남 여 남자 여자 계 합계 소계 총계");

/** Money behind a number, and instead of one. */
export const CURRENCIES = words("원 불 달러 엔 위안 유로 US$ USD");
export const NO_AMOUNTS = words("무료 실비 전액 없음");
/** Ends by which a line says that a charge is waived: `면제 대상`, `면제를 신청` tell no amount. */
export const WAIVED_ENDS = words("한다 함 됨 됩니다 된다 합니다 하며 되며 이며 입니다 이다 하고");

/** What an amount is told for one of, behind a stroke: `300/건`. */
export const RATE_UNITS = words("건 회 시간 일 월 년 장 매 쪽 명 인 개 편 과목 학기 대 박 점");

/** Parts of a paper that are numbered: `붙임 2`, `<표 1>`. */
export const NUMBERED_PARTS = words("붙임 첨부 별첨 별표 별지 서식 표 그림");

/** What counts papers, and numbers none of them: `서식 3종`. */
export const PAPER_COUNTERS = words("개 종 건 부 매 장 점 쪽 페이지 가지 원");

/** Shares behind a number, and instead of one. */
export const SHARE_UNITS = words("% ％ 퍼센트 프로 할");
export const TIMES_UNITS = words("배 분의");
/** What tells behind a fraction that it is a share: `1/3 이상`. */
export const BEHIND_SHARES = words(
  "이상 이하 이내 초과 미만 범위 해당 상당 수준 지원 부담 보조 지급 보상 환급 반환 배상 가산",
);
export const NO_SHARES = words("절반 전액 과반 무이자");

/** Counters that tell what they count, each before the names of that: `10개사` counts companies. */
export const COUNTERS_NAMING: readonly (readonly string[])[] = [
  words("개사 기업 업체 회사 사업자"),
  words("개교 학교"),
  words("개국 나라 국가"),
  words("개소 시설 사업장 기관 센터"),
];
