import { programContents } from "@vigil/model/training/contents";
import { firstIncomplete } from "@vigil/model/training/navigation";
import { useSuspenseQueries } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { inWords } from "../../dataWords.ts";
import { formatDuration } from "../../ui/format.ts";
import { PageHead } from "../../ui/PageHead.tsx";
import { LearnerCertificates } from "../../compliance/LearnerCertificates.tsx";
import { BeginAgain } from "./BeginAgain.tsx";
import { DoneCard } from "./DoneCard.tsx";
import { StatusTag } from "./StatusTag.tsx";
import styles from "../training.module.css";
import { coursesQuery, programsQuery } from "../trainingQueries.ts";
import { progressText } from "./progressText.ts";

/** The class menu: the courses of a program, in their order, with what keeps one shut. */
export function ClassMenuPage() {
  const { t } = useTranslation();
  const { domain, program } = useParams({ from: "/$domain/frame/training/$program" });
  const [{ data: programs }, { data: courses }] = useSuspenseQueries({ queries: [programsQuery, coursesQuery(Number(program))] });
  const own = programs.find(({ id }) => id === Number(program));
  const { programEnforceOrder = false } = own?.programConfig ?? {};
  const root = programContents(
    { id: Number(program), title: inWords("programs", own?.title ?? ""), complete: own?.complete ?? false, programEnforceOrder },
    courses,
    [],
  );
  const nextCourse = own?.complete === true ? undefined : firstIncomplete(root)?.[1];
  return (
    <>
      <PageHead
        title={own?.title ?? t("training.classes")}
        crumb={
          <nav className={styles.crumbs}>
            <Link to="/$domain/training" params={{ domain }}>
              {t("training.classes")}
            </Link>
          </nav>
        }
        lead={t("training.classLead")}
      />
      {own?.complete && <DoneCard of="program" survey={own.programConfig.programSurveyLink} />}
      <ol className={styles.steps}>
        {courses.map((course, index) => {
          const { id, title, type, locked, courseStatus } = course;
          const inside = (
            <>
              <span className={styles.number} data-complete={courseStatus.complete || undefined} aria-hidden>
                {courseStatus.complete ? "✓" : index + 1}
              </span>
              <div>
                <h2 className={styles.name}>
                  <bdi>{inWords("courses", title)}</bdi>
                </h2>
                <p className={styles.facts}>
                  <span>{t(`training.courseTypes.${type}`)}</span>
                  {locked && <span>{t("training.lockedOrder")}</span>}
                  {!locked && <span>{progressText(courseStatus)}</span>}
                  {courseStatus.totalDuration > 0 && <span>{formatDuration(courseStatus.totalDuration)}</span>}
                </p>
              </div>
              <StatusTag status={courseStatus.status} complete={courseStatus.complete} locked={locked} />
            </>
          );
          return (
            <li key={id}>
              {locked ? (
                <div className={styles.step} data-locked>
                  {inside}
                </div>
              ) : (
                <Link
                  to="/$domain/training/$program/$course"
                  params={{ domain, program, course: String(id) }}
                  className={styles.step}
                  data-next={id === nextCourse || undefined}
                  preload={false}
                >
                  {inside}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
      <div className={styles.below}>
        <LearnerCertificates domain={domain} programId={Number(program)} />
      </div>
      {own && (
        <div className={styles.below}>
          <BeginAgain program={own} />
        </div>
      )}
    </>
  );
}
