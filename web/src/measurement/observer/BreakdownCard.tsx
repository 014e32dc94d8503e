import type { Grouping, MeasuredValue } from "@vigil/model/measurement/observer/measureWire";
import { leastImages } from "@vigil/model/measurement/observer/reliability";
import { falseAlarmRate, hitRate } from "@vigil/model/reporting/measures/detection";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Chart } from "../../reporting/charts/Chart.tsx";
import { Card } from "../../ui/Card.tsx";
import { formatNumber } from "../../ui/format.ts";
import { alarmsOf, articlesText, foundOf, percentText, rangeText } from "./figures.ts";
import styles from "./Measures.module.css";
import { OneArticle } from "./OneArticle.tsx";
import { useValueName } from "./useValueName.ts";

interface BreakdownCardProps {
  title: string;
  lead?: string;
  grouping: Exclude<Grouping, "part" | "miscalled" | "taken" | "mark" | "confidence" | "prevalence" | "stretch">;
  values: readonly MeasuredValue[];
  /** Of the threats that were stopped those that were given another category, by their own. */
  miscalled?: readonly MeasuredValue[] | undefined;
  /** Between the title and the chart. */
  pick?: ReactNode;
}

/** Values that have an order of their own keep it; of the others the weakest comes first. */
const ordered: ReadonlySet<Grouping> = new Set(["level", "view", "kind"]);
const weakestFirst = (one: MeasuredValue, other: MeasuredValue): number =>
  one.hits / hitRate(one).all - other.hits / hitRate(other).all || hitRate(other).all - hitRate(one).all;

/** Threats found by what they are told apart by, as bars with their intervals and as figures. */
export function BreakdownCard({ title, lead, grouping, values, miscalled, pick }: BreakdownCardProps) {
  const { t } = useTranslation();
  const valueName = useValueName();
  const withThreats = values.filter((one) => hitRate(one).all > 0);
  const rows = (ordered.has(grouping) ? withThreats : withThreats.toSorted(weakestFirst)).map((one) => ({
    name: valueName(grouping, one.value),
    found: foundOf(one),
    alarms: alarmsOf(one),
    articles: one.articles,
    called: miscalled?.find(({ value }) => value === one.value)?.hits ?? 0,
  }));
  const withArticles = values.some((one) => one.articles !== undefined);
  const withInnocent = values.some((one) => falseAlarmRate(one).all > 0);
  return (
    <Card title={title} lead={lead} wide>
      {pick}
      {rows.length === 0 ? (
        <p className={styles.small}>{t("measures.noFigures")}</p>
      ) : (
        <>
          <div className={styles.chart}>
            <Chart
              label={title}
              shape="bars"
              unit="percent"
              whole
              series={[{ name: "found", label: t("measures.hitRate") }]}
              rows={rows.map(({ name, found }) => ({
                label: name,
                values: [(found.estimate?.value ?? 0) * 100],
                intervals: [found.estimate && ([found.estimate.low * 100, found.estimate.high * 100] as const)],
                few: found.all < 30,
                figure: `${percentText(found.estimate?.value)} (${formatNumber(found.part)}/${formatNumber(found.all)})`,
                sentence: t("measures.sentence", {
                  name,
                  value: percentText(found.estimate?.value),
                  part: formatNumber(found.part),
                  all: formatNumber(found.all),
                  low: percentText(found.estimate?.low),
                  high: percentText(found.estimate?.high),
                }),
              }))}
            />
          </div>
          <div className={styles.scroll}>
            <table className={styles.table} aria-label={title}>
              <thead>
                <tr>
                  <th scope="col">{t(`measures.by.${grouping}`)}</th>
                  <th scope="col">{t("measures.hitRate")}</th>
                  <th scope="col">{t("measures.interval")}</th>
                  {withInnocent && <th scope="col">{t("measures.falseAlarmRate")}</th>}
                  <th scope="col">{t("measures.images")}</th>
                  {withArticles && <th scope="col">{t("measures.articlesCount")}</th>}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ name, found, alarms, articles, called }) => {
                  const images = found.all + alarms.all;
                  return (
                    <tr key={name}>
                      <th scope="row">
                        <bdi>{name}</bdi>
                      </th>
                      <td>
                        <bdi>{percentText(found.estimate?.value)}</bdi>{" "}
                        <span className={styles.small}>
                          {t("measures.of", { part: formatNumber(found.part), all: formatNumber(found.all) })}
                          {called > 0 && ` · ${t("simulator.miscalled", { number: formatNumber(called) })}`}
                        </span>
                      </td>
                      <td>{rangeText(found.estimate, percentText)}</td>
                      {withInnocent && <td>{percentText(alarms.estimate?.value)}</td>}
                      <td>
                        {images < leastImages
                          ? t("measures.hint", { images: formatNumber(images), least: formatNumber(leastImages) })
                          : formatNumber(images)}
                      </td>
                      {withArticles && <td>{articlesText(articles)}</td>}
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </div>
          {rows.some(({ articles }) => articles === 1) && <OneArticle />}
        </>
      )}
    </Card>
  );
}
