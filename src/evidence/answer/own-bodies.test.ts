/** Whose a document is, by the name that it says once. */
import { describe, expect, it } from "vitest";
import { smallScope } from "../../../test/small-scope.js";
import type { Tenants } from "../../tenants/tenants.js";
import { Questions } from "../ask.js";
import { bodiesNamed, ownBodies } from "./own-bodies.js";

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
  ])("of `%s` are %j", (question, bodies) => {
    expect(bodiesNamed(question)).toEqual(bodies);
  });

  it("are a document's own where it names them at its beginning, however spaced", () => {
    expect(ownBodies(["루비협회", "새빛공단"], "우리 협회는 루비 협회라 한다.")).toEqual([
      "루비협회",
    ]);
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

  it("is not answered by the document of another", async () => {
    expect(await ask("새빛협회 회비는 얼마인가요?")).toBe("");
  });
});
