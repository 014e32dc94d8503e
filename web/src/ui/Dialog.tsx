import { useId, useLayoutEffect, useRef, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import styles from "./Dialog.module.css";

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** For what is laid out in columns. */
  wide?: boolean;
}

/** The browser's own modal dialog: it holds the focus and gives it back. */
export function Dialog({ title, onClose, children, wide = false }: DialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the dialog is taken out of the page: behind that the browser no longer knows where the focus was.
  useLayoutEffect(() => {
    const element = dialog.current;
    const { activeElement: opener } = document;
    element?.showModal();
    // The browser would begin at the close button, where Enter throws away what was begun.
    const begun = element?.querySelector<HTMLElement>("[data-first]") ?? firstField(element);
    begun?.focus();
    return () => {
      element?.close();
      giveBack(opener);
    };
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-wide={wide}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <button type="button" className={styles.close} aria-label={t("shell.close")} onClick={onClose}>
          ✕
        </button>
      </header>
      {children}
    </dialog>,
    document.body,
  );
}

const fields = 'input:not([type="hidden"], [type="checkbox"], [type="radio"], [type="file"]):enabled, select:enabled, textarea:enabled';

/** What a dialog asks for first, unless something in it took the keyboard by itself. */
function firstField(dialog: HTMLDialogElement | null): HTMLElement | null {
  const { activeElement: at } = document;
  const taken = at !== dialog && dialog?.contains(at) === true && at?.closest("header") === null;
  return taken || dialog === null ? null : dialog.querySelector<HTMLElement>(fields);
}

/** The focus goes back to what opened the dialog; where that stands in a panel which is closed by now, to what opens the panel. */
function giveBack(opener: Element | null): void {
  if (!(opener instanceof HTMLElement) || !opener.isConnected) return;
  const panel = opener.closest<HTMLElement>("[popover]");
  const shown =
    panel === null || panel.matches(":popover-open") ? opener : document.querySelector<HTMLElement>(`[popovertarget="${panel.id}"]`);
  shown?.focus();
}
