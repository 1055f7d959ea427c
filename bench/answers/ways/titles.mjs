/** The document named otherwise. Made questions begin with the title; to the others it is added. */
import { and, bare } from "./forms.mjs";

const SHORTEST = 6;

/** Of a question that begins with the title: the rest. */
const named = (say) => (question, title) => {
  const start = `${title}의 `;
  return title && question.startsWith(start) ? say(title, question.slice(start.length)) : null;
};
/** Of a question that does not. */
const added = (say) => (question, title) =>
  title && title.length >= SHORTEST && !question.startsWith(title) ? say(title, question) : null;
/** `가의 나는`: what has the asked thing, of questions by hand. */
const owned = (say) => (question, title) => {
  if (title && question.startsWith(title)) return null;
  const [, owner, rest] = /^(.*?[가-힣A-Za-z0-9)])의 (.+)$/.exec(question) ?? [];
  return owner ? say(owner, rest) : null;
};

export const TITLES = {
  "「」에서": named((title, rest) => `「${title}」에서 ${rest}`),
  "『』의": named((title, rest) => `『${title}』의 ${rest}`),
  "[]": named((title, rest) => `[${title}] ${rest}`),
  "<>": named((title, rest) => `<${title}> ${rest}`),
  '"…"의': named((title, rest) => `"${title}"의 ${rest}`),
  "‘…’에서": named((title, rest) => `‘${title}’에서 ${rest}`),
  에서: named((title, rest) => `${title}에서 ${rest}`),
  관련해서: named((title, rest) => `${title} 관련해서 ${rest}`),
  "과 관련하여": named((title, rest) => `${and(title)} 관련하여 ${rest}`),
  "에 관해 묻습니다": named((title, rest) => `${title}에 관해 묻습니다. ${rest}`),
  "문서에 나온": named((title, rest) => `${title} 문서에 나온 ${rest}`),
  "파일에 적힌": named((title, rest) => `${title} 파일에 적힌 ${rest}`),
  "보고 문의드립니다": named((title, rest) => `${title} 보고 문의드립니다. ${rest}`),
  "내용 중": named((title, rest) => `${title} 내용 중 ${rest}`),
  "에 따르면": named((title, rest) => `${title}에 따르면 ${rest}`),
  "에 나와 있는": named((title, rest) => `${title}에 나와 있는 ${rest}`),
  "을 보면": named((title, rest) => `${title}에 보면 ${rest}`),
  "제목 뒤에": named((title, rest) => `${rest} (${title})`),
  "제목 뒤에 -": named((title, rest) => `${bare(rest)} - ${title}`),
  "제목 뒤에 문장": named((title, rest) => `${rest} ${title} 보고 질문드립니다.`),
  "제목 쉼표": named((title, rest) => `${title}, ${rest}`),
  "제목:": named((title, rest) => `${title}: ${rest}`),
  "제목 -": named((title, rest) => `${title} - ${rest}`),
  "제목 줄": named((title, rest) => `${title}\n${rest}`),
  "제목만 앞에": named((title, rest) => `${title} ${rest}`),
  "더함 「」에서": added((title, question) => `「${title}」에서 ${question}`),
  "더함 보고 문의": added((title, question) => `${title} 보고 문의드립니다. ${question}`),
  "더함 뒤에": added((title, question) => `${question} (${title})`),
  "더함 [] 앞에": added((title, question) => `[${title}] ${question}`),
  "의 없이": owned((owner, rest) => `${owner} ${rest}`),
  에서의: owned((owner, rest) => `${owner}에서 ${rest}`),
  "관련 (의)": owned((owner, rest) => `${owner} 관련 ${rest}`),
  "쪽 (의)": owned((owner, rest) => `${owner}에 대해 궁금한데요, ${rest}`),
};
