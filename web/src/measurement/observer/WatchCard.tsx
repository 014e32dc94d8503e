import type { Measures } from "@vigil/model/measurement/observer/measureWire";
import { leastImages } from "@vigil/model/measurement/observer/reliability";
import { stretchesOf } from "@vigil/model/measurement/observer/stretchesOf";
import type { Detection } from "@vigil/model/reporting/measures/detection";
import { useTranslation } from "react-i18next";
import { Chart } from "../../reporting/charts/Chart.tsx";
import { aboutSeconds } from "../../simulator/review/aboutSeconds.ts";
import { OverTheWatch } from "../../simulator/review/OverTheWatch.tsx";
import { Card } from "../../ui/Card.tsx";
import { formatNumber } from "../../ui/format.ts";
import { alarmsOf, foundOf, imagesOf, percentText, rangeText } from "./figures.ts";
import styles from "./Measures.module.css";

/** What was done where threats are rare, beside what is done as usual: the two are never added up. */
export function WatchCard({ measures: { total, by } }: { measures: Pick<Measures, "total" | "by"> }) {
  const { t } = useTranslation();
  const prevalences = by.prevalence ?? [];
  if (prevalences.length === 0) return null;
  const stretches = stretchesOf(by.stretch ?? []);
  const of = (name: string): Detection | undefined => prevalences.find(({ value }) => value === name);
  const rows = (
    [
      ["usual", total],
      ["burst", of("burst")],
      ["rare", of("rare")],
    ] as const
  ).flatMap(([name, counts]) => (counts === undefined || imagesOf(counts) === 0 ? [] : [{ name, counts }]));
  const figure = (seconds: number | null) => (seconds === null ? "–" : aboutSeconds(seconds));
  return (
    <Card title={t("watch.card")} lead={t("watch.cardLead")} wide>
      <div className={styles.scroll}>
        <table className={styles.table} data-many aria-label={t("watch.card")}>
          <thead>
            <tr>
              <th scope="col">{t("watch.prevalence")}</th>
              <th scope="col">{t("measures.hitRate")}</th>
              <th scope="col">{t("measures.interval")}</th>
              <th scope="col">{t("measures.falseAlarmRate")}</th>
              <th scope="col">{t("measures.interval")}</th>
              <th scope="col">{t("measures.images")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, counts }) => {
              const [found, alarms, images] = [foundOf(counts), alarmsOf(counts), imagesOf(counts)];
              return (
                <tr key={name}>
                  <th scope="row">{t(`watch.prevalences.${name}`)}</th>
                  <td>
                    <bdi>{percentText(found.estimate?.value)}</bdi>{" "}
                    <span className={styles.small}>
                      {t("measures.of", { part: formatNumber(found.part), all: formatNumber(found.all) })}
                    </span>
                  </td>
                  <td className={styles.range}>{rangeText(found.estimate, percentText)}</td>
                  <td>{percentText(alarms.estimate?.value)}</td>
                  <td className={styles.range}>{rangeText(alarms.estimate, percentText)}</td>
                  <td>
                    {images < leastImages
                      ? t("measures.hint", { images: formatNumber(images), least: formatNumber(leastImages) })
                      : formatNumber(images)}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {stretches.length > 0 && (
        <>
          <h3 className={styles.group}>{t("watch.over")}</h3>
          <p className={styles.small}>{t("watch.overLead")}</p>
          <div className={styles.chart}>
            <Chart
              label={t("watch.over")}
              shape="columns"
              unit="seconds"
              series={[{ name: "seconds", label: t("watch.median") }]}
              rows={stretches.map(({ minutes, seconds }) => ({
                label: t("watch.from", { minutes: formatNumber(minutes) }),
                short: formatNumber(minutes),
                values: [seconds],
                figure: figure(seconds),
                sentence: `${t("watch.from", { minutes: formatNumber(minutes) })}: ${figure(seconds)}`,
              }))}
            />
          </div>
          <div className={styles.scroll}>
            <OverTheWatch stretches={stretches} className={styles.table} rough />
          </div>
        </>
      )}
    </Card>
  );
}
