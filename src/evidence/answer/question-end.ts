/** The end of a question, behind the noun that it asks for. */
export const END = String.raw`\s*(?:[?？]|$)`;
