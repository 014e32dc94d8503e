import { useTranslation } from "react-i18next";
import styles from "./TopBar.module.css";

/** Opens the object library without leaving the session. */
export function LibraryKey({ open, onPress }: { open: boolean; onPress: () => void }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={styles.button}
      aria-keyshortcuts="F1"
      aria-expanded={open}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <span aria-hidden>▦</span> {t("simulatorRules.library")} <small aria-hidden>F1</small>
    </button>
  );
}
