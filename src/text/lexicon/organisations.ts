/**
 * Names of public bodies, their parts and companies, by how they end. From 정부조직법 and its decrees (부, 처, 청, 국, 과), 지방자치법
 * (시, 도, 군, 구), 공공기관의 운영에 관한 법률 (공사, 공단, 재단) and the letterheads of public documents.
 */
import { words } from "./patterns.js";

/** Endings that name a body by themselves. */
export const BODIES = words(`
  특별자치도 경기도 강원도 충청남도 충청북도 전라남도 전라북도 경상남도 경상북도 제주도
  위원회 연합회 연구회 협회 학회 이사회 의회 진흥회 상공회의소 중앙회 공제회 마사회 체육회 적십자사 거래소 조합 공사 법인 연맹
  센터 본사 지사 사무소 사업소 관리소 연구소 보건소 검역소 출장소 훈련소 발전소 등기소 추진단
  연구원 진흥원 개발원 교육원 감사원 의료원 관리원 정보원 평가원 안전원 연수원 인증원 기술원 시험원 수련원 표준원 문화원 복지원 서비스원 병원 법원 학원 유치원 어린이집
  감독원 보호원 조정원 중재원 보장원 보전원 결제원 부동산원 금융원 소비자원 번역원 국어원 종자원 생태원 품질원 인재원 기록원 재활원 수목원 과학원 의전당
  모금회 사업회 의사회 약사회 변호사회 세무사회 회계사회 건축사회 법무사회 노무사회 변리사회 관세사회
  재판소 기념관 자원관 보증기금
  소방서 경찰서 세무서 대사관 영사관 박물관 도서관 미술관 과학관 대공원 체육관 회관 담당관 정책관 기획관 심의관
  대대 전대 함대 부대 사단 여단 군단 비행단 사령부 대학 학교 은행 금고 농협 축협 수협 신협 테크노파크 주식회사 유한회사 ㈜ 합동 그룹 구조대 항공대 소방대 특공대 경비대
`);

/** Endings that name a body where a name with a particle is read, as in a question: `경희대`, `○○재단`. */
export const MORE_BODIES = words("공단 재단 회사 대");

/** What a document calls the body that it is of: `한빛진흥원(이하 “진흥원”이라 한다)`. */
export const HOUSES = words(
  "회사 당사 본사 공사 공단 재단 협회 의료원 진흥원 학교 대학교 본교 병원 본원 조합 학회 본회 연구원 센터 공제회 은행 기관",
);

/** Work on buildings and roads, before 공사: no body of that name. */
export const BUILDING_WORKS = words(`
  보강 신축 증축 개축 증개축 보수 설치 정비 개선 포장 조성 철거 교체 복구 리모델링 환경개선 기계설비 전기 통신 소방 토목 건축 조경 시설 굴착 방수 도장 건설
`);

/** Endings that name a body unless the word is an everyday one. */
export const SHORT_BODIES = words("부 처 청 국 과 실 팀 시 군 구 단");

/** Bodies whose names end like an everyday word, or are as short as one. */
export const BODIES_LIKE_WORDS = words("외교부 국회");

/** Ends of everyday words that look like those of a body. */
export const EVERYDAY_ENDINGS = words(`
  여부 납부 송부 교부 첨부 발부 실적부 기록부 출석부 등록부 학적부 접수부 민원처리부 사건처리부 자료처리부 접수처리부 상황부 수불부 출납부 열람부 발급부 출근부 가계부 서명부 대여부 반출부 어업원부 등록원부 명부 장부
  출처 거래처 수신처 배부처 접수처 연락처 구매처 사용처 문의처 판매처 수요처 대처 바우처
  요청 신청 재청
  외국 결국 각국 당국
  결과 효과 초과 부과 경과 사업성과 운영성과 추진성과 주요성과 연구성과 핵심성과
  회의실 강의실 사무실 시청각실 세미나실 휴게실 현실 부실 성실 교실 확실 착실 충실 과실 손실
  실시 명시 중시 일시 즉시 임시 고시 표시 공시 제시 예시 지시 게시 동시 수시 상시 당시 개시 하시 계시
  복구 촉구 추구 영구 요구 연구 청구 기구 도구 입구 특구 지구 징구
  차단 수단 중단 판단 진단 하단 집단 첨단 상단 명단
`);

/** Whole everyday words that look like a body. */
export const EVERYDAY_WORDS = words(`
  통과 원부 처리부 일부 내부 외부 전부 세부 상부 하부 기부 명부 장부 간부 대부 성과 사실 한국 미국 중국 영국 약국 전국 다시 학과 사과 내과 외과 근처 조처 내실 진실 장군 해군 육군 공군 도시
`);

/** Endings of a body that gives out a press release; a part of one alone does not say whose it is. */
export const GIVERS = words("부 처 청 위원회 원 공사 공단 시 도 군 구 은행 재단");

/**
 * Bodies that make rules for themselves, as their own rules call them for short. Offices, committees, schools, banks and associations
 * of owners are left out: rules that others make are about them, too.
 */
export const MAKERS_OF_OWN_RULES = words(`
  공사 공단 재단 진흥원 연구원 개발원 평가원 관리원 정보원 안전원 인증원 기술원 시험원 표준원 문화원 의료원 교육원 감정원 예탁원 보장원 서비스원
  진흥회 연구회 공제회 연합회 중앙회 협회 학회 대학교 테크노파크 거래소
`);

/** Kinds of rules that name those they are about, and not who makes them. */
export const NAMED_BY_LAWS = words("법 법률 시행령 시행규칙 조례 고시 훈령");

/** Last syllables of bodies that make rules, before the kind of rule: `고용노동부고시`. */
export const RULE_MAKERS = words("부 처 청 원 회 시 도 군 구");

/** Endings of ministries in charge of a law, before a telephone in brackets: `고용노동부(○○과)`. */
export const MINISTRIES = words("부 처 청 위원회");

/** What stands before the name of a company, a foundation or an association. */
export const COMPANY_MARKS = words(
  "㈜ (주) (재) (사) 주식회사 재단법인 사단법인 학교법인 의료법인 사회복지법인 법무법인",
);

/** Kinds of bodies: alone they are nobody's name. */
export const KINDS_OF_BODIES = words(`
  재단 법인 센터 공사 공단 조합 학교 대학 은행 병원 협회 학회 위원회 연구소 연구원 진흥원 사무소 사업소 보건소 도서관 박물관 회관 본사 지사 지부 지점 본부 지역본부 주식회사
  유한회사 추진단 사절단 부서 기관 담당관
`);

/** What a law or a case calls the bodies that it is about: whoever that is, and never who issues. */
export const PARTIES_OF_LAWS = words(`
  내국법인 외국법인 영리법인 비영리법인 청구법인 원고법인 피고법인 모법인 자법인 처분청 과세관청 행정청 행정관청 관할청 허가청 인가청 감독청 발주청 등록관청 관할관청 주무관청 승인기관
`);

/** What a blank form calls whoever is to fill it in or to sign it. */
export const BLANK_BODIES = words(`
  작성과 담당과 주관과 소관과 협조과 처리과 발신부서 수신부서 작성부서 담당부서 주관부서 소관부서 요청부서 신청부서 소속부서 해당부서 관련부서 부서장 발신부서장 작성부서장 담당부서장
  주관부서장 소관부서장 소속부서장 해당부서장 기관장 발신기관 발신기관장 작성기관 작성기관장 신청기관 신청기관장 접수기관 접수기관장 소속기관 소속기관장 해당기관 해당기관장 추천기관 추천기관장
`);

/** Ends of names of bodies that most papers name because something takes place there. */
export const VENUES = words(
  "회관 기념관 의전당 체육관 수목원 공연장 전시장 경기장 운동장 강당 아트홀 컨벤션센터 전시관 극장 공원 회의장 연회장",
);
