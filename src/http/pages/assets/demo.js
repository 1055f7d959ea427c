// The demo: lists what is loaded, asks, shows the evidence beside the answer, opens the painted page, checks an answer.
import { bilingual, both, el, revisionWords } from "./page.js";

const byId = (id) => document.getElementById(id);
/** Questions that the bundled samples answer, by the file that answers them. */
const EXAMPLES = {
  "시행문.docx": "광역시 숙박비 상한은 얼마인가?",
  "모집 공고.pdf": "신청 기간은 언제인가?",
  "개정 규칙.hwpx": "증빙의 보관은 어떻게 바뀌는가?",
  "스캔.png": "회의 일시와 장소는?",
};
const UNANSWERED = {
  NO_MATCH: "찾은 것이 없습니다. / Nothing was found.",
  NO_EVIDENCE:
    "관련된 곳은 있으나 답이 되는 줄이 없습니다. / Found something, but no line answers.",
  NOT_GROUNDED:
    "모델의 답이 근거와 맞지 않아 표시하지 않습니다. / The model's answer did not stand the check.",
};

/** The tenant and principal that are chosen, as every request names them. */
function asker() {
  const principal = byId("principal").value.trim();
  return { tenant: byId("tenant").value, ...(principal && { principal }) };
}

async function ask(path, body) {
  const key = byId("key")?.value;
  const response = await fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(key && { Authorization: `Bearer ${key}` }) },
    body: JSON.stringify({ ...asker(), ...body }),
  });
  if (!response.ok) throw await response.json();
  return response;
}

/** Runs an action; what is refused is said in words. */
function saying(action) {
  return async (event) => {
    event?.preventDefault();
    byId("status").replaceChildren(el("p", { class: "soft" }, ...both("…하는 중", "Working…")));
    try {
      await action();
      byId("status").replaceChildren();
    } catch (error) {
      const words = error.message ?? "서버에 닿지 못했습니다. / The server could not be reached.";
      byId("status").replaceChildren(
        el(
          "p",
          { class: "refused" },
          ...bilingual(words),
          error.reason ? el("code", {}, error.reason) : null,
        ),
      );
    }
  };
}

const list = saying(async () => {
  const listing = await (await ask("/documents", {})).json();
  byId("loaded").hidden = false;
  byId("counts").replaceChildren(
    ...both(
      `읽음 ${listing.readable} · 못 읽음 ${listing.unreadable} · 확인할 것 ${listing.needs_review} · 조각 ${listing.chunks}`,
      `${listing.readable} read · ${listing.unreadable} not read · ${listing.needs_review} to look at · ${listing.chunks} chunks`,
    ),
  );
  byId("documents").replaceChildren(...listing.documents.map(documentRow));
  const readable = new Set(
    listing.documents.filter((one) => one.readable).map(({ filename }) => filename),
  );
  const known = Object.entries(EXAMPLES).filter(([filename]) => readable.has(filename));
  byId("examples").replaceChildren(...known.map(([, asked]) => example(asked)));
});

function example(asked) {
  const put = () => {
    byId("question").value = asked;
    byId("ask").requestSubmit();
  };
  return el("button", { type: "button", class: "quiet", click: put }, asked);
}

function documentRow(one) {
  const facts = one.structure ?? {};
  const state = one.readable
    ? one.review
      ? one.review_reasons.map(({ text }) => el("p", { class: "soft" }, "△ ", ...bilingual(text)))
      : el("span", { class: "good" }, "● ", ...both("읽음", "read"))
    : [el("span", { class: "bad" }, "✕ ", one.reason), el("p", {}, ...bilingual(one.reason_text))];
  return el(
    "tr",
    {},
    el("th", { scope: "row" }, one.filename),
    el("td", {}, facts.title ?? "—"),
    el("td", {}, [facts.doc_number, facts.issued_date].filter(Boolean).join(" · ") || "—"),
    el("td", {}, String(one.chunks)),
    el("td", {}, state),
  );
}

let sources = [];
const question = saying(async () => {
  const asked = byId("question").value;
  const llm = byId("llm")?.checked ? { llm: true } : {};
  const answer = await (await ask("/answer", { question: asked, ...llm })).json();
  sources = answer.citations.map(({ doc_id, chunk_id }) => ({ doc_id, chunk_id }));
  byId("answer").replaceChildren(
    el(
      "div",
      { class: "card" },
      ...skipped(answer.skipped),
      ...answerText(answer),
      el("p", { class: "soft" }, answer.made_by),
    ),
  );
  byId("evidence").replaceChildren(...answer.citations.map(card));
  const button = byId("open-view");
  button.hidden = false;
  byId("view").hidden = true;
  button.onclick = saying(async () => {
    const frame = byId("view");
    frame.srcdoc = await (await ask("/view", { question: asked, ...llm })).text();
    frame.hidden = false;
    frame.scrollIntoView({ block: "start" });
  });
});

function skipped(documents) {
  if (documents.length === 0) return [];
  return [
    el(
      "p",
      { class: "refused" },
      ...both(
        `읽지 못한 문서 ${documents.length}개는 이 답에 들어 있지 않습니다: `,
        `${documents.length} document(s) could not be read and are not in this answer: `,
      ),
      documents.map(({ filename }) => filename).join(", "),
    ),
  ];
}

function answerText({ answered, reason, text, citations }) {
  if (!answered) return [el("p", {}, ...bilingual(UNANSWERED[reason] ?? reason))];
  const chip = (n) => el("a", { class: "chip", href: `#source-${n}` }, String(n));
  if (text === citations.map(citedText).join("\n")) {
    return citations.map((citation, index) =>
      el("p", {}, citedText(citation), " ", chip(index + 1)),
    );
  }
  return text.split("\n").map((line) =>
    el(
      "p",
      {},
      line.split(/(\[\d+\])/).map((part) => {
        const n = Number(/^\[(\d+)\]$/.exec(part)?.[1]);
        return n >= 1 && n <= citations.length ? chip(n) : part;
      }),
    ),
  );
}

/** The header of a table over its row. */
const citedText = ({ header = [], quote }) => [...header, quote].join("\n");

function card(citation, index) {
  const places = citation.anchors
    .map(({ page, cell_range }) => cell_range ?? `${page}쪽`)
    .join(", ");
  return el(
    "article",
    { class: "card source", id: `source-${index + 1}` },
    el(
      "p",
      {},
      el("span", { class: "chip" }, String(index + 1)),
      " ",
      el("b", {}, citation.filename),
      ` · ${places}`,
    ),
    el("p", { class: "soft" }, citation.path.join(" > ")),
    el("blockquote", {}, citedText(citation)),
    citation.revisions.map(({ kind, label }) =>
      el("span", { class: "label" }, ...revisionWords(kind), ` ${label}`),
    ),
  );
}

/** What the whole check says, by its verdict. */
const VERDICTS = {
  supported: [
    "good",
    "● 확인한 문장은 모두 근거와 맞습니다.",
    "● Every sentence that was checked stands in the evidence.",
  ],
  contradicted: [
    "bad",
    "✕ 근거와 다른 문장이 있습니다.",
    "✕ Some sentence says something else than the evidence.",
  ],
  not_found: [
    "bad",
    "✕ 근거에서 찾지 못한 내용이 있습니다.",
    "✕ Something does not stand in the evidence.",
  ],
  not_checked: [
    "soft",
    "○ 확인할 수 있는 문장이 없었습니다. 맞다는 뜻이 아닙니다.",
    "○ No sentence could be checked, which does not mean that they are right.",
  ],
};
const SENTENCE_STATES = {
  supported: "ok",
  contradicted: "wrong",
  not_found: "wrong",
  not_checked: "plain",
};

const check = saying(async () => {
  const result = await (await ask("/verify", { answer: byId("own").value, sources })).json();
  const [state, ko, en] = VERDICTS[result.verdict];
  byId("checked").replaceChildren(
    el("p", { class: state }, ...both(ko, en)),
    ...result.sentences.map((sentence) => sentenceLine(sentence, result.unknown_refs)),
  );
});

function sentenceLine({ text, refs, verdict, why, checks }, unknown) {
  const lost = refs.filter((n) => unknown.includes(n));
  const wrong = checks.filter((one) => SENTENCE_STATES[one.verdict] === "wrong");
  const marks = [...wrong.map((one) => one.text), ...lost.map((n) => `[${n}]`)];
  return el(
    "p",
    { class: `sentence ${SENTENCE_STATES[verdict]}` },
    ...marked(text, marks),
    el("br"),
    el("small", { class: "soft" }, ...bilingual(why)),
  );
}

/** The text with the given pieces marked where they first stand. */
function marked(text, pieces) {
  const [piece, ...rest] = pieces;
  const at = piece === undefined ? -1 : text.indexOf(piece);
  if (at < 0) return rest.length > 0 ? marked(text, rest) : [text];
  return [
    ...marked(text.slice(0, at), rest),
    el("mark", {}, piece),
    ...marked(text.slice(at + piece.length), rest),
  ];
}

byId("who").addEventListener("submit", list);
byId("ask").addEventListener("submit", question);
byId("verify").addEventListener("submit", check);
if (!byId("key") && byId("tenant").value) list();
