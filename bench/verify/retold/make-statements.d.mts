import type { EvidenceChunk } from "../../../src/evidence/evidence-chunk.js";

export const FITTING: string;
export const CHECKING: string;

export interface RetoldStatement {
  domain: string;
  fact: string;
  retelling: string;
  around: string;
  kind: string;
  true: boolean;
  half: string;
  unseen: boolean;
  chunks: EvidenceChunk[];
  says: string;
}

export function retoldStatements(): RetoldStatement[];
