import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { inWords } from "../../dataWords.ts";
import { problemMessage } from "../../problemMessage.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Message } from "../../ui/Message.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "../training.module.css";
import { ExamRow } from "./ExamRow.tsx";
import { examsQuery } from "./examsQuery.ts";

/** Every exam of one's courses on one screen: what is passed, what comes next, and what has to come first. */
export function OwnExamsPage() {
  const { t } = useTranslation();
  const { domain } = useParams({ from: "/$domain" });
  const { data, error } = useQuery(examsQuery);
  return (
    <>
      <PageHead
        title={t("ownExams.title")}
        lead={t("ownExams.lead")}
        actions={
          <Link to="/$domain/simulator/sessions" params={{ domain }}>
            {t("shell.results")}
          </Link>
        }
      />
      {error !== null && <Message kind="error">{problemMessage(error)}</Message>}
      {error === null && data === undefined && <Skeleton height={240} />}
      {data?.length === 0 && <EmptyState title={t("ownExams.none")} text={t("ownExams.noneText")} />}
      {data?.map(({ programId, programTitle, courseId, courseTitle, locked, exams }) => (
        <section key={`${programId} ${courseId}`} className={styles.group} aria-label={inWords("courses", courseTitle)}>
          <h2 className={styles.groupName}>
            {locked ? (
              <bdi>{inWords("courses", courseTitle)}</bdi>
            ) : (
              <Link
                to="/$domain/training/$program/$course"
                params={{ domain, program: String(programId), course: String(courseId) }}
                preload={false}
              >
                <bdi>{inWords("courses", courseTitle)}</bdi>
              </Link>
            )}
          </h2>
          <p className={styles.quiet}>
            <Link to="/$domain/training/$program" params={{ domain, program: String(programId) }}>
              <bdi>{inWords("programs", programTitle)}</bdi>
            </Link>
            {locked && ` · ${t("training.lockedOrder")}`}
          </p>
          <ol className={styles.steps}>
            {exams.map((exam) => (
              <li key={exam.path.join("/")}>
                <ExamRow exam={exam} locked={locked} address={{ domain, program: String(programId) }} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}
