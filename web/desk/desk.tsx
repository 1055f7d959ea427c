/** The desk: a question first, its answer and evidence under it, the documents beside it. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { WonmunError } from "../../src/client/wonmun-error.js";
import type { Hit } from "../../src/model/evidence.js";
import type { Listing, Skipped } from "../../src/model/listing.js";
import type { AnswerResponse } from "../../src/model/questions.js";
import { Api, type Asker } from "../shared/api.js";
import { CopyButton } from "../shared/copy-button.js";
import { useFailure } from "../shared/failure.js";
import { type PageWords, useSaid, useWords } from "../shared/words.js";
import { AnswerPanel } from "./answer-panel.js";
import { AskForm } from "./ask-form.js";
import { AskerForm, KeyDialog } from "./asker-form.js";
import { DocumentList, type Entry, isWaiting } from "./document-list.js";
import { DocumentView } from "./document-view.js";
import { examplesFor } from "./examples.js";
import type { DeskFacts } from "./facts.js";
import { HitList } from "./hit-list.js";
import type { Place } from "./place.js";
import { forgetQuestions, recentQuestions, rememberQuestion } from "./recent-questions.js";
import { fromFragment, type Mode, toFragment } from "./share-link.js";
import { VerifyPanel } from "./verify-panel.js";

/** What was asked, and what came of it. */
type Result = { question: string; skipped: Skipped[] } & (
  | { mode: "answer"; answer: AnswerResponse; nearest: Hit[]; llm: boolean }
  | { mode: "search"; hits: Hit[] }
);

/** How often a tenant that is being read is listed again. */
const LOOK_AGAIN_MS = 2000;
const NEAREST = 3;
const SEARCH_LIMIT = 10;

export function Desk({ facts }: { facts: DeskFacts }) {
  const words = useWords("desk");
  const said = useSaid();
  const shared = useMemo(() => fromFragment(location.hash), []);
  const [asker, setAsker] = useState<Asker>({
    tenant: shared.tenant ?? facts.tenants[0] ?? "",
    principal: shared.principal ?? "",
    key: "",
  });
  const api = useMemo(() => new Api(asker), [asker]);
  const [listing, setListing] = useState<Listing | null>(null);
  const [question, setQuestion] = useState(shared.question ?? "");
  const [mode, setMode] = useState<Mode>(shared.mode ?? "answer");
  const [llm, setLlm] = useState(false);
  const [recent, setRecent] = useState<string[]>(() => recentQuestions(asker.tenant));
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<Result | null>(null);
  const [opened, setOpened] = useState<Parameters<typeof DocumentView>[0]["place"] | null>(null);
  const [pages, setPages] = useState<string | null>(null);
  const [notice, setNotice] = useState("");
  const [keyAsked, setKeyAsked] = useState<{ refused: string | null } | null>(
    facts.keyed ? { refused: null } : null,
  );
  const heading = useRef<HTMLHeadingElement>(null);

  const askForKey = ({ reason, message }: WonmunError) => {
    if (!facts.keyed || !reason?.startsWith("KEY_")) return false;
    setKeyAsked({ refused: asker.key ? `${said(message)} (${reason})` : null });
    return true;
  };
  const { failure, watch } = useFailure(askForKey);
  const busily = (call: () => Promise<unknown>) => {
    setBusy(true);
    setNotice(words.working);
    return watch(async () => {
      await call();
      setNotice("");
    }).finally(() => setBusy(false));
  };

  const list = () => watch(async () => setListing(await api.documents()));
  const progress = listing && readSoFar(listing);
  const ask = (asked: string) =>
    busily(async () => {
      setQuestion(asked);
      setPages(null);
      if (mode === "search") {
        const { hits, skipped } = await api.search(asked, SEARCH_LIMIT);
        setResult({ mode, question: asked, hits, skipped });
      } else {
        const answer = await api.answer(asked, llm);
        const nearest = answer.answered ? [] : (await api.search(asked, NEAREST)).hits;
        setResult({ mode, question: asked, answer, nearest, llm, skipped: answer.skipped });
      }
      setRecent(rememberQuestion(asker.tenant, asked));
      history.replaceState(null, "", toFragment({ ...asker, question: asked, mode }));
    });

  useEffect(() => {
    if (!asker.tenant || (facts.keyed && !asker.key)) return;
    setListing(null);
    setRecent(recentQuestions(asker.tenant));
    void list();
    if (shared.question && !result) void ask(shared.question);
  }, [api]);

  const unread = result?.skipped.filter(({ reason }) => reason !== "NOT_YET_READ") ?? [];
  const waiting = (result?.skipped.length ?? 0) - unread.length;

  // The listing grows while a tenant is read for the first time.
  useEffect(() => {
    if (!progress) return;
    const timer = setTimeout(() => void list(), LOOK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [listing]);

  // What was answered from a part is asked again of the whole.
  useEffect(() => {
    if (result && waiting > 0 && listing && !progress) void ask(result.question);
  }, [listing]);

  // What was asked for is put before the reader, and said.
  useEffect(() => {
    if (!result) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "start" });
  }, [result]);

  const upload = (files: File[]) =>
    busily(async () => {
      const told: string[] = [];
      for (const file of files) {
        setNotice(words.uploading(file.name));
        const { readable, reason, chunks } = await api.upload(file);
        told.push(
          readable
            ? words.uploaded(file.name, chunks)
            : words.uploadedUnread(file.name, reason ?? ""),
        );
      }
      await list();
      setTimeout(() => setNotice(told.join(" · ")));
    });
  const remove = ({ filename }: Entry) => {
    if (!confirm(words.removeSure(filename))) return;
    void busily(async () => {
      await api.remove(filename);
      await list();
      setTimeout(() => setNotice(words.removed(filename)));
    });
  };
  const open = ({ doc_id, filename, anchors }: Place) => setOpened({ doc_id, filename, anchors });
  const mayWrite = facts.keyed && asker.key !== "";

  return (
    <div class="desk">
      <div class="work">
        <h1>{words.title}</h1>
        <AskForm
          {...{ question, mode, recent, isBusy }}
          llm={{ offered: facts.llm, used: llm }}
          examples={listing && !result ? examplesFor(listing) : []}
          onQuestion={setQuestion}
          onMode={setMode}
          onLlm={setLlm}
          onAsk={(asked) => void ask(asked)}
          onForget={() => setRecent(forgetQuestions(asker.tenant))}
        />
        <p id="status" role="status" class="soft">
          {notice}
        </p>
        {failure}
        {result && (
          <section class="result" aria-labelledby="result-title">
            <h2 id="result-title" ref={heading} tabIndex={-1}>
              {resultTitle(result, words)}
            </h2>
            {waiting > 0 && <p class="skipped">{words.stillReading(waiting)}</p>}
            {unread.length > 0 && (
              <details class="skipped">
                <summary>{words.skipped(unread.length)}</summary>
                <ul>
                  {unread.map(({ filename, reason_text }) => (
                    <li>
                      <b>{filename}</b> {said(reason_text)}
                    </li>
                  ))}
                </ul>
              </details>
            )}
            <div id="answer">
              {result.mode === "answer" ? (
                <AnswerPanel answer={result.answer} nearest={result.nearest} onOpen={open} />
              ) : (
                <HitList hits={result.hits} onOpen={open} />
              )}
            </div>
            <p class="actions">
              {result.mode === "answer" && result.answer.citations.length > 0 && (
                <button
                  type="button"
                  disabled={isBusy}
                  onClick={() =>
                    void busily(async () => setPages(await api.view(result.question, result.llm)))
                  }
                >
                  {words.seePages}
                </button>
              )}
              <CopyButton text={() => location.href} label={words.share} />
            </p>
            {pages !== null && (
              <iframe id="view" title={words.pagesTitle} sandbox="allow-scripts" srcdoc={pages} />
            )}
            {result.mode === "answer" && result.answer.citations.length > 0 && (
              <VerifyPanel api={api} sources={result.answer.citations} />
            )}
          </section>
        )}
      </div>
      <aside>
        <AskerForm
          {...{ facts, asker }}
          onAsker={setAsker}
          onKey={() => setKeyAsked({ refused: null })}
        />
        {!facts.keyed && facts.tenants.length === 0 && <p class="card">{words.noTenant}</p>}
        {!listing && asker.tenant && !failure && <p class="soft">{words.reading}</p>}
        {progress && (
          <div class="first-reading" role="status">
            <p>{words.readSoFar(progress.read, progress.all)}</p>
            <progress aria-label={words.documents} max={progress.all} value={progress.read} />
          </div>
        )}
        {listing && (
          <DocumentList
            {...{ listing, mayWrite }}
            onOpen={({ doc_id, filename }) => doc_id && setOpened({ doc_id, filename })}
            onUpload={(files) => void upload(files)}
            onRemove={remove}
          />
        )}
      </aside>
      {opened && <DocumentView api={api} place={opened} onClose={() => setOpened(null)} />}
      {keyAsked && (
        <KeyDialog
          asker={asker}
          refused={keyAsked.refused}
          onAsker={(next) => {
            setKeyAsked(null);
            setAsker(next);
          }}
          onClose={() => setKeyAsked(null)}
        />
      )}
    </div>
  );
}

function resultTitle(result: Result, words: PageWords<"desk">): string {
  if (result.mode === "search") return words.hits(result.hits.length);
  return result.answer.answered ? words.answer : words.noAnswer;
}

/** How far the first reading of a tenant is; null where all is read. */
function readSoFar({ documents }: Listing): { read: number; all: number } | null {
  const waiting = documents.filter(isWaiting).length;
  return waiting === 0 ? null : { read: documents.length - waiting, all: documents.length };
}
