import { peopleOrders, peoplePerPage, type GroupMeasures, type PeopleOrder } from "@vigil/model/measurement/group/groupWire";
import { leastThreats } from "@vigil/model/measurement/group/leastThreats";
import { needs, type Need } from "@vigil/model/measurement/group/need";
import { leastImages } from "@vigil/model/measurement/observer/reliability";
import { scoresOf } from "@vigil/model/simulator/scores";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { categoryName } from "../../simulator/screen/categoryLabel.ts";
import { ReachedPeople } from "../../reporting/reports/ReachedPeople.tsx";
import { PersonLink } from "../../shell/PersonLink.tsx";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { formatNumber } from "../../ui/format.ts";
import { Table } from "../../ui/Table.tsx";
import { Tag, type Tone } from "../../ui/Tag.tsx";
import { alarmsOf, decimalText, foundOf, imagesOf, percentText, rangeText } from "../observer/figures.ts";
import styles from "../observer/Measures.module.css";
import { OneArticle } from "../observer/OneArticle.tsx";
import type { GroupSearch } from "./groupSearch.ts";

const heads = {
  name: "measures.person",
  need: "measures.need",
  hitRate: "measures.hitRate",
  falseAlarmRate: "measures.falseAlarmRate",
  dPrime: "measures.tellsApart",
  images: "measures.images",
  company: "measures.company",
} as const satisfies Record<PeopleOrder, string>;

const tones: Record<Need, Tone> = { sure: "bad", likely: "warn", unknown: "quiet", none: "good" };

interface PeopleCardProps {
  measures: GroupMeasures;
  search: GroupSearch;
  set: (change: Partial<GroupSearch>) => void;
}

/** Everybody of the group, who needs most first; each leads to the person, and those that are told can be written to and assigned programs. */
export function PeopleCard({ measures: { rows, people, reached, goal }, search, set }: PeopleCardProps) {
  const { t } = useTranslation();
  const need = needs.find((one) => one === search.need);
  const page = Math.max(1, Math.trunc(Number(search.page)) || 1);
  const count = need === undefined ? people.all : people[need];
  const pages = Math.max(1, Math.ceil(count / peoplePerPage));
  const order = peopleOrders.find((one) => one === search.order) ?? "need";
  const down = search.direction === "desc";
  const head = (name: PeopleOrder, hint?: string) => (
    <th scope="col" title={hint} aria-sort={order !== name ? "none" : down ? "descending" : "ascending"}>
      <button type="button" onClick={() => set({ order: name === "need" ? "" : name, direction: order === name && !down ? "desc" : "" })}>
        {t(heads[name])}
        <span aria-hidden>{order !== name ? "" : down ? " ↓" : " ↑"}</span>
      </button>
    </th>
  );
  const sure = rows.some(({ area }) => area !== null);
  // which of the two rates it is that falls short of the goal
  const short = <Tag tone="warn">{t("measures.notReached")}</Tag>;
  return (
    <Card title={t("measures.people")} lead={t("measures.peopleLead")} wide>
      <div className={`${styles.pick} ${styles.noPaper}`} role="group" aria-label={t("measures.need")}>
        {[undefined, ...needs].map((one) => (
          <Button key={one ?? "all"} kind="plain" size="small" aria-pressed={need === one} onClick={() => set({ need: one ?? "" })}>
            {one === undefined ? t("measures.allNeeds") : t(`measures.needs.${one}`)}{" "}
            {formatNumber(one === undefined ? people.all : people[one])}
          </Button>
        ))}
      </div>
      <dl className={`${styles.small} ${styles.needs}`}>
        {needs.map(
          (one) =>
            (need ?? one) === one && (
              <Fragment key={one}>
                <dt>{t(`measures.needs.${one}`)}</dt>
                <dd>{t(`measures.needWhat.${one}`, { least: leastImages })}</dd>
              </Fragment>
            ),
        )}
      </dl>
      <div className={`${styles.goesOn} ${styles.people}`}>
        <Table label={t("measures.people")} inCard>
          <thead>
            <tr>
              {head("name")}
              {head("need")}
              {head("hitRate")}
              {head("falseAlarmRate")}
              {head("dPrime", `${t("measures.dPrime")}: ${t("measures.what.dPrime")}`)}
              {sure && <th scope="col">{t("measures.sure.area")}</th>}
              <th scope="col">{t("measures.weakest")}</th>
              {head("images")}
              {head("company")}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ userId, name, company, total, need: theirs, weakest, area }) => {
              const [found, alarms] = [foundOf(total), alarmsOf(total)];
              const { dPrime } = scoresOf(total);
              const images = imagesOf(total);
              return (
                <tr key={userId}>
                  <td>
                    <PersonLink userId={userId} tab="measures">
                      {name}
                    </PersonLink>
                  </td>
                  <td>
                    <Tag tone={tones[theirs]}>{t(`measures.needs.${theirs}`)}</Tag>
                  </td>
                  <td>
                    <bdi>{percentText(found.estimate?.value)}</bdi> {found.estimate && found.estimate.value * 100 < goal.hitRate && short}
                    <span className={`${styles.small} ${styles.range}`}>{rangeText(found.estimate, percentText)}</span>
                  </td>
                  <td>
                    <bdi>{percentText(alarms.estimate?.value)}</bdi>{" "}
                    {alarms.estimate && alarms.estimate.value * 100 > goal.falseAlarmRate && short}
                    <span className={`${styles.small} ${styles.range}`}>{rangeText(alarms.estimate, percentText)}</span>
                  </td>
                  <td>
                    <bdi>{decimalText(dPrime?.value)}</bdi>{" "}
                    <span className={`${styles.small} ${styles.range}`}>{rangeText(dPrime, decimalText)}</span>
                  </td>
                  {sure && (
                    <td>
                      {area === null ? (
                        "–"
                      ) : (
                        <>
                          <bdi>{decimalText(area.value ?? undefined)}</bdi>{" "}
                          <span className={styles.small}>{t("measures.ratedFigure", { figure: formatNumber(area.rated) })}</span>
                        </>
                      )}
                    </td>
                  )}
                  <td>
                    {weakest === null ? (
                      "–"
                    ) : (
                      <>
                        <bdi>{categoryName(weakest.category)}</bdi>{" "}
                        <span className={styles.small}>
                          {t("measures.of", { part: formatNumber(weakest.hits), all: formatNumber(weakest.hits + weakest.misses) })}
                          {weakest.hits + weakest.misses < leastThreats && ` · ${t("measures.fewThreats")}`}
                          {weakest.articles === 1 && ` · ${t("measures.oneArticle")}`}
                        </span>
                      </>
                    )}
                  </td>
                  <td>{images < leastImages ? t("measures.of", { part: images, all: leastImages }) : formatNumber(images)}</td>
                  <td>
                    <bdi>{company}</bdi>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </Table>
      </div>
      {rows.some(({ weakest }) => weakest?.articles === 1) && <OneArticle />}
      <div className={styles.foot}>
        <span className={styles.small}>{t("measures.peopleCount", { count, formatted: formatNumber(count) })}</span>
        {pages > 1 && (
          <span className={`${styles.pick} ${styles.noPaper}`}>
            <Button kind="plain" size="small" disabled={page <= 1} onClick={() => set({ page: String(page - 1) })}>
              {t("measures.previous")}
            </Button>
            <span className={styles.small}>{t("measures.page", { page, pages })}</span>
            <Button kind="plain" size="small" disabled={page >= pages} onClick={() => set({ page: String(page + 1) })}>
              {t("measures.next")}
            </Button>
          </span>
        )}
      </div>
      {reached && (
        <div className={styles.noPaper}>
          <ReachedPeople people={reached} begun={[]} />
        </div>
      )}
    </Card>
  );
}
