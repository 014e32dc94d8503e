import { queryOptions } from "@tanstack/react-query";
import type {
  CompletedExam,
  DecisionAnswer,
  DecisionBody,
  OpenAnswer,
  SealBody,
  SessionReadiness,
  SessionResults,
  SessionReview,
  SessionStart,
} from "@vigil/model/simulator/wire";
import { answeredProblem } from "../../answeredProblem.ts";
import { ApiProblem } from "../../apiProblem.ts";
import { call, domainOfPage } from "../../api.ts";

export interface UnitAddress {
  programId: number;
  courseId: number;
  unitId: number;
  type: "Practice" | "Exam";
}

/** Where a session belongs: a unit of a course, or a quiz. */
export type SessionAddress = UnitAddress | { quizId: number };

const pathOf = (address: SessionAddress): string =>
  "quizId" in address
    ? `training/simulator-quiz/${address.quizId}`
    : `training/simulator/programs/${address.programId}/courses/${address.courseId}/units/${address.unitId}/type/${address.type}`;
const imagePath = (sessionId: number, index: number): string => `training/simulator/sessions/${sessionId}/images/${index}`;

/** Begins a session, or answers the one that is open with what is stored of it. */
export const startSession = (address: SessionAddress): Promise<SessionStart> => call("POST", pathOf(address));

/** What keeps a session from beginning, null where nothing does, and how many images there are for it. A library that is still being made is asked again. */
export const readinessQuery = (address: SessionAddress) =>
  queryOptions({
    queryKey: ["simulator", "ready", address],
    queryFn: async ({ signal }) => {
      const { code, images } = await call<SessionReadiness>("GET", `${pathOf(address)}/ready`, { signal });
      return { refused: code === null ? null : await answeredProblem(412, { code }), images };
    },
    refetchInterval: ({ state }) => (state.data?.refused?.code === "ImageLibraryEmpty" ? 5_000 : false),
  });

export const saveDecision = (sessionId: number, index: number, body: DecisionBody, signal?: AbortSignal): Promise<DecisionAnswer> =>
  call("PUT", imagePath(sessionId, index), { body, ...(signal === undefined ? {} : { signal }) });

export const openBag = (sessionId: number, index: number): Promise<OpenAnswer> => call("POST", `${imagePath(sessionId, index)}/open`);

export const sealSession = (address: SessionAddress, body: SealBody): Promise<SessionResults> => call("PUT", pathOf(address), { body });

/** A sealed session with its truth. What is sealed never changes. */
export const reviewQuery = (sessionId: number, audit: boolean) =>
  queryOptions({
    queryKey: ["simulator", "review", audit, sessionId],
    queryFn: ({ signal }) => readReview(sessionId, audit, signal),
    staleTime: Infinity,
  });

/** Somebody else's session is one of a course or one of a quiz; its address does not say which. */
async function readReview(sessionId: number, audit: boolean, signal: AbortSignal): Promise<SessionReview> {
  const read = (path: string) => call<SessionReview>("GET", `${path}/${sessionId}`, { signal });
  if (!audit) return read("training/simulator/course/sessions");
  return read("audit/course/simulator-sessions").catch((problem: unknown) => {
    if (!(problem instanceof ApiProblem) || problem.status !== 404) throw problem;
    return read("audit/quiz/simulator-sessions");
  });
}

/** The exam of a course that is passed or closed, null where there is none. */
export const completedSessionExam = (courseId: number): Promise<CompletedExam | null> =>
  call("GET", `training/session/completed?courseId=${courseId}&sessionType=Exam`);

/** A view's file. Its address never changes what it holds, so the browser may keep it. */
export async function fetchView(url: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(url, { signal, credentials: "include", headers: { "X-Domain": domainOfPage() } }).catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw new ApiProblem(0);
  });
  if (!response.ok) throw new ApiProblem(response.status, response.status === 404 ? { code: "SimulatorImageNotFound" } : {});
  return response;
}
