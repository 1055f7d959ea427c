/** Whose documents: tenant and principal; on a server with keys, the key too. */
import { useState } from "preact/hooks";
import type { Asker } from "../shared/api.js";
import { Modal } from "../shared/modal.js";
import { useWords } from "../shared/words.js";
import type { DeskFacts } from "./facts.js";

interface AskerFormProps {
  facts: DeskFacts;
  asker: Asker;
  onAsker(asker: Asker): void;
  onKey(): void;
}

export function AskerForm({ facts, asker, onAsker, onKey }: AskerFormProps) {
  const words = useWords("desk");
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget as HTMLFormElement);
    const text = (name: string) => String(fields.get(name) ?? "").trim();
    onAsker({ ...asker, tenant: text("tenant"), principal: text("principal") });
  };
  return (
    <form id="who" class="who card" onSubmit={submit} aria-label={words.whose}>
      <label for="tenant">
        {words.tenant}
        {facts.keyed ? (
          <input name="tenant" id="tenant" required defaultValue={asker.tenant} />
        ) : (
          <select name="tenant" id="tenant" defaultValue={asker.tenant}>
            {facts.tenants.map((name) => (
              <option key={name} selected={name === asker.tenant}>
                {name}
              </option>
            ))}
          </select>
        )}
      </label>
      <label>
        {words.principal}
        <input name="principal" id="principal" defaultValue={asker.principal} />
      </label>
      <button type="submit">{words.show}</button>
      {facts.keyed && (
        <button type="button" class="quiet" onClick={onKey}>
          {words.keyChange}
        </button>
      )}
    </form>
  );
}

interface KeyDialogProps {
  asker: Asker;
  /** Why it is asked for again. */
  refused: string | null;
  onAsker(asker: Asker): void;
  onClose(): void;
}

export function KeyDialog({ asker, refused, onAsker, onClose }: KeyDialogProps) {
  const words = useWords("desk");
  const [key, setKey] = useState("");
  const [tenant, setTenant] = useState(asker.tenant);
  const submit = (event: Event) => {
    event.preventDefault();
    onAsker({ ...asker, key, tenant });
  };
  return (
    <Modal title={words.keyTitle} class="key" onClose={onClose}>
      <p class="soft">{words.keyWhy}</p>
      {refused && (
        <p class="refused" role="alert">
          {refused}
        </p>
      )}
      <form id="key-form" onSubmit={submit}>
        <label>
          {words.key}
          <input
            id="key"
            type="password"
            autocomplete="off"
            required
            value={key}
            onInput={(event) => setKey(event.currentTarget.value)}
          />
        </label>
        <label>
          {words.tenant}
          <input
            id="key-tenant"
            required
            value={tenant}
            onInput={(event) => setTenant(event.currentTarget.value)}
          />
        </label>
        <button type="submit">{words.keyEnter}</button>
      </form>
    </Modal>
  );
}
