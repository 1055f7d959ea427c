import { expect, test } from "vitest";
import { ERRORS } from "../../src/model/codes.js";
import { inLanguage } from "./one-language.js";

const description = {
  tags: [{ name: "읽기 / Read" }],
  paths: {
    "/parse": {
      post: {
        tags: ["읽기 / Read"],
        summary: "읽습니다 / Reads a file / folder",
        responses: { 200: { description: "The Document" } },
      },
    },
  },
};

test("words are shown in one language, tags too, so that they still meet", () => {
  const korean = inLanguage(description, "ko") as typeof description;
  expect(korean.tags[0]!.name).toBe("읽기");
  expect(korean.paths["/parse"].post.tags).toEqual(["읽기"]);
  const english = inLanguage(description, "en") as typeof description;
  expect(english.paths["/parse"].post.summary).toBe("Reads a file / folder");
});

test("errors are worded in Korean behind their codes", () => {
  const { ko, en } = ERRORS.NOT_FOUND;
  const answer = { description: `\`X\` other · \`NOT_FOUND\` ${en}` };
  expect(inLanguage(answer, "ko")).toEqual({ description: `\`X\` other · \`NOT_FOUND\` ${ko}` });
  expect(inLanguage(answer, "en")).toEqual(answer);
});

test("what is no pair stays whole, paths and examples above all", () => {
  const same = { example: "가 / 나", paths: { "/가 / 나": {} }, summary: "GET / POST" };
  expect(inLanguage(same, "ko")).toEqual(same);
});
