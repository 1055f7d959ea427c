/**
 * Endings of Korean sentences and clauses, which tell running text from a heading. From grammars and official style
 * guides.
 */
import { words } from "./patterns.js";

/** Last syllables of a clause before a space: a long sentence may be parted there. */
export const CLAUSE_ENDINGS = words("고 며 나 면 여 서 만");

/** Ends of a clause that another follows: each says something of its own. */
export const JOINING_ENDINGS = words("고 며 나 지만 는데 면서 하여 되어 하되");

/** Syllables that make a noun with `고`, which joins nothing there: `입고 시`, `신고 기간`. */
export const BEFORE_GO_OF_NOUNS = words("입 출 재 창 사 신 보 광 공 예 경 권 최 참 국 금 원 피 중");

/** Ends of a sentence before its full stop, with the clipped forms of reports (`…함.`, `…임.`). */
export const SENTENCE_ENDINGS = words("다 요 까 오 음 함 임 됨 것 바람");

/** Ends of a sentence that need no full stop to be told. */
export const CLIPPED_SENTENCES = words(`
  였음 있음 없음 예정임 것임 필요함 바람 습니다 한다 이다 된다 했다 였다 있다 없다
`);

/** The same of two words. */
export const CLIPPED_PHRASES: readonly string[] = ["하고자 함", "하기로 함"];

/** Ends of printed lines that may be a sentence without its full stop: longer ones are no heading. */
export const CLIPPED_ENDINGS = words("다 음 함 임");

/** Ends of the sentence that a label of an appendix stands in. */
export const APPENDIX_SENTENCE_ENDINGS = words("다 함 음 임 것");

/** Single syllables that end a sentence and look like the label of an item: `…을 말한` / `다.` */
export const ENDINGS_LIKE_LABELS = words("다 라 자 오");

/** Ends of a spoken sentence: what ends so is no name of a document. */
export const SPOKEN_ENDINGS = words("니다 세요 십시오");

/** A line of a title that ends so goes on in the next. */
export const TITLE_GOES_ON = words("관한 위한 따른 대한");
export const TITLE_GOES_ON_AFTER_SPACE = words("및 등");

/** A line of running text breaks off so. */
export const TEXT_GOES_ON = words(
  "은 는 을 를 에 하여 하고 하며 하오니 드리오니 바라오니 같이 따라",
);

/** Ends of words that a noun must follow: a line that ends so is a slogan over a title, or half of one (`안전하고 편리한`). */
export const ADNOMINAL_ENDINGS = words(
  "하는 되는 있는 없는 가는 오는 만드는 이끄는 누리는 나누는 지키는 열어가는 편리한 행복한 안전한 따뜻한 건강한 공정한 깨끗한 든든한 활기찬 새로운 아름다운",
);

/** They end as a clause may, and end none: `누구나 신청할 수 있다`. */
export const ADVERBS_IN_NA = words("누구나 언제나 어디서나 어디나 무엇이나");
