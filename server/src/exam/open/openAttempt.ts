import type { CompiledQuery } from "kysely";
import { askedIds } from "@vigil/model/exam/askedIds";
import { chooseQuestions } from "@vigil/model/exam/chooseQuestions";
import type { ExamSettings, MandatoryObjective } from "@vigil/model/exam/examSettings";
import { type ExamType } from "@vigil/model/exam/examType";
import { finalItem } from "@vigil/model/exam/finalItem";
import type { ExamStart } from "@vigil/model/exam/examWire";
import { shuffle } from "@vigil/model/attempt/shuffle";
import type { questionSelections } from "@vigil/model/curriculum/configurationSettings";
import { usualTime } from "@vigil/model/attempt/extraTime";
import { attemptNames, attemptSelection } from "../../attempt/attemptRows.ts";
import { otherOpen } from "../../attempt/openOnce.ts";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { ofCall, overRecords } from "../../storage/crowd/overRecords.ts";
import { examColumns, examRows, type ExamRow } from "../examRow.ts";
import { askedQuestions, bankById, readQuestionPaper, storedAnswers, type PaperQuestion } from "../paper/questionPaper.ts";
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

/** An attempt that was just opened, with its paper; without one where another window was quicker. */
interface Opened {
  attempt: ExamRow;
  paper?: PaperQuestion[];
}

/**
 * Opens an attempt and writes its paper: which questions, in which order, the order of their options, and the numbers they all go by in it.
 * Numbers and order of the bank tell what is right to whoever knows how it was written, so neither leaves the server.
 */
export async function openAttempt(tx: Tx, caller: Caller, place: AttemptPlace, opening: Opening, random: () => number): Promise<Opened> {
  const { settings } = opening;
  const questions = chooseQuestions(opening.bank, opening, random);
  if (questions.length === 0) throw new Problem(412, "ExamQuestionsMissing");
  const asked = paperOf(questions, random);
  const { rows } = await tx.executeQuery(openingQuery(caller, place, settings, asked));
  const [made] = rows;
  if (made === undefined) return { attempt: await otherOpen(tx, caller, examRows, place) };
  const { id, number, startedMonth } = made;
  await writeEvent(tx, caller, {
    type: "examAttempt.start",
    subject: { entity: "examAttempt", id },
    data: {
      kind: place.kind,
      number,
      questions: questions.length,
      ...(place.quizId === null ? { courseStatusId: place.courseStatusId, unitId: place.unitId ?? finalItem } : { quizId: place.quizId }),
      ...(settings.extraTime > usualTime ? { extraTime: settings.extraTime } : {}),
    },
  });
  const paper = asked.map((row) => ({ ...unanswered, ...row, domainId: caller.domainId, startedMonth, attemptId: id }));
  return { attempt: { ...made, settings }, paper };
}

type AskedRow = Pick<PaperQuestion, "position" | "questionId" | "kind" | "optionOrder" | "askedId" | "askedOptions">;

function paperOf(questions: readonly StoredQuestion[], random: () => number): AskedRow[] {
  const names = askedIds(questions.length, random);
  return questions.map(({ id, model, options, inOrder }, position) => ({
    position,
    questionId: id,
    kind: model,
    optionOrder: (inOrder ? options : shuffle(options, random)).map((option) => option.id),
    askedId: names[position] ?? null,
    askedOptions: askedIds(options.length, random),
  }));
}

const unanswered = {
  value: null,
  revision: 0,
  shownMs: null,
  elapsedMs: null,
  answeredAt: null,
  durationMs: 0,
  timeout: false,
  flagged: false,
  locked: false,
  claimedCorrect: null,
  credit: null,
  points: null,
  ruling: null,
};

/**
 * The attempts, their papers, and when their courses were looked at last, in one statement; nothing where one is open at the place already. Of several
 * each is of another learner. Earlier ones are looked for by their learner alone: while statistics are young another index looks as good.
 */
const openingText = `
  with asked as materialized (
    select ${ofCall}, domain, learner, kind, course_status, unit, quiz, content, settings, seconds, paper
      from jsonb_to_recordset($1::jsonb) as asked (${ofCall} integer, domain bigint, learner bigint, kind text, course_status bigint, unit bigint,
      quiz bigint, content bigint, settings jsonb, seconds float8, paper jsonb)),
  attempt as (
    insert into exam_attempts as made (domain_id, user_id, kind, course_status_id, unit_id, quiz_id, content_id, number, settings, deadline_at, created_by)
    select asked.domain, asked.learner, asked.kind, asked.course_status, asked.unit, asked.quiz, asked.content,
        (select count(*)::int + 1 from (
            select own.kind, own.course_status_id, own.unit_id, own.quiz_id from exam_attempts own
             where own.domain_id = asked.domain and own.user_id = asked.learner offset 0) earlier
          where earlier.kind = asked.kind and earlier.course_status_id is not distinct from asked.course_status
          and earlier.unit_id is not distinct from asked.unit and earlier.quiz_id is not distinct from asked.quiz),
        asked.settings, now() + make_interval(secs => asked.seconds), asked.learner
      from asked
    on conflict do nothing returning ${attemptSelection(examColumns, "made")}),
  paper as (
    insert into exam_answers (domain_id, started_month, attempt_id, position, question_id, kind, option_order, asked_id, asked_options)
    select attempt.domain_id, attempt.started_month, attempt.id, own.position, own."questionId", own.kind, own."optionOrder", own."askedId", own."askedOptions"
      from attempt join asked on asked.learner = attempt.user_id cross join jsonb_to_recordset(asked.paper)
        as own (position integer, "questionId" bigint, kind text, "optionOrder" jsonb, "askedId" bigint, "askedOptions" jsonb)),
  looked as (
    update course_statuses course set last_accessed_at = now() from attempt
     where course.domain_id = attempt.domain_id and course.id = attempt.course_status_id)
  select asked.${ofCall}, ${attemptNames(examColumns, "attempt").join(", ")} from attempt join asked on asked.learner = attempt.user_id`;

const openingQuery = (
  { domainId, userId }: Caller,
  { kind, courseStatusId, unitId, quizId, contentId }: AttemptPlace,
  settings: ExamSettings,
  paper: readonly AskedRow[],
): CompiledQuery<ExamRow> =>
  overRecords(openingText, {
    domain: domainId,
    learner: userId,
    kind,
    course_status: courseStatusId,
    unit: unitId,
    quiz: quizId,
    content: contentId,
    settings,
    seconds: settings.examTimerMs === 0 ? null : settings.examTimerMs / 1000,
    paper,
  });

export const itemOf = ({ kind, unitId, quizId }: { kind: ExamType; unitId: number | null; quizId: number | null }): number =>
  kind === "final" ? finalItem : ((kind === "unit" ? unitId : quizId) ?? 0);

/** An open attempt as its learner gets it, with what is stored of it so far. */
export const attemptAnswer = (tx: Tx, attempt: ExamRow, title: string, locale: string | undefined): Promise<ExamStart> =>
  openedAnswer(tx, { attempt }, title, locale);

/** The same of one that was just opened: its paper is known. */
export async function openedAnswer(
  tx: Tx,
  { attempt, paper: known }: Opened,
  title: string,
  locale: string | undefined,
): Promise<ExamStart> {
  const paper = known ?? (await readQuestionPaper(tx, attempt));
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
