/** Words by which official documents tell things of one kind apart: what is said of one does not hold for another. */
import { words } from "./patterns.js";

/** Before what is done or written several times, which of them it is: `중간보고서`. */
export const STAGES = words(
  "착수 중간 최종 완료 예비 사전 사후 정기 수시 일일 주간 월간 분기 연간 상반기 하반기 서류 면접 필기 실기 최초 갱신",
);

/** What is done or written in such stages. */
export const STAGED = words(`
  보고서 보고회 보고 점검 심사 평가 시험 전형 감사 조사 협의 회의 설명회 검사 교육 발표 정산 인증
`);

/** Kinds whose members official documents call by a letter: `가 등급`. */
export const LETTERED = words("등급 군 지역 구역 그룹 유형 타입 권역 코스 블록 단계");

/** The same by a number: `4순위`. */
export const RANKED = words("순위 등급 단계 학년 호기 권역 공구 블록 단지");

/** What is done to a term, a fee or a right: the value that it had before is none of this. */
export const DEEDS_APART = words(`
  연장 단축 유예 면제 감면 할인 취소 철회 해지 해제 정지 환불 환급 환수 반환 반납 재발급 재신청 재심의 재지정 재계약 갱신 이월 이의신청
`);

/** What is done within a term; those of one line are said of the same. */
export const ALIKE_DEEDS = {
  filing: words("제출 접수 신청 송부 회신 등록 제시 첨부"),
  reporting: words("제출 보고 신고 등록"),
  telling: words("통보 통지 안내 고지 공지 보고 신고 발표 송부 회신 공개 게시"),
  paying: words("지급 지불 납부 납입 입금 환급 반환 반납 배상 변상 보상"),
  doing: words("처리 완료 결정 종결 조치 이행 수행 실시 시행 복구 착수 심의 의결 심사 승인"),
  handing: words("발급 교부 배부 지급"),
};

/** Before members or staff, a part of them: `외부위원`. */
export const PARTS_OF_BODIES = words(`
  외부 내부 민간 위촉 위촉직 당연직 임명직 선출직 여성 남성 청년 상임 비상임 상근 비상근 공익 내국인 외국인 예비 보궐 대리
`);

/** Whom a body is made up of, behind the word for their part: `외부 위원`. */
export const MEMBERS = words("위원 이사 직원 강사 인력 인사 평가자 전문가 심사자");

/** Countries that official documents tell apart; 한국 is where they are written, and 이란, 인도 and 가나 are other words too. */
export const COUNTRIES = words(`
  미국 중국 일본 대만 홍콩 몽골 북한 베트남 라오스 캄보디아 태국 미얀마 말레이시아 싱가포르 인도네시아 필리핀 네팔 스리랑카 방글라데시 파키스탄
  우즈베키스탄 카자흐스탄 키르기스스탄 타지키스탄 이라크 이스라엘 사우디아라비아 튀르키예 터키 카타르 아랍에미리트 러시아 우크라이나 폴란드 체코 헝가리
  루마니아 독일 프랑스 영국 이탈리아 스페인 포르투갈 네덜란드 벨기에 스위스 오스트리아 스웨덴 노르웨이 덴마크 핀란드 그리스 아일랜드 캐나다 멕시코
  브라질 아르헨티나 칠레 페루 콜롬비아 에콰도르 파라과이 볼리비아 호주 뉴질랜드 이집트 모로코 튀니지 알제리 나이지리아 케냐 탄자니아 우간다 르완다
  에티오피아 세네갈 코트디부아르 카메룬 모잠비크 남아프리카공화국
`);

/** Before a noun, that its highest or its lowest value is meant. */
export const HIGHEST = words("최대 최고 최장 상한");
export const LOWEST = words("최소 최저 최단 하한");

/** What is done with something that a sentence names as its object. */
export const GIVING_DEEDS = words(
  "지급 제출 통보 납부 반환 반납 보관 보존 발급 교부 송부 공고 게시 신고 보고 통지 위촉 임명",
);

/** Syllables that make another one of the office or body behind them: `부위원장`, `준정부기관`. */
export const PREFIXES_OF_OTHERS = words("부 준");
/** The same with what they stand before; elsewhere `비` and `미` only deny (`비과세`, `미이수자`). */
export const BEGINNINGS_OF_OTHERS = words("비상임 비상근 비정규");
