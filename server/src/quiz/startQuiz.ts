import { sessionSettingsOf, storedSimConfig, type SessionSettings } from "@vigil/model/simulator/settings";
import type { SessionStart } from "@vigil/model/simulator/wire";
import { resume } from "../attempt/openOnce.ts";
import type { Caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";
import { trainingConfiguration } from "../training/trainingConfiguration.ts";
import { openAnswer, openSession, type SessionPlace } from "../simulator/open/openSession.ts";
import { quizToTake, type CalledQuiz } from "./quizOfCall.ts";
import { sessionKind } from "../simulator/sessionKind.ts";

/** Opens a session of a quiz, or goes on with the open one, even where a newer version has come meanwhile. */
export async function startQuiz(tx: Tx, caller: Caller, quizId: number, random: () => number): Promise<SessionStart> {
  const place: SessionPlace = { type: "Exam", courseStatusId: null, unitId: null, quizId };
  return resume(tx, caller, sessionKind, place, {
    answer: (open) => openAnswer(tx, open),
    again: () => startQuiz(tx, caller, quizId, random),
    begin: async () => {
      const quiz = await quizToTake(tx, caller, quizId, "simulator");
      const { settings, libraryId } = await quizRules(tx, caller, quiz);
      if (libraryId === null) throw new Problem(412, "SimulatorLibraryMissing");
      return openAnswer(tx, await openSession(tx, caller, place, { libraryId, settings, courseId: quiz.simulatorCourseId }, random));
    },
  });
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
