/** The text of a chat endpoint's reply, in the forms that endpoints give it, and what is no whole reply. */
import { describe, expect, it } from "vitest";
import { Refusal } from "../../model/refusal.js";
import { replyText } from "./llm-reply.js";

const whole = (content: unknown, more: object = {}) =>
  JSON.stringify({ choices: [{ message: { content }, ...more }] });
const event = (value: unknown) =>
  `data: ${typeof value === "string" ? value : JSON.stringify(value)}\n`;
const piece = (content: string, finish_reason: string | null = null) =>
  event({ choices: [{ delta: { content }, finish_reason }] });
const detail = (body: string, streamed: boolean): string => {
  try {
    return `no refusal: ${replyText(body, streamed)}`;
  } catch (error) {
    expect(error).toBeInstanceOf(Refusal);
    expect(error).toMatchObject({ reason: "LLM_FAILED" });
    return (error as Refusal).info.detail?.en ?? "";
  }
};

describe("a whole reply", () => {
  it.each([
    ["a string, trimmed", whole(" 당직이다.\n"), "당직이다."],
    [
      "parts, of which some are text",
      whole([{ text: "당직" }, { image: 1 }, null, { text: "이다" }]),
      "당직이다",
    ],
    ["a part whose text is none", whole([{ text: 5 }, { text: "이다" }]), "이다"],
    ["nothing", whole(null), ""],
    ["no choice", JSON.stringify({ choices: [] }), ""],
    ["an empty choice", JSON.stringify({ choices: [null] }), ""],
    ["no list of choices", JSON.stringify({ choices: { 0: {} } }), ""],
    ["no object", "null", ""],
    ["one with a reason that is none", whole("당직", { finish_reason: "" }), "당직"],
    ["one with no reason", whole("당직", { finish_reason: null }), "당직"],
    ...["stop", "STOP", "stop_sequence", "end_turn", "eos", "eos_token"].map((reason) => [
      `one that ended: ${reason}`,
      whole("당직", { finish_reason: reason }),
      "당직",
    ]),
  ])("is %s", (_, body, expected) => {
    expect(replyText(body!, false)).toBe(expected);
  });

  it.each([
    ["is cut off", whole("당직", { finish_reason: "length" }), "cut off"],
    ["tells an error", JSON.stringify({ error: "x", choices: [] }), "error"],
    ["tells one in its choice", whole("당직", { error: {} }), "error"],
    ["is no JSON", "<html>", "no JSON"],
  ])("is none that %s", (_, body, expected) => {
    expect(detail(body, false)).toContain(expected);
  });
});

describe("a streamed reply", () => {
  it.each([
    [
      "its pieces, to the mark of its end",
      piece("당직") + piece("이다") + event("[DONE]"),
      "당직이다",
    ],
    ["to the reason of its end", piece("당직") + piece("이다", "stop"), "당직이다"],
    [
      "whatever ends its lines",
      `${piece("당")}\r\n: 쉼\r${piece("직")}data:\n${event("[DONE]")}`,
      "당직",
    ],
    ["what comes after the end too", event("[DONE]") + piece("당직"), "당직"],
  ])("is %s", (_, body, expected) => {
    expect(replyText(body, true)).toBe(expected);
  });

  it.each([
    ["breaks off", piece("당직"), "breaks off"],
    ["tells an error event", `event: error \n${piece("당직", "stop")}`, "tells an error"],
    ["is cut off", piece("당직", "content_filter"), "cut off"],
    ["has a broken piece", `${event('{"a')}${event("[DONE]")}`, "no JSON"],
  ])("is none that %s", (_, body, expected) => {
    expect(detail(body, true)).toContain(expected);
  });
});

describe("thoughts", () => {
  it.each([
    ["<think>어디 보자</think>당직이다", "당직이다"],
    ["어디 보자</think>당직이다", "당직이다"],
    ["</think>당직이다", "당직이다"],
    ["<THINK>하나</THINK><think>둘</Think>당직이다", "당직이다"],
    ["잠시만요. <think>하나</think>당직이다", "잠시만요. 당직이다"],
    ["당직이다", "당직이다"],
  ])("are left out: %s", (said, expected) => {
    expect(replyText(whole(said), false)).toBe(expected);
  });

  it.each(["<think>당직이다", "<think>하나</think>당직<think>둘", "당직 <think>"])(
    "without an end hold no answer: %s",
    (said) => {
      expect(detail(whole(said), false)).toContain("thoughts");
    },
  );
});
