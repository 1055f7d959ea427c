/**
 * Particles (조사) and verb endings (어미) that follow a noun in writing, and nouns that only look as if they ended with one.
 * Particles and the forms of the copula are those that grammars of Korean list, with the compounds that people write most; endings
 * are the forms of 하다 and 되다. A morphological analyser knows more, but costs fifty times the time and changes the ranking little
 * once pairs of syllables are indexed beside the words.
 */
import { words } from "./patterns.js";

/** What may stand behind a noun and is no part of it. */
export const PARTICLES = words(`
  은 는 이 가 을 를 의 에 도 만 과 와 로 나 며 고 께
  으로 에서 에게 한테 께서 까지 부터 마저 조차 처럼 보다 마다 만큼 대로 밖에 이나 이며 이고 이다 이란 이든 든지 라도 라는 라고 라면 로서 로써 로는 로도 로의
  에는 에도 에만 에의 과의 와의 과는 와는 과도 와도 만을 만이 만의 만은 들이 들은 들을 들의 들에 들도 들과 인가 인지 인데 이자 이요 이지 나요
  으로서 으로써 으로는 으로도 으로의 으로만 에서는 에서도 에서의 에서만 에게는 에게도 에게서 한테서 까지의 까지는 까지도 부터는 부터의 부터도 로부터 이라는 이라고 이라도 이라면
  이라며
  이었다 이었던 였으며 이든지 보다는 보다도 처럼은 만으로 들에게 들에서 들로서 인가요 입니까 입니다 이에요 예요 였다 였던 이냐 일까 일까요 이었으며 이었고 였고
  으로부터 에서부터 에게로의 에게서는 이었는가 이었는지 이었습니다 였습니다 이었습니까 였는가 였는지
`);

/** Forms of 하다 and 되다 behind a noun, and the plain verb endings that can be told from the end of the word alone. */
export const VERB_ENDINGS = words(`
  하 한 할 함 해 되 된 될 됨 돼 했 됐
  하는 하여 하고 하며 하면 하지 하기 하게 하자 하려 하던 한다 했다 했던 했고 해서 해야 하다 하나 한지 할지 함은 함을 함에 되는 되어 되고 되며 되면 되지 되기 되게 되던
  된다 됐다 됐던 됐고 돼서 돼야 되다 됨을 시킨 시켜
  하여야 하여서 하려는 하려면 하려고 하기에 하기로 하기는 하면서 하지만 하거나 하도록 하므로 하는지 하는가 하는데 하였다 하였던 하였고 하였을 합니다 합니까 했으며 했는지 했는가
  했을까 한다면 한다는 한다고 하나요 할까요 했나요 해주는 함으로 하시오 하세요 하라는
  되어야 되어서 되려면 되기에 되면서 되지만 되거나 되도록 되므로 되는지 되는가 되는데 되었다 되었던 되었고 되었을 됩니다 됩니까 됐으며 됐는지 됐는가 된다면 된다는 된다고 되나요
  될까요 됐나요 시키는 시키고 시켰다
  하였으며 하였으나 하였는지 하였는가 하였습니다 하였습니까 했습니다 했습니까 하십시오 되었으며 되었으나 되었는지 되었는가 되었습니다 되었습니까 됐습니다 됐습니까 함으로써 됨으로써
  하였나요 되었나요
`);

/** Common nouns whose last syllable only looks like a particle; a compound that ends with one is left whole. */
export const NOUNS_LIKE_PARTICLES = words(`
  주의 회의 협의 합의 심의 정의 동의 결의 건의 편의 논의 문의 강의 질의 고의 명의 의의
  국가 평가 허가 인가 증가 추가 참가 물가 원가 단가 대가 작가 휴가 주가 제도 정도 온도 한도 연도 년도 속도 지도 보도 태도 각도 강도 농도 용도 도로 철도
  결과 효과 학과 교과 초과 통과 경과 부과 보고 신고 공고 사고 광고 권고 재고 예고 경고 창고 최고 참고 경로 진로 통로 선로 차이 높이 길이 나이 하나
  근로 과로 토로 피로 불만 기만 자만 비만
`);

/** Nouns that end as a verb before its noun does: `참여제한 기간`, `지원 기간`. */
export const NOUNS_LIKE_VERBS = words(`
  제한 권한 상한 하한 지원 보관 훈련 교환 전환 감면 갱신 개선 우선 승진 추진 방문 자문 안전 이전 보전 운전 정산 결산 예산 생산 대출 지출 제출 산출
  체결 의결 연결 시설 건설 신설 개설 기술 분실 손실 환불 조달 배달 휴일
`);

/** After one syllable these end nouns and verbs far more often than they follow a noun (`사고`, `하나`). */
export const DOUBTFUL_PARTICLES = words("나 며 고 께");

/** First syllables of particles that only follow a final consonant (`쌀은`), only an open syllable (`차는`), or either but ㄹ (`길로`). */
export const AFTER_CONSONANT = words("은 을 이 과 으 인");
export const AFTER_VOWEL = words("는 를 가 와");
export const AFTER_VOWEL_OR_RIEUL = words("로");

/** What follows a label in running text: `제3조에 따라`, `별표 1과 같다`. */
export const PARTICLES_AFTER_LABEL = words(
  "에 의 을 를 은 는 과 와 및 또는 부터 까지 내지 로 으로",
);
export const PARTICLES_AFTER_APPENDIX = words("과 와 에 의 을 를 은 는 이 및 또는 중 참조 참고");

/** What follows the one who announces, in the first sentence of a notice. */
export const SUBJECT_PARTICLES = words("은 는 에서는 에서 과 와 이 가");

/** Ends of words that depend on the next one: what holds such a word is a phrase, no name. */
export const DEPENDENT_ENDINGS = words("의 에 을 를 은 는 로 위한 관한 따른 대한 하는 되는 있는");
/** Ends of a line that its sentence goes on behind. */
export const OPEN_LINE_ENDS = [
  ...DEPENDENT_ENDINGS,
  ...words("와 과 에서 에게 하여 하고 하며 또는 및 따라 의한 의하여 위하여 통하여 경우 때는"),
];

/** Ends of words that stand before a noun and name nothing of it: particles, verbs before their noun, and words that join. */
export const NO_MODIFIERS = words(`
  의 에 로 을 를 이 가 은 는 도 와 과 및 각 등 한 된 인 할 될 난 던 른 다 며 고 면 여 서 라 지 접 터 래
`);
