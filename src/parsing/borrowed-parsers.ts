/** A parser process's side of being helped: hands pages to the processes that the service lends it. */

import type { Grey } from "../readers/ocr/grey-picture.js";
import type { Recognised } from "../readers/ocr/ocr-engine.js";
import type { Helper, OcrHelp } from "../readers/ocr/share-pages.js";
import type { FromProcess, ToProcess } from "./job-messages.js";

type Say = (message: FromProcess, bytes?: Uint8Array) => void;
type Take = (helper: Helper) => boolean;

export class HelpFromOthers implements OcrHelp {
  private take: Take = () => false;
  private asked = 0;
  private readonly given = new Map<number, (json: string | null) => void>();

  constructor(private readonly say: Say) {}

  ask(pages: number, take: Take): void {
    this.take = take;
    if (pages === this.asked) return;
    this.asked = pages;
    this.say({ kind: "help", pages });
  }

  receive(message: Exclude<ToProcess, { kind: "job" }>): void {
    if (message.kind === "recognised") {
      this.given.get(message.loan)?.(message.json);
      this.given.delete(message.loan);
      return;
    }
    const { loan } = message;
    const release = () => {
      if (!this.given.has(loan)) this.say({ kind: "declined", loan });
    };
    const recognise = async ({ width, pixels }: Grey, until: number) => {
      const answer = new Promise<string | null>((resolve) => this.given.set(loan, resolve));
      this.say({ kind: "picture", loan, width, until, bytes: pixels.length }, pixels);
      const json = await answer;
      if (json === null) throw new Error("the other process did not live through the page");
      return JSON.parse(json) as Recognised | null;
    };
    this.asked = Math.max(0, this.asked - 1);
    if (!this.take({ recognise, release })) release();
  }
}
