import { peoplePerPage, type GroupMeasures } from "@vigil/model/measurement/group/groupWire";
import { leastThreats } from "@vigil/model/measurement/group/leastThreats";
import { needs, type Need } from "@vigil/model/measurement/group/need";
import { leastImages } from "@vigil/model/measurement/observer/reliability";
import { scoresOf } from "@vigil/model/simulator/scores";
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
import type { GroupSearch } from "./groupSearch.ts";

const tones: Record<Need, Tone> = { sure: "bad", likely: "warn", unknown: "quiet", none: "good" };

interface PeopleCardProps {
  measures: GroupMeasures;
  search: GroupSearch;
  set: (change: Partial<GroupSearch>) => void;
}

/** Everybody of the group, who needs most first; each leads to the person, and those that are told can be written to and assigned programs. */
export function PeopleCard({ measures: { rows, people, reached }, search, set }: PeopleCardProps) {
  const { t } = useTranslation();
  const need = needs.find((one) => one === search.need);
  const page = Math.max(1, Math.trunc(Number(search.page)) || 1);
  const count = need === undefined ? people.all : people[need];
  const pages = Math.max(1, Math.ceil(count / peoplePerPage));
  const sure = rows.some(({ area }) => area !== null);
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
      {need !== undefined && <p className={styles.small}>{t(`measures.needWhat.${need}`, { least: leastImages })}</p>}
      <div className={styles.goesOn}>
        <Table label={t("measures.people")} inCard>
          <thead>
            <tr>
              <th scope="col">{t("measures.person")}</th>
              <th scope="col">{t("measures.need")}</th>
              <th scope="col">{t("measures.hitRate")}</th>
              <th scope="col">{t("measures.falseAlarmRate")}</th>
              <th scope="col" title={`${t("measures.dPrime")}: ${t("measures.what.dPrime")}`}>
                {t("measures.tellsApart")}
              </th>
              {sure && <th scope="col">{t("measures.sure.area")}</th>}
              <th scope="col">{t("measures.weakest")}</th>
              <th scope="col">{t("measures.images")}</th>
              <th scope="col">{t("measures.company")}</th>
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
                    <bdi>{percentText(found.estimate?.value)}</bdi>{" "}
                    <span className={styles.small}>{rangeText(found.estimate, percentText)}</span>
                  </td>
                  <td>
                    <bdi>{percentText(alarms.estimate?.value)}</bdi>{" "}
                    <span className={styles.small}>{rangeText(alarms.estimate, percentText)}</span>
                  </td>
                  <td>
                    <bdi>{decimalText(dPrime?.value)}</bdi> <span className={styles.small}>{rangeText(dPrime, decimalText)}</span>
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
                          {t("measures.of", { part: weakest.hits, all: weakest.hits + weakest.misses })}
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
