/** The reading of a document that the layout engine turned into HWPX: what it laid out itself, nothing else confirms. */
import type { Box, Extractor } from "../../model/format.js";
import { warning } from "../document-draft.js";
import type { Outcome } from "../reader.js";

/** Under its own format's name, with computed pages and without boxes. */
export function engineReading(outcome: Outcome, extractor: Extractor, cut = false): Outcome {
  if (!outcome.readable) return outcome;
  const own = <T extends { extractor: Extractor; bbox: Box | null }>(one: T): T => ({
    ...one,
    extractor: one.extractor === "hwpx" ? extractor : one.extractor,
    bbox: null,
  });
  const others = outcome.warnings.filter(({ code }) => code !== "PAGES_COMPUTED");
  const computed = outcome.pages > 0 ? [warning("PAGES_COMPUTED", {})] : [];
  const partly = cut ? [warning("PARTIALLY_READ", { detail: "파일의 끝이 잘림" })] : [];
  return {
    ...outcome,
    blocks: outcome.blocks.map(({ lines: _, ...block }) => own(block)),
    tables: outcome.tables.map((table) => ({
      ...own(table),
      cells: table.cells.map(({ lines: _, ...cell }) => ({ ...cell, bbox: null })),
    })),
    warnings: [...computed, ...others, ...partly],
  };
}
