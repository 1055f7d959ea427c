/** Ways to end and order a question: requests, subjects, bare nouns, register. */
import {
  bare,
  FINAL_B,
  FINAL_M,
  hasFinal,
  object,
  ofNoun,
  ofTopic,
  ofVerb,
  subject,
  topic,
  withFinal,
} from "./forms.mjs";

const isStem = (verb) => /[가-힣]$/.test(verb);

export const SENTENCES = {
  "을 알려 주세요": ofNoun((noun) => `${object(noun)} 알려 주세요.`),
  알려줘: ofNoun((noun) => `${noun} 알려줘`),
  "인지 알려 주세요": ofNoun((noun, word) => `${subject(noun)} ${word}인지 알려 주세요`),
  "이 궁금합니다": ofNoun((noun) => `${subject(noun)} 궁금합니다`),
  "은?": ofNoun((noun) => `${topic(noun)}?`),
  명사만: ofNoun((noun) => noun),
  "은 …입니까": ofNoun((noun, word) => `${topic(noun)} ${word}입니까?`),
  "은 …죠": ofNoun((noun, word) => `${topic(noun)} ${word}${hasFinal(word) ? "이죠" : "죠"}?`),
  "은 …일까요": ofNoun((noun, word) => `${topic(noun)} ${word}일까요?`),
  "은 …예요": ofNoun(
    (noun, word) => `${topic(noun)} ${word}${hasFinal(word) ? "이에요" : "예요"}?`,
  ),
  "이 …인가요": ofNoun((noun, word) => `${subject(noun)} ${word}인가요?`),
  "조사 없이": ofNoun((noun, word) => `${noun} ${word}인가요`),
  뒤바꿔: ofNoun((noun, word) => `${word}인가요, ${topic(noun)}?`),
  "은 …나 되나요": ofNoun((noun, word) =>
    /^몇|^얼마/.test(word)
      ? `${topic(noun)} ${word}${hasFinal(word) ? "이나" : "나"} 되나요?`
      : null,
  ),
  "은 …쯤인가요": ofNoun((noun, word) =>
    /^언제|^얼마/.test(word) ? `${topic(noun)} ${word}쯤인가요?` : null,
  ),
  "을 (동사)": ofTopic((before, noun, rest) => `${before}${object(noun)} ${rest}`),
  "조사 없이 (동사)": ofTopic((before, noun, rest) => `${before}${noun} ${rest}`),
  "뒤로 (동사)": ofTopic(
    (before, noun, rest) => `${rest.replace(/[?？]$/, "")}, ${before}${topic(noun)}?`,
  ),
  은요: ofNoun((noun) => `${topic(noun)}요?`),
  "는지 알려줘": ofVerb((verb) => `${verb}는지 알려줘`),
  는지요: ofVerb((verb) => `${verb}는지요?`),
  "는지 문의드립니다": ofVerb((verb) => `${verb}는지 문의드립니다.`),
  는가: ofVerb((verb) => `${verb}는가?`),
  "는 건가요": ofVerb((verb) => `${verb}는 건가요?`),
  "는지 궁금": ofVerb((verb) => `${verb}는지 궁금합니다`),

  "은 …인지요": ofNoun((noun, word) => `${topic(noun)} ${word}인지요?`),
  "은 …인가용": ofNoun((noun, word) => `${topic(noun)} ${word}인가용?`),
  "은 …인가여": ofNoun((noun, word) => `${topic(noun)} ${word}인가여`),
  "은 …임": ofNoun((noun, word) => `${noun} ${word}임?`),
  "은 …야": ofNoun((noun, word) => `${topic(noun)} ${word}${hasFinal(word) ? "이야" : "야"}?`),
  "은 …이냐": ofNoun((noun, word) => `${topic(noun)} ${word}${hasFinal(word) ? "이냐" : "냐"}?`),
  "은 …인지 여쭤봅니다": ofNoun((noun, word) => `${topic(noun)} ${word}인지 여쭤봅니다.`),
  "이 …인지 확인 부탁드립니다": ofNoun(
    (noun, word) => `${subject(noun)} ${word}인지 확인 부탁드립니다.`,
  ),
  "이 …인지 아시나요": ofNoun((noun, word) => `${subject(noun)} ${word}인지 아시나요?`),
  "이 …인지 아세요": ofNoun((noun, word) => `${subject(noun)} ${word}인지 혹시 아세요?`),
  "이 …인지 모르겠어요": ofNoun((noun, word) => `${subject(noun)} ${word}인지 모르겠어요.`),
  "이 …인지 말씀해 주세요": ofNoun(
    (noun, word) => `${subject(noun)} ${word}인지 말씀해 주시겠어요?`,
  ),
  "이 …인지 찾아줘": ofNoun((noun, word) => `${subject(noun)} ${word}인지 찾아줘`),
  "이 …인지 알 수 있을까요": ofNoun((noun, word) => `${subject(noun)} ${word}인지 알 수 있을까요?`),
  "에 대해 설명해 주세요": ofNoun((noun) => `${noun}에 대해 설명해 주세요.`),
  "이 어떻게 되는지요": ofNoun((noun) => `${subject(noun)} 어떻게 되는지요?`),
  "은 어떻게 되나요": ofNoun((noun) => `${topic(noun)} 어떻게 되나요?`),
  "이 어떻게 돼요": ofNoun((noun) => `${subject(noun)} 어떻게 돼요?`),
  "을 알고 싶습니다": ofNoun((noun) => `${object(noun)} 알고 싶습니다.`),
  "을 알고 싶은데요": ofNoun((noun) => `${object(noun)} 알고 싶은데요`),
  "좀 찾아봐 주세요": ofNoun((noun) => `${noun} 좀 찾아봐 주세요`),
  "확인 부탁드려요": ofNoun((noun) => `${noun} 확인 부탁드려요`),
  "문의드립니다 (명사)": ofNoun((noun) => `${noun} 문의드립니다.`),
  "이 …라고 나와 있나요": ofNoun(
    (noun, word) => `${subject(noun)} ${word}${hasFinal(word) ? "이라고" : "라고"} 나와 있나요?`,
  ),
  "이 …로 되어 있나요": ofNoun(
    (noun, word) => `${subject(noun)} ${word}${hasFinal(word) ? "으로" : "로"} 되어 있나요?`,
  ),
  "은 …라고 하나요": ofNoun(
    (noun, word) => `${topic(noun)} ${word}${hasFinal(word) ? "이라고" : "라고"} 하던가요?`,
  ),
  "…예요 …이": ofNoun(
    (noun, word) => `${word}${hasFinal(word) ? "이에요" : "예요"} ${subject(noun)}?`,
  ),
  "…인가요? 명사": ofNoun((noun, word) => `${word}인가요? ${noun}`),
  "…인지 궁금해요, 명사": ofNoun((noun, word) => `${word}인지 궁금해요, ${topic(noun)}.`),
  "은, …인가요": ofNoun((noun, word) => `${topic(noun)}, ${word}인가요?`),
  "은 도대체": ofNoun((noun, word) => `${topic(noun)} 도대체 ${word}인가요?`),
  "은 정확히": ofNoun((noun, word) => `${topic(noun)} 정확히 ${word}인가요?`),
  "은 대략": ofNoun((noun, word) =>
    /^몇|^얼마/.test(word) ? `${topic(noun)} 대략 ${word}인가요?` : null,
  ),
  습니까: ofVerb((verb) =>
    isStem(verb) ? `${hasFinal(verb) ? `${verb}습` : withFinal(verb, FINAL_B)}니까?` : null,
  ),
  나용: ofVerb((verb) => `${verb}나용?`),
  냐: ofVerb((verb) => `${verb}냐?`),
  함: ofVerb((verb) => (hasFinal(verb) ? `${verb}음?` : `${withFinal(verb, FINAL_M)}?`)),
  "는지 여쭤봅니다": ofVerb((verb) => `${verb}는지 여쭤봅니다.`),
  "는지 확인 부탁드립니다": ofVerb((verb) => `${verb}는지 확인 부탁드립니다`),
  "는지 아시나요": ofVerb((verb) => `${verb}는지 아시나요?`),
  "는지 모르겠습니다": ofVerb((verb) => `${verb}는지 모르겠습니다.`),
  "는지 설명해 주세요": ofVerb((verb) => `${verb}는지 설명해 주세요.`),
  "는 거예요": ofVerb((verb) => `${verb}는 거예요?`),
  "는 걸까요": ofVerb((verb) => `${verb}는 걸까요?`),
  는데요: ofVerb((verb) => `${verb}는지 알고 싶은데요`),
  해요: ofVerb((verb) => {
    const said = verb.replace(/하$/, "해").replace(/되$/, "돼").replace(/리$/, "려");
    return said === verb ? null : `${said}요?`;
  }),
  "질문 하나": (question) => `질문 하나 있습니다. ${bare(question)}`,
};
