/** What ways of asking are made with: particles by the last syllable, and the parts of a plain question. */

/** `접수기간은 언제인가요?`: the topic, the asking word, and its end. */
const NOUN_ASKED =
  /^(.*[가-힣A-Za-z0-9)])[은는]\s(무엇|언제|어디|얼마|누구|몇\s?[가-힣%]{1,3}?)(?:인가요|예요|이에요|인가|입니까)[?？]$/;
/** `언제까지 내나요?` */
const VERB_ASKED = /^(.*[가-힣])나요\?$/;
/** `신청서는 언제까지 내나요?`: a topic before an asking word and a verb. */
const TOPIC_AND_VERB =
  /^(.*?)([가-힣A-Za-z0-9]{2,})[은는]\s((?:언제|어디|누가|누구|얼마|몇|며칠|무엇|어느|어떤)[^,]*[가-힣]나요[?？])$/;

const FIRST_SYLLABLE = 0xac00;
const FINALS = 28;
const finalOf = (text) => (text.charCodeAt(text.length - 1) - FIRST_SYLLABLE) % FINALS;

export const hasFinal = (text) => finalOf(text) > 0;
export const object = (noun) => `${noun}${hasFinal(noun) ? "을" : "를"}`;
export const subject = (noun) => `${noun}${hasFinal(noun) ? "이" : "가"}`;
export const topic = (noun) => `${noun}${hasFinal(noun) ? "은" : "는"}`;
export const and = (noun) => `${noun}${hasFinal(noun) ? "과" : "와"}`;
/** `하` with `ㅂ` under it is `합`. */
export const withFinal = (stem, final) =>
  stem.slice(0, -1) + String.fromCharCode(stem.charCodeAt(stem.length - 1) + final);
export const FINAL_B = 17;
export const FINAL_M = 16;

export const ofNoun = (say) => (question) => {
  const found = NOUN_ASKED.exec(question);
  return found ? say(found[1], found[2]) : null;
};
export const ofVerb = (say) => (question) => {
  const found = VERB_ASKED.exec(question);
  return found ? say(found[1]) : null;
};
export const ofTopic = (say) => (question) => {
  const found = TOPIC_AND_VERB.exec(question);
  return found ? say(found[1], found[2], found[3]) : null;
};
export const bare = (question) => question.replace(/[?？.]+$/, "");
/** What a pattern changes; nothing where it changes nothing. */
export const changed = (change) => (question) => {
  const other = change(question);
  return other === question ? null : other;
};
