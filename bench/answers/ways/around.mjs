/** Sentences and words around a question that ask for nothing. */
import { bare } from "./forms.mjs";

const before = (text) => (question) => `${text} ${question}`;
const after = (text) => (question) => `${question} ${text}`;

export const AROUND = {
  인사: (question) => `안녕하세요. ${question}`,
  문의: (question) => `문의드립니다. ${question} 감사합니다.`,
  혹시: (question) => `혹시 ${question}`,
  저기요: (question) => `저기요, ${bare(question)}`,

  대학생: before("저는 대학생인데요."),
  지난주: before("지난주에 공고를 봤습니다."),
  "살고 있어요": before("서울에 살고 있어요."),
  급해서: before("급해서 그러는데"),
  급해요: after("급해요."),
  "아이가 둘": before("저는 아이가 둘 있는 직장인입니다."),
  "찾아봐도 안 나오네요": before("홈페이지를 찾아봐도 안 나오네요."),
  "처음이라 잘 모르는데": before("처음이라 잘 모르는데"),
  "못 찾겠어요": after("문서를 읽어도 못 찾겠어요."),
  "부모님 대신": before("부모님 대신 여쭤봅니다."),
  "친구가 물어봐서": before("친구가 물어보라고 해서요,"),
  "답변 기다리겠습니다": after("답변 기다리겠습니다."),
  "미리 감사": after("미리 감사드려요!"),
  "작년에도 신청": before("작년에도 신청했었는데 올해는 잘 모르겠네요."),
  전화했더니: before("어제 전화했더니 통화 중이더라고요."),
  "회의 자료": before("내일 회의 자료를 만들고 있습니다."),
  "제가 알기로는": before("제가 잘못 알고 있을 수도 있는데,"),
  "궁금한 게 있어서": before("궁금한 게 있어서 글 남깁니다."),
  담당자님: before("담당자님 수고 많으십니다."),
  "빠른 답변": after("빠른 답변 부탁드립니다."),
  "시간 될 때": after("시간 되실 때 알려 주시면 감사하겠습니다."),
  "짧게 답해": after("짧게 답해 주세요."),
  "근거와 함께": after("근거도 같이 보여 주세요."),
  "문서에서 찾아": before("문서에서 찾아서 답해 줘."),
  "그리고 하나 더": before("그리고 하나 더요."),
  "인사 (줄 바꿈)": (question) => `안녕하세요\n\n${question}\n\n감사합니다`,
};
