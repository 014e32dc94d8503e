import type { PersonExam, PersonExams as Exams } from "@vigil/model/audit/personWire";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { problemMessage } from "../../problemMessage.ts";
import { can, useUser } from "../../shell/user.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { formatDuration, formatInstant, formatPercent } from "../../ui/format.ts";
import { Message } from "../../ui/Message.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { Table } from "../../ui/Table.tsx";
import { Tag } from "../../ui/Tag.tsx";
import { perPage } from "../auditQueries.ts";
import { Pages } from "../Pages.tsx";

/** The exams and quizzes of one person, the newest first; auditors go on to the answers. */
export function PersonExams({ userId, domain }: { userId: number; domain: string }) {
  const { t } = useTranslation();
  const audits = can(useUser(), "audit:view");
  const [page, setPage] = useState(1);
  const { data, error } = useQuery({
    queryKey: ["users", "exams", userId, page],
    queryFn: ({ signal }) => call<Exams>("GET", `users/${userId}/exams?page=${page}&limit=${perPage}`, { signal }),
    placeholderData: keepPreviousData,
  });
  if (error !== null) return <Message kind="error">{problemMessage(error)}</Message>;
  if (data === undefined) return <Skeleton height={240} />;
  if (data.count === 0) return <EmptyState title={t("person.exams")} text={t("person.noExams")} />;
  return (
    <>
      <Table label={t("person.exams")}>
        <thead>
          <tr>
            <th scope="col">{t("person.what")}</th>
            <th scope="col">{t("person.kind")}</th>
            <th scope="col" data-numeric>
              {t("person.attempt")}
            </th>
            <th scope="col">{t("person.handedIn")}</th>
            <th scope="col">{t("person.result")}</th>
            <th scope="col">{t("person.time")}</th>
          </tr>
        </thead>
        <tbody>
          {data.rows.map((exam) => (
            <tr key={exam.id}>
              <td>
                {audits ? (
                  <Link
                    to="/$domain/audit/$user/$kind/$item"
                    params={{ domain, user: String(userId), kind: exam.of, item: String(exam.item) }}
                  >
                    <bdi>{exam.title}</bdi>
                  </Link>
                ) : (
                  <bdi>{exam.title}</bdi>
                )}
              </td>
              <td>{t(`person.kinds.${exam.kind}`)}</td>
              <td data-numeric>{exam.number}</td>
              <td>{exam.sealedAt === null ? t("person.begun", { at: formatInstant(exam.startedAt) }) : formatInstant(exam.sealedAt)}</td>
              <td>
                <Result exam={exam} />
              </td>
              <td>{formatDuration(exam.duration)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Pages page={page} count={data.count} onPage={setPage} />
    </>
  );
}

function Result({ exam: { sealedAt, score, passed } }: { exam: PersonExam }) {
  const { t } = useTranslation();
  if (sealedAt === null) return <Tag tone="info">{t("person.open")}</Tag>;
  return (
    <Tag tone={passed === true ? "good" : "warn"}>
      {t(passed === true ? "person.passed" : "person.failed")} {score === null ? "" : formatPercent(score, 1)}
    </Tag>
  );
}
