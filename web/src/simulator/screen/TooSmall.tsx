import { useTranslation } from "react-i18next";
import type { ReactNode } from "react";
import styles from "./Screen.module.css";

interface TooSmallProps {
  /** The way out. */
  leave: ReactNode;
}

/** Shown by the style sheet alone, in place of the screen, where a window is too small to judge a picture in. */
export function TooSmall({ leave }: TooSmallProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.small} role="status">
      <strong>{t("simulator.tooSmall")}</strong>
      <p>{t("simulator.tooSmallHint")}</p>
      {leave}
    </div>
  );
}
