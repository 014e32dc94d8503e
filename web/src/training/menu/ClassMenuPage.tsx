import { programContents } from "@vigil/model/training/contents";
import { isDoing } from "@vigil/model/training/step";
import { useQuery, useSuspenseQueries } from "@tanstack/react-query";
import type { TrainingProgram } from "@vigil/model/training/wire";
import { Link, useParams } from "@tanstack/react-router";
import i18next from "i18next";
import { useTranslation } from "react-i18next";
import { inWords } from "../../dataWords.ts";
import { MissingCourse } from "./MissingCourse.tsx";
import { formatDate, formatDuration } from "../../ui/format.ts";
import { Message } from "../../ui/Message.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { LearnerCertificates } from "../../compliance/LearnerCertificates.tsx";
import { ClassroomDates } from "../next/ClassroomDates.tsx";
import { NextLine } from "../next/NextLine.tsx";
import { NextLink } from "../next/NextLink.tsx";
import { NextProgram } from "../next/NextProgram.tsx";
import { BeginAgain } from "../renewal/BeginAgain.tsx";
import { DoneCard } from "./DoneCard.tsx";
import { LapsedCard } from "../renewal/LapsedCard.tsx";
import { StatusTag } from "./StatusTag.tsx";
import styles from "../training.module.css";
import { coursesQuery, programNextQuery, programsQuery } from "../trainingQueries.ts";
import { progressText } from "./progressText.ts";

/** The certificate stands below. */
const earnedWith = ({ programStatus }: TrainingProgram): string => {
  const day = programStatus.expiresOn ?? programStatus.expiryAt;
  return day === null ? i18next.t("next.earned") : i18next.t("next.earnedUntil", { date: formatDate(day) });
};

/** The class menu: the courses of a program, in their order, with what keeps one shut. */
export function ClassMenuPage() {
  const { t } = useTranslation();
  const { domain, program } = useParams({ from: "/$domain/frame/training/$program" });
  const [{ data: programs }, { data: courses }] = useSuspenseQueries({ queries: [programsQuery, coursesQuery(Number(program))] });
  const own = programs.find(({ id }) => id === Number(program));
  const { programEnforceOrder = false } = own?.programConfig ?? {};
  const root = programContents(
    { id: Number(program), title: own?.title ?? "", complete: own?.complete ?? false, programEnforceOrder },
    courses,
    [],
  );
  const { data: next } = useQuery(programNextQuery(Number(program)));
  const lapsed = own !== undefined && own.programStatus.lapsed !== undefined;
  const step = next?.step;
  const nextCourse = isDoing(step) ? step.path[0] : undefined;
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
      {own && lapsed && <LapsedCard program={own} />}
      {own?.complete && !lapsed && (
        <DoneCard of="program" survey={own.programConfig.programSurveyLink} earned={earnedWith(own)}>
          <NextProgram domain={domain} programs={programs} />
        </DoneCard>
      )}
      <ol className={styles.steps}>
        {courses.map((course, index) => {
          const { id, title, type, courseStatus, toFinish } = course;
          const locked = root.children[index]?.locked === true;
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
                  {toFinish && !locked && <strong>{t("next.toFinish")}</strong>}
                  {courseStatus.totalDuration > 0 && <span>{formatDuration(courseStatus.totalDuration)}</span>}
                </p>
                {locked && (
                  <ul className={styles.missing}>
                    {courses
                      .slice(0, index)
                      .flatMap((before, earlier) =>
                        before.courseStatus.complete
                          ? []
                          : [
                              <MissingCourse
                                key={before.id}
                                course={before}
                                locked={root.children[earlier]?.locked === true}
                                address={{ domain, program }}
                              />,
                            ],
                      )}
                  </ul>
                )}
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
      {own && isDoing(step) && step.kind !== "renew" && (
        <p className={styles.below}>
          <NextLink domain={domain} program={program} step={step} fresh={own.programStatus.status === "n"} />
        </p>
      )}
      {step?.kind === "waits" && (
        <div className={styles.below}>
          <Message kind="info">
            <NextLine step={step} />
            {step.why === "classroom" && <ClassroomDates programId={Number(program)} />}
          </Message>
        </div>
      )}
      <div className={styles.below}>
        <LearnerCertificates domain={domain} programId={Number(program)} />
      </div>
      {own && !lapsed && (
        <div className={styles.below}>
          <BeginAgain program={own} />
        </div>
      )}
    </>
  );
}
