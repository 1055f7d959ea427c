/**
 * Attributes that people ask official documents for, and the words by which a line, a label or a header cell names them; from the
 * labels of notices, forms and rules.
 */
import { words } from "./patterns.js";

/**
 * Nouns whose value says by its type what it is: `신청기간` is named by `신청` beside a date, in whatever word for the time. What
 * stands before the noun says which of them is asked for.
 */
export const TYPED_NOUNS = words(`
  기간 기한 시한 일정 일시 일자 날짜 시기 시각 마감일 마감 개최일 예정일 시작일 종료일 연도
  장소 위치 주소 소재지
  전화번호 연락처 전화 이메일 메일 전자우편
  대상 인원 인원수 위원 수량 금액 총액 합계 총계 요금 비용 가격 면적 시간 횟수 건수 비율 비중
`);

/** Typed nouns that say the same type: beside one of them a line need not say again what its document's title says. */
export const LIKE_TYPES = [
  words("기간 기한 시한 일정 일시 일자 날짜 시기 시각 마감일 마감 개최일"),
  words("장소 위치 주소 소재지"),
  words("전화번호 연락처 전화 문의"),
  words("이메일 메일 전자우편"),
  words("인원 인원수 정원 규모"),
  words("금액 총액 합계 총계 비용 가격 요금"),
];

/** Nouns that name a value by more than its type, each with what else it is called; a value under another name is another one. */
export const NAMED_VALUES = [
  words("사업비 예산 소요예산 지원규모 사업규모 예산액 사업금액 용역비 용역금액 과업비 과업금액"),
  words("상금 시상금 포상금 부상금"),
  words("참가비 참가료 회비"),
  words("보수 연봉 급여 봉급 임금"),
  words("문의처 문의 연락처 전화"),
  words("이용료 사용료 요금"),
  words("서류 구비서류 제출서류 첨부서류"),
  words("관할구역 위치 구역"),
  words("대상지 대상지역 대상구역"),
  words("생일 출생 태어"),
  words("문서번호 시행번호 시행"),
  words("팩스번호 팩스 전송 fax"),
  words("우편번호 우"),
  words("작성자 작성 기안자 주무관"),
  words("점검자 점검"),
];

/** Measures: the unit behind a number says what it is, `70kg`. */
export const MEASURED_NOUNS = words(
  "면적 거리 길이 높이 깊이 고도 크기 나이 무게 체중 중량 넓이 너비 두께 부피 용량 속도 온도",
);

/** What the label of an amount ends with: `기초금액`, `인건비`. */
export const AMOUNT_ENDS = words("금액 예산 가격 단가 액 비 금 료");

/** Words before a noun that say the same of it: `접수기간`, `신청기간`, `공모기간`. */
export const LIKE_APPLYING = words("신청 접수 공모 응모 모집 제출 청약");
export const LIKE_CHOOSING = words("선발 선정 모집 채용");
export const LIKE_ACTIONS = [
  words("열리 열린 열렸 개최 실시"),
  words("발표 통지 결과안내 공개"),
  words("문의 상담 연락"),
  words("시행 발효"),
];

/** Before a typed noun these tell no other value: `운영기간` is the time of what the document is about. */
export const NEUTRAL_MODIFIERS = words(`
  운영 추진 진행 실시 개최 시행 해당 주요 세부 전체 수행 용역 과업 이행 대표 문의 안내 상담 도로명 지번
`);

/** What stands before a noun and tells no other value: `총사업비`. */
export const SIZE_PREFIXES = words("총 전체 최대 최소 최종");
/** Words that only begin so. */
export const WORDS_LIKE_SIZES = words("총괄 총무 총리 총칙 총람 총서 총선 총영사");

/** Units by which documents number things of one kind: what is said of one does not hold for another. */
export const ORDINAL_UNITS = words(
  "분기 차 학년 등급 급 년차 호기 순위 단계 학기 회차 권역 공구 주년 주기",
);

/** What a sentence says a place with. */
export const SAYING_WHERE = [...words("장소 위치 소재 주소 개최지 에서"), "에 둔다", "에 있다"];

/** Behind a place, what says that something is there: `주 사무소를 서울시에 둔다`. */
export const BEING_SOMEWHERE = ["에 둔", "에 두", "에 있", "에 위치", "에 설치", "에 소재"];

/** What says where something is done; it follows much else (`과정에서`, `영수증에서`). */
export const PLACE_PARTICLES = words("에서");

/** What says that a place follows, and ends of the names of places. */
export const PLACE_WORDS = words(`
  장소 위치 소재 주소 방문 회의실 강당 정부청사 서울청사 세종청사 과천청사 시청사 구청사 군청사 도청사 본청사 센터 홀 회관 체육관 도서관 박물관 미술관 광장 공원 캠퍼스 캠프 본원 본사 사무소 지사 누리집 홈페이지 시청 군청
  구청 도청 학교 선수촌 훈련장 경기장
`);

/** What the names of rooms and small places end with, at the end of what they stand in. */
export const ROOMS = words(`
  세미나실 강의실 교육실 상담실 체험실 미디어실 자료실 전시실 연습실 실습실 연수실 대기실 민원실 열람실 보건실 자치실 교육장 공연장 전시장 연수원 수련원 교육관 별관 본관 신관 전시관
  극장 운동장 주차장 정류장 터미널 마을회관 경로당 교회 성당 쉼터 전망대 놀이터 생태원 수목원 휴양림 정수장 로비
`);
/** What stands behind a place and tells one beside it. */
export const BESIDE_PLACES = words("앞 옆 뒤 맞은편 건너편 정문 후문 입구 출구 일원");

/** Words that end as the names of cities, counties and provinces do, and are none: `저궤도`, `연구`. */
export const NO_PLACES = words(`
  궤도 정도 제도 연도 년도 지도 속도 온도 밀도 한도 태도 고도 용도 별도 각도 강도 보도 인도 시도 수도 빈도 의도 주도 유도 포도 구도 기도 농도 순도 습도 위도
  경도 난이도 만족도 선호도 신뢰도 기여도 중요도 인지도 참여도
  지구 연구 도구 요구 기구 인구 친구 입구 출구 축구 야구 농구 배구 창구 청구 강구 촉구 문구 영구 추구 공구 가구 직구
  다시 즉시 표시 전시 지시 공시 고시 실시 임시 일시 상시 수시 동시 게시 제시 개시 명시 예시 무시 감시 응시 역시 잠시 당시 몇시 중시 계시 금시
  에도 로도 서도 게도 라도 면도 래도 어도 아도 해도 만도 까지도 조차도
  국군 공군 해군 육군 장군 직군 제품군
`);

/** Times as people say them; documents give the year. */
export const RELATIVE_TIMES = words("올해 금년 작년 내년 지난해 이번 현재 최근 요즘 지금");

/** Places whose names end as those words do. */
export const PLACES_LIKE_WORDS = words(`
  경기도 제주도 여의도 거제도 광명시 안동시 여수시 대전시 김제시 거제시 동대문구 서대문구 수영구 영도구 남해군 기장군
`);

/** What decides a question that asks yes or no. */
export const DECIDING_WORDS = words(`
  불가 없 제외 가능 수있 아니 않 못 금지 허용 한하여 한정 예외 필수 본다 적용 무효 면제 불허
`);

/** Nouns before an attribute that tell nothing of it: they name the document that the whole question is about. */
export const DOCUMENT_NOUNS = words(`
  사업 공고 공고문 공문 문서 담당부서 담당자 담당 부서 규정 지침 조례 계획 계획서 보고 보고서 안내 안내문 행사 대회 공모 모집공고 입찰공고 법률 고시
`);

/** Nouns that only say when: `접수할 때 연락처`, `납품 시 교육시간`. */
export const CASE_NOUNS = words("때 시 경우 중");

/** Labels of lines by what they hold, for questions that ask by a verb: `어디서 열리나요` is answered by `장소 : …`. */
export const TIME_LABELS = words("일시 일자 기간 기한 일정 날짜 시기");
/** What else the label of a day or an hour ends with: `접수마감`, `접수개시`. */
export const TIME_ENDS = words("마감 마감일 개시 개시일 시작 시작일 종료 종료일");
export const PLACE_LABELS = words("장소 위치 소재지 주소 개최지");
/** What a column of places is called by its end. */
export const PLACE_COLUMNS = words(
  "장소 위치 소재지 소재 주소 자리 지점 집결지 배움터 처소 교육장 강의실",
);
/** Plain words that are such labels as a whole, and end others. */
export const WHOLE_TIME_LABELS = words("때 언제");
export const WHOLE_PLACE_LABELS = words(
  "곳 어디 어디서 어디에서 자리 오시는길 찾아오는길 찾아오시는길 소재 열리는곳 여는곳 하는곳 모이는곳",
);

/** Behind a cost, what says that the amount beside it is none of it: `교재비 별도`. */
export const NOT_IN_PRICE = words("별도 미포함 불포함 제외 포함");

/** Behind people, what says that there are some, and not who: `간사를 둔다`. */
export const COUNTS_ONLY = words("둔다 두며 두고 둘");

/** What stands before a noun and tells none of several apart: `해당 위원은`. */
export const NO_KINDS = words(
  "해당 관련 소속 전체 기타 일반 주요 담당 모두 각각 우리 같은 다른 상기 동일 당해 관계 신규 기존 공사 동안 미리 다시 먼저 함께 직접 별도 역대",
);

/** People by what they do in official documents; of kings, founders and spouses texts tell in other words. */
export const ROLES = words(`
  점검자 담당자 책임자 대표이사 대표자 사업단장 이사장 원장 청장 처장 총장 교장 학장 장관 차관 교육감 부회장 센터장 본부장 부서장 작성자 검사자 감독자 확인자 검토자 결재자 기안자 보고자 발표자 사회자 진행자 참석자 입회자 수령자 인수자 인계자 관리자 평가자 조사자 대리인
  간사 위원장 부위원장 위원 감독관 검사관 담당관 감사 강사 담당 실무자 반장 팀장 과장 국장 실장 재무관
`);

/** What a role does: `다음 각 호의 임무를 수행한다`. */
export const DUTY_NOUNS = words("임무 직무 업무 사무 역할 책무 사항");

/** Ends of nouns that official documents give a place for, asked by `어디`; and those of bodies, which no word tells for a place. */
export const KINDS_OF_PLACES = words(
  "공간 강의실 회의실 교육실 상담실 교육장 행사장 시험장 접수처 창구 시설",
);
export const KINDS_OF_BODIES_ASKED = words("부서 기관 업체");
/** What the names of such bodies end with. */
export const ENDS_OF_BODIES = words(
  "공사 공단 재단 협회 조합 은행 학교 병원 센터 연구원 연구소 진흥원 개발원 위원회 시청 군청 구청 본부 지청",
);

/** The provinces and large cities, as statistics tell them apart, and what stands for all of them. */
export const REGIONS = words(
  "서울 부산 대구 인천 광주 대전 울산 세종 경기 강원 충북 충남 전북 전남 경북 경남 제주",
);
export const ALL_REGIONS = words("전국");

/** Offices that a body has in several towns: `부산지사`. */
export const BRANCHES = words("지사 지부 지점 지회 지청 지역본부 본부 사무소 출장소");

/** What an event is, before its own name: `두 번째 행사는 ‘…’`. */
export const EVENTS = words("행사 축제 대회 공연 전시 체험 프로그램 강좌 교육 캠프 이벤트");

/** Cities, counties and districts, without 시, 군 and 구. */
export const TOWNS = words(`
  서울 부산 대구 인천 광주 대전 울산 세종 제주 서귀포
  수원 성남 의정부 안양 부천 광명 평택 동두천 안산 고양 과천 구리 남양주 오산 시흥 군포 의왕 하남 용인 파주 이천 안성 김포 화성 양주 포천 여주 연천 가평 양평
  춘천 원주 강릉 동해 태백 속초 삼척 홍천 횡성 영월 평창 정선 철원 화천 양구 인제 고성 양양 청주 충주 제천 보은 옥천 영동 증평 진천 괴산 음성 단양
  천안 공주 보령 아산 서산 논산 계룡 당진 금산 부여 서천 청양 홍성 예산 태안 전주 군산 익산 정읍 남원 김제 완주 진안 무주 장수 임실 순창 고창 부안
  목포 여수 순천 나주 광양 담양 곡성 구례 고흥 보성 화순 장흥 강진 해남 영암 무안 함평 영광 장성 완도 진도 신안
  포항 경주 김천 안동 구미 영주 영천 상주 문경 경산 의성 청송 영양 영덕 청도 고령 성주 칠곡 예천 봉화 울진 울릉 군위
  창원 진주 통영 사천 김해 밀양 거제 양산 의령 함안 창녕 남해 하동 산청 함양 거창 합천 기장 달성 강화 옹진 울주
  종로 용산 성동 광진 동대문 중랑 성북 강북 도봉 노원 은평 서대문 마포 양천 강서 구로 금천 영등포 동작 관악 서초 강남 송파 강동
  영도 부산진 동래 해운대 사하 금정 연제 수영 사상 수성 달서 미추홀 연수 남동 부평 계양 광산 유성 대덕
`);
