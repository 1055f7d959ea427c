/** Articles that are about something else than the question. */
import { expect, it } from "vitest";
import { isBesideArticle, isOfOtherMember } from "./asked-article.js";

it("beside the article about the topic another one is about something else", () => {
  const lines = [
    "제1조(공고) 24시간 이내에 공고한다.",
    "① 다만, 이틀로 한다.",
    "제2조 이의제기 서면으로 한다.",
  ];
  expect(isBesideArticle("이의제기", 0, lines)).toBe(true);
  expect(isBesideArticle("이의제기", 1, lines)).toBe(true);
  expect(isBesideArticle("이의제기", 2, lines)).toBe(false);
  expect(isBesideArticle("이의제기", 0, lines.slice(0, 2))).toBe(false);
  expect(isBesideArticle("이의제기", 0, ["앞의 글", "제2조(이의제기) 서면"])).toBe(false);
});

it("an article is about its own of what a heading names together", () => {
  const headings = ["선거 세칙", "제12장 당선 공고 및 이의 제기"];
  expect(isOfOtherMember("이의제기", "제1조 당선공고 24시간 이내로 한다.", headings)).toBe(true);
  expect(isOfOtherMember("이의제기", "제2조 이의제기 3일 이내로 한다.", headings)).toBe(false);
  expect(isOfOtherMember("이의제기", "제1조 당선공고 24시간 이내로 한다.", ["당선 공고"])).toBe(
    false,
  );
  expect(isOfOtherMember("이의제기", "24시간 이내로 한다.", headings)).toBe(false);
});
