/**
 * Words in cells of Korean tables: column names, units, periods, empty values. Collected from headers that official
 * tables mark or paint. Compared with a cell's text without white space.
 */
import { words } from "./patterns.js";

/** Ends of names that tables give to their columns. */
export const COLUMN_NAMES = words(`
  구분 항목 분류 유형 종류 종별 등급 번호 연번 순번 단위 비고 참고 순위 형식 기호
  성명 이름 소속 부서 부처 발주처 기관 직급 직위 직책 담당 담당자 연락처 전화 주소 위치 지역 국가 국명 업종
  명칭 품명 품목 규격 수량 단가 금액 가격 예산 사업비 재원 비용 편익 비율 비중 건수 인원 정원 현원 점수 배점
  합계 소계 총계 누계 증감 증감률 잔액 평균 크기 규모 면적 거리 길이 높이 너비 깊이 무게 중량 용량 값
  내용 개요 설명 사유 근거 결과 의견 일정 일시 일자 날짜 기간 시기 시간 장소 방법 방식 경로 업무 대상 목적 기준 요건 조건
  여부 현황 실적 계획 목표 성과 효과 지표 문제점 개선안 개선 현행 개정안 과제 사업 기능 역할 특징 상세 장점 단점
  예시 사례 상태 조치 분야 영역 단계 년도 연도 법령 법률 조문 조항 규정 제목 데이터 코드 버전 서식 서류 출처 옵션 속성 자료형
`);

/** Last syllables of such names behind another syllable: `사업명`, `달성률`, `배정액`. */
export const COLUMN_NAME_ENDINGS = words("명 율 률 액 량 별 비 수 일");

/** What stands above the names of the rows, and nowhere else. */
export const ROW_NAMES = words("구분 항목 연번 순번 일련번호 번호 분류 no no.");

/** What never stands above the names of the rows: `설명 | …` is a label beside its value. */
export const VALUE_NAMES = words("내용 주요내용 세부내용 설명 비고 목적 개요 사유 금액 기간");

/** What is counted off in the place of a name: `1단계`, `제2차`. */
export const ORDINAL_UNITS = words(
  "단계 차 차년도 등급 순위 유형 그룹 주차 일차 회차 학년 학기 분위",
);

/** What may stand beside a year or month in the name of a column: `'22년중`, `전년동기`. */
export const BESIDE_PERIODS = words(`
  전년 동기 동월 이후 이전 잠정 확정 추정 전망 예산 결산 계획 실적 목표 누계 누적 중 말 초
`);

/** What a cell says instead of a value. */
export const NO_VALUE = words("해당없음 해당사항없음 없음 미정 상동 N/A NA");

/** Values in words: `처리기한 | 즉시`, `수수료 | 무료`. */
export const VALUE_WORDS = words(
  "즉시 당일 수시 상시 연중 매년 매월 매주 매일 무료 무상 면제 전액 실비 별도",
);

/** What may stand before a number that is a value. */
export const BEFORE_VALUES = words("약 총 금 월 제 최대 최소");

/** Units that stand alone over a column; amounts of won are told by their shape. */
export const COLUMN_UNITS = words("% %p ‰ 달러 명 건 개 회");
