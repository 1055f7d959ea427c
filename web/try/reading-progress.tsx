/** How far a reading is, how long it has taken, and a button that stops it. */
import { useEffect, useState } from "preact/hooks";
import { type PageWords, useWords } from "../shared/words.js";
import type { Progress } from "./read-file.js";

interface ReadingProgressProps {
  name: string;
  progress: Progress;
  stop(): void;
}

export function ReadingProgress({ name, progress, stop }: ReadingProgressProps) {
  const words = useWords("try");
  const seconds = useSeconds();
  const [said, share] = describe(name, progress, words);
  return (
    <div class="progress card">
      <p>
        {said}{" "}
        <span class="soft" aria-hidden="true">
          {words.seconds(seconds)}
        </span>
      </p>
      <progress aria-label={words.progress} value={share} />
      <button type="button" class="quiet" onClick={stop}>
        {words.cancel}
      </button>
    </div>
  );
}

/** What it is doing, and what share of it is done, where that is known. */
function describe(
  name: string,
  progress: Progress,
  words: PageWords<"try">,
): [said: string, share?: number] {
  if (progress.phase === "sending") return [words.sending(name), progress.share];
  if (progress.phase === "reading") return [words.reading(name)];
  const { done, pages } = progress;
  return [words.recognising(name, done, pages), done / pages];
}

function useSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const started = Date.now();
    const clock = setInterval(() => setSeconds(Math.round((Date.now() - started) / 1000)), 500);
    return () => clearInterval(clock);
  }, []);
  return seconds;
}
