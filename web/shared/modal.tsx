/** A modal dialog: the browser keeps focus inside, Escape closes it, focus goes back to what opened it. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useWords } from "./words.js";

interface ModalProps {
  title: string;
  class?: string;
  onClose(): void;
  children: ComponentChildren;
}

export function Modal({ title, class: name, onClose, children }: ModalProps) {
  const words = useWords("common");
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <dialog ref={dialog} class={name} aria-label={title} onClose={onClose}>
      <header>
        <h2>{title}</h2>
        <button type="button" class="quiet" onClick={() => dialog.current?.close()}>
          {words.close}
        </button>
      </header>
      {children}
    </dialog>
  );
}
