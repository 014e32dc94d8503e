import type { SessionRows } from "@vigil/model/simulator/wire";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { problemMessage } from "../../problemMessage.ts";
import { Message } from "../../ui/Message.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { PageTurner } from "./PageTurner.tsx";
import { noSessions, pagesOf, sessionList, sessionsPerPage } from "./sessionList.ts";
import { SessionTable } from "./SessionTable.tsx";

interface SessionPagesProps {
  domain: string;
  courseId: number;
}

/** The learner's finished simulator sessions in a course, newest first, page by page, and when the server was asked. */
export function SessionPages({ domain, courseId }: SessionPagesProps) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const path = `training/simulator/courses/${courseId}/sessions`;
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ["training", "sessionPages", path, page],
    queryFn: async ({ signal }) =>
      sessionList(await call<SessionRows>("GET", `${path}?page=${page}&limit=${sessionsPerPage}`, { signal }), page, Date.now()),
    placeholderData: keepPreviousData,
  });
  if (error) return <Message kind="error">{problemMessage(error)}</Message>;
  const list = data ?? noSessions;
  if (list.updated === null) return <Skeleton height={240} />;
  return (
    <>
      <SessionTable rows={list.rows} domain={domain} />
      {list.total > 0 && (
        <PageTurner
          label={t("training.results")}
          count={t("training.sessions", { count: list.total })}
          page={list.page}
          pages={pagesOf(list)}
          updated={list.updated}
          busy={isFetching}
          onRefresh={() => void refetch()}
          onPage={setPage}
        />
      )}
    </>
  );
}
