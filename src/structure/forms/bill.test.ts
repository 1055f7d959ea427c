/** Bills: who moves them, when, and under which number. */
import { expect, it } from "vitest";
import { documentFrom, type Part } from "../../../test/documents.js";
import { rowsOf } from "../document-rows.js";
import { readBill } from "./bill.js";

const read = (parts: Part[]) => readBill(rowsOf(documentFrom(parts)));
const BILL = ["주차장법 일부개정법률안", "(홍길동의원 대표발의)", "의안번호 10568"];
const filler = (count: number) => Array.from({ length: count }, () => "본문이다.");

it.each(["발의", "제안", "제출"].flatMap((word) => [`${word}연월일`, `${word}년월일`]))(
  "dates a bill by its %s",
  (label) => {
    expect(read([...BILL, `${label} : 2024. 5. 21.`])).toMatchObject({
      issued_date: "2024-05-21",
      doc_number: "10568",
    });
  },
);

it.each([
  "홍길동의원 대표발의",
  "홍길동의원 대표 발의",
  "정부 제출",
  "위원장 제안",
  "홍길동의원 외 10인 발의",
])("names who moves it: (%s)", (mover) => {
  expect(read([BILL[0]!, `(${mover})`, "제안연월일: 2024. 5. 21."])).toMatchObject({
    title: BILL[0],
    issuer: mover,
  });
});

it("takes no long text in brackets for who moves it", () => {
  const by = (length: number) => `(${"가".repeat(length)} 제안)`;
  expect(read([by(20), "제안연월일: 2024. 5. 21."])?.issuer).toHaveLength(23);
  expect(read([by(40), "제안연월일: 2024. 5. 21."])?.issuer).toBeNull();
});

it("takes the title above who moves it, or from the first three rows", () => {
  const moved = "제안연월일: 2024. 5. 21.";
  const titled = (above: number, mover: string[]) =>
    read([...Array.from({ length: above }, () => "붙임"), BILL[0]!, ...mover, moved])?.title;
  expect(titled(4, ["(정부 제출)"])).toBe(BILL[0]);
  expect(titled(2, [])).toBe(BILL[0]);
  expect(titled(3, [])).toBeNull();
  expect(read(["(정부 제출)", BILL[0]!, moved])?.title).toBeNull();
});

it("takes the number also from a field of its own", () => {
  const dated = "제안연월일: 2024. 5. 21.";
  expect(read([BILL[0]!, "의안번호 : 제2100123호", dated])?.doc_number).toBe("2100123");
  expect(read([BILL[0]!, dated, ...filler(8), "의안", "번호", "77"])?.doc_number).toBeNull();
  expect(read([BILL[0]!, dated, ...filler(7), "의안", "번호", "77"])?.doc_number).toBe("77");
  expect(read([BILL[0]!, dated, ...filler(12), "의안번호 제77-1호"])?.doc_number).toBe("77-1");
  expect(read([BILL[0]!, dated, "의안번호"])?.doc_number).toBeNull();
});

it("is a bill only where its date stands among the first thirty rows", () => {
  expect(read([...BILL, ...filler(25), "제안연월일: 2024. 5. 21."])).not.toBeNull();
  expect(read([...BILL, ...filler(35), "제안연월일: 2024. 5. 21."])).toBeNull();
});

it.each(["제출자", "제안자", "제출기관"])(
  "names who moves it at %s, where no brackets do",
  (label) => {
    const moved = (name: string) =>
      read([
        BILL[0]!,
        [
          [label, name],
          ["제출연월일", "2024. 5. 21."],
        ],
      ])?.issuer;
    expect(moved("한빛시장")).toBe("한빛시장");
    expect(moved("홍길동, 성춘향")).toBeNull();
  },
);
