import type { AuditedWork } from "@vigil/model/audit/auditWire";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { can, useUser } from "../shell/user.ts";
import { Card } from "../ui/Card.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { PageHead } from "../ui/PageHead.tsx";
import styles from "../training/training.module.css";
import audit from "./Audit.module.css";
import { PersonExams } from "./person/PersonExams.tsx";
import { workQuery } from "./auditQueries.ts";

export const learnerName = ({ firstName, lastName, username }: AuditedWork["learner"]): string =>
  `${firstName} ${lastName}`.trim() || username;

/** One learner: the courses and quizzes there is something to look at of. */
export function AuditLearnerPage() {
  const { t } = useTranslation();
  const { domain, user } = useParams({ from: "/$domain/frame/audit/$user" });
  const { data } = useSuspenseQuery(workQuery(Number(user)));
  const { learner, courses, quizzes } = data;
  const viewer = useUser();
  return (
    <>
      <PageHead
        title={learnerName(learner)}
        crumb={
          <Link to="/$domain/audit" params={{ domain }}>
            {t("review.audit")}
          </Link>
        }
        lead={<bdi>{learner.companyName}</bdi>}
        actions={
          <>
            <Link to="/$domain/audit/$user/measures" params={{ domain, user }}>
              {t("shell.detection")}
            </Link>
            {can(viewer, "integrityFlags:view") && (
              <Link to="/$domain/admin/$list" params={{ domain, list: "integrityflags" }} search={{ userId: user }}>
                {t("integrity.all")}
              </Link>
            )}
          </>
        }
      />
      {courses.length + quizzes.length === 0 && <EmptyState title={t("review.noSessionsTitle")} text={t("review.noSessionsText")} />}
      <div className={styles.cards}>
        <Work title={t("review.courses")} kind="courses" items={courses.map(({ title, ...course }) => ({ ...course, name: title }))} />
        <Work title={t("review.quizzes")} kind="quizzes" items={quizzes} />
      </div>
      {can(viewer, "courseStatuses:view") && (
        <section className={audit.exams}>
          <h2>{t("person.exams")}</h2>
          <PersonExams userId={Number(user)} domain={domain} />
        </section>
      )}
    </>
  );
}

interface WorkProps {
  title: string;
  kind: "courses" | "quizzes";
  items: AuditedWork["quizzes"];
}

function Work({ title, kind, items }: WorkProps) {
  const { t } = useTranslation();
  const { domain, user } = useParams({ from: "/$domain/frame/audit/$user" });
  if (items.length === 0) return null;
  return (
    <Card title={title}>
      <ul className={styles.records}>
        {items.map(({ id, name, sessions }) => (
          <li key={id} className={styles.row}>
            <Link to="/$domain/audit/$user/$kind/$item" params={{ domain, user, kind, item: String(id) }} dir="auto">
              {name}
            </Link>
            <span className={styles.quiet}>{t("training.sessions", { count: sessions })}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
