/** A button that copies a text, and says so for a moment. */
import { useState } from "preact/hooks";
import { copyText } from "./copy.js";
import { useWords } from "./words.js";

const SHOWN_MS = 1500;

export function CopyButton({ text, label }: { text: () => string; label?: string }) {
  const words = useWords("common");
  const [isDone, setDone] = useState(false);
  const copy = async () => {
    if (!(await copyText(text()))) return;
    setDone(true);
    setTimeout(() => setDone(false), SHOWN_MS);
  };
  return (
    <button type="button" class="quiet" onClick={copy} aria-live="polite">
      {isDone ? words.copied : (label ?? words.copy)}
    </button>
  );
}
