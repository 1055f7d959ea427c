/** Whose a document is, by the name that it says once. */
import { describe, expect, it } from "vitest";
import { smallScope } from "../../../test/small-scope.js";
import type { Tenants } from "../../tenants/tenants.js";
import { Questions } from "../ask.js";
import { bodiesNamed, ownBodies, selfNames } from "./own-bodies.js";

describe("the bodies that a question names", () => {
  it.each([
    ["루비협회 회비는 얼마인가요?", ["루비협회"]],
    ["한빛재단의 감사는 몇 명인가요?", ["한빛재단"]],
    ["경희대에서 주는 상은?", ["경희대"]],
    ["새빛공단과 한빛센터는 어디에 있나요?", ["새빛공단", "한빛센터"]],
    // Kinds of bodies alone, and words that are none.
    ["협회 회비는 얼마인가요?", []],
    ["센터는 어디에 있나요?", []],
    ["회비를 안 내면 어떻게 되나요?", []],
    // By its short name.
    ["코바코 회비는 얼마인가요?", ["한국방송광고진흥공사"]],
  ])("of `%s` are %j", (question, bodies) => {
    expect(bodiesNamed(question)).toEqual(bodies);
  });

  it("are a document's own where it names them at its beginning, however spaced", () => {
    expect(ownBodies(["루비협회", "새빛공단"], "우리 협회는 루비 협회라 한다.")).toEqual([
      "루비협회",
    ]);
  });

  it("are its own where a later chunk says what it calls itself for short", () => {
    const behind = (text: string) => ownBodies(["한빛진흥원"], "차량 규칙", ["개정 2020", text]);
    expect(behind("이 규칙은 한빛진흥원(이하 “진흥원”이라 한다)의 차량에 관한 것이다.")).toEqual([
      "한빛진흥원",
    ]);
    expect(behind("한빛진흥원에 차량을 빌려 준다.")).toEqual([]);
    expect(ownBodies(["한빛대"], "", ["한빛대학교(이하 ‘본교’라 한다)"])).toEqual(["한빛대"]);
  });

  it("are what it calls by a short name of its own, whatever that ends with, and that name", () => {
    expect(selfNames(["이 규정은 한빛제약(이하 “회사”라 한다)의 것이다."])).toEqual([
      "한빛제약",
      "회사",
    ]);
    expect(selfNames(["“회사”란 N한빛정보㈜를 말한다."])).toEqual(["N한빛정보", "회사"]);
    expect(selfNames(["“계약”이란 한빛정보와의 계약을 말한다. 한빛제약(이하 ‘시설’)"])).toEqual([]);
  });

  it("are no words that end like a university's short name", () => {
    expect(ownBodies(["경희대", "시간대"], "경희대학교 도서관을 시간대별로 연다.")).toEqual([
      "경희대",
    ]);
  });
});

describe("a question that names the body of a document", () => {
  const byLaws = (name: string, body: string) => ({
    name,
    chunks: [
      { text: `명칭\n우리 협회는 ${body}라 한다.`, path: ["정관", "명칭"] },
      { text: "소재지\n협회의 주 사무소는 서울시에 둔다.", path: ["정관", "소재지"] },
      { text: "재정\n회비 – 연 3만원\n사업 수익금", path: ["정관", "재정"] },
      { text: "임원의 임기\n임원의 임기는 2년으로 한다.", path: ["정관", "임원의 임기"] },
    ],
  });
  const others = Array.from({ length: 20 }, (_, at) => ({
    name: `안내 ${at}.pdf`,
    chunks: [{ text: `도서관 이용 안내 ${at}\n책은 두 주 동안 빌려 준다.` }],
  }));
  const scope = smallScope([byLaws("정관.pdf", "루비협회"), ...others]);
  const questions = new Questions({ scope: async () => scope } as unknown as Tenants, null);
  const ask = async (question: string) =>
    (await questions.answer({ tenant: "협회", question })).text;

  it.each([
    ["루비협회 회비는 얼마인가요?", "회비 – 연 3만원"],
    ["루비협회 임원의 임기는 몇 년인가요?", "임원의 임기는 2년으로 한다."],
    ["루비협회 소재지는 어디인가요?", "협회의 주 사무소는 서울시에 둔다."],
    ["루비협회 사무소는 어디에 있나요?", "협회의 주 사무소는 서울시에 둔다."],
  ])("%s", async (question, line) => {
    expect((await ask(question)).split("\n")[0]).toBe(line);
  });

  it("is answered by a rule that names it behind its title and its history", async () => {
    const chunks = [
      { text: "차량 규칙\n제정 2009. 8. 17.", path: ["차량 규칙"] },
      {
        text: "제1조(목적) 이 규칙은 새빛진흥원(이하 “진흥원”이라 한다)의 차량을 관리함을 목적으로 한다.",
        path: ["차량 규칙", "제1조(목적)"],
      },
      { text: "제7조(신청) 배차는 하루 전에 신청한다.", path: ["차량 규칙", "제7조(신청)"] },
      {
        text: "제8조(유류) 주유는 매월 2회로 한다.",
        path: ["차량 규칙", "제8조(유류)"],
      },
    ];
    const rules = smallScope([{ name: "차량.pdf", chunks }, ...others]);
    const asking = new Questions({ scope: async () => rules } as unknown as Tenants, null);
    const question = "새빛진흥원 주유는 매월 몇 번 하나요?";
    const { text } = await asking.answer({ tenant: "진흥원", question });
    expect(text.split("\n")[0]).toContain("매월 2회");
  });

  it("is answered by one that calls its body so for short", async () => {
    const chunks = [
      {
        text: "제1조(목적) 이 규칙은 새빛관리원(이하 “조합”이라 한다)의 차량을 정한다.",
        path: ["차량 규칙", "제1조(목적)"],
      },
      { text: "제7조(신청) 배차는 하루 전에 신청한다.", path: ["차량 규칙", "제7조(신청)"] },
      { text: "제8조(유류) 주유는 매월 2회로 한다.", path: ["차량 규칙", "제8조(유류)"] },
    ];
    const rules = smallScope([{ name: "차량.pdf", chunks }, ...others]);
    const asking = new Questions({ scope: async () => rules } as unknown as Tenants, null);
    const { text } = await asking.answer({ tenant: "조합", question: "조합 주유는 몇 번 하나요?" });
    expect(text.split("\n")[0]).toContain("매월 2회");
  });

  it("is answered by one that says whom it means by 회사", async () => {
    const chunks = [
      { text: "계약 지침\n제정 2024. 7. 22.", path: ["계약 지침"] },
      { text: "제2조(정의) “회사”란 한빛정보㈜를 말한다.", path: ["계약 지침", "제2조(정의)"] },
      { text: "제5조(제재) 제재를 6개월로 한다.", path: ["계약 지침", "제5조(제재)"] },
    ];
    const rules = smallScope([{ name: "계약.pdf", chunks }, ...others]);
    const asking = new Questions({ scope: async () => rules } as unknown as Tenants, null);
    const question = "한빛정보 계약 제재는 몇 개월인가요?";
    const { text } = await asking.answer({ tenant: "회사", question });
    expect(text.split("\n")[0]).toContain("6개월");
  });

  it("is not answered by the document of another", async () => {
    expect(await ask("새빛협회 회비는 얼마인가요?")).toBe("");
  });
});
