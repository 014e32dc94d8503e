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
      title={t("volume.key")}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <span aria-hidden>◈</span> {t("volume.title")} <small aria-hidden>{shortcut.toUpperCase()}</small>
    </button>
  );
}
