/** Pictures of the letterhead: they stand at the same place of the page before or after, and interrupt neither text nor tables. */
import type { PageLayout } from "./page-flow.js";
import { RUNNING } from "./thresholds.js";

type FlowItem = PageLayout["items"][number];

export function runningFigures(pages: readonly PageLayout[]): Set<FlowItem> {
  const running = new Set<FlowItem>();
  let before = new Map<string, FlowItem>();
  for (const page of pages) {
    const own = new Map(marginFigures(page).map((item) => [placeOf(item), item]));
    for (const [place, item] of own) {
      const same = before.get(place);
      if (same) running.add(same).add(item);
    }
    before = own;
  }
  return running;
}

const marginFigures = ({ items, height }: PageLayout): FlowItem[] =>
  items.filter(
    ({ kind, box }) =>
      kind === "figure" &&
      (box[3] <= height * RUNNING.pictureZone || box[1] >= height * (1 - RUNNING.pictureZone)),
  );

/** Programs print them at the very same place; to the point is enough. */
const placeOf = ({ box }: FlowItem): string => box.map(Math.round).join(" ");
