import { useTranslation } from "react-i18next";
import { useDraft } from "../draft/useDraft.ts";
import { settingSaving, worstOf } from "../draft/settingSaving.ts";
import styles from "./desk.module.css";

const words = {
  saved: "writing.saved",
  saving: "writing.saving",
  offline: "writing.offline",
  refused: "writing.refused",
  clash: "writing.clash",
} as const;
const signs = { saved: "✓", saving: "…", offline: "!", refused: "!", clash: "!" } as const;

/** Whether what was written is safe: always in sight, and read out only when it stops being so. */
export function SavingNote() {
  const { t } = useTranslation();
  const { desk } = useDraft();
  const { is: draft } = desk.saver.saving.use();
  const setting = worstOf(settingSaving.use());
  // what two wrote at once is kept here until one of them is chosen
  const clashes = desk.conflicts.use().size;
  const safe = draft === "saved" ? setting : draft;
  const is = safe === "saved" && clashes > 0 ? "clash" : safe;
  return (
    <span
      className={styles.saving}
      data-state={is}
      role="status"
      aria-live={is === "offline" || is === "refused" || is === "clash" ? "assertive" : "off"}
    >
      <span aria-hidden>{signs[is]}</span> {t(words[is], { count: clashes })}
    </span>
  );
}
