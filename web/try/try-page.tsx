/** The try page: takes a file, has it read, shows the result, and reads it once more to compare. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { TriedDocument } from "../../src/model/upload.js";
import { CopyButton } from "../shared/copy-button.js";
import { useFailure } from "../shared/failure.js";
import { ScrollingText } from "../shared/scrolling-text.js";
import { useWords } from "../shared/words.js";
import { Compare } from "./compare.js";
import { curlCommand } from "./curl-command.js";
import type { TryFacts } from "./facts.js";
import { FilePicker } from "./file-picker.js";
import { type Order, type Progress, readFile } from "./read-file.js";
import { ReadingProgress } from "./reading-progress.js";
import { ResultView } from "./result-view.js";

/** What was read, and from what. */
export interface Tried {
  order: Order;
  result: TriedDocument;
}

interface Work {
  name: string;
  progress: Progress;
  stop(): void;
}

export function TryPage({ facts }: { facts: TryFacts }) {
  const words = useWords("try");
  const [work, setWork] = useState<Work | null>(null);
  const [tried, setTried] = useState<Tried | null>(null);
  const [other, setOther] = useState<Tried | null>(null);
  const [notice, setNotice] = useState("");
  const { failure, watch } = useFailure();
  const heading = useRef<HTMLHeadingElement>(null);

  const read = (order: Order, keep: (tried: Tried) => void) => {
    if (work) return;
    setNotice("");
    void watch(async () => {
      const { result, stop } = readFile(order, (progress) =>
        setWork((now) => now && { ...now, progress }),
      );
      setWork({ name: order.name, progress: { phase: "sending", share: 0 }, stop });
      try {
        const read = await result;
        if (read) keep({ order, result: read });
        else setNotice(words.cancelled);
      } finally {
        setWork(null);
      }
    });
  };
  const open = (order: Order) => {
    setTried(null);
    setOther(null);
    read(order, setTried);
  };
  const openSample = (name: string) =>
    watch(async () => {
      const response = await fetch(`/try/samples/${encodeURIComponent(name)}`);
      if (!response.ok) throw new Error(`${response.status}`);
      open({ file: await response.blob(), name });
    });

  // What was asked for is put before the reader.
  useEffect(() => {
    if (!tried) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "start", behavior: "smooth" });
  }, [tried]);

  return (
    <>
      <section class="intro">
        <h1>{words.title}</h1>
        <p class="soft">{words.limits}</p>
      </section>
      <FilePicker
        {...{ facts }}
        isSmall={tried !== null}
        onFile={(file) => open({ file, name: file.name })}
        onSample={(name) => void openSample(name)}
      />
      <div id="status" role="status">
        {work && <ReadingProgress {...work} />}
        {notice && <p class="soft">{notice}</p>}
      </div>
      {failure}
      {tried && (
        <section id="result" aria-labelledby="result-title">
          <h2 id="result-title" ref={heading} tabIndex={-1}>
            {words.result}
          </h2>
          <ResultView
            {...{ tried }}
            drawn={facts.drawn}
            onPassword={(password) => open({ ...tried.order, password })}
          />
          {tried.result.summary.readable && (
            <Compare
              {...{ tried, other }}
              isBusy={work !== null}
              onRead={(order) => read(order, setOther)}
            />
          )}
          <section class="curl">
            <h2>{words.curl}</h2>
            <ScrollingText
              id="curl"
              text={curlCommand(location.origin, tried.order.name, facts.keyed)}
            />
            <CopyButton
              text={() => curlCommand(location.origin, tried.order.name, facts.keyed)}
              label={words.copyCurl}
            />
          </section>
        </section>
      )}
    </>
  );
}
