/** A button that hands a text to the reader as a file. */
import { useWords } from "./words.js";

interface SaveButtonProps {
  text: () => string;
  name: string;
  type: string;
}

export function SaveButton({ text, name, type }: SaveButtonProps) {
  const words = useWords("common");
  const save = () => {
    const url = URL.createObjectURL(new Blob([text()], { type: `${type};charset=utf-8` }));
    Object.assign(document.createElement("a"), { href: url, download: name }).click();
    URL.revokeObjectURL(url);
  };
  return (
    <button type="button" class="quiet" onClick={save}>
      {words.download}
    </button>
  );
}
