/** The question box: answer or search, examples, recent questions. */
import { useWords } from "../shared/words.js";
import type { Mode } from "./share-link.js";

interface AskFormProps {
  question: string;
  mode: Mode;
  llm: { offered: boolean; used: boolean };
  examples: string[];
  recent: string[];
  isBusy: boolean;
  onQuestion(question: string): void;
  onMode(mode: Mode): void;
  onLlm(used: boolean): void;
  onAsk(question: string): void;
  onForget(): void;
}

export function AskForm(props: AskFormProps) {
  const words = useWords("desk");
  const submit = (event: Event) => {
    event.preventDefault();
    props.onAsk(props.question);
  };
  return (
    <section class="ask" aria-label={words.question}>
      <form onSubmit={submit} id="ask">
        <label class="grow">
          <span class="unseen">{words.question}</span>
          <input
            id="question"
            required
            maxLength={2000}
            value={props.question}
            placeholder={words.questionExample}
            onInput={(event) => props.onQuestion(event.currentTarget.value)}
          />
        </label>
        <button type="submit" disabled={props.isBusy}>
          {props.mode === "answer" ? words.ask : words.find}
        </button>
      </form>
      <div class="choices">
        <fieldset>
          <legend class="unseen">{words.mode}</legend>
          {(["answer", "search"] as const).map((mode) => (
            <label key={mode}>
              <input
                type="radio"
                name="mode"
                checked={props.mode === mode}
                onChange={() => props.onMode(mode)}
              />{" "}
              {mode === "answer" ? words.modeAnswer : words.modeSearch}
            </label>
          ))}
        </fieldset>
        {props.llm.offered && props.mode === "answer" && (
          <label>
            <input
              type="checkbox"
              id="llm"
              checked={props.llm.used}
              onChange={(event) => props.onLlm(event.currentTarget.checked)}
            />{" "}
            {words.useLlm}
          </label>
        )}
      </div>
      <Suggestions title={words.examples} questions={props.examples} onAsk={props.onAsk} />
      <Suggestions
        title={words.recent}
        questions={props.recent}
        onAsk={props.onAsk}
        onForget={props.onForget}
      />
    </section>
  );
}

interface SuggestionsProps {
  title: string;
  questions: string[];
  onAsk(question: string): void;
  onForget?(): void;
}

function Suggestions({ title, questions, onAsk, onForget }: SuggestionsProps) {
  const words = useWords("desk");
  if (questions.length === 0) return null;
  return (
    <div class="suggestions">
      <span class="soft">{title}</span>
      <ul>
        {questions.map((question) => (
          <li key={question}>
            <button type="button" class="quiet" onClick={() => onAsk(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
      {onForget && (
        <button type="button" class="link soft" onClick={onForget}>
          {words.clearRecent}
        </button>
      )}
    </div>
  );
}
