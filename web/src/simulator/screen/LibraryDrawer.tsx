import { type ReactNode, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import styles from "./LibraryDrawer.module.css";

/** The object library beside the bag: the session goes on behind it, and the keyboard belongs to the drawer until Escape closes it. */
export function LibraryDrawer({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useTranslation();
  const id = useId();
  const drawer = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = drawer.current;
    const before = document.activeElement;
    element?.show();
    // Wherever the keyboard is: Escape means the drawer first.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      onClose();
    };
    document.addEventListener("keydown", onKeyDown, true);
    return () => {
      document.removeEventListener("keydown", onKeyDown, true);
      element?.close();
      if (before instanceof HTMLElement) before.focus();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- opened once
  }, []);
  return (
    <dialog ref={drawer} className={styles.drawer} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{t("simulatorRules.library")}</h2>
        <button type="button" className={styles.close} aria-label={t("shell.close")} onClick={onClose}>
          ✕
        </button>
      </header>
      <p className={styles.text}>{t("simulatorRules.libraryText")}</p>
      {children}
    </dialog>
  );
}
