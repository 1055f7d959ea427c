/** A strip of small pages; each is drawn when it comes into sight, and its picture is the page's own. */
import { useEffect, useRef } from "preact/hooks";
import { useWords } from "../shared/words.js";
import type { PagePictures } from "./page-pictures.js";

interface ThumbnailsProps {
  page: number;
  last: number;
  pictures: PagePictures;
  onPage(page: number): void;
}

export function Thumbnails({ page, last, pictures, onPage }: ThumbnailsProps) {
  const words = useWords("try");
  const strip = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const seen = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) pictures.want(Number((target as HTMLElement).dataset.page));
      }
    });
    for (const button of strip.current!.querySelectorAll("button")) seen.observe(button);
    return () => seen.disconnect();
  }, [pictures, last]);
  useEffect(() => {
    const here = strip.current!.querySelector<HTMLElement>("[aria-current]")!;
    strip.current!.scrollTo({ left: here.offsetLeft - strip.current!.clientWidth / 2 });
  }, [page]);
  return (
    <ol id="thumbnails" class="thumbnails" aria-label={words.pictures} ref={strip}>
      {Array.from({ length: last }, (_, index) => index + 1).map((one) => (
        <li key={one}>
          <button
            type="button"
            class="quiet"
            data-page={one}
            {...(one === page && { "aria-current": "page" as const })}
            onClick={() => onPage(one)}
          >
            {pictures.of(one) && <img src={pictures.of(one)!.url} alt="" />}
            {words.pageOf(one)}
          </button>
        </li>
      ))}
    </ol>
  );
}
