/** A question as a link: in the fragment, which is not sent to the server and stands in no log. */
export interface Shared {
  tenant: string;
  principal: string;
  question: string;
  mode: Mode;
}

export type Mode = "answer" | "search";

/** Without a tenant the desk takes its first. */
export function toFragment({
  tenant,
  principal,
  question,
  mode,
}: Omit<Shared, "tenant"> & { tenant?: string }): string {
  const fields = { ...(tenant && { tenant }), ...(principal && { principal }), mode, question };
  return `#${new URLSearchParams(fields)}`;
}

export function fromFragment(fragment: string): Partial<Shared> {
  const fields = new URLSearchParams(fragment.replace(/^#/, ""));
  const text = (name: string) => fields.get(name) ?? undefined;
  const [tenant, principal, question] = [text("tenant"), text("principal"), text("question")];
  return {
    ...(tenant !== undefined && { tenant }),
    ...(principal !== undefined && { principal }),
    ...(question !== undefined && { question }),
    ...(fields.has("mode") && { mode: fields.get("mode") === "search" ? "search" : "answer" }),
  };
}
