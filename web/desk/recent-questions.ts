/** The last questions of each tenant, kept in this browser alone. */
const LIMIT = 8;
const name = (tenant: string) => `recent-questions:${tenant}`;

export function recentQuestions(tenant: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name(tenant)) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

export function rememberQuestion(tenant: string, question: string): string[] {
  const others = recentQuestions(tenant).filter((one) => one !== question);
  return keep(tenant, [question, ...others].slice(0, LIMIT));
}

export function forgetQuestions(tenant: string): string[] {
  return keep(tenant, []);
}

function keep(tenant: string, questions: string[]): string[] {
  try {
    localStorage.setItem(name(tenant), JSON.stringify(questions));
  } catch {
    // Private windows may refuse to store: they last as long as the page.
  }
  return questions;
}
