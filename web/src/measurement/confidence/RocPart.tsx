import type { RocPoint } from "@vigil/model/measurement/confidence/rocOf";
import { confidences } from "@vigil/model/simulator/confidence";
import { useTranslation } from "react-i18next";
import { percentText } from "../observer/figures.ts";
import measures from "../observer/Measures.module.css";
import styles from "./Confidence.module.css";

/** From the strictest boundary to the one that stops everything, as the points of the curve follow each other. */
const boundaries = [
  ...confidences.toReversed().map((level) => ({ side: "stopped", level }) as const),
  ...confidences.map((level) => ({ side: "passed", level }) as const),
];
const ticks = [0, 0.25, 0.5, 0.75, 1];

/** The curve, read from left to right in every language as in every book, and its points as figures beside it. */
export function RocPart({ points }: { points: readonly RocPoint[] }) {
  const { t } = useTranslation();
  const line = points.map(({ falseAlarmRate, hitRate }) => `${100 * falseAlarmRate},${100 - 100 * hitRate}`).join(" ");
  return (
    <div className={styles.parts}>
      <figure className={styles.figure} aria-hidden>
        <figcaption className={styles.upward}>{t("measures.hitRate")}</figcaption>
        <div className={styles.plot} dir="ltr">
          <svg viewBox="0 0 100 100" preserveAspectRatio="none">
            {ticks.map((tick) => (
              <path key={tick} className={styles.grid} d={`M0 ${100 * tick}H100M${100 * tick} 0V100`} vectorEffect="non-scaling-stroke" />
            ))}
            <path className={styles.chance} d="M0 100L100 0" vectorEffect="non-scaling-stroke" />
            <polyline className={styles.curve} points={line} vectorEffect="non-scaling-stroke" />
          </svg>
          {points.slice(1, -1).map(({ falseAlarmRate, hitRate }, index) => (
            <span
              // oxlint-disable-next-line react/no-array-index-key -- points have no other name and never move
              key={index}
              className={styles.point}
              style={{ left: `${100 * falseAlarmRate}%`, bottom: `${100 * hitRate}%` }}
            />
          ))}
          {ticks.map((tick) => (
            <span key={`x${tick}`} className={styles.across} style={{ left: `${100 * tick}%` }}>
              {percentText(tick)}
            </span>
          ))}
          {ticks.map((tick) => (
            <span key={`y${tick}`} className={styles.up} style={{ bottom: `${100 * tick}%` }}>
              {percentText(tick)}
            </span>
          ))}
        </div>
        <p className={styles.axis}>{t("measures.falseAlarmRate")}</p>
        <p className={styles.axis}>
          <span className={styles.dashes} /> {t("measures.sure.chance")}
        </p>
      </figure>
      <div className={measures.scroll}>
        <table className={measures.table} aria-label={t("measures.sure.roc")}>
          <caption className={styles.caption}>{t("measures.sure.rocLead")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("measures.sure.boundary")}</th>
              <th scope="col">{t("measures.hitRate")}</th>
              <th scope="col">{t("measures.falseAlarmRate")}</th>
            </tr>
          </thead>
          <tbody>
            {boundaries.slice(0, -1).map(({ side, level }, index) => (
              <tr key={`${side}${level}`}>
                <th scope="row">
                  {t(`measures.sure.${side}`)}: {t(`howSure.levels.${level}`)}
                </th>
                <td>{percentText(points[index + 1]?.hitRate)}</td>
                <td>{percentText(points[index + 1]?.falseAlarmRate)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
