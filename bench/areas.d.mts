/** Types of the areas, for the test that holds them. */
export const AREAS: Record<
  string,
  { minutes: number; args?: string[]; needs?: string; onlyWhenAsked?: boolean }
>;
