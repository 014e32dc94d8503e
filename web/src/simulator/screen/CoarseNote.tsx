import { useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "./Screen.module.css";

const told = "vigil.simulator.coarse";

/** Said once where the whole bag shows less than half of its detail: what is thin may not be seen until one looks closer. */
export function CoarseNote() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(() => sessionStorage.getItem(told) === null);
  if (!open) return null;
  const close = () => {
    sessionStorage.setItem(told, "told");
    setOpen(false);
  };
  return (
    <div className={styles.coarse} role="status" data-testid="coarse-note">
      <p>{t("simulator.coarse")}</p>
      <button type="button" className={styles.action} onClick={close}>
        {t("simulator.understood")}
      </button>
    </div>
  );
}
