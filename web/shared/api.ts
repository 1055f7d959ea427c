/** The service as one asker sees it, through the typed client. */
import { WonmunClient } from "../../src/client/client.js";
import { WonmunError } from "../../src/client/wonmun-error.js";
import type { ChunkReference, Verification } from "../../src/model/evidence.js";
import type { Listing, UploadReceipt } from "../../src/model/listing.js";
import type { AnswerResponse, SearchResponse } from "../../src/model/questions.js";
import type { OpenedDocument } from "../../src/model/upload.js";

/** Who asks: every request names them. */
export interface Asker {
  tenant: string;
  principal: string;
  /** Empty where the server has no keys. */
  key: string;
}

export interface PagePicture {
  /** A data URL: the page's policy allows no other source of pictures. */
  url: string;
  /** In the unit of its boxes. */
  width: number;
  height: number;
}

export class Api {
  private readonly client: WonmunClient;
  private readonly named: { tenant: string; principal?: string };

  constructor({ tenant, principal, key }: Asker) {
    this.client = new WonmunClient({ url: location.origin, ...(key && { key }) });
    this.named = { tenant, ...(principal && { principal }) };
  }

  /** Nothing here waits for documents that are still being read: they are listed as such. */
  documents(): Promise<Listing> {
    return this.client.documents({ ...this.named, wait: false });
  }

  answer(question: string, llm: boolean): Promise<AnswerResponse> {
    return this.client.answer({ ...this.named, wait: false, question, ...(llm && { llm }) });
  }

  search(query: string, limit: number): Promise<SearchResponse> {
    return this.client.search({ ...this.named, wait: false, query, limit });
  }

  verify(answer: string, sources: readonly ChunkReference[]): Promise<Verification> {
    const named = sources.map(({ doc_id, chunk_id }) => ({ doc_id, chunk_id }));
    return this.client.verify({ ...this.named, answer, sources: named });
  }

  /** The answer as a page of its own. */
  view(question: string, llm: boolean): Promise<string> {
    return this.client.view({ ...this.named, wait: false, question, ...(llm && { llm }) });
  }

  open(doc_id: string): Promise<OpenedDocument> {
    return this.client.read({ ...this.named, doc_id });
  }

  /** Null where the page is not drawn. */
  async page(doc_id: string, page: number): Promise<PagePicture | null> {
    try {
      const { image, width, height } = await this.client.page({ ...this.named, doc_id, page });
      return { url: await dataUrl(image), width, height };
    } catch (error) {
      if (error instanceof WonmunError && error.reason === "NO_PAGE_PICTURE") return null;
      throw error;
    }
  }

  upload(file: File): Promise<UploadReceipt> {
    const { tenant } = this.named;
    return this.client.upload({ filename: file.name, data: file }, { tenant, replace: true });
  }

  async remove(filename: string): Promise<void> {
    await this.client.remove({ tenant: this.named.tenant, filename });
  }
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
