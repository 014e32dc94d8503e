import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useDeferredValue } from "react";
import { useTranslation } from "react-i18next";
import { problemMessage } from "../problemMessage.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { Message } from "../ui/Message.tsx";
import { PageHead } from "../ui/PageHead.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { Table } from "../ui/Table.tsx";
import styles from "./Audit.module.css";
import { auditedLearnersQuery } from "./auditQueries.ts";
import { Pages } from "./Pages.tsx";

/** Whose training is to be looked at: learners of the auditor's sites. */
export function AuditPage() {
  const { t } = useTranslation();
  const { domain } = useParams({ from: "/$domain" });
  const navigate = useNavigate();
  const { search = "", page = "1" } = useSearch({ strict: false }) as { search?: string; page?: string };
  const asked = useDeferredValue(search);
  const current = Math.max(1, Number(page) || 1);
  const { data, error } = useQuery(auditedLearnersQuery(asked, current));
  const go = (change: { search: string; page: number }) =>
    void navigate({
      to: "/$domain/audit",
      params: { domain },
      search: { search: change.search, page: String(change.page) },
      replace: true,
    });
  return (
    <>
      <PageHead title={t("review.auditTitle")} lead={t("review.auditLead")} />
      <input
        type="search"
        className={styles.search}
        aria-label={t("review.search")}
        placeholder={t("review.search")}
        value={search}
        onChange={({ currentTarget }) => go({ search: currentTarget.value, page: 1 })}
      />
      {error !== null && <Message kind="error">{problemMessage(error)}</Message>}
      {data === undefined && error === null && <Skeleton height={240} />}
      {data?.rows.length === 0 && <EmptyState title={t("review.noLearnersTitle")} text={t("review.noLearnersText")} />}
      {data !== undefined && data.rows.length > 0 && (
        <>
          <Table label={t("review.auditTitle")}>
            <thead>
              <tr>
                <th scope="col">{t("review.learner")}</th>
                <th scope="col">{t("review.company")}</th>
                <th scope="col">{t("review.sessions")}</th>
              </tr>
            </thead>
            <tbody>
              {data.rows.map(({ userId, username, firstName, lastName, companyName, sessions }) => (
                <tr key={userId}>
                  <td>
                    <Link to="/$domain/audit/$user" params={{ domain, user: String(userId) }} dir="auto">
                      {`${firstName} ${lastName}`.trim() || username}
                    </Link>
                  </td>
                  <td>
                    <bdi>{companyName}</bdi>
                  </td>
                  <td>{sessions}</td>
                </tr>
              ))}
            </tbody>
          </Table>
          <Pages page={current} count={data.count} onPage={(next) => go({ search, page: next })} />
        </>
      )}
    </>
  );
}
