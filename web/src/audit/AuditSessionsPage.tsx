import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemMessage } from "../problemMessage.ts";
import { NotFound } from "../shell/NotFound.tsx";
import { SessionTable } from "../training/SessionTable.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { Message } from "../ui/Message.tsx";
import { PageHead } from "../ui/PageHead.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { learnerName } from "./AuditLearnerPage.tsx";
import { auditedSessionsQuery, workQuery } from "./auditQueries.ts";
import { Pages } from "./Pages.tsx";

/** The sealed sessions of one learner in one course or quiz; each opens read-only. */
export function AuditSessionsPage() {
  const { kind } = useParams({ from: "/$domain/frame/audit/$user/$kind/$item" });
  return kind === "courses" || kind === "quizzes" ? <Sessions kind={kind} /> : <NotFound />;
}

function Sessions({ kind }: { kind: "courses" | "quizzes" }) {
  const { t } = useTranslation();
  const { domain, user, item } = useParams({ from: "/$domain/frame/audit/$user/$kind/$item" });
  const [page, setPage] = useState(1);
  const { data: work } = useSuspenseQuery(workQuery(Number(user)));
  const { data, error } = useQuery(auditedSessionsQuery(Number(user), kind, Number(item), page));
  const course = work.courses.find(({ id }) => String(id) === item)?.title;
  const quiz = work.quizzes.find(({ id }) => String(id) === item)?.name;
  return (
    <>
      <PageHead
        title={(kind === "courses" ? course : quiz) ?? t("review.sessions")}
        crumb={
          <Link to="/$domain/audit/$user" params={{ domain, user }} dir="auto">
            {learnerName(work.learner)}
          </Link>
        }
        lead={kind === "courses" ? t("review.examLocked") : undefined}
      />
      {error !== null && <Message kind="error">{problemMessage(error)}</Message>}
      {data === undefined && error === null && <Skeleton height={240} />}
      {data?.rows.length === 0 && <EmptyState title={t("review.noSessionsTitle")} text={t("review.noSessionsText")} />}
      {data !== undefined && data.rows.length > 0 && (
        <>
          <SessionTable rows={data.rows} domain={domain} />
          <Pages page={page} count={data.count} onPage={setPage} />
        </>
      )}
    </>
  );
}
