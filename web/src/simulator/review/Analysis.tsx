import { breakdownOf, type ImageShare } from "@vigil/model/simulator/breakdown";
import { stretchesOfSession } from "@vigil/model/simulator/watch/stretch";
import { scoresOf, type Scores } from "@vigil/model/simulator/scores";
import type { SessionReview } from "@vigil/model/simulator/wire";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatDecimal, formatNumber, formatPercent } from "../../ui/format.ts";
import { categoryName } from "../screen/categoryLabel.ts";
import styles from "./Analysis.module.css";
import { OverTheWatch } from "./OverTheWatch.tsx";

const measures = ["hitRate", "falseAlarmRate", "dPrime", "dA", "criterion", "aPrime"] as const satisfies (keyof Scores)[];
const rates: ReadonlySet<string> = new Set(["hitRate", "falseAlarmRate"]);
const times = [
  ["all", "timeAll"],
  ["hits", "timeHits"],
  ["misses", "timeMisses"],
  ["falseAlarms", "timeFalseAlarms"],
  ["correctRejections", "timeCorrectRejections"],
] as const;

/** The result taken apart: how well threats are told from clear bags, where they are missed, and how long it takes. A learner opens the measures, whoever audits came for them. */
export function Analysis({ review: { results, images, settings }, audited }: { review: SessionReview; audited: boolean }) {
  const { t } = useTranslation();
  const scores = scoresOf(results);
  const { categories, difficulties, views, seconds } = breakdownOf(images, settings);
  const figure = (name: string, value: number): string => (rates.has(name) ? formatPercent(value * 100) : formatDecimal(value, 2));
  return (
    <div className={styles.analysis}>
      {categories.length > 0 && (
        <Table title={t("review.byCategory")} heads={[t("simulator.reviewing.category"), t("review.found")]}>
          {categories.map(({ category, miscalled, ...share }) => (
            <tr key={category}>
              <th scope="row">{categoryName(category)}</th>
              <td>
                <Found share={share} />
                {miscalled > 0 && ` · ${t("simulator.miscalled", { number: formatNumber(miscalled) })}`}
              </td>
            </tr>
          ))}
        </Table>
      )}
      {difficulties.length > 0 && (
        <Table
          title={t("review.byDifficulty")}
          heads={[t("simulator.reviewing.difficulty"), t("review.bags"), t("review.found"), t("review.falseAlarms")]}
        >
          {difficulties.map(({ difficulty, ...share }) => (
            <tr key={difficulty}>
              <th scope="row">{t("simulator.reviewing.level", { level: difficulty })}</th>
              <td>{share.images}</td>
              <td>
                <Found share={share} />
              </td>
              <td>{share.counts.falseAlarms}</td>
            </tr>
          ))}
        </Table>
      )}
      {settings.watch !== null && (
        <section className={styles.part}>
          <h3>{t("watch.over")}</h3>
          <p className={styles.note}>{t("watch.overLead")}</p>
          <OverTheWatch stretches={stretchesOfSession(images, settings.watch)} />
        </section>
      )}
      <Table title={t("review.times")}>
        {times.map(([kind, label]) => {
          const value = seconds[kind];
          return (
            <tr key={kind}>
              <th scope="row">{t(`review.${label}`)}</th>
              <td>{value === null ? "–" : t("review.seconds", { seconds: formatDecimal(value, 1) })}</td>
            </tr>
          );
        })}
      </Table>
      {views.length > 1 && (
        <Table title={t("review.byView")}>
          {views.map(({ view, found }) => (
            <tr key={view}>
              <th scope="row">{t("review.view", { number: view + 1 })}</th>
              <td>{found}</td>
            </tr>
          ))}
        </Table>
      )}
      <Table
        closed={!audited}
        title={t("review.detection")}
        note={t("review.detectionHint")}
        heads={[t("review.measure"), t("review.value"), t("review.interval")]}
      >
        {measures.map((name) => {
          const score = scores[name];
          return (
            <tr key={name}>
              <th scope="row">{t(`review.${name}`)}</th>
              <td>{score === null ? "–" : figure(name, score.value)}</td>
              <td>{score === null ? "–" : t("review.range", { low: figure(name, score.low), high: figure(name, score.high) })}</td>
            </tr>
          );
        })}
      </Table>
    </div>
  );
}

function Found({ share: { counts } }: { share: ImageShare }) {
  const { t } = useTranslation();
  const total = counts.hits + counts.misses;
  return total === 0 ? "–" : t("simulator.complete.of", { count: counts.hits, total });
}

interface TableProps {
  title: string;
  note?: string;
  heads?: string[];
  /** For whoever wants to know: it opens by its title. */
  closed?: boolean;
  children: ReactNode;
}

function Table({ title, closed = false, ...rest }: TableProps) {
  if (closed)
    return (
      <details className={styles.part}>
        <summary>
          <h3>{title}</h3>
        </summary>
        <Figures title={title} {...rest} />
      </details>
    );
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      <Figures title={title} {...rest} />
    </section>
  );
}

function Figures({ title, note, heads = [], children }: Omit<TableProps, "closed">) {
  return (
    <>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <table aria-label={title}>
        {heads.length > 0 && (
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>{children}</tbody>
      </table>
    </>
  );
}
