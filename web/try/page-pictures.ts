/** Fetches pictures of a file's pages, one at a time, as the server draws for one visitor: the one in hand first. */
import type { Document } from "../../src/model/document.js";
import type { DrawnText } from "./placed-blocks.js";
import { headersOf, type Order } from "./read-file.js";

export interface Picture {
  /** A data URL: the page's policy allows no other source of pictures. */
  url: string;
  /** In the unit of the page's boxes. */
  width: number;
  height: number;
  texts?: DrawnText[];
}

/** Readable on a high-resolution screen. */
const WIDTH = 1200;
/** While the server draws for somebody else. */
const RETRY_MS = 700;

export class PagePictures {
  /** Null for a page that could not be drawn. */
  private readonly drawn = new Map<number, Picture | null>();
  private readonly wanted = new Set<number>();
  private readonly gone = new AbortController();
  private isAtWork = false;
  private inHand = 1;

  constructor(
    private readonly order: Order,
    private readonly document: Document,
    private readonly onDrawn: () => void,
  ) {}

  /** Undefined while it is being drawn. */
  of(page: number): Picture | null | undefined {
    return this.drawn.get(page);
  }

  want(page: number, isInHand = false): void {
    if (isInHand) this.inHand = page;
    if (this.drawn.has(page)) return;
    this.wanted.add(page);
    void this.work();
  }

  close(): void {
    this.gone.abort();
  }

  private async work(): Promise<void> {
    if (this.isAtWork) return;
    this.isAtWork = true;
    for (;;) {
      const [first] = this.wanted;
      const next = this.wanted.has(this.inHand) ? this.inHand : first;
      if (next === undefined || this.gone.signal.aborted) break;
      const picture = await this.fetch(next).catch(() => null);
      if (this.gone.signal.aborted) return;
      this.wanted.delete(next);
      this.drawn.set(next, picture);
      this.onDrawn();
    }
    this.isAtWork = false;
  }

  private async fetch(page: number): Promise<Picture | null> {
    const query = new URLSearchParams({ page: String(page), width: String(WIDTH) });
    const [inner] = this.document.source.container_path.slice(1);
    if (inner !== undefined) query.set("inner", inner);
    for (;;) {
      const response = await fetch(`/try/page?${query}`, {
        method: "POST",
        headers: headersOf(this.order),
        body: this.order.file,
        signal: this.gone.signal,
      });
      if (response.status === 503) {
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
        continue;
      }
      if (!response.ok) return null;
      const { picture } = await response.json();
      if (!picture) return null;
      const { media_type, data_base64, width, height, texts } = picture;
      return { url: `data:${media_type};base64,${data_base64}`, width, height, texts };
    }
  }
}
