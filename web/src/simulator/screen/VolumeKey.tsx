import { useTranslation } from "react-i18next";
import { volumeKey } from "../consoles/consolePanels.ts";
import type { BagVolumes } from "../volume/useBagVolumes.ts";
import styles from "./TopBar.module.css";

/** Shows the volume beside the projections, or the projections alone; absent where no bag has one. */
export function VolumeKey({ volume, index }: { volume: BagVolumes; index: number }) {
  const { t } = useTranslation();
  if (!volume.any) return null;
  const { shortcut } = volumeKey;
  const missing = !volume.at(index);
  const name = t(missing ? "volume.missing" : "volume.title");
  return (
    <button
      type="button"
      className={styles.button}
      aria-keyshortcuts={shortcut}
      aria-pressed={volume.on && !missing}
      disabled={missing}
      aria-label={name}
      title={missing ? name : t("volume.key")}
      onMouseDown={(event) => event.preventDefault()}
      onClick={volume.toggle}
    >
      <span aria-hidden>◈</span> <span className={styles.word}>{name}</span> <small aria-hidden>{shortcut.toUpperCase()}</small>
    </button>
  );
}
