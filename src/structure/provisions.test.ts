/** A column of a comparison as provisions: their labels, and what stands in place of their text. */
import { expect, describe as group, it } from "vitest";
import { beginsProvision, emptyProvisionContext, provisionsOf } from "./provisions.js";

const read = (cell: string) => provisionsOf(cell, emptyProvisionContext());
const labels = (cell: string) => read(cell).map(({ label, mark }) => `${label} ${mark}`.trim());

group("labels", () => {
  it.each([
    ["제3조(보고) 보고한다.", ["제3조 제3조"]],
    ["제3조(보고) ② 보고한다.\n③ 알린다.", ["제3조제2항 ②", "제3조제3항 ③"]],
    [
      "제3조(보고)\n1. 서면\n가. 원본\n나. 사본\n2. 구두",
      "제3조 제3조|제3조제1호 1.|제3조제1호가목 가.|제3조제1호나목 나.|제3조제2호 2.",
    ],
    [
      "제3조(보고) ① 가\n1. 나\n② 다\n제4조(정의) 라",
      "제3조제1항 ①|제3조제1항제1호 1.|제3조제2항 ②|제4조 제4조",
    ],
    ["제3조의2(보고)\n1의2. 서면", ["제3조의2 제3조의2", "제3조의2제1호의2 1의2."]],
    [
      "제3조(보고) 가\n부칙\n제1조(시행일) 나\n① 다",
      "제3조 제3조|부칙 부칙|부칙 제1조 제1조|부칙 제1조제1항 ①",
    ],
    ["부칙 제 3 조 (급여) ① 가\n② 나", "부칙 제3조제1항 ①|부칙 제3조제2항 ②"],
    [
      "제1편 총론\n제2장 보칙\n제3절 보고\n제4관 방법\n부칙",
      "제1편 제1편|제2장 제2장|제3절 제3절|제4관 제4관|부칙 부칙",
    ],
    ["제3조(보고) 가\n제2장 보칙\n① 나", "제3조 제3조|제2장 제2장|제1항 ①"],
    ["□ 개요", [""]],
    ["보고한다.\n\n알린다.", [""]],
  ])("%j", (cell, expected) => {
    expect(labels(cell)).toEqual(typeof expected === "string" ? expected.split("|") : expected);
  });

  it("part an article's title from its text", () => {
    expect(read("제3조(보고(서면)) 낸다.")[0]).toMatchObject({
      ...{ title: "보고(서면)", body: "낸다.", opens: "제3조", text: "제3조(보고(서면)) 낸다." },
    });
    expect(read("제3조 낸다")[0]).toMatchObject({ title: "", body: "낸다" });
    expect(read("제3조(보고) ② 낸다.")[0]).toMatchObject({ opens: "제3조", body: "낸다." });
  });

  it("run over lines", () => {
    expect(read("제3조(보고) 보고하려는\n자는 낸다.\n□ 서면")[0]).toMatchObject({
      text: "제3조(보고) 보고하려는 자는 낸다. □ 서면",
      body: "보고하려는 자는 낸다. □ 서면",
    });
  });
});

group("labels that run over several", () => {
  it.each([
    "③ ∼ ⑧",
    "③~⑧",
    "③～⑧",
    "③-⑧",
    "③ – ⑧",
    "③ㆍ⑧",
    "③·⑧",
    "③, ⑧",
    "③ 및 ⑧",
    "③ 내지 ⑧",
    "③부터 ⑧까지",
  ])("%s", (mark) => {
    expect(read(`제3조(보고) ① 가\n${mark} (생 략)`)[1]).toMatchObject({
      ...{ label: "제3조제3항", mark, kind: "circled", marker: "omitted", body: "(생 략)" },
    });
  });

  it.each([
    ["제4조부터 제6조까지 (생 략)", "제4조", "제4조부터 제6조까지"],
    ["제4조의2 및 제5조 (생 략)", "제4조의2", "제4조의2 및 제5조"],
    ["1. ∼ 3. (생 략)", "제3조제1호", "1. ∼ 3."],
    ["가. ∼ 다. (생 략)", "제3조가목", "가. ∼ 다."],
    ["㉑ ∼ ㉓ (생 략)", "제3조제21항", "㉑ ∼ ㉓"],
  ])("%s", (text, label, mark) => {
    expect(read(`제3조(보고) 가\n${text}`)[1]).toMatchObject({ label, mark, marker: "omitted" });
    expect(read(`제3조(보고) 가\n${text}\n① 나`)[2]!.label).toMatch(/^제\d+조(?:의2)?제1항$/);
  });

  it("stand behind an article's title, too", () => {
    expect(read("제3조(보고) ① ∼ ③ (생 략)")[0]).toMatchObject({
      ...{ label: "제3조", mark: "제3조 ① ∼ ③", marker: "omitted" },
    });
    expect(read("제3조(보고) ① ∼ ③은 낸다")[0]!.mark).not.toContain("③");
  });

  it("hold no text of their own", () => {
    expect(read("제3조(보고) 가\n③ ∼ ⑧의 규정에 따른다")[1]).toMatchObject({
      mark: "③",
      marker: null,
    });
  });
});

group("what stands in place of a text", () => {
  it.each([
    [
      "new",
      "<신 설>|신설|(신설)|〈신  설〉|< 신설 >|＜신설＞|[신설]|【신 설】|<신설 2024. 1. 1.>|<신 설; 제1항부터 제4항까지>|<新設>",
    ],
    [
      "deleted",
      "<삭 제>|삭제|(삭제)|삭제 <2024. 1. 1.>|<삭제>.|삭제 (2024. 1. 1.)|< 삭 제 >|[삭제]|〔삭제〕|<削除>|<전문 삭제>|<삭제> (제20조로 이동) (8)",
    ],
    ["omitted", "(생 략)|생략|<생략>|생략한다|현행 생략|(생략)."],
    ["same", "(현행과 같음)|현행 같음|(현행과 동일)|(종전과 같음)|(좌 동)|좌동|같음|(같음)."],
    [
      "same",
      "(현행 제3항과 같음)|현행 제1호와 같음|(현행 제2조제1항과 같음).|(종전의 제3항과 동일)|(현행 ③과 같음)|(현행 유지)|변경 없음",
    ],
    [null, "신설한다|삭제한다|생략된|같음을|현행법과 같음|현행 제3항에 같음"],
  ])("%s: %s", (marker, texts) => {
    for (const text of texts.split("|")) {
      expect(read(text)[0]!.marker).toBe(marker);
      expect(read(`② ${text}`)[0]!.marker).toBe(marker);
    }
  });

  it("says where it moved from", () => {
    expect(read("③ (현행 제2 항과 같음)")[0]!.movedFrom).toBe("제2항");
    expect(read("③ (현행과 같음)")[0]!.movedFrom).toBeNull();
    const place = (length: number) => `(현행 제${"1".repeat(length)}항과 같음)`;
    expect(read(place(30))[0]!.marker).toBe("same");
    expect(read(place(50))[0]!.marker).toBeNull();
  });

  it("begins a provision of its own", () => {
    expect(read("① 가\n<신 설>\n② 나").map(({ marker }) => marker)).toEqual([null, "new", null]);
  });
});

group("the end of a sentence that looks like an item", () => {
  it.each([
    ["나. 사항을 말한\n다.", 1],
    ["가. 사항을 말한\n다. 그리고 낸다", 1],
    ["가. 사항을 말한다.\n다. 그리고 낸다", 2],
    ["가. 첫째\n나. 둘째\n다. 셋째", 3],
    ["가. 사항을 말한\n라. 그리고 낸다", 2],
    ["다. 셋째", 1],
  ])("%j", (cell, count) => {
    expect(read(cell)).toHaveLength(count);
  });

  it("begins no provision", () => {
    expect(["다.", "다. 셋째", "가.", "① 가", "<신 설>", "본문이다."].map(beginsProvision)).toEqual(
      [...[false, true, true, true, true, false]],
    );
  });
});
