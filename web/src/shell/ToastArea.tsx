import { useTranslation } from "react-i18next";
import styles from "./ToastArea.module.css";
import { dismissToast, toasts } from "./toasts.ts";

export function ToastArea() {
  const { t } = useTranslation();
  return (
    <div className={styles.area} role="status" data-area="toasts">
      {toasts.use().map(({ id, text, More }) => (
        <p key={id} className={styles.toast}>
          <span aria-hidden className={styles.sign}>
            ✓
          </span>
          <bdi>{text}</bdi>
          {More && <More close={() => dismissToast(id)} />}
          <button type="button" className={styles.close} aria-label={t("shell.close")} onClick={() => dismissToast(id)}>
            ✕
          </button>
        </p>
      ))}
    </div>
  );
}
