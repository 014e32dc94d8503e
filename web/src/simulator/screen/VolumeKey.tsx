import { useTranslation } from "react-i18next";
import styles from "./TopBar.module.css";

/** Shows the volume beside the projections, or the projections alone. */
export function VolumeKey({ on, shortcut, onPress }: { on: boolean; shortcut: string; onPress: () => void }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={styles.button}
      aria-keyshortcuts={shortcut}
      aria-pressed={on}
      aria-label={t("volume.title")}
      title={t("volume.key")}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <span aria-hidden>◈</span> <span className={styles.word}>{t("volume.title")}</span>{" "}
      <small aria-hidden>{shortcut.toUpperCase()}</small>
    </button>
  );
}
