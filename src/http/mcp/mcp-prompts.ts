/** The MCP prompts: ready-made tasks that lead a model through evidence and verification. */

interface Prompt {
  name: string;
  title: string;
  description: string;
  arguments: { name: string; description: string; required: boolean }[];
  text(given: Record<string, string>): string;
}

const tenant = { name: "tenant", description: "문서 폴더 / the tenant", required: true };

export const PROMPTS: readonly Prompt[] = [
  {
    name: "answer_from_documents",
    title: "근거로 답하기 / Answer from the documents",
    description:
      "질문에 문서의 근거만으로 답하고 대조합니다 / Answers a question, cited and verified",
    arguments: [tenant, { name: "question", description: "질문 / the question", required: true }],
    text: ({ tenant, question }) =>
      `테넌트 "${tenant}"의 문서로 다음 질문에 답해 주세요.\n\n${question}\n\n` +
      "1. evidence로 근거 묶음을 받습니다.\n" +
      "2. context에 있는 내용만으로 답하고, 문장마다 [n]으로 인용합니다. 근거가 없으면 없다고 답합니다.\n" +
      "3. verify에 답과 sources를 그대로 보내 대조하고, 어긋난 문장을 고칩니다.\n" +
      "4. skipped에 읽지 못한 문서가 있으면 이름과 까닭을 함께 알립니다.",
  },
  {
    name: "check_answer",
    title: "답 대조하기 / Check an answer",
    description: "다른 곳에서 쓴 답을 문서와 대조합니다 / Holds a text against the documents",
    arguments: [tenant, { name: "answer", description: "대조할 글 / the text", required: true }],
    text: ({ tenant, answer }) =>
      `다음 글을 테넌트 "${tenant}"의 문서와 대조해 주세요.\n\n${answer}\n\n` +
      "문장마다 evidence로 근거를 찾고, 그 sources와 함께 verify로 대조합니다. " +
      "맞는 문장, 다른 문장(문서에는 무엇이라고 되어 있는지), 확인하지 못한 문장으로 나누어 쪽 번호와 함께 정리해 주세요.",
  },
  {
    name: "summarise_document",
    title: "문서 요약 / Summarise a document",
    description: "문서 하나를 쪽 번호와 함께 요약합니다 / Summarises one document with its pages",
    arguments: [
      tenant,
      { name: "filename", description: "목록의 이름 / as listed", required: true },
    ],
    text: ({ tenant, filename }) =>
      `테넌트 "${tenant}"의 문서 "${filename}"을 요약해 주세요. ` +
      "list_documents로 제목, 문서번호, 시행일, 기관을 확인하고, 그 doc_id의 리소스를 읽습니다. " +
      "요지, 주요 내용, 기한과 금액, 담당 기관을 쪽 번호와 함께 적고, 문서에 없는 것은 쓰지 않습니다.",
  },
];
