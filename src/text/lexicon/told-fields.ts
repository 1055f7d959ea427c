/**
 * Fields of official papers: what their labels call them, how people ask for them in everyday words, and what sentences say them with.
 * From the labels of notices, forms, rules and letters.
 */
import { lines, words } from "./patterns.js";

/** Ends of labels, the longest first to be found: `원서접수기간` is that of `접수기간`. */
export const FIELD_LABELS = {
  applying: words(`
    접수기간 신청기간 모집기간 공모기간 응모기간 제출기간 제출기한 신청기한 접수기한 접수마감 신청마감 제출마감 접수일 접수일시 접수일정 원서접수 접수일자 신청일 신청일자 신청일정
    마감일 마감일시 신청마감일 접수마감일 제출마감일 등록기간 지원기간 지원서접수 서류접수 참가신청기간 예약기간
    참가접수 작품접수 작품제출 결과제출 결과물제출
  `),
  submitting: words(`
    제출처 접수처 제출장소 접수장소 신청장소 신청처 보낼곳 제출하는곳 접수하는곳 제출할곳 접수기관 제출기관
  `),
  applyingHow: words("신청방법 접수방법 제출방법 응모방법 지원방법 예약방법 신청절차 접수절차"),
  contact: words(
    "문의처 문의 문의전화 연락처 전화번호 전화 문의사항 대표전화 문의및안내 상담전화 안내전화 문의연락처 담당자연락처 묻는곳 문의할곳 문의하는곳",
  ),
  fax: words("팩스 팩스번호 fax 전송 모사전송"),
  mail: words("이메일 전자우편 이메일주소 메일주소 전자우편주소 email"),
  qualifying: words(`
    신청자격 지원자격 응시자격 참가자격 자격요건 응모자격 입찰참가자격 자격 지원대상 신청대상 모집대상 참가대상 참여대상 교육대상 이용대상 대상 대상자 응시대상 가입대상
    참여자격 신청요건 지원요건 선정대상
  `),
  headcount: words(`
    모집인원 선발인원 채용인원 선발예정인원 모집규모 선발규모 채용규모 채용예정인원 모집정원 정원 수용인원 최대수용인원 이용정원 교육인원 참가인원 참여인원 인원
  `),
  members: words("위원수 위원정수 위원회구성 위원구성"),
  attendees: words("참석인원 참석예정인원 참석자수 참석자 참석대상"),
  fee: words(`
    참가비 참가료 수강료 교육비 참가비용 부담금 이용료 사용료 이용요금 입장료 관람료 대관료 요금 수수료 응시료 응시수수료 등록비 회비 체험비 사용요금 본인부담금
  `),
  budget: words(`
    사업비 총사업비 소요예산 예산 예산액 사업예산 사업금액 추정금액 기초금액 추정가격 예정가격 용역비 용역금액 과업비 과업금액 계약금액 공사비 설계금액 배정예산
  `),
  support: words(`
    지원한도 지원금액 지원금 지원액 보조금한도 지원내용 지원단가 지원한도액 보조율 지원비율 보조비율 지원율 융자한도 대출한도 대부한도 대부금액 한도액 한도 보조금액 최대지원금액 지급액 지급금액
  `),
  scale: words("지원규모 사업규모 규모"),
  share: words("자부담비율 자부담률 자기부담비율 자부담"),
  deposit: words("보증금 이행보증금 예치금 입찰보증금 계약보증금 임대보증금 하자보증금"),
  pay: words(
    "보수 급여 월급여 월급여액 급여액 임금 연봉 봉급 보수액 월보수 보수수준 활동비 시급 일당",
  ),
  allowance: words("참석수당 회의수당 위원수당 수당 강사료 심사수당 회의참석수당"),
  fine: words("과태료 과태료금액 과태료부과액 벌금 과징금 위약금 벌칙 가산금 연체료"),
  prize: words("상금 시상금 포상금 시상내역 시상내용"),
  result: words(`
    발표일 결과발표 합격자발표 선정결과발표 발표일자 발표일시 합격자발표일 결과발표일 최종발표 당첨자발표 선정발표 최종합격자발표 결과통보 결과통지 발표
  `),
  exam: words(
    "시험일 시험일자 필기시험일 시험일시 필기시험 시험일정 면접일 면접일시 면접시험 실기시험",
  ),
  held: words(`
    일시 행사일시 개최일시 개최일 행사일 행사기간 개최기간 교육일시 교육기간 회의일시 행사일정 교육일정 운영기간 대회기간 대회일시 체험일시 공연일시 강의일시 캠프기간 연수기간 활동기간 활동시기
  `),
  opening: words("개찰일시 개찰일 개찰일자 개찰"),
  briefing: words("현장설명회 사업설명회 설명회 설명회일시 현장설명 제안설명회"),
  effective: words("시행일 시행일자 시행시기 시행예정일 적용시기 적용일"),
  place: words(`
    장소 행사장소 개최장소 열리는곳 교육장소 회의장소 시험장소 강의장소 체험장소 공연장소 집합장소 개최지 대회장소 시험장 행사장
  `),
  workplace: words("근무지 근무장소 근무예정지 근무처 근무부서 근무지역"),
  bring: words("준비물 지참물 개인준비물 지참품 준비사항 휴대품"),
  papers: words(`
    제출서류 구비서류 신청서류 첨부서류 필요서류 응시서류 증빙서류 제출자료 제출물 구비서식 입찰서류
  `),
  department: words("담당부서 소관부서 주관부서 담당과 소관과 주무부서 관리부서 시행부서 담당기관"),
  host: words(
    "주최 주최기관 주최처 주관 주관기관 주최주관 후원 사업시행주체 시행주체 사업주체 시행기관",
  ),
  hours: words("이용시간 운영시간 개방시간 관람시간 개관시간 영업시간 사용시간 개장시간 진료시간"),
  closed: words(
    "휴관일 휴무일 정기휴관 쉬는날 휴관 휴장일 휴원일 정기휴무 정기휴관일 정기휴무일 휴업일",
  ),
  term: words("임기 위원임기 위촉기간 위원의임기"),
  keeping: words("보존기간 보관기간 기록보존기간 보존연한 보유기간 이용및보유기간"),
  reporting: words("보고기한 보고기일 보고시한 보고시기"),
  contract: words(`
    계약기간 용역기간 과업기간 사업기간 공사기간 이행기간 위탁기간 수행기간 임대기간 근무기간 고용기간 채용기간 근로기간 사업수행기간
  `),
  working: words("근무시간 근로시간 근무시각 근무형태 근무조건"),
  points: words(
    "배점 점수 가격점수 기술점수 가격평가배점 기술평가배점 입찰가격배점 기술능력배점 평가배점",
  ),
  passing: words("합격기준 합격점 합격선 선정기준 평가기준 심사기준 합격자결정 합격자결정방법"),
  subjects: words("시험과목 과목 필기과목 교육과목 교육내용 강의내용"),
  paying: words("납부방법 결제방법 납부방식 지급방법 입금계좌 납부계좌 지불방법 납입방법"),
  refund: words("환불기준 환불규정 반환기준 환불 환불방법 환불안내 취소및환불 반환규정 취소규정"),
  delay: words("지체상금률 지체상금비율 지연배상금률 지체상금 지연배상금 지체상금율"),
  often: words("점검주기 점검횟수 정기점검주기 회의주기 점검시기 실시주기 교육주기"),
  agenda: words("안건 회의안건 심의안건 상정안건 논의사항 회의내용 주요안건 심의사항"),
  departing: words("출발시각 출발시간 버스출발 출발 집합시간 집결시간"),
};

/** Labels that are so only as a whole: in a sentence they are words of every day. */
export const WHOLE_LABELS: Partial<Record<keyof typeof FIELD_LABELS, readonly string[]>> = {
  held: words("개최 때 언제 날짜 일자"),
  place: words("곳 어디 어디서 어디에서 자리 오시는길 찾아오는길 찾아오시는길"),
};

/** Fields that may say one another: a department's line has its telephone, a contract is that of a post. */
export const NEAR_FIELDS: Partial<Record<keyof typeof FIELD_LABELS, readonly string[]>> = {
  applying: words("applyingHow"),
  submitting: words("applyingHow"),
  contact: words("department submitting host applyingHow"),
  fax: words("contact submitting applyingHow"),
  mail: words("contact submitting applyingHow"),
  headcount: words("scale"),
  attendees: words("headcount qualifying members"),
  members: words("headcount attendees"),
  support: words("scale prize"),
  budget: words("scale"),
  scale: words("support budget headcount"),
  share: words("support budget scale"),
  pay: words("allowance support working"),
  allowance: words("pay"),
  held: words("exam briefing"),
  exam: words("held"),
  briefing: words("held"),
  opening: words("held"),
  place: words("workplace"),
  workplace: words("department place"),
  hours: words("closed"),
  working: words("hours"),
  closed: words("hours"),
  contract: words("held effective term"),
  term: words("contract members"),
  result: words("passing"),
  passing: words("points result"),
  points: words("passing"),
  fee: words("paying support"),
  delay: words("fine"),
  fine: words("delay"),
  papers: words("applyingHow"),
  applyingHow: words("submitting applying papers"),
  effective: words("held"),
};

/** Labels for the very same value, where one of them is asked for: of a field they may be several (`참가비` and `수수료`). */
export const SAME_LABELS = [
  words(
    "접수기간 신청기간 공모기간 응모기간 원서접수 접수기한 신청기한 제출기한 접수일정 신청마감 접수마감 마감일 신청마감일 접수마감일 제출마감",
  ),
  words("제출처 접수처 제출장소 접수장소 신청처 제출하는곳 접수하는곳 보낼곳"),
  words("모집인원 선발인원 채용인원 선발예정인원 모집규모 선발규모 채용규모 채용예정인원"),
  words("정원 수용인원 최대수용인원 이용정원"),
  words("신청자격 지원자격 응시자격 참가자격 자격요건 응모자격 신청대상 지원대상"),
  words("참가대상 참여대상 교육대상 모집대상"),
  words("사업비 총사업비 소요예산 예산액 사업예산"),
  words("기초금액 추정가격 추정금액"),
  words("지원한도 지원금액 지원금 지원액 지원한도액 보조금한도"),
  words("자부담비율 자부담률 자기부담비율"),
  words("보수 급여 월급여 월급여액 급여액 임금 월보수 보수액"),
  words("참석수당 회의수당 회의참석수당 위원수당"),
  words("발표일 발표 결과발표 합격자발표 선정결과발표 발표일자 결과발표일 합격자발표일 결과통보"),
  words("시험일 시험일자 시험일시 필기시험일"),
  words("일시 행사일시 개최일시 회의일시 교육일시"),
  words("개찰일시 개찰일 개찰일자"),
  words("시행일 시행일자 시행시기"),
  words("장소 행사장소 개최장소 회의장소 교육장소 열리는곳 시험장소"),
  words("근무지 근무장소 근무예정지 근무처"),
  words("준비물 지참물 개인준비물 지참품"),
  words("제출서류 구비서류 신청서류 첨부서류 필요서류"),
  words("담당부서 소관부서 주관부서 담당과 소관과"),
  words("주최 주최기관 주최처"),
  words("이용시간 운영시간 개방시간 관람시간 개관시간"),
  words("휴관일 휴무일 정기휴관 쉬는날 정기휴무 정기휴관일"),
  words("위원수 위원정수 위원구성 위원회구성"),
  words("임기 위원임기 위촉기간"),
  words("보존기간 보관기간 기록보존기간 보존연한"),
  words("보고기한 보고기일 보고시한"),
  words("계약기간 용역기간 과업기간 사업기간 공사기간 이행기간"),
  words("근무기간 고용기간 채용기간 근로기간"),
  words("근무시간 근로시간 근무시각"),
  words("합격기준 합격점 합격선"),
  words("시험과목 필기과목 과목"),
  words("납부방법 결제방법 납부방식 납입방법"),
  words("환불기준 환불규정 반환기준 환불"),
  words("지체상금률 지체상금비율 지연배상금률 지체상금율"),
  words("점검주기 점검횟수 정기점검주기"),
  words("안건 회의안건 심의안건 상정안건"),
  words("참석인원 참석예정인원 참석자수"),
  words("출발시각 출발시간 버스출발"),
  words("팩스번호 팩스 전송 fax"),
  words("이용료 사용료 이용요금 입장료 요금"),
  words("참가비 참가비용 참가료"),
];

/** Everyday questions, by the beginnings of their last words in order. */
export const FIELD_ASKED = {
  applying: lines(`
언제까지 신청
언제까지 접수
언제까지 지원
언제까지 응모
언제까지 모집
언제까지 내
언제까지 제출
언제까지 받
언제까지 등록
며칠까지 신청
며칠까지 접수
며칠까지 받
며칠까지 내
며칠까지 제출
신청 언제
접수 언제
신청 마감 언제
접수 마감 언제
신청 며칠까지
접수 며칠까지
언제부터 신청
언제부터 접수
신청 몇 시까지
접수 몇 시까지
제출 몇 시까지
등록 몇 시까지
참가신청 몇 시까지
원서접수 몇 시까지
서류접수 몇 시까지
`),
  submitting: lines(`
서류 어디
어디로 보내
어디로 가져
어디에 가져
어디로 갖다
어디에 갖다
어디에 내
어디로 내
어디에 제출
어디로 제출
어디에 접수
어디서 접수
어디에서 접수
신청서 어디
`),
  contact: lines(`
어디에 물어보면
어디에 물어봐
어디로 물어
어디에 문의
어디로 문의
누구한테 물어
누구에게 물어
누구한테 문의
누구에게 문의
문의 전화
몇 번으로 전화
어디로 전화
어디에 전화
어디로 연락
어디에 연락
누구에게 연락
누구한테 연락
`),
  fax: lines(`
팩스 몇
팩스 번호
팩스로 어디
`),
  qualifying: lines(`
누가 신청
누가 지원
누가 참가
누가 참여
누가 응시
누가 이용
누가 받
누가 대상
누구 대상
누구를 대상
자격 어떻게
자격 뭐
어떤 사람 신청
어떤 사람 지원
`),
  headcount: lines(`
몇 명 뽑
몇 명 선발
몇 명 모집
몇 명 채용
몇 명 받
몇 명까지 들어
몇 명까지 이용
몇 명까지 신청
몇 명까지 받
몇 명까지 되
뽑는 사람 몇 명
`),
  fee: lines(`
참가 얼마 내
참가 돈 얼마
이용 얼마
요금 얼마
입장 얼마
수강 얼마
신청 얼마 내
`),
  budget: lines(`
예산 얼마
돈 얼마나 드
돈 얼마나 들
돈 얼마나 쓰
사업 얼마 드
사업 얼마나 드
얼마짜리
`),
  support: lines(`
얼마까지 받
얼마까지 지원
얼마나 지원
얼마 지원
지원금 얼마
얼마나 받을
`),
  share: lines(`
몇 퍼센트 부담
자부담 얼마
`),
  pay: lines(`
월급 얼마
급여 얼마
연봉 얼마
시급 얼마
일당 얼마
`),
  fine: lines(`
어기면 얼마
위반하면 얼마
과태료 얼마
벌금 얼마
`),
  result: lines(`
결과 언제
언제 발표하
언제 발표해
언제 발표합
발표 언제
발표 며칠
합격자 언제
언제 결과
`),
  exam: lines(`
시험 언제
시험 날짜
시험 며칠
면접 언제
`),
  held: lines(`
언제 열리
언제 열
언제 하나요
언제 해요
언제 하죠
언제 하는
며칠에 하
며칠에 열
언제 개최
`),
  opening: lines(`
개찰 언제
`),
  briefing: lines(`
설명회 언제
`),
  effective: lines(`
언제부터 시행
언제부터 적용
언제 시행
`),
  place: lines(`
어디서 열리
어디에서 열리
어디서 하나요
어디에서 하나요
어디서 해요
어디에서 해요
어디로 가
어디서 개최
어디에서 개최
어디서 진행
어디에서 진행
`),
  workplace: lines(`
어디에서 일하
어디서 일하
어디에서 근무
어디서 근무
`),
  bring: lines(`
뭘 가져
무엇을 가져
뭐 가져
무엇을 챙
뭘 챙
뭐 챙
뭘 준비
무엇을 준비
`),
  papers: lines(`
어떤 서류 내
어떤 서류 제출
어떤 서류 필요
어떤 서류 준비
어떤 서류 챙
어떤 서류 갖추
무슨 서류 내
무슨 서류 제출
무슨 서류 필요
무슨 서류 준비
무슨 서류 챙
무슨 서류 갖추
서류 뭐
서류 무엇
`),
  department: lines(`
어느 부서
어떤 부서
무슨 부서
어느 과
어디 소관
담당 부서 어디
`),
  host: lines(`
어느 기관 맡
어느 기관 시행
어느 기관 운영
어느 기관 집행
어디에서 맡아
어디서 맡아
어디에서 시행
어디서 시행
어디에서 주최
어디서 주최
누가 주최
어디에서 주관
어디서 주관
누가 주관
`),
  hours: lines(`
몇 시부터 이용
몇 시까지 이용
몇 시에 문
몇 시까지 문
몇 시에 닫
몇 시까지 하
몇 시부터 하
`),
  closed: lines(`
언제 쉬
쉬는 날
무슨 요일 쉬
언제 휴관
`),
  members: lines(`
위원 몇 명
위원 몇명
위원 몇 분
위원회 몇 명
위원회 몇명
`),
  term: lines(`
임기 얼마
임기 몇 년
`),
  keeping: lines(`
서류 얼마 동안 보관
서류 얼마 동안 보존
서류 몇 년 보관
서류 몇 년 보존
서류 몇 년간 보관
서류 몇 년간 보존
얼마 동안 보관
얼마 동안 보존
얼마나 보관
얼마나 보존
몇 년 보관
몇 년 보존
몇 년간 보존
몇 년간 보관
몇 년 동안 보관
몇 년 동안 보존
`),
  reporting: lines(`
며칠 안에 보고
며칠 이내 보고
언제까지 보고
`),
  contract: lines(`
며칠 동안 하
며칠 동안 일하
며칠 동안 근무
몇 달 동안 일하
얼마 동안 근무
얼마 동안 일하
몇 개월 일하
몇 개월 근무
`),
  working: lines(`
몇 시까지 일하
몇 시부터 일하
몇 시까지 근무
몇 시에 출근
하루 몇 시간 일하
`),
  passing: lines(`
몇 점 합격
`),
  subjects: lines(`
어떤 과목
무슨 과목
과목 뭐
`),
  paying: lines(`
어떻게 납부
돈 어떻게 내
요금 어떻게 내
어떻게 결제
어떻게 내나요
`),
  refund: lines(`
환불 어떻게
취소하면 돌려
취소하면 환불
환불 되
얼마나 환불
`),
  delay: lines(`
늦으면 지체상금
지체상금 얼마
`),
  often: lines(`
점검 얼마나 자주
점검 몇 번
점검 몇 회
`),
  agenda: lines(`
무엇을 논의
뭘 논의
회의 뭘
회의 무엇
무엇을 다루
무엇을 심의
`),
  attendees: lines(`
몇 명이 참석
몇 명 참석
누가 참석
`),
  departing: lines(`
몇 시에 출발
몇 시에 떠나
언제 출발
`),
};

/** Whose result is announced, and the words of a paper that announces it: in one that never has them no day is that of the announcement. */
export const ANNOUNCED: Readonly<Record<string, readonly string[]>> = {
  당첨: words("당첨 추첨 청약 입주자"),
  합격: words("합격 선발 채용 시험 전형 면접"),
  낙찰: words("낙찰 입찰 개찰"),
  수상: words("수상 입상 시상 공모 대회"),
  입상: words("수상 입상 시상 공모 대회"),
};

/** What says that something is in force. */
export const IN_FORCE = words("시행 적용 효력 발효 부터");

/** What says of an event behind its name that it is held: `특강을 실시합니다`. */
export const HOLDING = words("실시 진행 개최 열리 열린 열립 연다 엽니다 펼쳐 선보 시작");

/** What a sentence or a line without a label says a field with: the words of an entry stand in it in order, spaces aside. */
export const FIELD_SAID = {
  applying: lines(`
까지 접수
까지 신청
까지 제출
까지 받는다
까지 받습
까지 모집
까지 응모
이내에신청
이내에접수
이내에제출
안에신청
안에접수
안에제출
`),
  submitting: lines(`
에제출
로 방문 우편
로 접수하
에 접수하
에우편
로제출
에방문
로보내
에접수
`),
  contact: lines(`
사항 문의
로문의
에문의
`),
  fax: lines(`
팩스
`),
  qualifying: lines(`
신청할수있
지원할수있
참가할수있
참여할수있
응시할수있
한하여신청
한해신청
대상으로
`),
  headcount: lines(`
명선발
명을선발
명모집
명을모집
명채용
명을채용
명을뽑
명까지들어
명까지입장
명까지이용
`),
  fee: lines(`
1인당 원 납부
사람에 원 낸다
참가자 원 낸
참가자 원 냅
이용자 원 낸
이용자 원 냅
1일 원 감면
`),
  budget: lines(`
원 투입
원을 들여
`),
  support: lines(`
원까지 지원
원을 지원
원 지원
원 한도
원이내
원범위
한도 원
최대 원
`),
  share: lines(`
% 자부담
% 부담하
자부담 %
`),
  pay: lines(`
월 원 지급
달에 원 지급
`),
  allowance: lines(`
수당 원
원 수당
`),
  fine: lines(`
과태료 부과
`),
  result: lines(`
결과 게시
결과 발표
결과 통보
결과 통지
결과 공고
합격자 발표
합격자 게시
합격자 공고
선정 발표
`),
  exam: lines(`
시험 치르
시험 치른
시험 시행
시험 실시
`),
  held: lines(`
에연다
에엽니다
일개최
에개최
분개최
에열린
일열린
`),
  opening: lines(`
개찰
`),
  effective: lines(`
부터시행
부터적용
[시행2
[시행1
`),
  place: lines(`
에서연다
에서엽니다
에서개최
에서열린
에서열립
에서진행
`),
  workplace: lines(`
에서근무
`),
  bring: lines(`
가져와야
가지고와야
가져오
가지고오
지참
준비하여야
챙겨와야
챙겨오
`),
  papers: lines(`
각1부
1부 제출
1부를 제출
1부를 내야
부 제출
`),
  department: lines(`
에서맡는
에서맡습
에서담당
과소관
팀소관
실소관
`),
  host: lines(`
주최
주관
`),
  hours: lines(`
시까지 이용할수
시까지개방
시까지운영
시까지 문을
`),
  closed: lines(`
문을열지않
휴관
휴무
쉰다
쉽니다
`),
  members: lines(`
명 위원
인 위원
위원 명
위원 인
포함 명
포함 인
`),
  term: lines(`
임기 년
`),
  keeping: lines(`
년간보존
년간보관
년보존
년보관
`),
  reporting: lines(`
이내 보고
까지 보고
이내 복명
까지 복명
지체없이 보고
즉시 보고
`),
  contract: lines(`
동안 근무
계약일부터 일
계약한날부터 일
채용일부터 개월
`),
  working: lines(`
시까지근무
주 5일 근무
근무는 시까지
`),
  passing: lines(`
점 이상 합격
`),
  subjects: lines(`
필기시험 과
과목
`),
  paying: lines(`
로납부
요금 로 낸다
요금 로 냅니다
로결제
로입금
`),
  refund: lines(`
취소 반환
취소 환불
`),
  delay: lines(`
지체상금 분의
지연 계약금액의
`),
  often: lines(`
회점검
마다 점검
매월 점검
점검 마다
점검 매월
점검 매년
점검 회실시
`),
  agenda: lines(`
회의에서다룬
회의에서논의
에관한건
심의한다
`),
  attendees: lines(`
명이참석
명참석
`),
  departing: lines(`
시출발
분출발
분에 떠난
정문 떠난
에출발
`),
};
