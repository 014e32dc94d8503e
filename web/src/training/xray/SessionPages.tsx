import type { SessionRows } from "@vigil/model/simulator/wire";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { problemMessage } from "../../problemMessage.ts";
import { Button } from "../../ui/Button.tsx";
import { formatInstant, formatNumber } from "../../ui/format.ts";
import { Message } from "../../ui/Message.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { noSessions, pagesOf, sessionList, sessionsPerPage } from "./sessionList.ts";
import { SessionTable } from "./SessionTable.tsx";
import styles from "../training.module.css";

interface SessionPagesProps {
  domain: string;
  /** Of one course; without it of all. */
  courseId?: number;
  courseTitle?: (courseId: number) => string;
}

/** The learner's finished simulator sessions, newest first, page by page, and when the server was asked. */
export function SessionPages({ domain, courseId, courseTitle }: SessionPagesProps) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const path = courseId === undefined ? "training/simulator/sessions" : `training/simulator/courses/${courseId}/sessions`;
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ["training", "sessionPages", path, page],
    queryFn: async ({ signal }) =>
      sessionList(await call<SessionRows>("GET", `${path}?page=${page}&limit=${sessionsPerPage}`, { signal }), page, Date.now()),
    placeholderData: keepPreviousData,
  });
  if (error) return <Message kind="error">{problemMessage(error)}</Message>;
  const list = data ?? noSessions;
  if (list.updated === null) return <Skeleton height={240} />;
  const pages = pagesOf(list);
  return (
    <>
      <SessionTable rows={list.rows} domain={domain} {...(courseTitle && { courseTitle })} />
      {list.total > 0 && (
        <nav className={styles.pages} aria-label={t("training.results")}>
          <span role="status">
            {t("training.sessions", { count: list.total })}
            {pages > 1 && ` · ${t("training.pageOf", { number: formatNumber(list.page), total: formatNumber(pages) })}`}
            {` · ${t("training.asOf", { time: formatInstant(new Date(list.updated).toISOString()) })}`}
          </span>
          <Button kind="plain" size="small" busy={isFetching} onClick={() => void refetch()}>
            {t("training.refresh")}
          </Button>
          {pages > 1 && (
            <>
              <Button kind="plain" size="small" disabled={page <= 1} onClick={() => setPage(page - 1)}>
                {t("training.newer")}
              </Button>
              <Button kind="plain" size="small" disabled={page >= pages} onClick={() => setPage(page + 1)}>
                {t("training.older")}
              </Button>
            </>
          )}
        </nav>
      )}
    </>
  );
}
