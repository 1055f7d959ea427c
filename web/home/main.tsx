/** The home page's live parts: a question for the desk, and what the server says of itself, asked again now and then. */
import { type ComponentChildren, Fragment, render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { WonmunClient } from "../../src/client/client.js";
import type { Health } from "../../src/model/health.js";
import { toFragment } from "../desk/share-link.js";
import { type PageWords, useSaid, useWords } from "../shared/words.js";

const EVERY_MS = 15_000;
const client = new WonmunClient({ url: location.origin, retries: 0 });

/** A question opens the desk, which asks it. */
function AskForm() {
  const words = useWords("desk");
  const { askFirst } = useWords("home");
  const [question, setQuestion] = useState("");
  const open = (event: Event) => {
    event.preventDefault();
    if (question.trim() === "") return;
    location.assign(
      `/demo${toFragment({ principal: "", question: question.trim(), mode: "answer" })}`,
    );
  };
  return (
    <form onSubmit={open}>
      <label>
        <b>{askFirst}</b>
        <input
          type="text"
          value={question}
          placeholder={words.questionExample}
          onInput={(event) => setQuestion(event.currentTarget.value)}
        />
      </label>
      <button type="submit">{words.ask}</button>
    </form>
  );
}

function ServerState() {
  const words = useWords("health");
  const { loading, unreachable } = useWords("home");
  const said = useSaid();
  /** Null where it does not answer. */
  const [health, setHealth] = useState<Health | null | undefined>();
  useEffect(() => {
    const refresh = () => client.health().then(setHealth, () => setHealth(null));
    void refresh();
    const timer = setInterval(refresh, EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  if (health === undefined) return <p class="soft">{loading}</p>;
  if (health === null) return <p class="bad">{unreachable}</p>;
  return (
    <dl>
      {rows(health, words, said).map(([term, value, isOn]) => (
        <Fragment key={term}>
          <dt>{term}</dt>
          <dd>
            {isOn !== undefined && (
              <span class={isOn ? "good" : "soft"} aria-hidden="true">
                {isOn ? "● " : "○ "}
              </span>
            )}
            {value}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

type Row = [term: string, value: ComponentChildren, isOn?: boolean];

function rows(
  health: Health,
  words: PageWords<"health">,
  said: (text: string | null) => string,
): Row[] {
  const { ocr, vectors, llm, limits } = health;
  const gateway = llm.external ? `${llm.model} (${words.external})` : llm.model;
  return [
    [words.state, `wonmun ${health.version}`, health.ok],
    [words.formats, health.formats.join(" ")],
    [words.tenants, health.tenants?.length ?? health.tenant_count],
    [words.documents, documentsRead(health.reading, words)],
    [words.parsing, limits.parsing_now],
    [words.keys, health.auth ? words.on : words.keysNone, health.auth],
    [
      words.ocr,
      ocr.available ? `${ocr.engine} ${ocr.languages.join(" ")}` : said(ocr.reason),
      ocr.available,
    ],
    [words.vectors, vectors.enabled ? vectors.model : words.off, vectors.enabled],
    [words.llm, llm.configured ? gateway : words.off, llm.configured],
  ];
}

function documentsRead(
  { state, share, documents_read, documents }: Health["reading"],
  words: PageWords<"health">,
): string {
  if (state === "off") return words.documentsOff;
  if (documents === undefined || documents_read === undefined)
    return `${Math.round(share * 100)} %`;
  return words.documentsRead(documents_read, documents);
}

render(<AskForm />, document.getElementById("ask")!);
const panel = document.getElementById("health")!;
panel.replaceChildren();
render(<ServerState />, panel);
