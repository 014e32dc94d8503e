import type { ContentSession } from "@vigil/model/exam/examWire";
import type { AuditedContentSession, AuditedCourse, AuditedLearners, AuditedQuiz, AuditedWork } from "@vigil/model/audit/auditWire";
import type { SessionRows } from "@vigil/model/simulator/wire";
import type { SectionTexts } from "@vigil/model/training/wire";
import type { AuditInfo } from "@vigil/model/audit/audit";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import i18next from "i18next";
import { call } from "../api.ts";

export const perPage = 20;

export const auditedLearnersQuery = (search: string, page: number) =>
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

export const auditedContentQuery = (userId: number, kind: "courses" | "quizzes", id: number, page: number) =>
  queryOptions({
    queryKey: ["audit", "content", userId, kind, id, page, i18next.language],
    queryFn: ({ signal }) =>
      call<{ rows: ContentSession[]; count: number }>(
        "GET",
        `audit/users/${userId}/${kind}/${id}/content-sessions?page=${page}&limit=${perPage}${kind === "courses" ? `&locale=${i18next.language}` : ""}`,
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

export const auditedCourseQuery = (userId: number, courseId: number) =>
  queryOptions({
    queryKey: ["audit", "course", userId, courseId, i18next.language],
    queryFn: ({ signal }) => call<AuditedCourse>("GET", `audit/users/${userId}/courses/${courseId}?locale=${i18next.language}`, { signal }),
  });

export const auditedSectionQuery = (userId: number, courseId: number, unitId: number, sectionId: number) =>
  queryOptions({
    queryKey: ["audit", "section", userId, courseId, unitId, sectionId, i18next.language],
    queryFn: ({ signal }) =>
      call<SectionTexts>(
        "GET",
        `audit/users/${userId}/courses/${courseId}/units/${unitId}/sections/${sectionId}?locale=${i18next.language}`,
        {
          signal,
        },
      ),
  });

export const auditedQuizQuery = ({ userId, quizId }: AuditInfo) =>
  queryOptions({
    queryKey: ["audit", "quiz", userId, quizId],
    queryFn: ({ signal }) => call<AuditedQuiz>("GET", `audit/users/${userId}/quizzes/${quizId}`, { signal }),
  });

export const auditedAttemptQuery = (kind: "courses" | "quizzes", sessionId: number) =>
  queryOptions({
    queryKey: ["audit", "attempt", kind, sessionId, i18next.language],
    queryFn: ({ signal }) =>
      call<AuditedContentSession>(
        "GET",
        `audit/${kind === "courses" ? "course" : "quiz"}/content-sessions/${sessionId}?locale=${i18next.language}`,
        { signal },
      ),
  });
