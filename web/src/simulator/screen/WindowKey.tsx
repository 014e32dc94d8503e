import { useTranslation } from "react-i18next";
import styles from "./TopBar.module.css";
import type { SecondWindow } from "./useSecondWindow.ts";

/** Opens the second window for the views after the first; there is none for a single view. */
export function WindowKey({ second, views }: { second: SecondWindow; views: number }) {
  const { t } = useTranslation();
  if (views < 2) return null;
  return (
    <>
      {second.refused && (
        <span role="alert" className={styles.refused}>
          {t("simulator.window.refused")}
        </span>
      )}
      <button
        type="button"
        className={styles.button}
        aria-keyshortcuts="Shift+0"
        aria-pressed={second.place !== null}
        title={t("simulator.window.key")}
        onMouseDown={(event) => event.preventDefault()}
        onClick={second.toggle}
      >
        <span aria-hidden>⧉</span> {t("simulator.window.short")} <small aria-hidden>⇧0</small>
      </button>
    </>
  );
}
