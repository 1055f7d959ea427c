import { describe, expect, it } from "vitest";
import { TrackedText } from "./tracked-text.js";

describe("a text that is made from another", () => {
  it("knows what each part stands for", () => {
    const made = TrackedText.of("금액은 **5만** 원").replace(/\*\*/g, () => "");
    expect(made.text).toBe("금액은 5만 원");
    expect(made.verbatim("5만 원")).toBe("5만** 원");
    expect(made.verbatim("금액은")).toBe("금액은");
    expect(made.verbatim("없음")).toBe("없음");
    expect(made.verbatim("")).toBe("");
  });

  it("takes what is written for a place as the whole place", () => {
    const made = TrackedText.of("가나다라").replace(/나다/g, () => "xyz");
    expect(made.text).toBe("가xyz라");
    expect(made.verbatim("y")).toBe("나다");
    expect(made.verbatim("z라")).toBe("나다라");
  });

  it("takes what is left of a place as that part alone", () => {
    const made = TrackedText.of("값은 `16명`이다").replace(/`(\S+)`/g, ([, inner]) => inner!);
    expect(made.verbatim("16명")).toBe("16명");
  });

  it("takes letters that a place still begins with as themselves", () => {
    const made = TrackedText.of("제2종의 경우 점검").replace(
      /^(\S+)의 경우/g,
      ([, noun]) => `${noun}은`,
    );
    expect(made.verbatim("2종")).toBe("2종");
    expect(made.verbatim("은")).toBe("의 경우");
  });

  it("leaves a place alone for null, and itself where nothing fits", () => {
    const given = TrackedText.of("가나가");
    expect(given.replace(/다/g, () => "x")).toBe(given);
    expect(given.replace(/가/g, ({ index }) => (index === 0 ? null : "x")).text).toBe("가나x");
  });

  it("is changed again without losing its source", () => {
    const made = TrackedText.of("a  b  c")
      .replace(/ {2}/g, () => " ")
      .splice(2, 5, "bee");
    expect(made.text).toBe("a bee");
    expect(made.verbatim("bee")).toBe("b  c");
    expect(made.splice(5, 5, "!").text).toBe("a bee!");
  });
});
