import type { RuleStanding } from "@vigil/model/reporting/measures/workStanding";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { PersonLink } from "../../shell/PersonLink.tsx";
import { formatDate, formatDuration, formatNumber } from "../../ui/format.ts";
import { Tag } from "../../ui/Tag.tsx";
import { personStandingQuery } from "./personStandingQuery.ts";
import styles from "./standing.module.css";

/** Beside what somebody has to complete: by which rules they are behind, or kept from work, and why. Dates of programs say nothing of it. */
export function PersonBehind({ userId }: { userId: number }) {
  const { t } = useTranslation();
  const { data = [] } = useQuery(personStandingQuery(userId));
  const behind = data.filter(({ standing }) => standing !== "met");
  if (behind.length === 0) return null;
  const lacks = (standing: RuleStanding) => {
    const { seconds, neededSeconds, images, neededImages, articles, neededArticles, drills, neededDrills, nextDrillBy } = standing;
    return [
      seconds < neededSeconds && t("authority.time", { done: formatDuration(seconds), needed: formatDuration(neededSeconds) }),
      images < neededImages && t("authority.images", { done: formatNumber(images), needed: formatNumber(neededImages) }),
      articles < neededArticles && t("authority.articles", { done: formatNumber(articles), needed: formatNumber(neededArticles) }),
      drills < neededDrills && t("authority.drills", { done: formatNumber(drills), needed: formatNumber(neededDrills) }),
      standing.drillLate && nextDrillBy !== null && t("authority.drillLate", { day: formatDate(nextDrillBy) }),
    ].filter((one) => one !== false);
  };
  return (
    <ul className={`${styles.list} ${styles.behind}`}>
      {behind.map((standing) => (
        <li key={standing.ruleId}>
          <Tag tone={standing.standing === "barred" ? "bad" : "warn"}>{t(`authority.standings.${standing.standing}`)}</Tag>{" "}
          <PersonLink userId={userId} tab="standing">
            {standing.rule}
          </PersonLink>
          {[" ·", ...standing.reasons.map((reason) => t(`authority.reasons.${reason}`)), lacks(standing).join(" · ")].join(" ")}
        </li>
      ))}
    </ul>
  );
}
