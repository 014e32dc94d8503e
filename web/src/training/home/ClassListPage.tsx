import { useQuery, useSuspenseQueries } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { ClassCard } from "./ClassCard.tsx";
import { classSections } from "./classSections.ts";
import { UpcomingPrograms } from "./UpcomingPrograms.tsx";
import { UnassignedCard } from "./UnassignedCard.tsx";
import styles from "../training.module.css";
import { learnerDashboardQuery, programGroupsQuery, programsQuery } from "../trainingQueries.ts";

/** The class list: a class is a program as its learner takes it. Where the domain groups its programs, the list does too. */
export function ClassListPage() {
  const { t } = useTranslation();
  const { domain } = useParams({ from: "/$domain" });
  const [{ data: programs }, { data: groups }] = useSuspenseQueries({ queries: [programsQuery, programGroupsQuery] });
  const { data: own } = useQuery(learnerDashboardQuery);
  const sections = classSections(programs, groups, own?.xrayTime);
  return (
    <>
      <PageHead
        title={t("training.classes")}
        lead={t("training.classesLead")}
        actions={
          <Link to="/$domain/drills" params={{ domain }}>
            {t("drill.title")}
          </Link>
        }
      />
      {sections.length === 0 && <EmptyState title={t("training.nothingTitle")} text={t("training.nothingText")} />}
      {sections.map(({ id, name, description, classes }) => (
        <section key={id} className={styles.group} aria-label={name ?? t("training.otherPrograms")}>
          {groups.length > 0 && (
            <h2 className={styles.groupName}>
              <bdi>{name ?? t("training.otherPrograms")}</bdi>
            </h2>
          )}
          {description && <p className={styles.quiet}>{description}</p>}
          <ul className={styles.cards}>
            {classes.map((entry) => (
              <li key={entry.id}>
                {entry.program ? (
                  <ClassCard domain={domain} program={entry.program} hours={own?.xrayTime} />
                ) : (
                  <UnassignedCard title={entry.title} />
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <UpcomingPrograms />
    </>
  );
}
