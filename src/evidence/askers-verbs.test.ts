/** Which words of a question are the asker's own verbs. */
import { describe, expect, it } from "vitest";
import { isAskersVerb, officialForVerb, officialForVerbsIn } from "./askers-verbs.js";

describe("a verb of the asker's", () => {
  it.each([
    ["빌리면", "갚아야", "부쳐야", "맺고", "찍은", "받으려면", "넘게", "내야", "내는", "사려면"],
    ["빌린", "돌릴", "물어볼", "걸립", "뗀", "쓸", "있게"],
    ["들어", "나오", "알려"],
    [
      "고치자는",
      "쉬면",
      "가면",
      "짤",
      "정해야",
      "없어져요",
      "막히나요",
      "잘리나요",
      "길게",
      "걸로",
    ],
    [
      "빌렸으면",
      "일했던",
      "맡겼",
      "넣어야",
      "두려면",
      "둘",
      "남은",
      "지나면",
      "끊고",
      "여는",
      "드나요",
      "쓰고",
    ],
    ["생겼나요", "생긴", "꾸려", "꾸리나요", "밀린", "밀렸으면", "줘야"],
    ["쉴", "볼", "열려요", "넣으려는데", "받다", "딸려", "숨진", "살펴봤", "기다려야", "괜찮은"],
    ["데", "건", "게", "다시", "새로", "혹시"],
    ["굴릴", "돌아왔나요", "써도", "써서", "와야", "꿔야", "깨면", "냈", "해도", "이긴"],
    ["것이어야", "것까지", "적이", "지"],
    [
      "당하면",
      "서둘러야",
      "부러졌나요",
      "가까우면",
      "들을",
      "들으면",
      "합쳐서",
      "비슷한",
      "갑자기",
    ],
    ["내요", "줘요", "떼면", "내면", "데가", "데나", "아무"],
    ["여나요", "거는", "여니까", "나가려", "넘어지면", "걸어야", "말해야", "빠뜨려야", "잡으라고"],
    ["고쳐주는", "알려줘야", "남겨둬야", "늦어지면", "깎아주나요", "막아놓고", "드나든", "갖고"],
  ])("is known by its stem and ending: %s", (...words) => {
    expect(words.filter((word) => !isAskersVerb(word))).toEqual([]);
  });

  it("is no noun that only ends or begins alike", () => {
    const nouns =
      "비대면 화면 공고 창고 분야 가게 사고 보고 사기 열차 주차장 적금 팔을 남녀 지나친 여름 두부 담당 자라목 새로운 여야 신고 입고 적기 재고 파기 내가 줄기 필요 개요 주도 보도 물리 해는 내주 사지 누나 무니 가주 나눔지 누리 여기 먹이는 남아는".split(
        " ",
      );
    expect(nouns.filter(isAskersVerb)).toEqual([]);
  });

  it("is no verb that says yes, no or how much", () => {
    expect(["없으면", "않은", "많은", "높은"].filter(isAskersVerb)).toEqual([]);
  });

  it("is no stem of one syllable alone, nor what is no Hangul", () => {
    expect(["사", "주", "산", "탄", "받2", "a면"].filter(isAskersVerb)).toEqual([]);
  });
});

describe("what documents call what such a verb says", () => {
  it.each([
    ["갚아야", "상환"],
    ["빌린", "대출"],
    ["끝났으면", "종료"],
    ["남은", "잔액"],
    ["물어보려면", "문의"],
    ["딸려", "첨부"],
    ["숨진", "사망"],
    ["되살리는", "재생"],
    ["모이나요", "집결"],
    ["떼어", "발급"],
    ["돌려받으려면", "환급"],
    ["잃어버렸으면", "분실"],
    ["내는", "납부"],
    ["쓰려면", "사용"],
    ["줘야", "지급"],
    ["굴릴", "운행"],
    ["돌아왔나요", "복귀"],
    ["꿔야", "차입"],
    ["깨려면", "해지"],
    ["와야", "출석"],
    ["이기려면", "승소"],
    ["고쳐주는", "보수"],
    ["알려줘야", "통지"],
    ["늦어지면", "지체"],
    ["쓰고", "사용"],
    ["써도", "이용"],
    ["넘겨야", "인계"],
    ["드나든", "출입"],
    ["여나요", "개방"],
    ["말해야", "통보"],
    ["빠뜨리면", "누락"],
    ["넘어지면", "낙상"],
    ["뽑혔나요", "선정"],
    ["데리러", "하원"],
    ["봐줘야", "돌봄"],
  ])("%s is %s", (word, term) => {
    expect(officialForVerb(word)).toContain(term);
  });

  it("is looked for beside the words of a question, each term once", () => {
    const terms = officialForVerbsIn("자료를 넘기면 누구에게 알려야 하고, 언제 알려주나요?");
    expect(terms).toContain("인계");
    expect(terms.filter((term) => term === "통지")).toHaveLength(1);
    expect(officialForVerbsIn("제안서 제출 장소는?")).toEqual([]);
  });

  it.each(["받으려면", "공고", "갚2", "다시"])("nothing stands for %s", (word) => {
    expect(officialForVerb(word)).toEqual([]);
  });
});
