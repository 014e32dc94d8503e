import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { shortcutLabel } from "../consoles/shortcut.ts";
import { Popover } from "../../ui/Popover.tsx";
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
  /** In the smallest form what is not needed at each bag stands behind one key. */
  small?: boolean;
  /** What can wait behind that key. */
  more?: ReactNode;
  children?: ReactNode;
}

export function TopBar({ title, index, total, decided, onKeys, keysShortcut, leave, small = false, more, children }: Props) {
  const { t } = useTranslation();
  const number = Math.min(index + 1, total);
  const rest = (
    <>
      {more}
      <button
        type="button"
        className={styles.button}
        aria-keyshortcuts={keysShortcut}
        data-close
        onMouseDown={(event) => event.preventDefault()}
        onClick={onKeys}
      >
        <span aria-hidden>⌨</span> {t("simulator.keys")} <small aria-hidden>{shortcutLabel(keysShortcut)}</small>
      </button>
      {leave}
    </>
  );
  return (
    <header className={styles.bar} data-tour="session" data-small={small}>
      <h1 className={styles.title} dir="auto" title={title}>
        {title}
      </h1>
      <span className={styles.count} data-testid="image-count">
        {t("simulator.image", { number, total })}
      </span>
      {decided !== undefined && <progress className={styles.progress} max={total} value={decided} aria-label={t("simulator.progress")} />}
      <span className={styles.space} />
      {children}
      {small ? (
        <Popover label={t("simulator.menu")} button={<span aria-hidden>⋯</span>} buttonClass={styles.menu}>
          <div className={styles.more}>{rest}</div>
        </Popover>
      ) : (
        rest
      )}
    </header>
  );
}
