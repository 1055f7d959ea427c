/**
 * Korean for the labels of the reference library, which has no other language than English: whole labels are exchanged as it draws them.
 * By hand, because the library offers no translation.
 */

/** By what the library calls its parts. */
const LABELS: Record<string, string> = {
  Search: "찾기",
  Introduction: "소개",
  Models: "자료 구조",
  Server: "서버",
  Authentication: "인증",
  "Select Auth Type": "인증 방식 선택",
  "No authentication selected": "선택한 인증 방식이 없습니다",
  "Auth Required": "인증 필요",
  "Client Libraries": "예시 언어",
  More: "더 보기",
  Operations: "호출",
  "Download OpenAPI Document": "OpenAPI 문서 내려받기",
  "Test Request": "요청 보내 보기",
  "Request Example for": "요청 예시:",
  "Query Parameters": "주소의 매개변수",
  "Path Parameters": "경로의 매개변수",
  Headers: "헤더",
  Body: "본문",
  Responses: "응답",
  Response: "응답",
  Example: "예시",
  required: "필수",
  optional: "선택",
  "max length:": "최대 길이:",
  "min length:": "최소 길이:",
  "min:": "최소:",
  "max:": "최대:",
  "Type:": "형식:",
  "Status:": "상태:",
  "Show Schema": "구조 보기",
  "Show Child Attributes": "하위 항목 보기",
  "Hide Child Attributes": "하위 항목 숨기기",
  "Show More": "더 보기",
  "Show additional properties": "나머지 항목 보기",
  Default: "기본값",
  Copy: "복사",
  "Copy link": "링크 복사",
  "Copy as Markdown": "Markdown으로 복사",
};

export function wordLabels(place: Element): void {
  exchange(place);
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof Text) exchange(target);
      for (const node of addedNodes) exchange(node);
    }
  }).observe(place, { childList: true, subtree: true, characterData: true });
}

function exchange(node: Node): void {
  if (node instanceof Text) {
    const label = node.data.trim();
    // Examples and code are not labels.
    if (Object.hasOwn(LABELS, label) && !node.parentElement?.closest("code, pre"))
      node.data = node.data.replace(label, LABELS[label]!);
    return;
  }
  const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) exchange(texts.currentNode);
}
