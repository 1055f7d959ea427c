/** Articles that say by their heading what they are about: `제2조(이의제기)`, `제2조 이의제기 당선에 …`. */
import { squeeze } from "../../text/spacing.js";

const ARTICLE = /^\s*제\s?\d{1,4}\s?조(?:의\s?\d{1,3})?\s?[(（]?\s?/;

/** Whether an article of the chunk is headed by the topic, and the line stands in another one. */
export function isBesideArticle(topic: string, place: number, lines: readonly string[]): boolean {
  const own = lines.findLastIndex((line, at) => at <= place && ARTICLE.test(line));
  return (
    own >= 0 &&
    !isHeadedBy(topic, lines[own]!) &&
    lines.some((line, at) => at !== own && isHeadedBy(topic, line))
  );
}

/** `제12장 당선공고 및 이의제기` over `제1조(당선공고) …`: whether a heading names the topic and what the line's own article is about beside it. */
export function isOfOtherMember(topic: string, line: string, headings: readonly string[]): boolean {
  const about = ABOUT.exec(line)?.[1] ?? "";
  if (about === "" || about.includes(topic) || topic.includes(about)) return false;
  return headings.some((heading) => {
    const members = heading.split(/\s및\s|[·ㆍ,]/).map(squeeze);
    return [about, topic].every((each) => members.some((member) => member.endsWith(each)));
  });
}

const ABOUT = new RegExp(String.raw`${ARTICLE.source}([가-힣]{2,15})`);

function isHeadedBy(topic: string, line: string): boolean {
  const head = ARTICLE.exec(line)?.[0];
  return head !== undefined && line.slice(head.length).startsWith(topic);
}
