/**
 * The plain questions and those without an answer, each put in other ways of asking: how many are judged as they are when asked plainly.
 *
 *   npm run build && node bench/answers/ways.mjs [--half checking] [--misses WAY] [--ways WAY,…] [--every N]
 *
 * A way that does not fit a question leaves it out; `--every 4` asks every fourth question. `--misses` lists what is lost in a way, of the fitting half alone.
 */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { CHECKING, FITTING } from "../halves.mjs";
import { CORPUS, koreanFiles, openQuestions, readCorpus } from "./corpus.mjs";
import { judgeAnswer } from "./judge.mjs";
import { madeQuestions, writtenQuestions } from "./questions.mjs";

const { values } = parseArgs({
  options: {
    half: { type: "string" },
    misses: { type: "string" },
    ways: { type: "string" },
    every: { type: "string" },
  },
});
if (!existsSync(CORPUS)) {
  console.log("no corpus beside the repository: nothing is measured");
  process.exit(0);
}
const half = values.half === CHECKING ? CHECKING : FITTING;

/** `접수기간은 언제인가요?`: the topic, the asking word, and its end. */
const NOUN_ASKED =
  /^(.*[가-힣A-Za-z0-9)])[은는]\s(무엇|언제|어디|얼마|누구|몇\s?[가-힣%]{1,3}?)(?:인가요|예요|이에요|인가|입니까)[?？]$/;
/** `언제까지 내나요?` */
const VERB_ASKED = /^(.*[가-힣])나요\?$/;

const hasFinal = (text) => (text.charCodeAt(text.length - 1) - 0xac00) % 28 > 0;
const object = (noun) => `${noun}${hasFinal(noun) ? "을" : "를"}`;
const subject = (noun) => `${noun}${hasFinal(noun) ? "이" : "가"}`;
const topic = (noun) => `${noun}${hasFinal(noun) ? "은" : "는"}`;

const ofNoun = (say) => (question) => {
  const found = NOUN_ASKED.exec(question);
  return found ? say(found[1], found[2]) : null;
};
const ofVerb = (say) => (question) => {
  const found = VERB_ASKED.exec(question);
  return found ? say(found[1]) : null;
};

/** `신청서는 언제까지 내나요?`: a topic before an asking word and a verb. */
const TOPIC_AND_VERB =
  /^(.*?)([가-힣A-Za-z0-9]{2,})[은는]\s((?:언제|어디|누가|누구|얼마|몇|며칠|무엇|어느|어떤)[^,]*[가-힣]나요[?？])$/;
const ofTopic = (say) => (question) => {
  const found = TOPIC_AND_VERB.exec(question);
  return found ? say(found[1], found[2], found[3]) : null;
};

const WAYS = {
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
  인사: (question) => `안녕하세요. ${question}`,
  문의: (question) => `문의드립니다. ${question} 감사합니다.`,
  혹시: (question) => `혹시 ${question}`,
  저기요: (question) => `저기요, ${question.replace(/[?？]$/, "")}`,
};

const files = koreanFiles();
const read = await readCorpus(files);
const { questions } = openQuestions(read);
const asked = [...writtenQuestions(files), ...madeQuestions(files, read)]
  .filter((each) => each.half === half && ["plain", "none"].includes(each.kind))
  .filter((_, place) => place % Number(values.every ?? 1) === 0);
const isRight = async (each, question) =>
  judgeAnswer(
    { ...each, question: each.question },
    await questions.answer({ tenant: "all", question }),
  ).right;

const plainly = new Map();
for (const each of asked) plainly.set(each, await isRight(each, each.question));

for (const [way, say] of Object.entries(WAYS)) {
  if (values.ways && !values.ways.split(",").includes(way)) continue;
  const sums = { plain: [0, 0, 0], none: [0, 0, 0] };
  for (const each of asked) {
    const question = say(each.question);
    if (question === null) continue;
    const sum = sums[each.kind];
    const right = await isRight(each, question);
    sum[0] += 1;
    sum[1] += plainly.get(each) ? 1 : 0;
    sum[2] += right ? 1 : 0;
    if (half === FITTING && values.misses === way && plainly.get(each) && !right)
      console.log(`  ${each.kind}\t${question}`);
  }
  const shown = Object.entries(sums).map(([kind, [count, before, after]]) =>
    count === 0
      ? ""
      : `${kind} ${(before / count).toFixed(3)} → ${(after / count).toFixed(3)} of ${count}`,
  );
  console.log(`${way}\t${shown.join("\t")}`);
}
