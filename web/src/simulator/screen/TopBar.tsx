import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Popover } from "../../ui/Popover.tsx";
import { HelpKey } from "./HelpKey.tsx";
import styles from "./TopBar.module.css";

export interface TopBarProps {
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

/** Between what kind of session it is and what it is called. */
const titleMark = " · ";

export function TopBar({ title, index, total, decided, onKeys, keysShortcut, leave, small = false, more, children }: TopBarProps) {
  const { t } = useTranslation();
  const number = Math.min(index + 1, total);
  const parts = title.split(titleMark);
  const rest = (
    <>
      {more}
      <HelpKey onKeys={onKeys} shortcut={keysShortcut} toured={decided !== undefined} />
      {!small && leave}
    </>
  );
  return (
    <header className={styles.bar} data-tour="session" data-small={small}>
      {small && leave && <span className={styles.out}>{leave}</span>}
      {/* Each in its own direction: where there is no room for the name its end is cut, and not its beginning. */}
      <h1 className={styles.title} title={title}>
        {parts.map((part, place) => (
          <Fragment key={part}>
            {place > 0 && <span>{titleMark}</span>}
            <bdi>{part}</bdi>
          </Fragment>
        ))}
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
