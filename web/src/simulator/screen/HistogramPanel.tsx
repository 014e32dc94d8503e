import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { greyHistogram } from "../viewer/histogram.ts";
import type { Scan } from "../viewer/scan.ts";
import styles from "./HistogramPanel.module.css";

const height = 44;

/** How the greys of a view are spread, black on the left; the band that is highlighted is shown under it. */
export function HistogramPanel({ scan, band }: { scan: Scan | undefined; band: number | null }) {
  const { t } = useTranslation();
  const shares = useMemo(() => (scan?.kind === "measured" ? [...greyHistogram(scan)] : null), [scan]);
  if (shares === null) return <p className={styles.none}>{t("simulator.histogramNone")}</p>;
  const most = Math.max(...shares, 1e-6);
  const line = shares.map((share, place) => `${place},${(height - (height * share) / most).toFixed(1)}`).join(" ");
  return (
    <svg
      className={styles.histogram}
      viewBox={`0 0 ${shares.length - 1} ${height + 5}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t("simulator.histogramLabel")}
    >
      <polygon points={`0,${height} ${line} ${shares.length - 1},${height}`} />
      {band !== null && <rect x={(band / 255) * (shares.length - 1) - 3} y={height + 1} width={6} height={4} />}
    </svg>
  );
}
