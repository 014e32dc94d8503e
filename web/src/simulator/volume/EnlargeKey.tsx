import { useTranslation } from "react-i18next";
import type { PaneProps } from "./paneProps.ts";
import styles from "./VolumePane.module.css";
import type { VolumePane } from "@vigil/model/simulator/volumeSteps";

/** Makes a pane the large one. */
export function EnlargeKey({ name, shown, change }: Pick<PaneProps, "shown" | "change"> & { name: VolumePane }) {
  const { t } = useTranslation();
  if (shown.main === name) return null;
  const label = t("volume.enlarge", { pane: t(`volume.panes.${name}`) });
  return (
    <button
      type="button"
      className={styles.enlarge}
      title={label}
      aria-label={label}
      onPointerDown={(event) => event.stopPropagation()}
      onClick={() => change((before) => ({ ...before, main: name }))}
    >
      ⤢
    </button>
  );
}
