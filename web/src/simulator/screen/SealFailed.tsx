import { useTranslation } from "react-i18next";
import { problemMessage } from "../../problemMessage.ts";
import styles from "./Screen.module.css";

/** Over the screen while what was decided could not be handed in. */
export function SealFailed({ problem, onRetry }: { problem: Parameters<typeof problemMessage>[0]; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.cover} role="alert">
      <strong>{t("simulator.sealFailed")}</strong>
      <p>{problemMessage(problem)}</p>
      <p>{t("simulator.sealFailedHint")}</p>
      <button type="button" className={styles.action} onClick={onRetry}>
        {t("simulator.tryAgain")}
      </button>
    </div>
  );
}
