/** An answer with its numbered evidence; what could not be answered shows the nearest places instead. */
import type { Citation, Hit } from "../../src/model/evidence.js";
import type { AnswerResponse } from "../../src/model/questions.js";
import { useWords } from "../shared/words.js";
import { HitList } from "./hit-list.js";
import { type Place, PlaceLine } from "./place.js";
import { Quote } from "./quote.js";

interface AnswerPanelProps {
  answer: AnswerResponse;
  /** Where no line answers. */
  nearest: Hit[];
  onOpen(place: Place): void;
}

export function AnswerPanel({ answer, nearest, onOpen }: AnswerPanelProps) {
  const words = useWords("desk");
  const { answered, reason, citations, understood_as, made_by } = answer;
  const isQuoted = isExtract(answer);
  return (
    <>
      <article class="card answer">
        {understood_as && <p class="soft">{words.understoodAs(understood_as)}</p>}
        {answered ? <AnswerText answer={answer} /> : <p>{words[reason ?? "NO_EVIDENCE"]}</p>}
        {answered && <p class="soft">{words.makers[made_by]}</p>}
      </article>
      {citations.length > 0 && (
        <>
          <h3>{words.evidence}</h3>
          <ol class="evidence">
            {citations.map((citation, index) => (
              <Source key={index} n={index + 1} {...{ citation, isQuoted, onOpen }} />
            ))}
          </ol>
        </>
      )}
      {nearest.length > 0 && (
        <>
          <h3>{words.nearest}</h3>
          <HitList hits={nearest} onOpen={onOpen} />
        </>
      )}
    </>
  );
}

const sourceId = (n: number) => `source-${n}`;

/** The number of a source; it leads there without touching the address, which holds the question. */
function Chip({ n }: { n: number }) {
  const go = () => {
    const source = document.getElementById(sourceId(n));
    source?.scrollIntoView({ block: "center" });
    source?.focus();
  };
  return (
    <button type="button" class="chip" onClick={go}>
      {n}
    </button>
  );
}

const citedText = ({ header = [], quote }: Citation) => [...header, quote].join("\n");

/** An extract is its citations one by one; a written answer has references such as `[1]` in its lines. */
function isExtract({ text, citations }: AnswerResponse): boolean {
  return text === citations.map(citedText).join("\n");
}

function AnswerText({ answer }: { answer: AnswerResponse }) {
  const { text, citations } = answer;
  if (isExtract(answer)) {
    return (
      <>
        {citations.map(({ header, quote }, index) => (
          <div class="line" key={index}>
            <Quote {...(header && { header })} text={quote} /> <Chip n={index + 1} />
          </div>
        ))}
      </>
    );
  }
  return (
    <>
      {text.split("\n").map((line) => (
        <p>
          {line.split(/(\[\d+\])/).map((part) => {
            const n = Number(/^\[(\d+)\]$/.exec(part)?.[1]);
            return n >= 1 && n <= citations.length ? <Chip n={n} /> : part;
          })}
        </p>
      ))}
    </>
  );
}

interface SourceProps {
  n: number;
  citation: Citation;
  /** The answer above is these very words. */
  isQuoted: boolean;
  onOpen(place: Place): void;
}

function Source({ n, citation, isQuoted, onOpen }: SourceProps) {
  const words = useWords("desk");
  const { header, quote, revisions, more } = citation;
  return (
    <li class="card source" id={sourceId(n)} tabIndex={-1}>
      <span class="chip">{n}</span>
      <PlaceLine place={citation} onOpen={onOpen} />
      {!isQuoted && <Quote {...(header && { header })} text={quote} />}
      {more && <p class="soft">{words.moreLines(more.lines)}</p>}
      {revisions.map(({ kind, label }) => (
        <span class="label">
          {words[kind]} {label}
        </span>
      ))}
    </li>
  );
}
