// The experiment page: takes a file, has it read, and lets boxes, blocks and chunks point at each other.
import { bilingual, both, copyFrom, el, tabs } from "./page.js";
import { fillPanes, lightPanes } from "./try-panes.js";
import { Sheet } from "./try-sheet.js";

const byId = (id) => document.getElementById(id);
const status = byId("status");
const drop = byId("drop");
const showTab = tabs(document.querySelector(".tabs"));
const sheet = new Sheet(choose);
let shown;
let busy = false;

byId("file").addEventListener("change", (event) => {
  const [file] = event.target.files;
  if (file) read(file, file.name);
  event.target.value = "";
});
for (const kind of ["dragenter", "dragover"]) {
  document.addEventListener(kind, (event) => {
    event.preventDefault();
    drop.classList.add("over");
  });
}
document.addEventListener("dragleave", (event) => {
  if (!event.relatedTarget) drop.classList.remove("over");
});
document.addEventListener("drop", (event) => {
  event.preventDefault();
  drop.classList.remove("over");
  const [file] = event.dataTransfer.files;
  if (file) read(file, file.name);
});
for (const button of document.querySelectorAll(".sample")) {
  button.addEventListener("click", async () => {
    const { name } = button.dataset;
    const response = await fetch(`/try/samples/${encodeURIComponent(name)}`);
    if (response.ok) read(await response.blob(), name);
    else fail(await response.json());
  });
}
copyFrom(byId("copy-curl"), () => byId("curl").textContent);

async function read(file, name) {
  if (busy) return;
  busy = true;
  byId("result").hidden = true;
  const seconds = el("b", {}, "0");
  const bar = el("progress", { max: 1, value: 0, "aria-label": "진행 / Progress" });
  const stage = el("p", {}, ...both("보내는 중…", "Sending…"));
  const cancel = el("button", { type: "button", class: "quiet" }, ...both("그만두기", "Cancel"));
  status.replaceChildren(stage, bar, cancel);
  const started = Date.now();
  const clock = setInterval(() => {
    seconds.textContent = String(Math.round((Date.now() - started) / 1000));
  }, 500);
  try {
    const reply = await send("/try/parse?markdown=1", file, name, {
      // Leaving the connection stops the parser.
      onStart: (stop) => cancel.addEventListener("click", stop),
      onSent(share) {
        bar.value = share;
        if (share < 1) return;
        bar.removeAttribute("value");
        stage.replaceChildren(`${name} `, ...both("읽는 중…", "Reading…"), " ", seconds, " s");
      },
      onProgress({ phase, pages_done, pages }) {
        if (phase !== "recognising") return;
        bar.max = pages;
        bar.value = pages_done;
        stage.replaceChildren(
          `${name} `,
          ...both(
            `글자를 인식하는 중: ${pages}쪽 가운데 ${pages_done}쪽`,
            `Recognising: ${pages_done} of ${pages} pages`,
          ),
          " · ",
          seconds,
          " s",
        );
      },
    });
    status.replaceChildren();
    if (!reply) return;
    show(reply, file, name);
  } catch (error) {
    fail(error);
  } finally {
    clearInterval(clock);
    busy = false;
  }
}

/** XMLHttpRequest, because fetch does not tell how much was sent. The reply comes as JSON lines; null where it was cancelled. */
function send(url, file, name, { onStart, onSent, onProgress }) {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", url);
    request.setRequestHeader("Accept", "application/x-ndjson");
    request.setRequestHeader("Content-Type", "application/octet-stream");
    request.setRequestHeader("X-Filename", encodeURIComponent(name));
    request.upload.addEventListener("progress", (event) => {
      if (event.lengthComputable) onSent(event.loaded / event.total);
    });
    request.upload.addEventListener("load", () => onSent(1));
    let seen = 0;
    const readEvents = () => {
      const end = request.responseText.lastIndexOf("\n") + 1;
      const lines = request.responseText.slice(seen, end).split("\n").filter(Boolean);
      seen = end;
      for (const { event, data } of lines.map((line) => JSON.parse(line))) {
        if (event === "progress") onProgress(data);
        else if (event === "result") resolve(data);
        else reject(data);
      }
    };
    request.addEventListener("progress", () => request.status === 200 && readEvents());
    request.addEventListener("load", () => {
      if (request.status === 200) return readEvents();
      try {
        reject(JSON.parse(request.responseText));
      } catch {
        reject({});
      }
    });
    request.addEventListener("error", () => reject({}));
    request.addEventListener("abort", () => resolve(null));
    onStart(() => request.abort());
    request.send(file);
  });
}

function fail({ reason, message }) {
  const words = message ?? "서버에 닿지 못했습니다. / The server could not be reached.";
  status.replaceChildren(
    el(
      "div",
      { class: "unread" },
      el("p", {}, ...bilingual(words)),
      reason ? el("code", {}, reason) : null,
    ),
  );
}

function show({ summary, document: root, chunks, markdown }, file, name) {
  drop.classList.add("small");
  byId("result").hidden = false;
  byId("summary").replaceChildren(...facts(summary));
  byId("curl").textContent = curl(name);
  const items = root.documents ? flatten(root) : [root];
  const inner = byId("inner");
  inner.hidden = items.length < 2 && !root.documents;
  const open = (document) => {
    shown = { document, chunks: chunks.filter(({ doc_id }) => doc_id === document.doc_id) };
    explain(document.access, document.source);
    byId("reading").hidden = !document.access.readable;
    if (!document.access.readable) return;
    fillPanes(
      { ...shown, markdown: root === document ? markdown : undefined, root, chunks },
      choose,
    );
    sheet.open(document, file, name);
  };
  if (!inner.hidden) {
    const select = el(
      "select",
      { id: "item", change: () => open(items[select.value]) },
      items.map(({ source, access }, index) =>
        el(
          "option",
          { value: index },
          `${source.container_path.slice(1).join("/")}${access.readable ? "" : ` (${access.reason})`}`,
        ),
      ),
    );
    inner.replaceChildren(
      el("label", {}, ...both("묶음 안의 문서 ", "Document in the bundle "), select),
    );
  }
  open(items[0] ?? root);
  byId("result").scrollIntoView({ block: "start", behavior: "smooth" });
}

function flatten({ documents = [] }) {
  return documents.flatMap((one) => (one.documents ? flatten(one) : [one]));
}

function facts(summary) {
  const rows = [
    [both("파일", "File"), summary.filename],
    [both("형식", "Format"), summary.format],
    [both("쪽", "Pages"), summary.pages],
    [both("블록", "Blocks"), summary.blocks],
    [both("표", "Tables"), summary.tables],
    [both("조각", "Chunks"), summary.chunks],
    [both("글자", "Characters"), summary.characters.toLocaleString()],
    [both("OCR 쪽", "OCR pages"), summary.ocr_pages],
    [both("걸린 시간", "Time"), `${summary.parse_ms.toLocaleString()} ms`],
    [both("알림", "Warnings"), summary.warnings],
  ];
  return [
    el(
      "dl",
      { class: "summary" },
      rows.map(([term, value]) =>
        el("div", {}, el("dt", {}, ...term), el("dd", {}, String(value))),
      ),
    ),
  ];
}

function explain(access, source) {
  const panel = byId("unread");
  panel.hidden = access.readable;
  if (access.readable) return;
  panel.replaceChildren(
    el("h2", {}, ...both("이 파일은 읽지 못했습니다", "This file was not read")),
    el("p", {}, ...bilingual(access.reason_text)),
    el(
      "p",
      { class: "soft" },
      el("code", {}, access.reason),
      ` · ${source.format} · ${source.bytes.toLocaleString()} bytes`,
      access.drm_vendor ? ` · ${access.drm_vendor}` : "",
    ),
  );
}

/** One choice lights the box, the block and the chunk; `pane` says where it was made. */
function choose(blockId, { from } = {}) {
  const { document, chunks } = shown;
  const block = document.blocks.find(({ id }) => id === blockId);
  if (!block) return;
  const chunk = chunks.find(({ blocks }) => blocks.includes(blockId));
  const kin = new Set(chunk?.blocks ?? []);
  sheet.light(block, kin, from !== "sheet");
  lightPanes(blockId, kin, chunk?.id, from !== "pane");
  const reveal = (tab) => {
    showTab(tab);
    lightPanes(blockId, kin, chunk?.id, true);
  };
  byId("chosen").replaceChildren(
    el("span", {}, `${block.id} · ${block.type}`),
    el(
      "button",
      {
        type: "button",
        class: "quiet",
        click: () => reveal("tab-blocks"),
      },
      ...both("블록 보기", "Show block"),
    ),
    chunk
      ? el(
          "button",
          {
            type: "button",
            class: "quiet",
            click: () => reveal("tab-chunks"),
          },
          ...both(`조각 ${chunk.id} 보기`, `Show chunk ${chunk.id}`),
        )
      : "",
  );
}

function curl(name) {
  const quoted = name.replaceAll("'", "'\\''");
  return [
    `curl -sS '${location.origin}/chunk' \\`,
    ...("keyed" in byId("curl").dataset ? ['  -H "Authorization: Bearer $KEY" \\'] : []),
    "  -H 'Content-Type: application/octet-stream' \\",
    `  -H 'X-Filename: ${encodeURIComponent(name).replaceAll("'", "%27")}' \\`,
    `  --data-binary '@${quoted}'`,
  ].join("\n");
}
