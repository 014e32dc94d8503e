import type { AuditedLearners, AuditedWork } from "@vigil/model/simulator/auditWire";
import type { SessionRows } from "@vigil/model/simulator/wire";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../api.ts";

export const perPage = 20;

export const learnersQuery = (search: string, page: number) =>
  queryOptions({
    queryKey: ["audit", "learners", search, page],
    queryFn: ({ signal }) =>
      call<AuditedLearners>(
        "GET",
        `audit/users?${new URLSearchParams({ search, page: String(page), limit: String(perPage) }).toString()}`,
        {
          signal,
        },
      ),
    placeholderData: keepPreviousData,
  });

export const workQuery = (userId: number) =>
  queryOptions({
    queryKey: ["audit", "work", userId],
    queryFn: ({ signal }) => call<AuditedWork>("GET", `audit/users/${userId}`, { signal }),
  });

export const auditedSessionsQuery = (userId: number, kind: "courses" | "quizzes", id: number, page: number) =>
  queryOptions({
    queryKey: ["audit", "sessions", userId, kind, id, page],
    queryFn: ({ signal }) =>
      call<SessionRows>("GET", `audit/users/${userId}/${kind}/${id}/simulator-sessions?page=${page}&limit=${perPage}`, { signal }),
    placeholderData: keepPreviousData,
  });
