import type {
  AnswerBody,
  AnswerSaved,
  CompletedContentExam,
  ContentSessionReview,
  ExamStart,
  Minibook,
  SubmitAnswer,
  SubmitBody,
} from "@vigil/model/exam/examWire";
import { queryOptions } from "@tanstack/react-query";
import i18next from "i18next";
import { call } from "../../api.ts";

/** Where an exam belongs: the final (unit −1) or a unit of a course, or a quiz. */
export type ExamAddress = { programId: number; courseId: number; unitId: number } | { quizId: number };

const language = () => `locale=${i18next.language}`;
const pathOf = (address: ExamAddress): string =>
  "quizId" in address
    ? `training/content-quiz/${address.quizId}`
    : `training/exam/programs/${address.programId}/courses/${address.courseId}/units/${address.unitId}`;
const minibookPath = ({ programId, courseId, unitId }: Exclude<ExamAddress, { quizId: number }>): string =>
  `training/minibook/programs/${programId}/courses/${courseId}/units/${unitId}`;

/** Begins an attempt, or answers the one that is open with what is stored of it. */
export const startExam = (address: ExamAddress): Promise<ExamStart> => call("POST", `${pathOf(address)}?${language()}`);

export const saveAnswer = (examId: number, index: number, body: AnswerBody, signal?: AbortSignal): Promise<AnswerSaved> =>
  call("PUT", `training/exam/attempts/${examId}/answers/${index}?${language()}`, { body, ...(signal === undefined ? {} : { signal }) });

export const handIn = (address: ExamAddress, body: SubmitBody): Promise<SubmitAnswer> =>
  call("PUT", `${pathOf(address)}?${language()}`, { body });

export const completedExam = (courseId: number, unitId: number): Promise<CompletedContentExam | null> =>
  call("GET", `training/exam/completed?courseId=${courseId}&unitId=${unitId}&${language()}`);

export const startMinibook = (address: Exclude<ExamAddress, { quizId: number }>): Promise<Minibook> => call("POST", minibookPath(address));
export const endMinibook = (address: Exclude<ExamAddress, { quizId: number }>): Promise<unknown> => call("DELETE", minibookPath(address));

export const contentSessionQuery = (sessionId: number) =>
  queryOptions({
    queryKey: ["training", "contentSession", sessionId, i18next.language],
    queryFn: ({ signal }) => call<ContentSessionReview>("GET", `training/content/sessions/${sessionId}?${language()}`, { signal }),
    staleTime: Infinity,
  });
