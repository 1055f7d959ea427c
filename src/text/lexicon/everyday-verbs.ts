/**
 * Native verbs that people ask with where documents have a noun for the same: `빌리면` is `대부`, `갚아야` is `상환`. From lists of the
 * commonest Korean verbs, by stem; a stem that contracts or changes before an ending stands in both forms. Verbs that say yes or no to
 * something, or how much (`없`, `않`, `많`), are left out: they are never said by another word.
 */
import { lines, words } from "./patterns.js";

export const EVERYDAY_VERBS = words(`
  하 되 있 빌리 빌려 갚 부치 부쳐 보내 맺 들어 들어가 나가 나오 오 가 살 사 팔 짓 지으 지어 만들 만드 찍 떼 떼어 넘 돌리 돌려 뽑 맡 맡기 맡겨 열리 열려 닫 걸리
  걸려 걸치 걸쳐 받 내 주 쓰 써 알 알려 알리 묻 물어 물어보 보 고치 고쳐 버리 버려 타 따 치르 치러 놓 잡 찾 얻 잃 키우 키워 걷 세우 세워 끝나 끝내
  늦 미루 미뤄 다니 다녀 머무르 머물 묵 먹 마시 앉 모으 모아 모이 모여 고르 골라 바꾸 바꿔 바뀌 옮기 옮겨 나누 나눠 치우 치워 막 지키 지켜 어기 어겨
  얹 쌓 심 기르 길러 돌보 돌봐 태우 태워 싣 실으 덜 줄이 줄여 늘리 늘려 올리 올려 내리 내려 붙이 붙여 떨어지 떨어져 뽑히 뽑혀 쉬 일하
  배워 가르치 가르쳐 들 끼 빠지 빠져 그만두 매기 매겨 정해지 걷히 돌아오 돌아가 찾아가 채우 채워 견디 버티
  넣 두 들이 들여 남 남기 남겨 들어오 들어와 열 드 깎 빼 담 따지 따져 가져 가져오 가져와 갖추 갖춰 마치 마쳐 넘기 넘겨 지나 끊 겪 맞추 맞춰
  멈추 멈춰 다치 다쳐 죽 낳 태어나 자라 떠나 부르 불러 나눠주 내놓 쫓겨나 늘어나 줄어들 모자라 일해
  생기 생겨 꾸리 꾸려 밀리 밀려 줘
`);

/** What documents call what some of these verbs say: `줄기, …: 공식 용어, …`. Opposites are never on one line. */
export const OFFICIAL_FOR_VERBS = lines(`
빌리, 빌려: 대부, 대출, 대여, 임차
갚: 상환
부치, 부쳐, 보내: 송부, 발송, 우편, 제출
맺: 체결
짓, 지으, 지어: 설치, 건축, 신축, 건립
찍: 촬영
돌리, 돌려: 전환
뽑: 선발, 선정, 채용
맡: 담당, 소관
맡기, 맡겨: 위탁, 발주, 의뢰
열리, 열려: 개최
고치, 고쳐: 수정, 정비, 수선, 보수
버리, 버려: 폐기
끝나, 끝내, 마치, 마쳐: 종료, 완료, 만료
남, 남기, 남겨: 잔액, 잔여
넣: 납입, 기재, 투입
알려, 알리: 통지, 통보, 안내, 고지
물어, 물어보: 문의
고르, 골라: 선택, 선정
바꾸, 바꿔, 바뀌: 변경, 전환
옮기, 옮겨: 이전, 이동
나누, 나눠: 분할, 배분
지키, 지켜: 준수
어기, 어겨: 위반
심: 식재
쉬: 휴업, 휴게, 휴무
일하, 일해: 근로, 근무, 종사
가르치, 가르쳐: 교육, 훈련
그만두: 퇴직, 사임
깎: 감액, 감면, 삭감
줄이, 줄여: 감축, 단축
늘리, 늘려: 증액, 확대
넘, 넘기, 넘겨: 초과, 이상, 경과
지나: 경과
끊: 중단
다치, 다쳐: 부상
죽: 사망
낳: 출산
살: 거주, 관할구역
갖추, 갖춰: 구비, 확보
모으, 모아: 모집, 수집
키우, 키워, 기르, 길러: 양성, 육성, 양육
생기, 생겨: 발생, 신설, 도입
꾸리, 꾸려: 구성
`);

/** Endings that follow such a stem. */
export const ENDINGS_OF_VERBS = words(`
  면 으면 려면 으려면 고 게 아 어 여 아야 어야 여야 야 아서 어서 서 려고 으려고 나 나요 니 니까 습니까 을까 을까요 었 았 었나 았나 었던 았던 었을 던
  도록 는지 은지 는데 다가 거나 는다면 으면서 면서 아도 어도 자마자 은 는 을
`);
/** Endings of one syllable behind an open one: with others nouns look alike (`사고`, `가게`, `내면`). */
export const SHORT_ENDINGS = words("는 야");
/** Forms of one syllable, or of an open one and its ending, that are no noun. */
export const SHORT_VERBS = words(
  "된 될 뗀 뗄 낸 낼 쓴 쓸 둔 둘 뺀 뺄 여는 쓰고 쓰게 쓰면 되고 되면 나고 나면 오면 주면",
);
/** Adverbs that deny the verb behind them; documents deny behind it (`하지 아니한다`). */
export const ASKED_DENIALS = words("안 못");
/** Adverbs that people put before such verbs, and that change nothing of what is asked. */
export const EVERYDAY_ADVERBS = words("다 더 꼭 다시 새로 보통 그냥 자주 혹시 얼른");
/** What stands for something only with a verb before it: `찍은 것`, `뗀 지`, `짓는 데`; and what may follow it. */
export const BOUND_NOUNS = words("것 적 줄 지 데 건 게 거");
export const AFTER_BOUND_NOUNS = words("이 은 을 까지 이어야 이며 도 만");
