/** Who acts and who receives, taken for one another. */
import { describe, expect, it } from "vitest";
import { checkRoles } from "./check-roles.js";
import { EvidenceIndex } from "./evidence-index.js";

const swapped = (printed: string, said: string) => {
  const chunk = { doc_id: "sha256:a", chunk_id: "c1", filename: "규정.hwp", anchors: [], path: [] };
  const evidence = new EvidenceIndex([{ ...chunk, text: printed }]);
  return checkRoles(said, evidence.lines, evidence).map(
    ({ text, reason, line }) => `${text} ${reason} ${line!.text}`,
  );
};

describe("who acts and who receives", () => {
  const report = "위원장은 장관에게 결과를 보고하여야 한다.";
  const consent = "공단은 장관의 승인을 받아야 한다.";
  const talks = "공단은 장관과 협의를 하여야 한다.";

  it.each([
    ["by whom it is told", report, "장관은 위원장에게 결과를 보고하여야 한다."],
    ["by whose consent", consent, "장관은 공단의 승인을 받아야 한다."],
    ["by whom it is talked with", talks, "장관은 공단과 협의를 하여야 한다."],
    [
      "by which body",
      "위원회는 조치를 이사회에 권고할 수 있다.",
      "이사회는 조치를 위원회에 권고할 수 있다.",
    ],
    [
      "in a line that says the verb otherwise",
      "공단은 장관에게 자료를 요구하거나 조사를 할 수 있다.",
      "장관은 공단에게 자료를 요구할 수 있다.",
    ],
    [
      "with a short verb in another form",
      "범위는 공단이 위원회와 협의를 하여 정하는 것으로 한다.",
      "범위는 위원회가 공단과 협의를 하여 정합니다.",
    ],
    [
      "by whom it is done to",
      "공단은 수탁자를 연 1회 이상 교육하고 감독하여야 한다.",
      "수탁자는 공단을 연 1회 이상 교육하고 감독하여야 한다.",
    ],
    ["with another particle", "공단이 위원회와 협의를 한다.", "위원회가 공단과 협의를 한다."],
  ])("are swapped %s", (_, printed, said) => {
    const actor = /(?:^|^범위는\s)([가-힣]+?)(?=[은는이가]\s)(?<!범위)/.exec(said)![1]!;
    expect(swapped(printed, said)).toEqual([`${actor} SWAPPED ${printed}`]);
  });

  it.each([
    ["stay in their places", report, "위원장은 장관에게 보고하여야 한다."],
    ["are others", report, "장관은 국민에게 결과를 보고하여야 한다."],
    ["are another who acts", report, "국장은 위원장에게 결과를 보고하여야 한다."],
    ["are told of by another verb", report, "장관은 위원장에게 자료를 요청할 수 있다."],
    ["are named without a receiver", report, "장관은 결과를 보고하여야 한다."],
    ["are named without an actor", report, "위원장에게 결과를 보고하여야 한다."],
    ["are one and the same", "위원장은 위원장에게 보고한다.", "위원장은 위원장에게 보고한다."],
  ])("are no swap where they %s", (_, printed, said) => {
    expect(swapped(printed, said)).toEqual([]);
  });

  it("are no swap where the evidence says it both ways", () => {
    const both = "위원장은 장관에게 통보한다.\n장관은 위원장에게 통보한다.";
    expect(swapped(both, "장관은 위원장에게 통보한다.")).toEqual([]);
    const others =
      "위원장은 장관에게 통보한다.\n장관은 국민에게 통보한다.\n국장은 위원장에게 통보한다.";
    expect(swapped(others, "장관은 위원장에게 통보한다.")).toHaveLength(1);
  });

  it.each([
    ["하여야 한다"],
    ["해야 한다"],
    ["할 수 있다"],
    ["받아야 한다"],
    ["받을 수 있다"],
    ["한다"],
    ["하였음"],
  ])("are no swap where something else is done: …%s", (ending) => {
    const printed = `위원장은 장관에게 결과를 보고${ending}.`;
    expect(swapped(printed, `장관은 위원장에게 결과를 보고${ending}.`)).toHaveLength(1);
    expect(swapped(printed, `장관은 위원장에게 결과를 확인${ending}.`)).toEqual([]);
    expect(swapped(printed, `장관은 위원장에게 보고할 결과를 확인${ending}.`)).toEqual([]);
  });

  it("are looked for in lines with the same last verb, however it ends", () => {
    const printed = "위원장은 장관에게 결과를 알림.";
    expect(swapped(printed, "장관은 위원장에게 결과를 알림.")).toHaveLength(1);
    expect(swapped(printed, "장관은 위원장에게 결과를 보냄.")).toEqual([]);
    // Without a word at its end, any line may be it.
    expect(swapped(printed, "장관은 위원장에게 알림 (3)")).toHaveLength(1);
  });
});

describe("who acts", () => {
  const others = "\n장관은 예산을 정한다.";

  it("is another, where a line holds everything else that is said", () => {
    const printed = `위원장은 국회에 결과를 보고하여야 한다.${others}`;
    expect(swapped(printed, "장관은 국회에 결과를 보고하여야 한다.")).toEqual([
      "장관 OTHER_SUBJECT 위원장은 국회에 결과를 보고하여야 한다.",
    ]);
    expect(swapped(printed, "위원장은 국회에 결과를 보고하여야 한다.")).toEqual([]);
  });

  it.each([
    [
      "who stands nowhere may be another name",
      "위원장은 국회에 결과를 보고하여야 한다.",
      "장관은 국회에 결과를 보고하여야 한다.",
    ],
    [
      "more is said than the line holds",
      `위원장은 결과를 보고하여야 한다.${others}`,
      "장관은 국회에 결과를 보고하여야 한다.",
    ],
    ["the line is too short to tell", `위원장은 보고한다.${others}`, "장관은 보고한다."],
    [
      "the line names both",
      `위원장은 국회에 장관의 결과를 보고하여야 한다.${others}`,
      "장관은 국회에 결과를 보고하여야 한다.",
    ],
    [
      "the line names no one",
      `국회에 결과를 보고하여야 한다.${others}`,
      "장관은 국회에 결과를 보고하여야 한다.",
    ],
  ])("is not told where %s", (_, printed, said) => {
    expect(swapped(printed, said)).toEqual([]);
  });
});

describe("a value of a line that tells of others", () => {
  const FIRST = "원장은 결산서를 2월 15일까지 장관에게 제출하여야 한다.";
  const SECOND = "장관은 결산서를 2월 말까지 국회의장에게 제출하여야 한다.";
  const SAID = "장관은 결산서를 2월 15일까지 국회의장에게 제출한다.";
  const told = (text: string, said: string, places?: true) => {
    const chunk = { doc_id: "sha256:a", chunk_id: "c1", filename: "a.hwp", anchors: [], path: [] };
    const evidence = new EvidenceIndex([{ ...chunk, text }]);
    const line = evidence.lines[0]!;
    const value = { text: "2월 15일", verdict: "supported", reason: "VALUE_FOUND", line } as const;
    const values = [{ ...value, ...(places && { places }) }];
    return checkRoles(said, [], evidence, values).map(({ text, printed }) => `${text} ${printed}`);
  };

  it("is theirs, where a line of its own tells of those that the sentence names", () => {
    expect(told(`${FIRST}\n${SECOND}`, SAID)).toEqual(["장관 원장"]);
  });

  it("may be told of them as well where no such line is, where one of them is the same, and of a date that only places", () => {
    expect(told(FIRST, SAID)).toEqual([]);
    expect(told(`${FIRST}\n${SECOND}`, SAID.replace("국회의장", "장관"))).toEqual([]);
    expect(told(`${FIRST}\n${SECOND}`, SAID.replace("장관은", "원장은"))).toEqual([]);
    expect(told(`${FIRST}\n${SECOND}`, SAID, true)).toEqual([]);
  });
});

describe("whose consent is asked", () => {
  const PRINTED = "임원은 출장 전에 원장의 사전 허가를 받아야 한다.";

  it("is told apart though the consent is described, and its verb stands apart", () => {
    expect(swapped(PRINTED, "원장은 출장 전에 임원의 사전 허가를 받아야 합니다.")).toEqual([
      `원장 SWAPPED ${PRINTED}`,
    ]);
    expect(swapped(PRINTED, "임원은 출장 전에 원장의 허가를 받아야 합니다.")).toEqual([]);
  });
});

describe("who is said to be the one that acts", () => {
  const PRINTED = [
    "총괄부서의 장은 심의 결과를 사업부서의 장에게 전달하여야 한다.",
    "심의기관의 장은 결과를 공표한다.",
  ].join("\n");

  it("is another one", () => {
    const said = "심의 결과를 사업부서의 장에게 전달하는 것은 심의기관의 장입니다.";
    expect(swapped(PRINTED, said)).toHaveLength(1);
    expect(swapped(PRINTED, said.replace("심의기관의 장", "총괄부서의 장"))).toEqual([]);
  });
});

describe("where something is done and where it goes", () => {
  const printed = "물품은 사용과의 요청에 따라 총무과에서 구매하여 사용과로 배부한다.";

  it("are taken for one another", () =>
    expect(swapped(printed, "물품은 사용과에서 구매하여 총무과로 배부합니다.")).toEqual([
      `사용과 SWAPPED ${printed}`,
    ]));

  it.each(["물품은 총무과에서 구매하여 사용과로 배부합니다.", "물품은 사용과에서 구매합니다."])(
    "are as printed, or told by half: %s",
    (said) => expect(swapped(printed, said)).toEqual([]),
  );
});

it("places of another verb are not taken for one another", () =>
  expect(
    swapped(
      "차량은 가람역에서 출발하여 나루역으로 간다.",
      "나루역에서 가람역으로 돌아오는 차량은 없습니다.",
    ),
  ).toEqual([]));

describe("a short verb in another form", () => {
  const printed = "관리원은 일지를 작성하여 책임자의 결재를 받아야 한다.";

  it("tells the line of those who are swapped", () =>
    expect(swapped(printed, "일지는 책임자가 작성하여 관리원의 결재를 받습니다.")).toEqual([
      `책임자 SWAPPED ${printed}`,
    ]));

  it("of a consent that is needed swaps nobody", () =>
    expect(
      swapped(
        "금리는 공단이 장관의 승인을 받아 정한다.",
        "금리를 정하려면 장관의 승인이 있어야 한다.",
      ),
    ).toEqual([]));
});
