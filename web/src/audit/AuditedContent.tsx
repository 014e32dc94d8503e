import type { ContentSession } from "@vigil/model/exam/examWire";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemMessage } from "../problemMessage.ts";
import { Card } from "../ui/Card.tsx";
import { formatDuration, formatInstant, formatPercent } from "../ui/format.ts";
import { Message } from "../ui/Message.tsx";
import { Table } from "../ui/Table.tsx";
import { Tag } from "../ui/Tag.tsx";
import { auditedContentQuery } from "./auditQueries.ts";
import { Pages } from "./Pages.tsx";

interface AuditedContentProps {
  domain: string;
  user: string;
  kind: "courses" | "quizzes";
  item: string;
}

export const attemptKind = { final: "exam.finalExam", unit: "exam.unitExam", quiz: "exam.quiz" } as const;

/** The exams or attempts that a learner has handed in; each opens answer by answer. */
export function AuditedContent({ domain, user, kind, item }: AuditedContentProps) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const { data, error } = useQuery(auditedContentQuery(Number(user), kind, Number(item), page));
  if (error !== null) return <Message kind="error">{problemMessage(error)}</Message>;
  if (data === undefined || data.rows.length === 0) return null;
  const title = t(kind === "courses" ? "review.contentSessions" : "review.contentQuizSessions");
  const nameOf = ({ type, unit, number }: ContentSession) =>
    [t(attemptKind[type]), unit, number].filter((part) => part !== null).join(" · ");
  return (
    <Card title={title} wide>
      <Table label={title}>
        <thead>
          <tr>
            <th scope="col">{t("review.attempt")}</th>
            <th scope="col">{t("review.handedIn")}</th>
            <th scope="col">{t("review.duration")}</th>
            <th scope="col">{t("review.score")}</th>
            <th scope="col">{t("review.result")}</th>
          </tr>
        </thead>
        <tbody>
          {data.rows.map((row) => (
            <tr key={row.id}>
              <td>
                <Link
                  to="/$domain/audit/$user/$kind/$item/exams/$session"
                  params={{ domain, user, kind, item, session: String(row.id) }}
                  aria-label={t("review.show", { name: nameOf(row) })}
                >
                  {nameOf(row)}
                </Link>
              </td>
              <td>{formatInstant(row.endAt)}</td>
              <td>{formatDuration(row.duration)}</td>
              <td>{row.score === null ? "–" : formatPercent(row.score, 2)}</td>
              <td>
                <Tag tone={row.passed ? "good" : "warn"}>{t(row.passed ? "review.passed" : "review.notPassed")}</Tag>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Pages page={page} count={data.count} onPage={setPage} />
    </Card>
  );
}
