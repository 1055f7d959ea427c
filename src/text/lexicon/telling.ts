/** What people and language models put around what they tell: openings, and ends that only say that it stands somewhere. From their answers. */
import { lines, words } from "./patterns.js";

/** Before a comma or a colon they open an answer and say nothing of it: `네, …`, `답변: …`. */
export const OPENING_WORDS = lines(`
네
예
아니요
아니오
아닙니다
네 맞습니다
예 맞습니다
맞습니다
답변
답
A
결론
요약
즉
또한
그리고
따라서
그러므로
참고로
추가로
아울러
정리하면
요약하면
요약하자면
정리하자면
결론적으로
결론적으로 말하면
결론부터 말씀드리면
결론부터 말하면
말씀드리면
답변드리면
답변을 드리면
안내드리면
확인해 보니
확인해 본 결과
확인한 결과
확인 결과
검토 결과
구체적으로
구체적으로는
구체적으로 말씀드리면
`);

/** The same without a comma, since they can be nothing else at the start. */
export const OPENING_ADVERBS = words("참고로 또한 아울러 따라서 그러므로 결론적으로");

/** What an answer says that it goes by, before `에 따르면`: no name of a document, only that there is one. */
export const SOURCE_NOUNS = words(
  "문서 자료 공고문 공고 원문 본문 내용 문건 안내문 보도자료 규정 근거 발췌문 텍스트 파일 공문 보고서 지침",
);
/** Before them. */
export const SOURCE_MODIFIERS = lines(`
제공된
제공해 주신
제공하신
주어진
첨부된
첨부하신
업로드하신
올려 주신
해당
위
이
본
관련
제시된
문의하신
질문하신
`);
/** Behind them. */
export const GOING_BY = lines(`
에 따르면
에 의하면
에 따라 말씀드리면
에 보면
에서는
를 보면
을 보면
를 확인해 보면
을 확인해 보면
를 확인해 보니
을 확인해 보니
를 확인한 결과
을 확인한 결과
를 살펴보면
을 살펴보면
를 기준으로 보면
을 기준으로 보면
를 기준으로 하면
을 기준으로 하면
에 대해 답변드리면
에 대해 말씀드리면
에 대하여 답변드리면
에 대하여 말씀드리면
`);

/** What opens a note in brackets that only says where something stands. */
export const SOURCE_NOTES = words("출처 근거 참고 참조 원문");

/** Behind what is done, these tell when something else is: `지급 전까지`. */
export const TIMES_BY_DEEDS = [
  "전까지",
  "전에",
  "후에",
  "후",
  "뒤에",
  "때까지",
  "때에",
  "때",
  "즉시",
  "직후",
  "동시에",
];

/** What a label's value ends in that stands elsewhere or is yet to be told, without spaces: `제출기한 : 입찰공고문 참조`. */
export const REFERRALS = words(`
  참조 참고 따름 미정
  추후공고 추후공지 추후통보 추후통지 추후안내 추후결정 추후협의 추후확정
  별도공고 별도공지 별도통보 별도통지 별도안내 별도협의 개별통보 개별통지 개별안내
`);

/** What a form has in brackets where someone signs or writes a name. */
export const SIGNED = words("인 서명 날인 직인 도장 상호 성명 서명또는인");

/** Behind `…다고` and `…것으로`: that something is said, and not what. Stems. */
export const TOLD_SOMEWHERE = lines(`
되어 있
돼 있
나와 있
나옵
나온
나오
적혀 있
쓰여 있
기재되어 있
기재돼 있
기재하고 있
명시되어 있
명시돼 있
명시하고 있
규정되어 있
규정돼 있
규정하고 있
규정합
규정한
안내되어 있
안내하고 있
설명되어 있
설명하고 있
언급되어 있
언급하고 있
기술되어 있
기술하고 있
제시되어 있
제시하고 있
표시되어 있
정해져 있
정하고 있
밝히고 있
알려져 있
확인됩
확인되
확인된
확인할 수 있
파악됩
파악되
이해할 수 있
이해하시면 됩
볼 수 있
보시면 됩
`);
/** Only behind `…다고`. */
export const TOLD_BY_SOMEONE = lines(`
합
한
해
하네
하죠
했
밝혔
밝힙
전했
설명합
설명했
말할 수 있
할 수 있
`);
/** Only behind `…것으로`: `증가한 것으로 나타났습니다`. */
export const TURNS_OUT = words("나타났 나타나 나타납 나타난 보입 보인 보이 조사됐 집계됐");
/** Only behind `…것을`. */
export const BEING_KNOWN = lines(`
알 수 있
확인할 수 있
볼 수 있
의미합
의미한
뜻합
뜻한
`);

/** Before `한 것`: nouns with which `하다` tells how something is. */
export const DESCRIBING_NOUNS = words(
  "가능 불가능 불가 필요 불필요 동일 유효 충분 상당 무관 적합 부적합 중요 적절 부적절 타당 해당",
);
/** Before `한 것`: no verbs. */
export const BEFORE_HAN_OF_NO_VERB = words("대 관 위 통 의 향 또 가");
/** Adjectives with `은` before a noun. */
export const DESCRIBING_STEMS = words("높 낮 많 적 같 좋 짧 넓 작 좁");
/** Syllables of verbs that end in `인` before a noun: `줄인 것`. */
export const BEFORE_IN_OF_VERBS = words("보 줄 높 들 쓰 모 붙 기울");

/** Units that stand behind a number and a space, besides the measures. */
export const SPACED_UNITS = words(
  "년 월 일 시 분 분기 반기 개월 년도 학년 학기 km kg cm mm mg ml mL ha MW kW GB TB mg/L ㎎ ㎏ ㎞ ㎝ ㎜",
);
/** Ends of the names of laws, before the number of an article. */
export const LAW_ENDINGS = words("법 령 규칙 규정 조례 지침 부칙 고시 훈령 예규 정관 학칙 」 』 ｣");

/** Before `의 경우` they name no one: `다음 각 호의 경우`. */
export const NO_CASES = words("호 각호 항 목 다음 이 그 어느 하나 사항 사유 때 등 것");

/** From here on a sentence only says that something will be told. */
export const ANNOUNCING = lines(`
에 대해
에 대하여
에 관해
에 관하여
은 다음과
는 다음과
은 아래와
는 아래와
`);
