/** Takes files by drop or by choosing. */
import { useState } from "preact/hooks";
import { useWords } from "../shared/words.js";

export function DropZone({ onFiles }: { onFiles(files: File[]): void }) {
  const words = useWords("desk");
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...(event.dataTransfer?.files ?? [])]);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <label
      class={isOver ? "drop over" : "drop"}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        type="file"
        id="upload"
        multiple
        aria-label={words.upload}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = "";
        }}
      />
      <span>{words.dropHere}</span>
    </label>
  );
}
