/** Names every page that lacks something, with why; a page's number turns to it. */
import type { Document } from "../../src/model/document.js";
import { useSaid, useWords } from "../shared/words.js";
import { missingPages } from "./missing-pages.js";

interface MissingBannerProps {
  document: Document;
  onPage(page: number): void;
}

export function MissingBanner({ document, onPage }: MissingBannerProps) {
  const words = useWords("try");
  const said = useSaid();
  const missing = missingPages(document.warnings);
  if (missing.length === 0) return null;
  const count = new Set(missing.flatMap(({ pages }) => pages)).size;
  return (
    <section id="missing" class="missing" role="alert">
      <h3>{count > 0 ? words.pagesUnread(count) : words.partUnread}</h3>
      <ul>
        {missing.map(({ text, pages }) => (
          <li key={text}>
            <span class="pages">
              {pages.length === 0 && <b>{words.wholeFile}</b>}
              {pages.map((page) => (
                <button type="button" class="link" key={page} onClick={() => onPage(page)}>
                  {words.pageOf(page)}
                </button>
              ))}
            </span>{" "}
            {said(text)}
          </li>
        ))}
      </ul>
    </section>
  );
}
