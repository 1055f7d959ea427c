/** Words by which a sentence says the opposite of another, and words that say too little to tell sentences apart. */
import { lines, words } from "./patterns.js";

/** Opposites (stems): each row of one list is denied by the same row of the other. */
export const ONE_SIDE: readonly (readonly string[])[] = [
  words("증가 늘어 늘었 늘고 늘며 늘린 급증"),
  words("확대"),
  words("상승 올랐 올라 인상"),
  words("포함 더한 더하 가산"),
  words("가능 허용"),
  words("모두 모든 전부 전원 전체 전액 전량 각각"),
  words("유료"),
  words("필수 의무"),
  words("사전"),
  words("이전에 전에"),
  words("상한"),
  words("상반기"),
  words("최대"),
  words("찬성"),
  words("신설"),
  words("유상"),
  words("합격"),
  words("공개"),
  words("대면"),
  words("과세"),
  words("유급"),
  words("상향"),
  words("호선"),
  words("자기의 자기명의 본인의명의 본인명의"),
  words("무주택"),
  words("다음달 익월"),
  words("다음날 익일"),
  words("업무외 근무외 근무시간외 근로시간외"),
  words("출근한"),
  words("단독으로 단독"),
  words("매도"),
  words("유효"),
  words("흑자"),
  words("내국인"),
  words("국내"),
  words("주간에 주간근"),
  words("여러차례 여러번 수차례 횟수제한없이 횟수의제한없이 횟수에제한없이"),
];
export const OTHER_SIDE: readonly (readonly string[])[] = [
  words("감소 줄어 줄었 줄고 줄며 줄인 급감"),
  words("축소"),
  words("하락 내렸 내려 인하"),
  words("제외 미포함 불포함 제척 배제 별도 뺀 빼고 빠져 빠진 감한 차감 공제"),
  words("불가 금지 불허"),
  words("일부 하나만 하나라도 한가지만"),
  words("무료"),
  words("선택사항 선택이다 선택이며 선택입니다 선택임 생략"),
  words("사후"),
  words("이후에 후에"),
  words("하한"),
  words("하반기"),
  words("최소"),
  words("반대"),
  words("삭제 폐지"),
  words("무상"),
  words("불합격 탈락"),
  words("비공개"),
  words("비대면"),
  words("비과세 면세"),
  words("무급"),
  words("하향"),
  words("지명 임명 위촉"),
  words("타인의 타인명의 다른사람의 제3자의 제삼자의"),
  words(
    "유주택 주택을소유 주택을보유 주택소유자 주택보유자 집을가진 집이있는 주택이있는 주택을가진",
  ),
  words("그달의 그달에 당월 당해월"),
  words("당일"),
  words("업무중 업무상 근무중 근무시간중 근로시간중"),
  words("결근한"),
  words("공동으로 공동"),
  words("매수"),
  words("무효"),
  words("적자"),
  words("외국인"),
  words("국외 해외"),
  words("야간에 야간근"),
  words(
    "한차례만 한번만 1회만 1회에한하여 1회에한해 1회에한정 한차례에한하여 한차례에한해 한번에한하여 한번에한해",
  ),
];

/** Whose, when, where and by whom: a verb that is denied behind them denies not them (`타인 명의로 해서는 안 된다`). */
export const OF_CIRCUMSTANCES = words(`
  자기의 자기명의 본인의명의 본인명의 타인의 타인명의 다른사람의 제3자의 제삼자의 업무외 근무외 근무시간외 근로시간외 업무중 업무상 근무중 근무시간중 근로시간중
  다음달 익월 그달의 그달에 당월 당해월 다음날 익일 당일 단독으로 단독 공동으로 공동 내국인 외국인 국내 국외 해외 주간에 주간근 야간에 야간근
`);

/** They deny what is said to be their opposite, and claim nothing themselves, since they say other things as well: `별도로 정한다`. */
export const ONLY_DENYING = words("별도");

/** Verbs that every regulation uses of everything, and words that only join. */
export const VAGUE_WORDS = words(`
  경우 대한 관한 위한 따른 따라 따르 통해 통하 위해 위하 대해 대하 관하 있다 없다 한다 된다 이다 그리고 또한 다만 또는 그 등의 등을 등에 해당 다음 이에 대로
  있는 없는 하는 되는 이며 하며 하고 있으며 있고 있어 있음 없음 있습니다 없습니다 합니다 됩니다 입니다 것입니다 것으로 것이다 것은 것을 매년 매월 이번 이날 현재 기준 총 중 및 약 모두 일부 각각 반드시 누구 누구나 어떤
`);

/** Behind a verb: it need not, it must, it must not, it may, it does not. Letters without spaces. */
export const MODAL_ENDINGS = {
  needNot: words(
    "생략할수 생략가능 지않아도 지아니하여도 지아니해도 지않을수있 지아니할수있 불필요 의무가없 의무는없 의무없 해야하는것은아 여야하는것은아 어야하는것은아 아야하는것은아 야만하는것은아 야하는건아",
  ),
  must: words(
    "여야 어야 아야 해야 야한다 야합니다 야하며 야하고 야함 야만 지않으면안 지않으면아니 지아니하면안 지아니하면아니 의무화",
  ),
  cannot: words(
    "수없 수는없 수도없 서는안 서는아니 면안 면아니 불가 금지 불허 허용되지않 허용하지않 허용되지아니 지못",
  ),
  may: words("수있 수도있 가능 허용 도된 도됩 도되"),
  not: words("생략 지아니 지않 지는않 지도않 지말"),
} as const;

/** The same of what must not be done: they hold an ending of what must. */
export const MUST_NOT_ENDINGS = words("지않아야 지말아야 지아니하여야 지아니해야");

/** Ends of a condition that must fail; letters without spaces. */
export const FAILING_CONDITIONS = words(
  "없으면 없는경우 없는때 않으면 아니하면 아니한경우 않은경우 아니면",
);

/** What says that something is not so, not allowed or left out; letters without spaces. */
export const DENYING_STEMS = words("아니 아닙 아님 않 없 못 불필요 불가 금지 제외 생략 면제 예외");

/** The same in a person's own words. */
export const LEAVING_OUT_STEMS = words("빠지 빠집 빠진 빠져 빼고 뺀 뺍 빼며");

/** They say that a rule has no exception; letters without spaces. */
export const UNIVERSAL_WORDS = words(
  "어떠한경우에도 어떤경우에도 어느경우에도 예외없이 무조건 언제나 항상 절대",
);

/** By which a verb or a noun at the end of a clause is denied; letters without spaces. */
export const DENYING_ENDINGS = words(
  "지아니 지않 지는않 지도않 지못 수없 수는없 수도없 없다 없습 없음 없어도 불필요 불가 금지 제외 면제 아니다 아닙 아님 아니된 아니되 아니됩 안된 안됩 지말 못한 못합 못하",
);

/** Denied, they say how much is allowed at most or at least. */
export const BOUNDING_VERBS = words(
  "넘 넘을 넘어서는 초과할 초과하 초과하여서는 초과해서는 초과되 초과되어서는 미치 못미치 미달하 미달하여서는",
);

/** By which the line over a list leaves its items out, or takes them in. */
export const EXCLUDING_WORDS = words("제외 불가 금지");
export const ADMITTING_WORDS = words("포함 가능 허용");

/** What follows the stem of a verb that is said plainly. */
export const PLAIN_VERB_STARTS = words(
  "하 한 할 함 합 해 했 되 된 될 됨 됩 됐 돼 받 시 으로한 이다 다",
);

/** They begin as `하다` and `되다` do behind a noun: `업무 하도급`, `요금 할인`. */
export const NOUNS_LIKE_DOING = words(
  "하도급 하청 하천 하수 하반기 하한 하자 하루 하부 하위 하단 할인 할당 할증 할부 함께 되도록",
);

/** Verbs of one syllable that regulations allow and demand things by, each in the syllables that it is written with: `두다`, `둘 수`. */
export const SHORT_VERBS = words(
  "두둘둔둠둡둬 정 내낼낸냄냅 주줄준줌줍줘 쓰쓸쓴씀씁써 받 맡 구 갖가 적 밝 알",
);

/** Between an object and its verb. */
export const ADVERBS = words("반드시 따로 별도로 직접 미리 즉시 함께 모두 다시");

/** Syllables before a verb that deny it, of any verb (`미이수`) or of these: `업무 처리`, `여비 지급` and `환불 신청` deny nothing. */
export const NEGATING_ANY = words("미");
export const NEGATED_VERBS: Readonly<Record<string, readonly string[]>> = {
  불: words("이행 허가 일치 출석 합격 포함 인정 복종 응답 가능"),
  비: words("공개 과세 대면 허가 포함"),
  무: words("허가 응답 등록 신고 면허"),
};

/** All of them, before words that are no verbs. */
export const NEGATING_PREFIXES = [...NEGATING_ANY, ...Object.keys(NEGATED_VERBS)];

/** Before a bare verb at the end of an item they demand it: `의무 제출`, `필수 이수`. */
export const DEMANDING_NOUNS = words("의무 필수 반드시");

/** Which opposites each of them denies; before others it is the end of a noun: `교재비 포함`, `업무 가능`. */
export const NEGATED_OPPOSITES: Readonly<Record<string, readonly string[]>> = {
  미: words("포함 허용 공개"),
  불: words("포함 가능 허용 합격"),
  비: words("공개 과세 대면 허용"),
};

/** Ends of a noun that something is said of alone; letters without spaces. */
export const OF_ONE_ALONE_ENDINGS = words(
  "에만 에게만 에서만 통해서만 로만 경우만 한하여 한해서 한정하여",
);

/** They say of all others what is denied: `위원이 아니면 …수 없다`; letters without spaces. */
export const OF_ALL_OTHERS = words(
  "이아니면 가아니면 아니라면 외에는 이외에는 제외하고는 말고는 빼고는",
);

/** They say that nobody is left out; letters without spaces. */
export const OF_EVERYONE = words(
  "누구나 누구든지 제한없이 아니어도 아니더라도 아니라도 상관없이 관계없이",
);

/** Whoever and whatever is meant: they name nothing by themselves. */
export const ANYONE_OR_ANYTHING = words(
  "사람 사람들 이름 경우 내용 금액 비용 시간 기간 방법 서류 자료 업무 제도 규정 절차 조건 기준 대상 결과 사항 문제 의견 기관 회사 부서 업체 직원 본인 자신 그것 이것 이곳 그곳 동안 다음 이상 이하 이내 하루 이번 하나",
);

/** By which a line limits what it says to one thing, beside `만`; spaces as they come. */
export const LIMITING_WORDS = words(
  "한하 한해 한정 한함 한한다 국한 외에는 이외에는 제외하고는 뿐",
);

/** They say something of all of their kind. */
export const ALL_WORDS = words("모든 전원 누구나 항상 언제나 무조건 빠짐없이");

/** What the value of a label says of the label: `근무지 변경 : 합격자 불가`. */
export const SIDES_OF_LABELS = words("불가능 불가 금지 가능 허용 의무 필수");
/** The same of one thing alone: `참가 : 등록업체에 한함`. */
export const LIMITS_OF_LABELS = words("한함 한정 한정함 한한다");

/** Before `만` and `도` they are no nouns. */
export const POSTPOSITIONS = words(
  "대해서 대하여 통해서 통하여 위해서 위하여 의해서 한해서 관해서",
);

/** Before `만` and `도`: to whom, where, by what. */
export const CASE_PARTICLES = words("에게 에서 으로 에");

/** Particles by which a noun is who acts, and to whom or with whose consent. */
export const ACTOR_PARTICLES = words("은 는 이 가 께서");
export const RECEIVER_PARTICLES = words("에게 께 한테");
/** Last syllables of bodies, which are told something `에` as people are `에게`. */
export const BODY_ENDINGS = words("회 원 부 처 청 국 단 기관 재단 공사 센터");
export const CONSENTS = words("승인 동의 허가 협의 의견 추천 요청 심의 결재 확인");

/** Beside them, what two do with one another: `회사는 대표와 합의하여`. */
export const AGREEMENTS = words("합의 계약 협약 상의");

/** How consents are come by: `승인을 받아`, `심의를 거쳐`, `동의를 얻은`. */
export const OBTAINING = words(
  "받은 받아 받았 받으 받을 받 얻은 얻어 얻 거친 거쳐 거치 구하 구한 득하",
);

/** What a share may be of in place of its name: `전체의 30%`. */
export const ANY_BASES = words("전체 전부 모두 총액 합계 총계 나머지 잔여 잔액 그중 이중 각각");

/** Behind a value: that a thing is not so. */
export const NOT_BEING = lines(`
아니라
아니다
아니며
아니고
아닙니다
아님
볼 수 없
볼 수는 없
할 수 없
말할 수 없
보기 어렵
보기는 어렵
보기 힘들
`);

/** From one value to another; stems. */
export const RISING_WORDS = words("늘 증가 상승 올랐 오른 올라 인상 확대 급증 높아");
export const FALLING_WORDS = words("줄 감소 하락 내렸 내린 내려 인하 축소 급감 낮아 떨어");

/** Of two amounts; stems. */
export const MORE_WORDS = words("많 높 크 큰 길 긴");
export const LESS_WORDS = words("적 낮 작 짧");
