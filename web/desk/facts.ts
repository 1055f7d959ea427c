/** What the server says about itself when it hands out the desk. */
export interface DeskFacts {
  /** The server has keys: tenants are named by hand, and documents may be stored and deleted. */
  keyed: boolean;
  tenants: string[];
  llm: boolean;
}

export function readFacts(element: HTMLElement): DeskFacts {
  return JSON.parse(element.dataset.facts!) as DeskFacts;
}
