/** Two questions about one document, asked at once. */
import { and, bare, hasFinal, object, topic } from "./forms.mjs";

/** `접수기간은 언제인가요?`, `접수기간은?` after the title. */
const NOUN =
  /^([가-힣A-Za-z0-9()·ㆍ ]+?)[은는](?: (무엇|언제|어디|얼마|누구|몇 [가-힣]{1,2}?)(?:인가요|예요))?\?$/;
const VERB = /^(.*[가-힣])나요\?$/;

const nouns = (say) => (one, other, title) => {
  const start = `${title}의 `;
  if (!title || !one.startsWith(start) || !other.startsWith(start)) return null;
  const [, first, asked] = NOUN.exec(one.slice(start.length)) ?? [];
  const [, second, askedToo] = NOUN.exec(other.slice(start.length)) ?? [];
  return first && second ? say({ title, first, asked, second, askedToo }) : null;
};

/** `…고` of a question's end; nothing of other ends. */
function joined(question) {
  const stem = VERB.exec(question)?.[1];
  if (stem) return `${stem}고`;
  const noun = /^(.*[가-힣%])(?:인가요|예요|이에요)\?$/.exec(question)?.[1];
  return noun ? `${noun}${hasFinal(noun) ? "이고" : "고"}` : null;
}

/** The second question without the words that both begin with; nothing where they share none. */
function rest(one, other) {
  const words = one.split(" ");
  const own = other.split(" ");
  let shared = 0;
  while (shared < own.length - 2 && words[shared] === own[shared]) shared += 1;
  return shared === 0 ? null : own.slice(shared).join(" ");
}

export const TWO = {
  "가와 나는 어떻게 되나요": nouns(
    ({ title, first, second }) => `${title}의 ${and(first)} ${topic(second)} 어떻게 되나요?`,
  ),
  "가와 나를 알려 주세요": nouns(
    ({ title, first, second }) => `${title}의 ${and(first)} ${object(second)} 알려 주세요.`,
  ),
  "가, 나는?": nouns(({ title, first, second }) => `${title}의 ${first}, ${topic(second)}?`),
  "가하고 나 좀 알려줘": nouns(
    ({ title, first, second }) => `${title}의 ${first}하고 ${second} 좀 알려줘`,
  ),
  "가 및 나는 무엇인가요": nouns(
    ({ title, first, second }) => `${title}의 ${first} 및 ${topic(second)} 무엇인가요?`,
  ),
  "가는 …이고 나는 …인가요": nouns(({ title, first, asked, second, askedToo }) =>
    asked && askedToo
      ? `${title}의 ${topic(first)} ${asked}${hasFinal(asked) ? "이고" : "고"} ${topic(second)} ${askedToo}인가요?`
      : null,
  ),
  "가는? 나는?": nouns(
    ({ title, first, second }) => `${title}의 ${topic(first)}? ${topic(second)}?`,
  ),
  "두 문장": (one, other) => `${one} ${other}`,
  "두 문장 그리고": (one, other) => `${one} 그리고 ${other}`,
  "두 줄": (one, other) => `1. ${one}\n2. ${other}`,
  "두 문장 (나머지)": (one, other) => {
    const second = rest(one, other);
    return second && `${one} ${second}`;
  },
  "두 문장 그리고 (나머지)": (one, other) => {
    const second = rest(one, other);
    return second && `${bare(one)}? 또 ${second}`;
  },
  "하고 나머지": (one, other) => {
    const [first, second] = [joined(one), rest(one, other)];
    return first && second && `${first} ${second}`;
  },
  "하고, 온 물음": (one, other) => {
    const first = joined(one);
    return first && `${first}, ${other}`;
  },
};
