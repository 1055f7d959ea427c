// The home page's live part: what the server says of itself, asked again now and then.
import { both, el } from "./page.js";

const EVERY_MS = 15_000;
const panel = document.getElementById("health");

async function refresh() {
  const health = await fetch("/health")
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined);
  if (!health) {
    panel.replaceChildren(
      el("p", { class: "bad" }, ...both("서버가 답하지 않습니다.", "The server does not answer.")),
    );
    return;
  }
  panel.replaceChildren(...rows(health).map(([term, value]) => row(term, value)));
}

function row(term, value) {
  return el("dl", { class: "card" }, el("dt", {}, ...term), el("dd", {}, ...value));
}

const yes = (word) => [el("span", { class: "good" }, "● "), word];
const no = (...words) => [el("span", { class: "soft" }, "○ "), ...words];

function rows(health) {
  return [
    [both("상태", "State"), yes(`wonmun ${health.version}`)],
    [both("형식", "Formats"), [health.formats.join(" ")]],
    [both("테넌트", "Tenants"), [String(health.tenants?.length ?? health.tenant_count)]],
    [both("읽는 중", "Parsing now"), [String(health.limits.parsing_now)]],
    [
      both("키", "Keys"),
      health.auth ? yes("on") : no(...both("없음 (로컬 전용)", "none (loopback only)")),
    ],
    [
      both("글자 인식", "OCR"),
      health.ocr.available
        ? yes(`${health.ocr.engine} ${health.ocr.languages.join(" ")}`)
        : no("off"),
    ],
    [
      both("의미 검색", "Semantic search"),
      health.vectors.enabled ? yes(health.vectors.model) : no("off"),
    ],
    [
      both("LLM 게이트웨이", "LLM gateway"),
      health.llm.configured
        ? yes(`${health.llm.model}${health.llm.external ? " (external)" : ""}`)
        : no(...both("없음", "none")),
    ],
  ];
}

refresh();
setInterval(refresh, EVERY_MS);
