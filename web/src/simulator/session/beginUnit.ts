import type { CompletedExam, SessionStart } from "@vigil/model/simulator/wire";
import { ApiProblem } from "../../apiProblem.ts";

export type Opened = { step: "simulator"; start: SessionStart } | { step: "complete"; sessionId: number };

interface Calls {
  start: () => Promise<SessionStart>;
  /** The exam that is passed or closed. */
  completed: () => Promise<CompletedExam | null>;
}

/** Begins or resumes a session; an exam that the server has as completed is shown instead of taken again. */
export async function beginUnit({ start, completed }: Calls): Promise<Opened> {
  try {
    const session = await start();
    return session.isReview ? { step: "complete", sessionId: session.sessionId } : { step: "simulator", start: session };
  } catch (problem) {
    const exam = problem instanceof ApiProblem && problem.code === "ExamCompleted" ? await completed() : null;
    if (exam === null) throw problem;
    return { step: "complete", sessionId: exam.id };
  }
}
