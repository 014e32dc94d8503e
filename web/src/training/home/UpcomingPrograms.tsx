import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { inWords } from "../../dataWords.ts";
import { formatDate } from "../../ui/format.ts";
import { upcomingQuery } from "../trainingQueries.ts";
import styles from "../training.module.css";

/** What is assigned for later: it opens on its day. */
export function UpcomingPrograms() {
  const { t } = useTranslation();
  const { data: programs = [] } = useQuery(upcomingQuery);
  if (programs.length === 0) return null;
  return (
    <section className={styles.group} aria-label={t("training.upcoming")}>
      <h2 className={styles.groupName}>{t("training.upcoming")}</h2>
      <ul className={styles.cards}>
        {programs.map(({ id, title, startsOn, dueOn }) => (
          <li key={id}>
            <div className={styles.card} data-unassigned>
              <h3 className={styles.name}>
                <bdi>{inWords("programs", title)}</bdi>
              </h3>
              <p className={styles.quiet}>
                {t("training.startsOn", { date: formatDate(startsOn) })} {dueOn !== null && t("training.due", { date: formatDate(dueOn) })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
