import { useEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styles from "./desk.module.css";
import type { Side } from "./DraftBar.tsx";

interface SidePanelProps {
  side: NonNullable<Side>;
  title: string;
  /** Between its title and the button that closes it. */
  tools?: ReactNode;
  close: () => void;
  children: ReactNode;
}

/** What stands beside the page. Between its button and it lie the outline and the page: whoever opens it there is led in, and back when it closes. */
export function SidePanel({ side, title, tools, close, children }: SidePanelProps) {
  const { t } = useTranslation();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (document.activeElement?.matches(`[data-opens="${side}"]`)) panel.current?.focus();
  }, [side]);
  return (
    <aside className={styles.side} ref={panel} tabIndex={-1} aria-label={title}>
      <header className={styles.sideHead}>
        <h2>{title}</h2>
        {tools}
        <button
          type="button"
          className={styles.close}
          aria-label={t("shell.close")}
          onClick={() => {
            document.querySelector<HTMLElement>(`[data-opens="${side}"]`)?.focus();
            close();
          }}
        >
          ✕
        </button>
      </header>
      {children}
    </aside>
  );
}
