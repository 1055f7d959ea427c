/**
 * Units of measure and what stands around a number: rounding words, bounds, times of day. Counters are those that 표준국어대사전 marks
 * as 의존 명사 and official documents use; each row is one unit in its spellings, the first names it.
 */
import { words } from "./patterns.js";

/** What is measured, not counted: areas, lengths, weights, bytes. */
export const LENGTHS_AND_WEIGHTS: readonly (readonly string[])[] = [
  words("㎡ m² m2 제곱미터 평방미터"),
  words("평"),
  words("㎞ km 킬로미터"),
  words("m 미터"),
  words("㎝ cm 센티미터"),
  words("㎜ mm 밀리미터"),
  words("㎏ kg 킬로그램"),
  words("g 그램"),
  words("톤"),
  words("GB 기가바이트 G"),
  words("MB 메가바이트"),
  words("TB 테라바이트"),
  words("KB 킬로바이트"),
  words("리터 ℓ L"),
  words("㎥ 세제곱미터"),
];

export const MEASURES: readonly (readonly string[])[] = [
  words("원"),
  words("달러 불 USD"),
  words("엔"),
  words("유로"),
  words("위안"),
  words("% ％ 퍼센트 프로"),
  words("%p %P %포인트 퍼센트포인트 ％p"),
  words("명 인 사람"),
  words("개 곳 가지 종 군데 건 개소 항목 개국 개사"),
  words("회 번 차례"),
  words("대 량"),
  words("권 책 부"),
  words("살 세"),
  words("점"),
  words("층"),
  words("배"),
  words("팀"),
  words("매 장"),
  words("쪽 면 페이지"),
  words("호 가구 세대"),
  words("식 끼"),
  words("마리"),
  words("그루"),
  ...LENGTHS_AND_WEIGHTS,
  words("℃ 도"),
  words("위 순위"),
  words("등급 급"),
  words("촌"),
  words("학점"),
  words("년 해"),
  words("개월 달"),
  words("주 주일"),
  words("일"),
  words("일차"),
  words("시간"),
  words("분"),
  words("초"),
  words("차"),
  words("기"),
  words("단계"),
  words("단"),
  words("학년"),
  words("학기"),
  words("분기 Q"),
];

/** Currencies. */
const MONEY = words("원 달러 엔 유로 위안");

/** Units of money in the header of a table or behind `단위`, with what stands for them alone. */
export const MONEY_SCALES = words("십억 백만 천만 천 만 억 조 백억 십만");

/** Native numbers before a counter, from one on. */
export const NATIVE_NUMBERS = words("한 두 세 네 다섯 여섯 일곱 여덟 아홉 열");

/** Before a number that was rounded, and behind it. */
export const ABOUT_BEFORE = words("약 대략 거의 얼추");
export const ABOUT_BEHIND = words("여 가량 정도 내외 안팎 남짓 수준");

/** Behind `절반`, where it is none exactly. */
export const ABOUT_HALF = words("가까 이상 이하 이내 정도 가량 남짓 수준 미만 초과 안팎 에도 도");

/** `8%보다 커야`: a bound told by comparison. */
const than = (adjective: string) => `보다 ${adjective}`;

/** Bounds behind a number: not below, above, not above, below. */
export const BOUNDS = {
  atLeast: words("이상"),
  above: [...words("초과 넘어야"), ...words("크 큰 클 커 많 높 길 긴").map(than)],
  atMost: words("이하 이내 안에 한도 까지 범위"),
  below: [...words("미만 못미치는"), ...words("작 적 낮 짧").map(than)],
  over: words("넘"),
  after: words("이후 후"),
  before: words("이전 전"),
} as const;
/** Bounds before a number. */
export const BOUNDS_BEFORE = {
  atLeast: words("최소 최저 적어도"),
  atMost: words("최대 최고 최장"),
} as const;
/** Behind a bound that they turn round, without spaces: `초과하지 않는`, `넘지 못하는`; each with the ending of the verb that it denies. */
export const BOUND_DENIALS = words(`
  지않 지아니 지못 지말 하지않 하지아니 하지못 하지말 되지않 되지아니 되지못 할수없 될수없 을수없
  하여서는아니 하여서는안 해서는아니 해서는안 어서는아니 어서는안 서는아니 서는안 하면안 으면안 면안
`);

/** Times of day that say which half of it is meant. */
export const MORNING = words("오전 새벽 아침");
export const AFTERNOON = words("오후 저녁 밤 낮");

/** A number worked out from others is told by these. */
export const DERIVING_WORDS = words(`
  합계 합쳐 합치 합하 합한 모두 더하 더한 차이 늘어 늘었 늘어난 줄어 줄었 증가 감소 증액 감액 보다 대비 비율 비중 차지 평균 격차
`);

/** Behind `9대 1`, which is no count of machines. */
export const RATIO_WORDS = words("비율 비중 배점 비");

/** Units that may be mistaken for one another: a value of one is held against a value of the other. */
export const MEASURE_FAMILIES: readonly (readonly string[])[] = [
  words("년 개월 주 일 시간 분 초"),
  words("% %p 배"),
  MONEY,
];

/** Units of time that nobody takes for one another. */
export const SHORT_TIMES = words("시간 분 초");
export const LONG_TIMES = words("년 개월 주");

/** Words that stand for no money at all. */
export const FREE_OF_CHARGE = words("무료");

/** A number behind these is a difference from another. */
export const COMPARING_WORDS = words("보다 대비 비해 비하여");

/** Behind `4대`, where it counts great things and no machines. */
export const GREAT_THINGS = words(
  "핵심 주요 중점 전략 과제 분야 목표 원칙 추진 정책 권역 보험 사회보험",
);

/** By which kinds of things are counted. */
export const COUNTERS_OF_KINDS = words("가지 종류 종 개 곳 항목");
