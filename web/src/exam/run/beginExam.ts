import type { CompletedContentExam, ExamStart, SubmitAnswer } from "@vigil/model/exam/examWire";
import { ApiProblem } from "../../apiProblem.ts";

interface Calls {
  start: (quizId: number | null) => Promise<ExamStart>;
  /** The quiz that took the place of the one begun, as the refusal tells it. */
  newerQuiz: (problem: unknown) => number | null;
  /** Training, or the course, is read anew. */
  reload: () => Promise<unknown>;
  /** What there is of an exam that cannot be taken again. */
  completed: () => Promise<CompletedContentExam | null>;
}

export type Begun = { step: "question"; start: ExamStart } | { step: "complete"; exam: CompletedContentExam };

/**
 * Begins an exam or goes on with it. A quiz that a newer version has replaced is begun in that; an exam of a course that has been passed
 * meanwhile is shown as it went. Anything else is passed on.
 */
export async function beginExam(quizId: number | null, { start, newerQuiz, reload, completed }: Calls): Promise<Begun> {
  try {
    return { step: "question", start: await start(quizId) };
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem;
    if (quizId !== null && problem.code === "UpgradeRequired") {
      const newer = newerQuiz(problem);
      if (newer === null) throw new ApiProblem(422, { code: "QuizIdRequired", message: "quizId required" });
      await reload();
      return { step: "question", start: await start(newer) };
    }
    if (quizId !== null || problem.code !== "ExamCompleted") throw problem;
    await reload();
    const exam = await completed();
    if (exam === null) throw problem;
    return { step: "complete", exam };
  }
}

/** Hands in; where the exam was completed meanwhile, the course is read anew and the refusal passed on. */
export async function submitExam(submit: () => Promise<SubmitAnswer>, reload: () => Promise<unknown>): Promise<SubmitAnswer> {
  try {
    return await submit();
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.code === "ExamCompleted") await reload();
    throw problem;
  }
}
