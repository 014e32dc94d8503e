import { quizAudit } from "@vigil/model/audit/audit";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { inWords } from "../dataWords.ts";
import { problemMessage } from "../problemMessage.ts";
import { NotFound } from "../shell/NotFound.tsx";
import { SessionTable } from "../training/xray/SessionTable.tsx";
import { Card } from "../ui/Card.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { Message } from "../ui/Message.tsx";
import { PageHead } from "../ui/PageHead.tsx";
import { Tag } from "../ui/Tag.tsx";
import styles from "./Audit.module.css";
import { AuditedContent } from "./AuditedContent.tsx";
import { AuditedTree } from "./AuditedTree.tsx";
import { learnerName } from "./AuditLearnerPage.tsx";
import { auditedQuizQuery, auditedSessionsQuery, workQuery } from "./auditQueries.ts";
import { Pages } from "./Pages.tsx";

/** What one learner did in one course or quiz: how far it is, exams and sessions; each opens read-only. */
export function AuditSessionsPage() {
  const { kind } = useParams({ from: "/$domain/frame/audit/$user/$kind/$item" });
  return kind === "courses" || kind === "quizzes" ? <Sessions kind={kind} /> : <NotFound />;
}

function Sessions({ kind }: { kind: "courses" | "quizzes" }) {
  const { t } = useTranslation();
  const { domain, user, item } = useParams({ from: "/$domain/frame/audit/$user/$kind/$item" });
  const { data: work } = useSuspenseQuery(workQuery(Number(user)));
  const course = work.courses.find(({ id }) => String(id) === item)?.title;
  const quiz = work.quizzes.find(({ id }) => String(id) === item)?.name;
  const home = `/${domain}/audit/${user}`;
  return (
    <>
      <PageHead
        title={(kind === "courses" ? course && inWords("courses", course) : quiz) ?? t("review.sessions")}
        crumb={
          <Link to="/$domain/audit/$user" params={{ domain, user }} dir="auto">
            {learnerName(work.learner)}
          </Link>
        }
        lead={kind === "courses" ? t("review.examLocked") : undefined}
      />
      <div className={styles.page}>
        {course === undefined && quiz === undefined && <EmptyState title={t("review.noSessionsTitle")} text={t("review.noSessionsText")} />}
        {kind === "quizzes" && <QuizFacts home={home} userId={Number(user)} quizId={Number(item)} />}
        <AuditedContent domain={domain} user={user} kind={kind} item={item} />
        <SimulatorSessions domain={domain} user={user} kind={kind} item={item} />
        {kind === "courses" && <AuditedTree domain={domain} home={home} userId={Number(user)} courseId={Number(item)} />}
      </div>
    </>
  );
}

function QuizFacts({ home, userId, quizId }: { home: string; userId: number; quizId: number }) {
  const { t } = useTranslation();
  const { data, error } = useQuery(auditedQuizQuery(quizAudit(home, userId, quizId)));
  if (error !== null) return <Message kind="error">{problemMessage(error)}</Message>;
  if (data === undefined) return null;
  const { attempts, failedAttempts, passed, locked } = data.quiz;
  return (
    <p>
      {t("review.attemptsMade", { count: attempts, failed: failedAttempts })} {passed && <Tag tone="good">{t("review.passed")}</Tag>}{" "}
      {locked && <Tag tone="warn">{t("review.quizLocked")}</Tag>}
    </p>
  );
}

interface SimulatorSessionsProps {
  domain: string;
  user: string;
  kind: "courses" | "quizzes";
  item: string;
}

function SimulatorSessions({ domain, user, kind, item }: SimulatorSessionsProps) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const { data, error } = useQuery(auditedSessionsQuery(Number(user), kind, Number(item), page));
  if (error !== null) return <Message kind="error">{problemMessage(error)}</Message>;
  if (data === undefined || data.rows.length === 0) return null;
  return (
    <Card title={t("review.simulatorSessions")} wide>
      <SessionTable rows={data.rows} domain={domain} />
      <Pages page={page} count={data.count} onPage={setPage} />
    </Card>
  );
}
