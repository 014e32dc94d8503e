import { useTranslation } from "react-i18next";
import { problemMessage } from "../../problemMessage.ts";
import type { SaveState } from "../../outbox/sendInTurn.ts";
import styles from "./TopBar.module.css";

const signs = { saved: "●", saving: "◌", waiting: "▲", refused: "✕" } as const;

/** Whether the decisions made so far are with the server. */
export function SaveMark({ saving, onRetry }: { saving: SaveState; onRetry: () => void }) {
  const { t } = useTranslation();
  const hint =
    saving.kind === "waiting" ? t("simulator.waitingHint") : saving.kind === "refused" ? problemMessage(saving.problem) : undefined;
  return (
    <span className={styles.save} data-kind={saving.kind} data-testid="save-state" role="status" title={hint}>
      <span aria-hidden>{signs[saving.kind]}</span>
      <span>{t(`simulator.${saving.kind}`)}</span>
      {saving.kind === "waiting" && (
        <button type="button" className={styles.button} onClick={onRetry}>
          {t("simulator.tryAgain")}
        </button>
      )}
    </span>
  );
}
