/** Runs inside a parser process: sends scanned pages to the idle parser processes that the service lends it. */

import type { Grey } from "../readers/ocr/grey-picture.js";
import type { Recognised } from "../readers/ocr/ocr-engine.js";
import type { OcrHelper, OcrHelperPool } from "../readers/ocr/share-pages.js";
import type { FromProcess, ToProcess } from "./job-messages.js";

type SendMessage = (message: FromProcess, bytes?: Uint8Array) => void;
type AcceptHelper = (helper: OcrHelper) => boolean;

export class BorrowedParsers implements OcrHelperPool {
  private accept: AcceptHelper = () => false;
  private requestedPages = 0;
  private readonly pendingLoans = new Map<number, (json: string | null) => void>();

  constructor(private readonly send: SendMessage) {}

  request(pages: number, accept: AcceptHelper): void {
    this.accept = accept;
    if (pages === this.requestedPages) return;
    this.requestedPages = pages;
    this.send({ kind: "help", pages });
  }

  receive(message: Exclude<ToProcess, { kind: "job" }>): void {
    if (message.kind === "recognised") {
      this.pendingLoans.get(message.loan)?.(message.json);
      this.pendingLoans.delete(message.loan);
      return;
    }
    const { loan } = message;
    const release = () => {
      if (!this.pendingLoans.has(loan)) this.send({ kind: "declined", loan });
    };
    const recognise = async ({ width, pixels }: Grey, until: number) => {
      const answer = new Promise<string | null>((resolve) => this.pendingLoans.set(loan, resolve));
      this.send({ kind: "picture", loan, width, until, bytes: pixels.length }, pixels);
      const json = await answer;
      if (json === null) throw new Error("the other process did not live through the page");
      return JSON.parse(json) as Recognised | null;
    };
    this.requestedPages = Math.max(0, this.requestedPages - 1);
    if (!this.accept({ recognise, release })) release();
  }
}
