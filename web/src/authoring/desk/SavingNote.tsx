import { useTranslation } from "react-i18next";
import { useDraft } from "../draft/useDraft.ts";
import { settingSaving, worstOf } from "../draft/settingSaving.ts";
import styles from "./desk.module.css";

const words = { saved: "writing.saved", saving: "writing.saving", offline: "writing.offline", refused: "writing.refused" } as const;
const signs = { saved: "✓", saving: "…", offline: "!", refused: "!" } as const;

/** Whether what was written is safe: always in sight, and read out only when it stops being so. */
export function SavingNote() {
  const { t } = useTranslation();
  const { desk } = useDraft();
  const { is: draft } = desk.saver.saving.use();
  const setting = worstOf(settingSaving.use());
  const is = draft === "saved" ? setting : draft;
  return (
    <span className={styles.saving} data-state={is} role="status" aria-live={is === "offline" || is === "refused" ? "assertive" : "off"}>
      <span aria-hidden>{signs[is]}</span> {t(words[is])}
    </span>
  );
}
