import { useEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styles from "./Drawer.module.css";

/** The navigation where there is no room beside the content. */
export function Drawer({ close, children }: { close: () => void; children: ReactNode }) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.drawer} aria-label={t("shell.navigation")} onClose={close}>
      <button type="button" className={styles.close} aria-label={t("shell.closeNavigation")} onClick={close}>
        ✕
      </button>
      {children}
    </dialog>
  );
}
