import { useTranslation } from "react-i18next";
import styles from "./Screen.module.css";

/** Shown by the style sheet alone, in place of the screen, where a window is too small to judge a picture in. */
export function TooSmall() {
  const { t } = useTranslation();
  return (
    <div className={styles.small} role="status">
      <strong>{t("simulator.tooSmall")}</strong>
      <p>{t("simulator.tooSmallHint")}</p>
    </div>
  );
}
