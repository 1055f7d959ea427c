/** How questions end in plain speech, as people type them: `언제까지 내야 해?`, `예산이 얼마야?`. From grammars of Korean speech levels. */
import { lines, words } from "./patterns.js";

/** Last words of a question that are verbs by themselves, with the same in polite speech: `공손한 말: 반말, …`. */
export const PLAIN_WORDS = lines(`
하나요: 해, 하지, 하냐, 하니
되나요: 돼, 되, 되지, 되냐, 되니
있나요: 있지, 있냐, 있니
없나요: 없지, 없냐, 없니
쓰나요: 써
끄나요: 꺼
건가요: 거야, 거지, 거임, 거니, 거냐, 건데, 걸까
무엇인가요: 뭐야, 뭐지, 뭐임, 뭐냐, 뭐니, 뭔데, 뭐, 무엇
`);

/** The copula of plain speech, behind a noun or an asking word: `몇 년이야`, `얼마지`. Some only behind an asking word: `개최지` is a noun. */
export const PLAIN_COPULAS = words("이야 이지 이냐 이니 야");
export const COPULAS_OF_ASKING = words("지 냐 니 임");

/** Nouns that end as a verb does: `손해`, `용어`. */
export const NOUNS_LIKE_PLAIN_VERBS = words(
  "재해 피해 손해 방해 이해 저해 공해 견해 양해 올해 새해 오해 동해 서해 남해 화해 상해 수해 침해 자해 유해 무해 용어 언어 단어 국어 영어 약어 검색어 시야 분야",
);

/** What stands before `해` where it is a year: `가결된 해`. */
export const BEFORE_A_YEAR = words("된 한 던 는 은 인 진 난 온 간");

/** Adjectives whose stem is no everyday verb: `많아`, `좋아`. */
export const PLAIN_ADJECTIVES = words("많 좋 높 낮 같 똑같 늦 넓 짧 작 적 맞 싶 않 괜찮");
