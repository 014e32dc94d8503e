import { useTranslation } from "react-i18next";
import styles from "./TopBar.module.css";
import type { Belt } from "./useBelt.ts";

/** Whether the next bag comes in on a belt; no question where the session's time is short. */
export function BeltKey({ belt: { on, toggle }, small }: { belt: Belt; small: boolean }) {
  const { t } = useTranslation();
  if (toggle === undefined) return null;
  return (
    <button
      type="button"
      className={styles.button}
      aria-pressed={on}
      aria-label={t("simulator.belt.key")}
      title={t("simulator.belt.hint")}
      onMouseDown={(event) => event.preventDefault()}
      onClick={toggle}
    >
      <span aria-hidden>⇥</span>
      {small && ` ${t("simulator.belt.key")}`}
    </button>
  );
}
