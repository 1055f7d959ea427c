/** Whether the pages counted so far are in doubt, and what was placed since; the layout engine's next word may confirm it. */
import type { Testimony } from "./engine-witness.js";
import type { FlowObject } from "./flow-objects.js";
import type { Positions } from "./positions.js";
import type { Paragraph } from "./tree.js";

export class PageDoubt {
  raised = false;
  /** What is in doubt because the engine had nothing to say; its next word may confirm it. */
  private unconfirmed: Set<Paragraph | FlowObject> | null = null;

  constructor(private readonly positions: Positions) {}

  /** Everything from here on is in doubt, unless the engine, not heard yet, confirms it. */
  raise(heard: Testimony | null): void {
    if (this.raised) return;
    this.raised = true;
    if (heard === null) this.unconfirmed = new Set();
  }

  hear(heard: Testimony, page: number): void {
    const { unconfirmed } = this;
    this.unconfirmed = null;
    if (!unconfirmed || !agrees(heard, page)) return;
    for (const node of unconfirmed) this.positions.doubted.delete(node);
    this.raised = false;
  }

  mark(node: Paragraph | FlowObject): void {
    this.positions.doubted.add(node);
    this.unconfirmed?.add(node);
  }
}

export function agrees(heard: Testimony | null, page: number): boolean {
  return heard?.near === true && heard.page === page;
}
