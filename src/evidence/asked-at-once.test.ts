/** Several things asked at once, and what is said beside a question. */
import { describe, expect, it } from "vitest";
import { smallScope } from "../../test/small-scope.js";
import type { Tenants } from "../tenants/tenants.js";
import { Questions } from "./ask.js";
import type { Complete } from "./llm/llm-client.js";

const FESTIVAL = {
  name: "한빛 음악축제 참가자 모집 공고.pdf",
  chunks: [
    { text: "한빛 음악축제 참가자 모집 공고\n접수기간 : 2031. 3. 2. ~ 3. 9." },
    { text: "한빛 음악축제 참가비 : 1인 7,000원" },
    { text: "한빛 음악축제 접수장소 : 한빛회관 2층 강당" },
  ],
};
const MARATHON = {
  name: "달빛 마라톤 대회 안내.pdf",
  chunks: [{ text: "달빛 마라톤 대회 안내\n참가비 : 1인 20,000원\n출발 시각 : 오전 8시" }],
};

const asked: string[] = [];
const complete: Complete = async (messages) => {
  asked.push(JSON.stringify(messages));
  return "모릅니다.";
};
const scope = smallScope([FESTIVAL, MARATHON]);
const questions = new Questions({ scope: async () => scope } as unknown as Tenants, complete);
const ask = (question: string, limit?: number) =>
  questions.answer({ tenant: "시청", question, limit });
const quotes = async (question: string) =>
  (await ask(question)).citations.map(({ quote }) => quote).join("\n");

describe("several things asked at once", () => {
  it.each([
    "한빛 음악축제의 참가비는 얼마이고 접수장소는 어디인가요?",
    "한빛 음악축제의 참가비와 접수장소를 알려 주세요.",
    "한빛 음악축제 참가비는 얼마인가요? 접수장소는 어디인가요?",
  ])("are answered each: %s", async (question) => {
    const said = await quotes(question);
    expect(said).toContain("7,000원");
    expect(said).toContain("한빛회관 2층 강당");
    expect(said).not.toContain("20,000원");
  });

  it("are answered as far as there is an answer", async () => {
    const answer = await ask("한빛 음악축제의 주차 요금은 얼마이고 접수장소는 어디인가요?");
    expect(answer).toMatchObject({ answered: true, reason: null });
    expect(answer.text).toContain("한빛회관");
    expect(answer.text).not.toContain("원");
  });

  it("are refused where none has one", async () => {
    const answer = await ask("한빛 음악축제의 주차 요금은 얼마이고 시상식 날짜는 언제인가요?");
    expect(answer).toMatchObject({ answered: false, reason: "NO_EVIDENCE", text: "" });
  });

  it("are told apart in what was understood", async () => {
    const { understood_as } = await ask("한빛 음악축제의 참가비와 접수장소를 알려 주세요.");
    expect(understood_as).toBe("한빛 음악축제의 참가비는? 한빛 음악축제의 접수장소는?");
  });
});

describe("what is said beside a question", () => {
  it("is not looked for, and what was understood says so", async () => {
    const answer = await ask(
      "저는 이웃 도시에 사는 대학생인데요. 한빛 음악축제 참가비는 얼마인가요?",
    );
    expect(answer.text).toContain("7,000원");
    expect(answer.understood_as).toBe("한빛 음악축제 참가비는 얼마인가요?");
  });

  it.each([
    "한빛 음악축제 공고를 어제 봤습니다. 참가비는 얼마인가요?",
    "참가비는 얼마인가요? (한빛 음악축제 공고)",
  ])("may name the document: %s", async (question) => {
    expect(await quotes(question)).toMatch(/^(?!.*20,000).*7,000원/s);
  });

  it("lets no other document answer for one that is not there", async () => {
    expect(
      (await ask("무지개 수영대회 공고 보고 문의드립니다. 참가비는 얼마인가요?")).answered,
    ).toBe(false);
  });

  it("reaches a language model as it was said", async () => {
    const question = "저는 대학생인데요. 한빛 음악축제 참가비는 얼마인가요?";
    await questions.answer({ tenant: "시청", question, llm: true });
    expect(asked.at(-1)).toContain(question);
  });
});
