import { describe, expect, it } from "vitest";
import { withParticle } from "./choose-particle.js";

describe("a particle", () => {
  it.each([
    ["문서", "을/를", "문서를"],
    ["파일", "을/를", "파일을"],
    ["파일", "으로/로", "파일로"],
    ["표", "으로/로", "표로"],
    ["한글", "은/는", "한글은"],
    ["형식", "으로/로", "형식으로"],
    ["과", "과/와", "과와"],
    ["장", "과/와", "장과"],
    ["금액", "이라/라", "금액이라"],
  ] as const)("follows the last sound of %s with %s", (word, pair, whole) => {
    expect(withParticle(word, pair)).toBe(whole);
  });

  it.each([
    ["3", "이/가", "3이"],
    ["제5", "이/가", "제5가"],
    ["2021", "으로/로", "2021로"],
    ["10", "은/는", "10은"],
    ["48.5%", "이/가", "48.5%가"],
    ["HWP", "은/는", "HWP는"],
    ["PDF", "으로/로", "PDF로"],
    ["XML", "으로/로", "XML로"],
    ["XML", "은/는", "XML은"],
    ["ROM", "으로/로", "ROM으로"],
  ] as const)("reads %s aloud", (word, pair, whole) => {
    expect(withParticle(word, pair)).toBe(whole);
  });

  it("is chosen by the word inside closing marks", () => {
    expect(withParticle("‘30만원’", "이/가")).toBe("‘30만원’이");
    expect(withParticle("엑셀(XLS)", "으로/로")).toBe("엑셀(XLS)로");
    expect(withParticle("", "은/는")).toBe("는");
  });
});
