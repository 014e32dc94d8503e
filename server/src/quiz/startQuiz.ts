import { sessionSettingsOf, storedSimConfig, type SessionSettings } from "@vigil/model/simulator/settings";
import type { SessionStart } from "@vigil/model/simulator/wire";
import type { Caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";
import { trainingConfiguration } from "../training/trainingConfiguration.ts";
import { refuseElsewhere } from "../training/trainingLease.ts";
import { findOpen, openAnswer, openSession, type SessionPlace } from "../simulator/open/openSession.ts";
import { quizOfCall, type CalledQuiz } from "./quizOfCall.ts";
import { sealIfSilent } from "../simulator/sealOverdue.ts";

interface QuizCall {
  quizId: number;
  tabId: string;
}

/** Opens a session of a quiz, or goes on with the open one, even where a newer version has come meanwhile. */
export async function startQuiz(tx: Tx, caller: Caller, call: QuizCall, random: () => number): Promise<SessionStart> {
  const { quizId, tabId } = call;
  const place: SessionPlace = { type: "Exam", courseStatusId: null, unitId: null, quizId };
  const open = await findOpen(tx, caller, place);
  if (open !== undefined) {
    await refuseElsewhere(tx, caller, tabId);
    // Sealing it may have passed or locked the quiz, so the question is asked anew.
    if (await sealIfSilent(tx, caller, open)) return startQuiz(tx, caller, call, random);
    return openAnswer(tx, open);
  }
  const quiz = await quizOfCall(tx, caller, quizId);
  await refuseElsewhere(tx, caller, tabId);
  if (quiz.passed) throw new Problem(409, "ExamCompleted");
  if (quiz.locked) throw new Problem(423, "QuizLocked");
  const { settings, libraryId } = await quizRules(tx, caller, quiz);
  if (libraryId === null) throw new Problem(412, "SimulatorLibraryMissing");
  return openAnswer(tx, await openSession(tx, caller, place, { libraryId, settings, courseId: quiz.simulatorCourseId }, random));
}

/** An exam of its course as its company has it configured, with the quiz's own limits; never with feedback. */
export async function quizRules(
  tx: Tx,
  { domainId, companyId }: Caller,
  quiz: CalledQuiz,
): Promise<{ settings: SessionSettings; libraryId: number | null }> {
  const course = await tx
    .selectFrom("courses")
    .select(["imageLibraryId", "simulatorConfig"])
    .where("id", "=", quiz.simulatorCourseId)
    .executeTakeFirstOrThrow();
  const configuration = await trainingConfiguration(tx, { domainId, companyId, courseId: quiz.simulatorCourseId });
  const { numberOfImages, passingScore, maxFailedAttempts, questionSeconds, quizSeconds } = quiz;
  const exam = sessionSettingsOf("Exam", configuration, storedSimConfig.parse(course.simulatorConfig), {
    numberOfImages,
    passingScore,
  });
  const limits = { maxFailedAttempts, imageTimerMs: questionSeconds * 1000, sessionTimerMs: quizSeconds * 1000 };
  return { settings: { ...exam, ...limits }, libraryId: course.imageLibraryId };
}
