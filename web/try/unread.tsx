/** Why a file was not read; where it needs a password, a place to give it. */
import { useState } from "preact/hooks";
import type { Document } from "../../src/model/document.js";
import { useSaid, useWords } from "../shared/words.js";

interface UnreadProps {
  document: Document;
  onPassword(password: string): void;
}

export function Unread({ document: { access, source }, onPassword }: UnreadProps) {
  const words = useWords("try");
  const said = useSaid();
  // A document in a bundle has no password of its own to send.
  const isLocked = /PASSWORD/.test(access.reason ?? "") && source.container_path.length === 0;
  if (isLocked)
    return <PasswordForm isWrong={access.reason === "WRONG_PASSWORD"} onPassword={onPassword} />;
  return (
    <div id="unread" class="unread" role="alert">
      <h3>{words.notRead}</h3>
      <p>{said(access.reason_text)}</p>
      <p class="soft">
        <code>{access.reason}</code> · {source.format} · {words.bytes(source.bytes)}
        {access.drm_vendor && ` · ${access.drm_vendor}`}
      </p>
    </div>
  );
}

function PasswordForm({
  isWrong,
  onPassword,
}: { isWrong: boolean } & Pick<UnreadProps, "onPassword">) {
  const words = useWords("try");
  const [password, setPassword] = useState("");
  return (
    <form
      id="locked"
      class="locked card"
      onSubmit={(event) => {
        event.preventDefault();
        onPassword(password);
      }}
    >
      <h3>{words.passwordNeeded}</h3>
      {isWrong && (
        <p class="bad" role="alert" id="password-wrong">
          {words.passwordWrong}
        </p>
      )}
      <p class="entry">
        <label>
          {words.password}
          <input
            id="password"
            type="password"
            autocomplete="off"
            required
            aria-invalid={isWrong}
            {...(isWrong && { "aria-describedby": "password-wrong" })}
            value={password}
            onInput={(event) => setPassword(event.currentTarget.value)}
          />
        </label>
        <button type="submit">{words.passwordOpen}</button>
      </p>
      <p class="soft">{words.passwordWhy}</p>
    </form>
  );
}
