/** Messages between the service and the process of a model. */

/** A question is answered while a batch of passages still is at work. */
export interface ToModel<Work> {
  id: number;
  work: Work;
}

export type FromModel<Facts, Result> =
  | { facts: Facts }
  /** The model cannot be opened. */
  | { failure: string }
  | { id: number; result: Result }
  | { id: number; error: string };
