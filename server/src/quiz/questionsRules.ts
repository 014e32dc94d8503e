import { quizSettingsOf } from "@vigil/model/quiz/quizSettings";
import type { ExamSettings } from "@vigil/model/exam/examSettings";
import type { Caller } from "../identity/access/caller.ts";
import type { Tx } from "../storage/asDomain.ts";
import { extraTimeOf } from "../training/extraTimeOf.ts";
import { trainingConfiguration } from "../training/trainingConfiguration.ts";
import { quizToTake } from "./quizOfCall.ts";

/** How the questions of a quiz are asked of somebody who may begin. */
export async function questionsRules(tx: Tx, caller: Caller, quizId: number): Promise<{ name: string; settings: ExamSettings }> {
  const quiz = await quizToTake(tx, caller, quizId, "content");
  const { maxDisconnectTime } = await trainingConfiguration(tx, { ...caller, courseId: null });
  const limits = { ...quiz, questionTime: quiz.questionSeconds, quizTime: quiz.quizSeconds };
  return { name: quiz.name, settings: quizSettingsOf(limits, maxDisconnectTime, await extraTimeOf(tx, caller)) };
}
