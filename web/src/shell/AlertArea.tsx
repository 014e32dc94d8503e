import { useTranslation } from "react-i18next";
import { acknowledgeAlert, alerts } from "./alerts.ts";
import styles from "./AlertArea.module.css";

const titles = { info: "shell.alertInfo", warning: "shell.alertWarning", error: "shell.alertError" } as const;
const signs = { info: "i", warning: "!", error: "!" } as const;

/** The first alert of the queue, until it is acknowledged. */
export function AlertArea() {
  const { t } = useTranslation();
  const { waiting } = alerts.use();
  const [alert] = waiting;
  return (
    <div className={styles.area} role="alert" data-area="alerts">
      {alert && (
        <div className={styles.alert} data-kind={alert.kind}>
          <span className={styles.sign} aria-hidden>
            {signs[alert.kind]}
          </span>
          <p className={styles.text}>
            <strong>{t(titles[alert.kind])}</strong> <bdi>{alert.text}</bdi>
            {alert.requestId && <small> {t("shell.requestId", { id: alert.requestId })}</small>}
          </p>
          {waiting.length > 1 && <span className={styles.more}>{t("shell.moreAlerts", { count: waiting.length - 1 })}</span>}
          <button type="button" className={styles.ok} onClick={acknowledgeAlert}>
            {t("shell.acknowledge")}
          </button>
        </div>
      )}
    </div>
  );
}
