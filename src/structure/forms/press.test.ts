/** Press releases: what they are called, where their headline stands, and who gives them out. */
import { expect, describe as group, it } from "vitest";
import { documentFrom, linesOf, type Part, tableOf } from "../../../test/documents.js";
import type { Extractor } from "../../model/format.js";
import { rowsOf } from "../document-rows.js";
import { extractStructure } from "../structure.js";
import { readPress } from "./press.js";

const read = (parts: Part[], options?: { printed?: boolean }, extractor: Extractor = "hwpx") =>
  readPress(rowsOf(documentFrom(parts, { extractor }), options));
const RELEASED = "배포: 2024. 7. 1.(월)";
const EMBARGO = "보도시점: 2024. 7. 2.(화) 조간";
const HEADLINE = "바다 쓰레기 줄인다";
const filler = (count: number) => Array.from({ length: count }, (_, at) => `본문 ${at + 1}줄이다.`);

group("a press release", () => {
  it.each([
    "보도자료",
    "보 도 자 료",
    "보도참고자료",
    "보도설명자료",
    "보도해명자료",
    "언론보도자료",
    "보도자료(조간)",
    "PRESS RELEASE",
    "News Release",
  ])("is called %s", (word) => {
    expect(read([word, RELEASED, HEADLINE])).toMatchObject({ title: HEADLINE });
  });

  it("is called so in the letterhead, not in a sentence or far below", () => {
    expect(read([`한빛시 대변인실 ${" ".repeat(3)}시민소통과 보도자료`, RELEASED])).not.toBeNull();
    expect(
      read(["이 내용은 한빛시 누리집에 있는 보도자료를 참고하시기 바랍니다", RELEASED]),
    ).toBeNull();
    expect(read([...filler(8), "보도자료", RELEASED])).not.toBeNull();
    expect(read([...filler(9), "보도자료", RELEASED])).toBeNull();
  });

  it("states when it was given out or may be printed", () => {
    expect(read(["보도자료", HEADLINE])).toBeNull();
    expect(read(["보도자료", EMBARGO, HEADLINE])).toMatchObject({ issued_date: "2024-07-02" });
    expect(read(["보도자료", ...filler(24), RELEASED])).not.toBeNull();
    expect(read(["보도자료", ...filler(34), RELEASED])).toBeNull();
  });

  it("may state both on one printed line", () => {
    const line = "보도시점 2024. 7. 2.(화) 17:00 배포 2024. 7. 1.(월) 09:00";
    expect(read(["알림자료", line, HEADLINE])).toMatchObject({ issued_date: "2024-07-01" });
    expect(read(["알림자료", "보도시점 2024. 7. 2.(화) 배포 자료 참고", HEADLINE])).toBeNull();
  });

  it("has a headline of several lines, whatever the first is like", () => {
    const said = (...lines: string[]) =>
      extractStructure(
        documentFrom(
          [
            ...["보도자료", RELEASED],
            {
              ...linesOf(lines),
              type: "title",
              typography: lines.map(() => ({ size: 26, centred: true })),
            },
            ...filler(9).map((text) => ({ text, typography: [{ size: 14, centred: false }] })),
          ],
          { extractor: "pdf" },
        ),
      );
    expect(said("“주차장을 시민에게!”,", "무료 개방 행사 개최").title).toBe(
      "“주차장을 시민에게!”, 무료 개방 행사 개최",
    );
    expect(said("범정부 주차개방 사절단", "가람에서 개방 활동")).toMatchObject({
      title: "범정부 주차개방 사절단 가람에서 개방 활동",
      issuer: null,
    });
  });

  it("has no headline in its text or its notes", () => {
    const note = linesOf(["* 주차장을 여는 시간을 늘리고 요금을 내리는", "제도(도시 6곳 적용)"]);
    const said = "교통환경부(장관 홍길동)는 주차장을 연다고";
    const printed = read(["보도자료", note, EMBARGO, said], { printed: true }, "pdf");
    expect(printed).toMatchObject({ title: null, issuer: "교통환경부" });
  });

  it("may state a day on the line below its label", () => {
    const lines = linesOf([
      "보도시점",
      "2024. 7. 2.(화) 11:00",
      "7. 3.(수) 조간",
      "배포",
      "2024. 7. 1.(월)",
    ]);
    expect(read(["보도자료", lines, HEADLINE], { printed: true }, "pdf")).toMatchObject({
      issued_date: "2024-07-01",
    });
    const between = ["(온라인) 2024. 7. 1.(월) 16:00", "보도시점", "(지면) 2024. 7. 2.(화) 조간"];
    expect(read(["보도자료", ...between, HEADLINE])).toMatchObject({ issued_date: "2024-07-01" });
  });

  it("names whose it is in its letterhead, where its text does not", () => {
    expect(read(["한빛부 보도자료", RELEASED, HEADLINE])).toMatchObject({ issuer: "한빛부" });
    expect(read(["한빛과 보도자료", RELEASED, HEADLINE])).toMatchObject({ issuer: null });
    const said = "나래부(장관 홍길동)는 바다 쓰레기를 줄인다고 밝혔다.";
    expect(read(["한빛부 보도자료", RELEASED, HEADLINE, said])).toMatchObject({ issuer: "나래부" });
  });

  it("states both where its name is a picture, among the first six rows", () => {
    expect(read([EMBARGO, HEADLINE])).toBeNull();
    expect(read([RELEASED, HEADLINE])).toBeNull();
    expect(read([...filler(5), EMBARGO, RELEASED])).not.toBeNull();
    expect(read([...filler(6), EMBARGO, RELEASED])).toBeNull();
  });

  it.each(["보도시점", "보도일시", "보도시기", "엠바고"])("may be printed from %s", (label) => {
    expect(read(["보도자료", `${label}: 2024. 7. 2.`])).toMatchObject({
      issued_date: "2024-07-02",
    });
  });

  it.each("배포 배포일 배포일시 배포일자 배포시점 제공일 자료배포일".split(" "))(
    "was given out on %s",
    (label) => {
      expect(read(["보도자료", EMBARGO, `${label}: 2024. 7. 1.`])).toMatchObject({
        issued_date: "2024-07-01",
      });
    },
  );

  it("is dated near these fields where they hold no date", () => {
    expect(read(["보도자료", "배포: 즉시", "2024. 7. 1."])?.issued_date).toBe("2024-07-01");
    expect(read(["보도자료", "배포: 즉시", HEADLINE, "2024. 7. 1."])?.issued_date).toBeNull();
    expect(read(["2024. 6. 1.", "보도자료 2024. 7. 1.", "배포: 즉시"])?.issued_date).toBe(
      "2024-07-01",
    );
    expect(read(["보도자료", "보도시점: 2024. 7. 2.", "배포: 즉시"])?.issued_date).toBe(
      "2024-07-02",
    );
  });
});

group("the headline", () => {
  const title = (...below: Part[]) => read(["보도자료", RELEASED, ...below])?.title;

  it("stands within four rows of one cell below the fields, with those in charge between", () => {
    const charge = (count: number) =>
      Array.from({ length: count }, () => [["담당 부서와 연락처", "대변인"]]);
    expect(title(...charge(3), HEADLINE)).toBe(HEADLINE);
    expect(title(...charge(15), HEADLINE)).toBe(HEADLINE);
    expect(title(...charge(16), HEADLINE)).toBeNull();
    const days = (count: number) => Array.from({ length: count }, () => "(2024. 7. 1.)");
    expect(title(...days(3), HEADLINE)).toBe(HEADLINE);
    expect(title(...days(4), HEADLINE)).toBeNull();
    expect(title(...charge(3))).toBeNull();
    expect(title("(2024. 7. 1.)", HEADLINE)).toBe(HEADLINE);
    expect(title("(공동) 2024. 7. 1. 배포하는 소식", HEADLINE)).toBe(HEADLINE);
    expect(title("(공동) 바다 쓰레기 줄인다", HEADLINE)).toBe("(공동) 바다 쓰레기 줄인다");
    expect(title("2024. 7. 1. 바다의 날 기념식", HEADLINE)).toBe("2024. 7. 1. 바다의 날 기념식");
  });

  it("stands above the fields where nothing below could be one", () => {
    expect(read(["보도자료", HEADLINE, RELEASED, "제도를 시작한다고 밝혔다."])?.title).toBe(
      HEADLINE,
    );
    expect(read(["보도자료", RELEASED])?.title).toBeNull();
    expect(read(["보도자료", RELEASED, EMBARGO])?.title).toBeNull();
    expect(read(["보도자료", EMBARGO, RELEASED])?.title).toBeNull();
  });

  it("is what the reader took for the title, within six rows below the fields", () => {
    const titled = (rows: number) =>
      title(HEADLINE, ...filler(rows - 2), { type: "title", text: "새로운 제도 시작" });
    expect(titled(6)).toBe("새로운 제도 시작");
    expect(titled(7)).toBe(HEADLINE);
    expect(read([{ type: "title", text: "바다 소식지 보도자료" }, RELEASED, HEADLINE])?.title).toBe(
      HEADLINE,
    );
  });

  it("has five letters at least, no more than a headline has, and is no sentence", () => {
    expect(title("바다날", HEADLINE)).toBe(HEADLINE);
    expect(title("바다의날", HEADLINE)).toBe(HEADLINE);
    expect(title("바다의 날", HEADLINE)).toBe("바다의 날");
    const long = "가".repeat(150);
    expect(title(long, HEADLINE)).toBe(long);
    expect(title(`${long}나`, HEADLINE)).toBe(HEADLINE);
    expect(title("제도를 시작했다 .", HEADLINE)).toBe(HEADLINE);
  });

  it("may be a sentence over the printed lines of the title", () => {
    const lines = linesOf(["바다 쓰레기를 올해부터", "줄이고 있습니다."]);
    const document = ["보도설명자료", RELEASED, { ...lines, type: "title" as const }];
    expect(read(document, { printed: true }, "pdf")?.title).toBe(
      "바다 쓰레기를 올해부터 줄이고 있습니다.",
    );
  });

  it("goes on over the lines of its box, at most three, to the subtitle or the text", () => {
    expect(title([["바다 쓰레기\n줄이는\n새 제도\n시작"]])).toBe("바다 쓰레기 줄이는 새 제도");
    expect(title([["바다 쓰레기\n줄인다\n- 올해부터"]])).toBe("바다 쓰레기 줄인다");
    expect(title([["바다 쓰레기\n줄이기로 했다."]])).toBe("바다 쓰레기");
    expect(title([["바다 쓰레기"]], "줄인다")).toBe("바다 쓰레기");
    expect(title(tableOf([["바다 쓰레기"], ["줄이는 제도"]]))).toBe("바다 쓰레기");
    expect(title("바다 쓰레기\n줄인다")).toBe("바다 쓰레기");
    expect(title({ type: "title", text: "바다 쓰레기\n줄인다" })).toBe("바다 쓰레기 줄인다");
    expect(title([["- 올해부터 줄인다\n- 내년에도 줄인다"]], HEADLINE)).toBe(HEADLINE);
  });
});

group("who gives it out", () => {
  const issuer = (...parts: Part[]) => read(["보도자료", RELEASED, HEADLINE, ...parts])?.issuer;

  it.each(
    "장관 처장 청장 위원장 사장 원장 이사장 시장 도지사 지사 군수 구청장 총장 본부장 회장 대표이사 대표 교육감 부총리 국무총리 관장 소장 센터장 의장".split(
      " ",
    ),
  )("is the body whose %s is named", (office) => {
    expect(issuer(`□ 교통환경부(${office} 홍길동)는 밝혔다.`)).toBe("교통환경부");
    expect(issuer(`홍길동 교통환경부 ${office}은 밝혔다.`)).toBe("교통환경부");
    expect(issuer(`홍길동 교통환경부(MTE) ${office}이 밝혔다.`)).toBe("교통환경부");
  });

  it.each(["은", "는", "이", "가", "과", "와", ","])("goes on with %s", (particle) => {
    expect(issuer(`교통환경부(장관 홍길동)${particle} 밝혔다.`)).toBe("교통환경부");
  });

  it.each(["은", "는", "이", "가"])("is led by one who goes on with %s", (particle) => {
    expect(issuer(`홍길동 산림청 청장${particle} 밝혔다.`)).toBe("산림청");
  });

  it("is a body with a name of its own, not everything before a bracket", () => {
    expect(issuer("□ 좋은 소식(장관 홍길동)은 밝혔다.")).toBeNull();
    expect(issuer("교통환경부(서울 소재)는 밝혔다.")).toBeNull();
    const name = (length: number) => "부".padStart(length, "가");
    expect(issuer(`${name(18)}(장관 홍길동)는 밝혔다.`)).toBe(name(18));
    expect(issuer(`${name(25)}(장관 홍길동)는 밝혔다.`)).toBeNull();
    expect(issuer(`교통환경부(장관 ${"가".repeat(25)})는 밝혔다.`)).toBe("교통환경부");
    expect(issuer(`교통환경부(장관 ${"가".repeat(35)})는 밝혔다.`)).toBeNull();
    expect(issuer(`홍길동 ${name(18)} 장관은 밝혔다.`)).toBe(name(18));
    expect(issuer(`홍길동 ${name(25)} 장관은 밝혔다.`)).toBeNull();
    expect(issuer("남궁길동 산림청 청장은 밝혔다.")).toBe("산림청");
    expect(issuer("신임 남궁홍길동 산림청 청장은 밝혔다.")).toBeNull();
    expect(issuer("남궁홍길동 산림청 청장은 밝혔다.")).toBeNull();
  });

  it("is the body of those who speak for it", () => {
    expect(issuer("가람위원회(위원장 홍길동, 이하 가람위) 김하람 사무처장은 밝혔다.")).toBe(
      "가람위원회",
    );
    expect(issuer("교통환경부(장관 홍길동) 교통교섭본부는 밝혔다.")).toBe("교통환경부");
    expect(issuer("교통환경부(장관 홍길동) 직원들은 밝혔다.")).toBeNull();
    expect(issuer("홍길동 교통환경부(이하 ‘교환부’) 장관은 밝혔다.")).toBe("교통환경부");
    expect(issuer("홍길동 교통환경부(서울 소재) 장관은 밝혔다.")).toBeNull();
  });

  it("is told of, where nobody is said to do anything", () => {
    const told = "초대 가람위원회(위원장 홍길동)의 계획을 세우기 위해 의견을 듣는다.";
    expect(issuer(told)).toBe("가람위원회");
    expect(issuer(told, "교통환경부(장관 홍길동)는 밝혔다.")).toBe("교통환경부");
  });

  it.each(
    "한빛종자원 가람기록원 나래소비자원 한빛국어원 가람재활원 나래부동산원 한빛품질원 가람수목원 나래생태원 한빛결제원 가람환경과학원 나래보장원 한빛금융감독원 가람공제회 나래마사회 한빛체육회 한빛적십자사 가람거래소 나래연구회".split(
      " ",
    ),
  )("is %s", (name) => {
    expect(issuer(`${name}(원장 홍길동)은 밝혔다.`)).toBe(name);
  });

  it("is named within the first forty rows, not in a table", () => {
    const said = "교통환경부(장관 홍길동)는 밝혔다.";
    expect(issuer(...filler(35), said)).toBe("교통환경부");
    expect(issuer(...filler(45), said)).toBeNull();
    expect(
      issuer([
        ["담당", "과장"],
        [said, "1쪽"],
      ]),
    ).toBeNull();
    expect(issuer([[said]])).toBe("교통환경부");
    expect(issuer([[said], ["2쪽"]])).toBe("교통환경부");
  });

  it.each(
    "교통환경부 법제처 산림청 방송위원회 감사원 도로공사 주차공단 한빛시 경기도 가람군 나래구 한국은행 한빛재단".split(
      " ",
    ),
  )("is in charge: %s", (name) => {
    expect(issuer([["담당부서", `${name} 주차정책과`, "과장"]])).toBe(name);
    expect(issuer([["담당 부서", "책임자", name, "과장"]])).toBe(name);
    expect(issuer([["담 당 부 서", "책임자", name, "과장"]])).toBe(name);
  });

  it("is not a part of a body, nor a table of two columns", () => {
    expect(issuer([["담당부서", "금융정책과", "과장"]])).toBeNull();
    expect(issuer([["담당부서", "도청 총무과", "과장"]])).toBeNull();
    expect(issuer([["담당부서", "산림청"]])).toBeNull();
    expect(issuer([["담당부서", "책임자", "연락처"]])).toBeNull();
    expect(issuer([["구분", "산림청", "과장"]])).toBeNull();
  });
});

group("a release without labels for its dates", () => {
  it.each(["보도자료", "보 도 자 료", "보도자료 Press Release", "한빛부 보도자료", "설명자료"])(
    "is told by its name and a date near it: %s",
    (name) => {
      expect(read(["2024. 7. 1.(월) 석간용", name, HEADLINE])?.issued_date).toBe("2024-07-01");
      expect(read([name, HEADLINE])).toBeNull();
    },
  );

  it("is dated at most three rows below its name", () => {
    expect(read(["보도자료", "가", "나", "2024. 7. 1."])?.issued_date).toBe("2024-07-01");
    expect(read(["보도자료", "가", "나", "다", "2024. 7. 1."])).toBeNull();
  });

  it("is no paper that explains a project", () => {
    expect(read(["2024. 7. 1.", "주차장 사업설명자료", HEADLINE])).toBeNull();
  });
});

it("is given out by a body and its part where both stand before its head", () => {
  const giver = (text: string) => read(["보도자료", "배포: 2024. 7. 1.", HEADLINE, text])?.issuer;
  expect(giver("□ 한빛본부 방역대책본부(본부장 홍길동)는 밝혔다.")).toBe("한빛본부 방역대책본부");
  expect(giver("이날 한빛시(시장 홍길동)는 밝혔다.")).toBe("한빛시");
  expect(giver("한빛식품부(장관 홍길동, 이하 한빛부) 김하람 차관은 공장을 찾았다.")).toBe(
    "한빛식품부",
  );
  expect(giver("□ 한빛식품부(장관 홍길동) 김하람 제1차관이 공장을 찾았다.")).toBe("한빛식품부");
  const printed = linesOf(["□ 가람시에서", "한빛식품부(장관 홍길동) 김하람 차관은 공장을 찾았다."]);
  const lines = ["보도자료", "배포: 2024. 7. 1.", HEADLINE, printed];
  expect(read(lines, { printed: true }, "pdf")?.issuer).toBeNull();
  expect(giver("한빛식품부(장관 홍길동) 소속 가람연구원은 밝혔다.")).toBeNull();
});

it("is given out by a body whose head holds several offices", () => {
  const first = "교육부(대통령 권한대행 부총리 겸 교육부 장관 홍길동)는 결과를 발표했다.";
  expect(read(["보도자료", RELEASED, HEADLINE, first])).toMatchObject({ issuer: "교육부" });
});

it("answers in its headline, and quotes below it what it answers", () => {
  const answer = "출국 시간을 줄이고 있습니다.";
  const quoted = ["< 보도 주요 내용 >", "□ 크루즈 운항이 늘었으나 준비가 부족하다는 지적"];
  const head = [
    ["보도시점", "즉시", "배포", "2026. 1. 8."],
    [answer, "", "", ""],
  ];
  expect(read(["보도설명자료", tableOf(head), ...quoted])).toMatchObject({ title: answer });
  expect(read(["보도설명자료", tableOf(head.slice(0, 1)), ...quoted])).toMatchObject({
    title: null,
  });
});

group("a headline by its make", () => {
  const set = (text: string, size = 12, centred = false, more = {}): Part => ({
    ...{ text, typography: [{ size, centred }] },
    ...more,
  });
  const body = set("한빛시는 바다 쓰레기를 줄이는 사업을 시작한다고 밝혔다.");
  const title = (...parts: Part[]) => read(["보도자료", RELEASED, ...parts, body])?.title;

  it("goes on in the paragraph below that is set like it", () => {
    const two = (size: number, centred = true, text = "해법 찾는다") =>
      title(set("바다 쓰레기 현장 찾아", 18, true), set(text, size, centred));
    expect(two(18)).toBe("바다 쓰레기 현장 찾아 해법 찾는다");
    expect(two(16)).toBe("바다 쓰레기 현장 찾아");
    expect(two(18, false)).toBe("바다 쓰레기 현장 찾아");
    expect(two(18, true, "- 어민 지원 약속 -")).toBe("바다 쓰레기 현장 찾아");
    const plain = title(set(HEADLINE, 13, true), set("해법 찾는다", 13, true));
    expect(plain).toBe(HEADLINE);
  });

  it("goes on below what someone said, in smaller letters", () => {
    const said = (words: string, size = 16, centred = true) =>
      title(set(words, 20, true), set("한빛시 바다 지킴이 대회 개최", size, centred));
    expect(said("“우리 바다를 지킨다”")).toBe("“우리 바다를 지킨다” 한빛시 바다 지킴이 대회 개최");
    expect(said("“우리 바다를 지킨다”", 12)).toBe("“우리 바다를 지킨다”");
    expect(said("“우리 바다를 지킨다”", 16, false)).toBe("“우리 바다를 지킨다”");
    expect(said("우리 바다를 “지킨다”")).toBe("우리 바다를 “지킨다”");
  });

  it.each(["2022년 7월 20일 수요일 배포", "2024. 7. 1.(월) 조간", "2024. 7. 1.(월)", "한빛해양부"])(
    "is not what stands over it: %s",
    (above) => {
      expect(title(above, HEADLINE)).toBe(HEADLINE);
    },
  );

  it("is no body's name, though the page's make marks it", () => {
    const name = set("한빛해양부", 14, false, { type: "title" });
    const marked = set(HEADLINE, 20, false, { type: "title" });
    expect(read(["보도자료", name, RELEASED, "바다가 있는 한빛", marked, body])?.title).toBe(
      HEADLINE,
    );
  });
});
