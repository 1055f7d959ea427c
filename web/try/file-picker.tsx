/** Takes a file by choosing or by dropping it anywhere on the page, or one of the samples. */
import { useEffect, useState } from "preact/hooks";
import { useSaid, useWords } from "../shared/words.js";
import type { TryFacts } from "./facts.js";

interface FilePickerProps {
  facts: TryFacts;
  /** There is a result to look at. */
  isSmall: boolean;
  onFile(file: File): void;
  onSample(name: string): void;
}

export function FilePicker({ facts, isSmall, onFile, onSample }: FilePickerProps) {
  const words = useWords("try");
  const said = useSaid();
  const isOver = useDrop(onFile);
  const names = ["drop", isSmall && "small", isOver && "over"].filter(Boolean).join(" ");
  return (
    <section id="drop" class={names}>
      <label class="pick">
        <input
          type="file"
          id="file"
          accept={facts.extensions.join(",")}
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            if (file) onFile(file);
            event.currentTarget.value = "";
          }}
        />
        <span>{words.pick}</span>
        <small>{facts.formats.join(" · ")}</small>
      </label>
      {facts.samples.length > 0 && (
        <div class="samples">
          <h2>{words.samples}</h2>
          <ul>
            {facts.samples.map(({ name, kind }) => (
              <li key={name}>
                <button type="button" class="sample" onClick={() => onSample(name)}>
                  {kind && <b>{said(`${kind.ko} / ${kind.en}`)}</b>} <small>{name}</small>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/** Whether a file is held over the page; one that is dropped is taken. */
function useDrop(onFile: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const over = (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (!relatedTarget) setOver(false);
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer?.files ?? [];
      if (file) onFile(file);
    };
    document.addEventListener("dragenter", over);
    document.addEventListener("dragover", over);
    document.addEventListener("dragleave", leave);
    document.addEventListener("drop", drop);
    return () => {
      document.removeEventListener("dragenter", over);
      document.removeEventListener("dragover", over);
      document.removeEventListener("dragleave", leave);
      document.removeEventListener("drop", drop);
    };
  }, [onFile]);
  return isOver;
}
