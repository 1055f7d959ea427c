/** Where something stands: file, pages or cells, and the headings above it. */
import type { Anchor } from "../../src/model/chunk.js";
import { useWords } from "../shared/words.js";

export interface Place {
  doc_id: string;
  filename: string;
  anchors: Anchor[];
  path: string[];
}

export function PlaceLine({ place, onOpen }: { place: Place; onOpen(place: Place): void }) {
  const words = useWords("desk");
  const spots = place.anchors.map(({ page, cell_range }) => cell_range ?? words.pageOf(page));
  return (
    <>
      <p class="place">
        <button type="button" class="link" onClick={() => onOpen(place)}>
          {place.filename}
        </button>
        <span>{[...new Set(spots)].join(", ")}</span>
      </p>
      {place.path.length > 0 && <p class="soft">{place.path.join(" › ")}</p>}
    </>
  );
}
