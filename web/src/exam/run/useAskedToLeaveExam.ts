import { examProgress } from "@vigil/model/exam/exam";
import { useBlocker } from "@tanstack/react-router";
import i18next from "i18next";
import { confirmed, type Question } from "../../shell/confirmation.ts";
import { isLeaving } from "../../shell/leaveForSignIn.ts";
import { mostSilent } from "../mostSilent.ts";
import type { ExamRun } from "./examRun.ts";

/** Whoever leaves a `run` that is handed in by itself when nothing is heard of it is told so first, and may stay. */
export function useAskedToLeaveExam(run: ExamRun | null): void {
  useBlocker({
    shouldBlockFn: async () => {
      const question = run === null || isLeaving() ? null : questionOf(run);
      return question !== null && !(await confirmed(question));
    },
    // a page that is loaded again goes on by itself
    enableBeforeUnload: false,
  });
}

function questionOf(run: ExamRun): Question | null {
  const { machine } = run.state.get();
  const { settings, questions, submitting } = machine;
  if (settings === null || settings.maxDisconnectMs === 0 || submitting) return null;
  return {
    title: i18next.t("exam.progress", { answered: examProgress(machine).answered, total: questions.length }),
    text: mostSilent(settings.maxDisconnectMs / 1000),
    confirm: i18next.t("exam.leave"),
  };
}
