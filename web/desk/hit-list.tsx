/** What a search found, best first. */
import type { Hit } from "../../src/model/evidence.js";
import { useWords } from "../shared/words.js";
import { type Place, PlaceLine } from "./place.js";

export function HitList({ hits, onOpen }: { hits: Hit[]; onOpen(place: Place): void }) {
  const words = useWords("desk");
  if (hits.length === 0) return <p>{words.noHits}</p>;
  return (
    <ol class="evidence">
      {hits.map((hit) => (
        <li class="card source" key={`${hit.doc_id} ${hit.chunk_id}`}>
          <PlaceLine place={hit} onOpen={onOpen} />
          <blockquote>{hit.text}</blockquote>
          {hit.matched?.map(({ said, terms }) => (
            <span class="label">{words.matched(said, terms.join(", "))}</span>
          ))}
        </li>
      ))}
    </ol>
  );
}
