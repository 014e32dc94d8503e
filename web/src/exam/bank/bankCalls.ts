import type { QuestionBank, Regrade, RegradeBody, RegradePreview } from "@vigil/model/exam/regradeWire";
import type { Ruling } from "@vigil/model/exam/ruling";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api.ts";

/** Where the bank of a course's version, or of a quiz, is asked for. */
export const bankOfVersion = (courseId: number, contentId: number) => `courses/${courseId}/contents/${contentId}/questions`;
export const bankOfQuiz = (quizId: number) => `quizzes/${quizId}/bank`;

const lookMs = 1500;

/** Asked for again while exams are being marked again. */
export const bankQuery = (path: string) =>
  queryOptions({
    queryKey: ["questionBank", path],
    queryFn: ({ signal }) => call<QuestionBank>("GET", path, { signal }),
    refetchInterval: ({ state }) => (state.data?.regrades.some((each) => each.state === "waiting") ? lookMs : false),
  });

export const previewRegrade = (path: string, question: number, ruling: Ruling) =>
  call<RegradePreview>("POST", `${path}/${question}/regrade/preview`, { body: { ruling } });

export const orderRegrade = (path: string, question: number, body: RegradeBody) =>
  call<Regrade>("POST", `${path}/${question}/regrade`, { body });
