import { sql } from "kysely";
import { askedIds } from "@vigil/model/exam/askedIds";
import { chooseQuestions } from "@vigil/model/exam/chooseQuestions";
import type { ExamSettings, MandatoryObjective } from "@vigil/model/exam/examSettings";
import { finalItem, type ExamType } from "@vigil/model/exam/examType";
import type { ExamStart } from "@vigil/model/exam/examWire";
import { shuffle } from "@vigil/model/attempt/shuffle";
import type { questionSelections } from "@vigil/model/curriculum/configurationSettings";
import { usualTime } from "@vigil/model/attempt/extraTime";
import { deadlineOf, openOnce } from "../../attempt/openOnce.ts";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { examRows, type ExamRow } from "../examRow.ts";
import { askedQuestions, bankById, readQuestionPaper, storedAnswers } from "../paper/questionPaper.ts";
import { readQuestions, type StoredQuestion } from "../paper/readQuestions.ts";

/** Where an attempt belongs: the final or a unit of a course, or a quiz. */
export type AttemptPlace =
  | { kind: "final"; courseStatusId: number; unitId: null; quizId: null; contentId: number }
  | { kind: "unit"; courseStatusId: number; unitId: number; quizId: null; contentId: number }
  | { kind: "quiz"; courseStatusId: null; unitId: null; quizId: number; contentId: null };

interface Opening {
  settings: ExamSettings;
  /** What it draws from, and how. */
  bank: readonly StoredQuestion[];
  size: number;
  algorithm: (typeof questionSelections)[number];
  mandatory: readonly MandatoryObjective[];
}

/**
 * Opens an attempt and writes its paper: which questions, in which order, the order of their options, and the numbers they all go by in it.
 * Numbers and order of the bank tell what is right to whoever knows how it was written, so neither leaves the server.
 */
export async function openAttempt(tx: Tx, caller: Caller, place: AttemptPlace, opening: Opening, random: () => number): Promise<ExamRow> {
  const { domainId, userId } = caller;
  const { settings } = opening;
  const questions = chooseQuestions(opening.bank, opening, random);
  if (questions.length === 0) throw new Problem(412, "ExamQuestionsMissing");
  return openOnce(tx, caller, examRows, place, {
    insert: () =>
      tx
        .insertInto("examAttempts")
        .values({
          ...place,
          domainId,
          userId,
          number: sql<number>`(select count(*)::int + 1 from exam_attempts earlier where earlier.domain_id = ${domainId} and earlier.user_id = ${userId}
            and earlier.kind = ${place.kind} and earlier.course_status_id is not distinct from ${place.courseStatusId}
            and earlier.unit_id is not distinct from ${place.unitId} and earlier.quiz_id is not distinct from ${place.quizId})`,
          settings: JSON.stringify(settings),
          deadlineAt: deadlineOf(settings.examTimerMs),
          createdBy: userId,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning(["id", "startedMonth", "number"])
        .executeTakeFirst(),
    write: async ({ id, startedMonth, number }) => {
      await writePaper(tx, { domainId, startedMonth, attemptId: id }, questions, random);
      await writeEvent(tx, caller, {
        type: "examAttempt.start",
        subject: { entity: "examAttempt", id },
        data: {
          kind: place.kind,
          number,
          questions: questions.length,
          ...(place.quizId === null
            ? { courseStatusId: place.courseStatusId, unitId: place.unitId ?? finalItem }
            : { quizId: place.quizId }),
          ...(settings.extraTime > usualTime ? { extraTime: settings.extraTime } : {}),
        },
      });
    },
  });
}

async function writePaper(
  tx: Tx,
  attempt: { domainId: number; startedMonth: string; attemptId: number },
  questions: readonly StoredQuestion[],
  random: () => number,
): Promise<void> {
  const names = askedIds(questions.length, random);
  await tx
    .insertInto("examAnswers")
    .values(
      questions.map(({ id, model, options }, position) => ({
        ...attempt,
        position,
        questionId: id,
        kind: model,
        optionOrder: JSON.stringify(shuffle(options, random).map((option) => option.id)),
        askedId: names[position],
        askedOptions: JSON.stringify(askedIds(options.length, random)),
      })),
    )
    .execute();
}

export const itemOf = ({ kind, unitId, quizId }: { kind: ExamType; unitId: number | null; quizId: number | null }): number =>
  kind === "final" ? finalItem : ((kind === "unit" ? unitId : quizId) ?? 0);

/** An open attempt as its learner gets it, with what is stored of it so far. */
export async function attemptAnswer(tx: Tx, attempt: ExamRow, title: string, locale: string | undefined): Promise<ExamStart> {
  const paper = await readQuestionPaper(tx, attempt);
  const bank = bankById(await readQuestions(tx, attempt.domainId, attempt, locale));
  return {
    templateVersion: 1,
    examId: attempt.id,
    type: attempt.kind,
    itemId: itemOf(attempt),
    title,
    number: attempt.number,
    settings: attempt.settings,
    questions: askedQuestions(paper, bank),
    answers: storedAnswers(attempt, paper, bank),
    elapsedMs: attempt.elapsedMs,
  };
}
