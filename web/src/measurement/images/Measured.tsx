import type { ImageStatisticsPage } from "@vigil/model/measurement/images/imageStatistics";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../ui/format.ts";
import { decimalText, rangeText } from "../observer/figures.ts";
import styles from "../observer/Measures.module.css";

/** How hard people found an image, with its interval and the level that follows from it. */
export function Measured({ row: { measured } }: { row: Pick<ImageStatisticsPage["rows"][number], "measured"> }) {
  const { t } = useTranslation();
  if (measured === null) return "–";
  return (
    <>
      <bdi>{decimalText(measured.value)}</bdi> <span className={styles.small}>{rangeText(measured, decimalText)}</span>
      <br />
      <span className={styles.small}>
        {measured.level === null
          ? t("measures.ofImages.fewAnswers", { answers: formatNumber(measured.answers) })
          : t("measures.ofImages.measuredLevel", { level: measured.level })}
      </span>
    </>
  );
}
