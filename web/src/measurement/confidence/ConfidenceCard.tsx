import { areaOf } from "@vigil/model/measurement/confidence/areaOf";
import { ratingsOf, sumOf } from "@vigil/model/measurement/confidence/ratings";
import { rocOf } from "@vigil/model/measurement/confidence/rocOf";
import { isHint, leastImages } from "@vigil/model/measurement/observer/reliability";
import type { MeasuredValue } from "@vigil/model/measurement/observer/measureWire";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Card } from "../../ui/Card.tsx";
import { formatNumber } from "../../ui/format.ts";
import { decimalText, rangeText } from "../observer/figures.ts";
import styles from "../observer/Measures.module.css";
import parts from "./Confidence.module.css";
import { CalibrationPart } from "./CalibrationPart.tsx";
import { RocPart } from "./RocPart.tsx";

/** What is drawn from how sure somebody was of each decision; nothing where that was never asked. */
export function ConfidenceCard({ values }: { values: readonly MeasuredValue[] }) {
  const { t } = useTranslation();
  const ratings = useMemo(() => ratingsOf(values), [values]);
  const area = useMemo(() => areaOf(ratings), [ratings]);
  const points = rocOf(ratings);
  const images = sumOf(ratings.threats) + sumOf(ratings.innocents);
  if (images === 0) return null;
  return (
    <Card title={t("measures.sure.title")} lead={t("measures.sure.lead")} wide>
      {isHint(images) && (
        <p className={parts.said}>{t("measures.hint", { images: formatNumber(images), least: formatNumber(leastImages) })}</p>
      )}
      <dl className={styles.tiles}>
        <div className={styles.tile} data-hint={isHint(images) || undefined}>
          <dt>{t("measures.sure.area")}</dt>
          <dd className={styles.value}>
            <bdi>{decimalText(area?.value)}</bdi>
          </dd>
          {area !== null && (
            <dd className={styles.small}>
              {t("measures.interval")}: {rangeText(area, decimalText)}
            </dd>
          )}
          <dd className={styles.small}>{t("measures.sure.areaWhat")}</dd>
        </div>
        <div className={styles.tile}>
          <dt>{t("measures.sure.rated")}</dt>
          <dd className={styles.value}>
            <bdi>{formatNumber(images)}</bdi>
          </dd>
          <dd className={styles.small}>
            {t("measures.sure.ratedWhat", {
              threats: formatNumber(sumOf(ratings.threats)),
              innocents: formatNumber(sumOf(ratings.innocents)),
            })}
          </dd>
        </div>
      </dl>
      {points === null ? <p className={parts.said}>{t("measures.sure.oneKind")}</p> : <RocPart points={points} />}
      <CalibrationPart values={values} />
    </Card>
  );
}
