import { sessionSettingsOf, storedSimConfig, type SessionSettings } from "@vigil/model/simulator/settings";
import type { Caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";
import { trainingConfiguration } from "../training/trainingConfiguration.ts";
import { pickedImages } from "./images/pickedImages.ts";
import { quizToTake, type CalledQuiz } from "./quizOfCall.ts";

/** Which bags a quiz shows somebody who may begin, and how. */
export async function bagsRules(
  tx: Tx,
  caller: Caller,
  quizId: number,
): Promise<{ settings: SessionSettings; libraryId: number; courseId: number; picked: number[] }> {
  const quiz = await quizToTake(tx, caller, quizId, "simulator");
  const { settings, libraryId } = await quizRules(tx, caller, quiz);
  if (libraryId === null) throw new Problem(412, "SimulatorLibraryMissing");
  return { libraryId, settings, courseId: quiz.simulatorCourseId, picked: await pickedImages(tx, caller.domainId, quiz.id) };
}

/** An exam of its course as its company has it configured, with the quiz's own limits; never with feedback. */
export async function quizRules(
  tx: Tx,
  { domainId, companyId }: Pick<Caller, "domainId" | "companyId">,
  quiz: Pick<CalledQuiz, "simulatorCourseId" | "numberOfImages" | "passingScore" | "maxFailedAttempts" | "questionSeconds" | "quizSeconds">,
): Promise<{ settings: SessionSettings; libraryId: number | null }> {
  const [course, configuration] = await Promise.all([
    tx
      .selectFrom("courses")
      .select(["imageLibraryId", "simulatorConfig"])
      .where("id", "=", quiz.simulatorCourseId)
      .executeTakeFirstOrThrow(),
    trainingConfiguration(tx, { domainId, companyId, courseId: quiz.simulatorCourseId }),
  ]);
  const { numberOfImages, passingScore, maxFailedAttempts, questionSeconds, quizSeconds } = quiz;
  const exam = sessionSettingsOf("Exam", configuration, storedSimConfig.parse(course.simulatorConfig), {
    numberOfImages,
    passingScore,
  });
  const limits = { maxFailedAttempts, imageTimerMs: questionSeconds * 1000, sessionTimerMs: quizSeconds * 1000 };
  return { settings: { ...exam, ...limits }, libraryId: course.imageLibraryId };
}
