import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { shortcutLabel } from "../consoles/shortcut.ts";
import styles from "./TopBar.module.css";

interface Props {
  title: string;
  index: number;
  total: number;
  /** Bags decided so far; absent in review. */
  decided?: number;
  onKeys: () => void;
  keysShortcut: string;
  /** The way out. */
  leave?: ReactNode;
  children?: ReactNode;
}

export function TopBar({ title, index, total, decided, onKeys, keysShortcut, leave, children }: Props) {
  const { t } = useTranslation();
  const number = Math.min(index + 1, total);
  return (
    <header className={styles.bar}>
      <h1 className={styles.title}>{title}</h1>
      <span className={styles.count} data-testid="image-count">
        {t("simulator.image", { number, total })}
      </span>
      {decided !== undefined && <progress className={styles.progress} max={total} value={decided} aria-label={t("simulator.progress")} />}
      <span className={styles.space} />
      {children}
      <button
        type="button"
        className={styles.button}
        aria-keyshortcuts={keysShortcut}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onKeys}
      >
        <span aria-hidden>⌨</span> {t("simulator.keys")} <small aria-hidden>{shortcutLabel(keysShortcut)}</small>
      </button>
      {leave}
    </header>
  );
}
