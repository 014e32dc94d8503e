import type { SessionStart } from "@vigil/model/simulator/wire";
import { newerQuiz } from "./newerQuiz.ts";

interface Calls {
  start: (quizId: number) => Promise<SessionStart>;
  /** Training is read anew: the quiz of before is not in it any more. */
  reload: () => Promise<unknown>;
}

/** Begins a quiz or resumes it. Where a newer version has taken its place, training is reloaded and that one begins. */
export async function beginQuiz(quizId: number, { start, reload }: Calls): Promise<SessionStart> {
  try {
    return await start(quizId);
  } catch (problem) {
    const newer = newerQuiz(problem);
    if (newer === null) throw problem;
    await reload();
    return start(newer);
  }
}
