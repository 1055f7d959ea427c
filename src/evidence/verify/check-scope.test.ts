/** Words that limit or widen what a sentence says, where its line has none. */
import { describe, expect, it } from "vitest";
import { EvidenceIndex } from "./evidence-index.js";
import { judgeSentence } from "./judge-sentence.js";

const index = (text: string) =>
  new EvidenceIndex([
    { doc_id: "sha256:a", chunk_id: "c1", filename: "a.hwp", anchors: [], path: [], text },
  ]);
const judge = (printed: string, said: string) => {
  const [gravest] = judgeSentence(said, index(printed));
  return `${gravest!.verdict} ${gravest!.reason}`;
};

const CLUB = "동호회 회원은 한빛공원 운동장 이용을 신청할 수 있다.";

describe("a word of scope that no line has", () => {
  it.each([
    [CLUB, "동호회 회원만 운동장 이용을 신청할 수 있다."],
    [CLUB, "모든 동호회 회원은 운동장 이용을 신청할 수 있다."],
    [CLUB, "동호회 회원은 언제나 운동장 이용을 신청할 수 있다."],
    [CLUB, "동호회 회원은 운동장에만 이용을 신청할 수 있다."],
    ["운동장은 3일간 회원이 이용한다.", "운동장은 3일간 회원에게만 이용된다."],
    ["가람관은 주말에 회원 단체가 이용한다.", "가람관과 나래관 모두 주말에 회원 단체가 이용한다."],
    ["회원은 가람관 또는 나래관을 이용할 수 있다.", "회원은 가람관과 나래관 모두 이용할 수 있다."],
  ])("of %s leaves “%s” unchecked", (printed, said) => {
    expect(judge(printed, said)).toBe("not_checked SCOPE_UNCLEAR");
  });

  it.each([
    [CLUB, "동호회 회원은 운동장 이용을 신청할 수 있다."],
    ["동호회 회원에 한하여 이용을 신청할 수 있다.", "동호회 회원만 이용을 신청할 수 있다."],
    [
      "전 회원은 주말 저녁 운동장 이용을 구청에 신청할 수 있다.",
      "모든 회원은 주말 저녁 운동장 이용을 구청에 신청할 수 있다.",
    ],
    ["이용료는 회원 2만원이다.", "이용료는 회원 2만원만 낸다."],
    [
      "회원은 전부 주말 저녁 운동장 이용을 구청에 신청할 수 있다.",
      "모든 회원은 주말 저녁 운동장 이용을 구청에 신청할 수 있다.",
    ],
    [
      "갑과 을은 상대방의 비밀을 누설하여서는 아니 된다.",
      "갑과 을 모두 상대방의 비밀을 누설하면 안 된다.",
    ],
    ["회원은 가람관, 나래관을 이용할 수 있다.", "회원은 가람관과 나래관 모두 이용할 수 있다."],
    ["운동장은 5톤 이상의 차량이 이용한다.", "5톤 이상의 차량만 운동장을 이용한다."],
    ["가람관은 회원이 모두 5개를 이용한다.", "가람관은 회원이 모두 5개를 이용한다고 적혀 있다."],
  ])("of %s supports “%s”", (printed, said) => {
    expect(judge(printed, said)).toMatch(/^supported/);
  });
});

describe("nouns that are read for something else", () => {
  it("takes no household for three of a thing, and degrees of kinship for values", () => {
    expect(judge("대상은 무주택 세대주이다.", "대상은 세대주가 아닌 자이다.")).not.toContain(
      "VALUE",
    );
    expect(judge("4촌 이내의 친족은 제외된다.", "6촌 이내의 친족은 제외된다.")).toMatch(
      /^contradicted|^not_found/,
    );
  });

  it("takes no amount told without something for a list of what is left out", () => {
    const hours = [
      "근로시간은 다음과 같이 휴게시간을 제외하고 정한다.",
      "1. 성인 사원의 1주 근로시간은 40시간으로 한다.",
      "2. 청소년인 사원의 1주 근로시간은 35시간으로 한다.",
    ].join("\n");
    expect(judge(hours, "청소년 사원은 1주에 35시간 근로한다.")).not.toMatch(/OPPOSITE/);
  });

  it("takes what someone becomes for no verb of its own", () => {
    const rule = [
      "심사에는 외부위원이 참여해야 하며, 다음 각 호의 자는 외부위원으로 참여할 수 없다.",
      "1. 퇴직 후 3년이 경과하지 않은 자",
    ].join("\n");
    expect(judge(rule, "퇴직한 지 3년이 안 된 사람은 외부위원이 될 수 없다.")).not.toMatch(
      /contradicted/,
    );
  });

  it("counts an unknown word little beside the only line of the evidence", () => {
    expect(
      judge(
        "쓰지 않은 기부휴가는 소멸되며 따로 보상하지 아니한다.",
        "쓰지 않은 기부휴가는 소멸되며 현금으로 보상한다.",
      ),
    ).toBe("contradicted OPPOSITE");
  });
});
