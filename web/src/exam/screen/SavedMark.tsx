import { useTranslation } from "react-i18next";
import { problemMessage } from "../../problemMessage.ts";
import type { SaveState } from "../../outbox/sendInTurn.ts";
import styles from "../exam.module.css";

const signs = { saved: "✓", saving: "…", waiting: "▲", refused: "✕" } as const;

/** Whether the server has every answer. */
export function SavedMark({ saving, onRetry }: { saving: SaveState; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <span
      className={styles.saved}
      data-kind={saving.kind}
      data-testid="exam-saved"
      role="status"
      title={saving.kind === "refused" ? problemMessage(saving.problem) : undefined}
    >
      <span aria-hidden>{signs[saving.kind]}</span> {t(`exam.${saving.kind}`)}
      {saving.kind === "waiting" && (
        <button type="button" onClick={onRetry}>
          {t("exam.tryAgain")}
        </button>
      )}
    </span>
  );
}
