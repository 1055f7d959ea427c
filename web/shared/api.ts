/** Calls to the service, in the words of its model. What it refuses is thrown as the body it refused with. */
import type { Chunk } from "../../src/model/chunk.js";
import type { Document } from "../../src/model/document.js";
import type { ErrorBody } from "../../src/model/error.js";
import type { AnswerBody, ChunkReference, Hit, Verification } from "../../src/model/evidence.js";
import type { Listing, Skipped, UploadReceipt } from "../../src/model/listing.js";

/** Who asks: every request names them. */
export interface Asker {
  tenant: string;
  principal: string;
  /** Empty where the server has no keys. */
  key: string;
}

export interface OpenedDocument {
  document: Document;
  chunks: Chunk[];
  markdown: string;
}

export interface PagePicture {
  /** A data URL: the page's policy allows no other source of pictures. */
  url: string;
  /** In the unit of its boxes. */
  width: number;
  height: number;
}

export type AnswerReply = AnswerBody & { skipped: Skipped[]; understood_as?: string };
export interface SearchReply {
  hits: Hit[];
  skipped: Skipped[];
}

/** A refusal, or a server that was not reached. */
export class CallFailed extends Error {
  constructor(readonly body: ErrorBody | null) {
    super(body?.message ?? "");
  }
}

export class Api {
  constructor(private readonly asker: Asker) {}

  documents(): Promise<Listing> {
    return this.post("/documents", {});
  }

  answer(question: string, llm: boolean): Promise<AnswerReply> {
    return this.post("/answer", { question, ...(llm && { llm }) });
  }

  search(query: string, limit: number): Promise<SearchReply> {
    return this.post("/search", { query, limit });
  }

  verify(answer: string, sources: ChunkReference[]): Promise<Verification> {
    return this.post("/verify", { answer, sources });
  }

  /** The answer as a page of its own. */
  async view(question: string, llm: boolean): Promise<string> {
    const body = JSON.stringify({ ...this.named(), question, ...(llm && { llm }) });
    return (await this.send("/view", { method: "POST", body })).text();
  }

  async open(docId: string): Promise<OpenedDocument> {
    return (await this.send(`/documents/read?${this.query({ doc_id: docId })}`)).json();
  }

  /** Null where the page is not drawn. */
  async page(docId: string, page: number): Promise<PagePicture | null> {
    const query = this.query({ doc_id: docId, page: String(page) });
    try {
      const reply = await this.send(`/documents/page?${query}`);
      const size = (name: string) => Number(reply.headers.get(`x-page-${name}`));
      return {
        url: await dataUrl(await reply.blob()),
        width: size("width"),
        height: size("height"),
      };
    } catch (error) {
      if (error instanceof CallFailed && error.body?.reason === "PAGE_NOT_DRAWN") return null;
      throw error;
    }
  }

  async upload(file: File): Promise<UploadReceipt> {
    const query = this.query({ filename: file.name, replace: "1" });
    const headers = { "Content-Type": "application/octet-stream" };
    return (
      await this.send(`/documents/upload?${query}`, { method: "POST", body: file, headers })
    ).json();
  }

  async remove(filename: string): Promise<void> {
    await this.send(`/documents?${this.query({ filename })}`, { method: "DELETE" });
  }

  private named(): { tenant: string; principal?: string } {
    const { tenant, principal } = this.asker;
    return { tenant, ...(principal && { principal }) };
  }

  private query(more: Record<string, string>): string {
    const { tenant, principal } = this.named();
    return new URLSearchParams({ tenant, ...(principal && { principal }), ...more }).toString();
  }

  private async post<T>(path: string, body: object): Promise<T> {
    const sent = JSON.stringify({ ...this.named(), ...body });
    return (await this.send(path, { method: "POST", body: sent })).json() as Promise<T>;
  }

  private async send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (typeof init.body === "string") headers.set("Content-Type", "application/json");
    if (this.asker.key) headers.set("Authorization", `Bearer ${this.asker.key}`);
    const reply = await fetch(path, { ...init, headers }).catch(() => null);
    if (!reply) throw new CallFailed(null);
    if (reply.ok) return reply;
    throw new CallFailed((await reply.json().catch(() => null)) as ErrorBody | null);
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
