/** Types of the areas, for the test that holds them. */
interface Area {
  minutes: number;
  args?: string[];
  needs?: string;
  onlyWhenAsked?: boolean;
}
export const ORDERED: Record<string, Area>;
export const AREAS: Record<string, Area>;
