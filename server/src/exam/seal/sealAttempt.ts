import type { CompiledQuery } from "kysely";
import type { SealedBy } from "@vigil/model/attempt/sealedBy";
import { isChosen } from "@vigil/model/curriculum/questionModel";
import { workedSeconds } from "@vigil/model/attempt/workedSeconds";
import { valueFits, type AnswerValue } from "@vigil/model/exam/answerValue";
import { minibookPages } from "@vigil/model/exam/examBank";
import { examScore, missedObjectives } from "@vigil/model/exam/examScore";
import type { ExamResult, SentAnswer } from "@vigil/model/exam/examWire";
import type { Mark } from "@vigil/model/exam/markAnswer";
import { sharedTime } from "@vigil/model/exam/sharedTime";
import { tooFast } from "@vigil/model/exam/tooFast";
import { countOnCourse } from "../../attempt/countOnCourse.ts";
import { flagQueries } from "../../integrity/raiseFlags.ts";
import { Problem } from "../../problem.ts";
import { eventQuery } from "../../reporting/writeEvent.ts";
import { countQuiz } from "../../quiz/countQuiz.ts";
import { allEnded } from "../../storage/allEnded.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { foundRecords, givenRecords, overRecords } from "../../storage/crowd/overRecords.ts";
import { together } from "../../storage/together.ts";
import { contentOf } from "../../training/contentOf.ts";
import type { LearnerActor } from "../../training/learner.ts";
import { settleCourse } from "../../training/settleCourse.ts";
import type { ExamRow } from "../examRow.ts";
import { askedId, bankOptions } from "../paper/askedAs.ts";
import { objectivesQuery } from "./objectivesQuery.ts";
import { bankById, earned, known, readQuestionPaper, type PaperQuestion } from "../paper/questionPaper.ts";
import { readQuestions, type StoredQuestion } from "../paper/readQuestions.ts";
import { resultOf } from "../review/resultOf.ts";

/**
 * Ends an attempt whose row the caller has locked: answers that come with it are stored where none newer is, every question is marked.
 * An attempt already sealed answers its result again.
 */
export async function sealAttempt(
  tx: Tx,
  actor: LearnerActor,
  attempt: ExamRow,
  sealedBy: SealedBy,
  sent: readonly SentAnswer[] = [],
  locale?: string,
): Promise<ExamResult> {
  if (attempt.sealedAt !== null) return resultOf(tx, attempt, locale);
  const { domainId, settings } = attempt;
  const paper = await readQuestionPaper(tx, attempt, true);
  const bank = bankById(await readQuestions(tx, domainId, attempt, locale));
  const marked = markedRows(attempt, paper, bank, sent);
  const score = examScore(marked);
  const passed = score >= settings.passingScore;
  const content = attempt.contentId === null ? undefined : await contentOf(tx, domainId, attempt.contentId);
  const missed = missedObjectives(marked, content?.objectives.map(({ id }) => id) ?? []);
  const due = !passed && settings.minibook && content !== undefined && minibookPages(content, missed).length > 0;
  const timed = marked.map(({ value, ...row }) => ({ ...row, answered: value !== null && value.length > 0 }));
  const duration = workedSeconds({
    sealedBy,
    elapsedMs: attempt.elapsedMs,
    lastMs: Math.max(0, ...paper.map((answer) => answer.elapsedMs ?? 0)),
    limitMs: settings.examTimerMs,
  });
  const values = {
    sealedBy,
    passed,
    score: Math.round(score * 100),
    missed,
    minibook: due ? ("due" as const) : ("none" as const),
    duration,
  };
  const writes = together(tx, [
    sealingQuery(attempt, values),
    marksQuery(attempt, marked),
    ...flagQueries(attempt, { examAttemptId: attempt.id }, tooFast(timed, attempt.elapsedMs)),
    ...(content === undefined ? [] : [objectivesQuery(attempt, marked)]),
    eventQuery(tx, actor, {
      type: "examAttempt.seal",
      subject: { entity: "examAttempt", id: attempt.id },
      data: { kind: attempt.kind, sealedBy, score, passed, missed, questions: paper.length },
    }),
  ]);
  const counts = async ({ kind, courseStatusId }: ExamRow) => {
    if (courseStatusId === null) return;
    await allEnded([
      countOnCourse(tx, actor, {
        domainId,
        duration,
        courseStatusId,
        simDuration: 0,
        examDuration: duration,
        final: kind === "final" ? (passed ? "passed" : "failed") : null,
        maxFailedAttempts: settings.maxFailedAttempts,
        timed: true,
        minibookDue: due,
      }),
      settleCourse(tx, actor, courseStatusId),
    ]);
  };
  const [[[row]]] = await allEnded([writes, counts(attempt)]);
  if (row === undefined) throw new Error("The attempt is gone.");
  const now = { ...attempt, ...values, sealedAt: row.sealedAt, updatedAt: row.updatedAt };
  if (attempt.quizId !== null) {
    const { userId, quizId } = attempt;
    await countQuiz(tx, actor, { domainId, userId, quizId, passed, maxFailedAttempts: settings.maxFailedAttempts });
  }
  return resultOf(tx, now, locale);
}

type Sealing = Pick<ExamRow, "sealedBy" | "passed" | "score" | "missed" | "minibook" | "duration">;

const sealingQuery = ({ domainId, id }: ExamRow, { sealedBy, passed, score, missed, minibook, duration }: Sealing) =>
  overRecords<Pick<ExamRow, "sealedAt" | "updatedAt">>(
    sealing,
    { attempt: id, sealed_by: sealedBy, passed, score, missed, minibook, duration },
    [domainId],
  );

const sealed = {
  attempt: "bigint",
  sealed_by: "text",
  passed: "boolean",
  score: "integer",
  missed: "bigint[]",
  minibook: "text",
  duration: "integer",
};
const sealing = `
  with ${foundRecords(sealed, "exam_attempts sought where sought.domain_id = $2 and sought.id = attempt")}
  update exam_attempts attempt set sealed_by = found.sealed_by, passed = found.passed, score = found.score, missed = found.missed,
      minibook = found.minibook, duration = found.duration, sealed_at = now(), updated_at = now()
    from found where attempt.ctid = found.at and attempt.domain_id = $2 returning found.of_call, attempt.sealed_at, attempt.updated_at`;

interface MarkedRow extends Mark {
  position: number;
  value: AnswerValue | null;
  durationMs: number;
  /** Of its question and options. */
  letters: number;
  timeout: boolean;
  claimed: boolean | null;
  objective: number | null;
}

/** What is stored stays; what only came along counts where the question was never answered and its time is not over. */
function markedRows(
  attempt: ExamRow,
  paper: readonly PaperQuestion[],
  bank: ReadonlyMap<number, StoredQuestion>,
  sent: readonly SentAnswer[],
): MarkedRow[] {
  const byQuestion = new Map(sent.map((answer) => [answer.id, answer]));
  const foreign = sent.findIndex(({ id }) => !paper.some((row) => askedId(row) === id));
  if (foreign !== -1) throw new Problem(422, "ExamAnswerInvalid", { field: `answers.${foreign}.id`, details: { id: sent[foreign]?.id } });
  const open = inTime(attempt);
  const handed = paper.map((row) => {
    const claim = byQuestion.get(askedId(row));
    const value = open && claim && row.value === null && row.revision === 0 ? valueOf(row, claim) : null;
    return { claim, value, durationMs: row.durationMs, unstamped: value !== null, storedMs: row.revision > 0 ? row.elapsedMs : null };
  });
  const shared = sharedTime(attempt.settings, handed, attempt.elapsedMs);
  return paper.map((row, index) => {
    const question = known(bank, row.questionId);
    const claim = handed[index]?.claim;
    const timeOver = shared[index]?.timeOver ?? false;
    const value = row.value ?? (timeOver ? null : (handed[index]?.value ?? null));
    return {
      position: row.position,
      value,
      letters: question.options.reduce((sum, { text }) => sum + text.length, question.text.length),
      durationMs: shared[index]?.durationMs ?? 0,
      timeout: row.timeout || timeOver || (claim?.timeout ?? false),
      claimed: claim?.correct ?? null,
      objective: question.objective,
      ...earned(attempt, { ...row, value }, question),
    };
  });
}

/** A client that only hands in is believed until the attempt's own time is over, and as long after it as an answer may take to arrive. */
const inTime = ({ settings, elapsedMs }: ExamRow): boolean => settings.examTimerMs === 0 || elapsedMs <= settings.examTimerMs + handInMs;
const handInMs = 2_000;

function valueOf(row: PaperQuestion, { value }: SentAnswer): (number | string)[] | null {
  if (!valueFits(row.kind, value)) return null;
  const chosen = isChosen(row.kind) ? value.flatMap((id) => bankOptions(row, [id]) ?? []) : bankOptions(row, value);
  return chosen === null || chosen.length === 0 ? null : chosen;
}

/** Every question gets its credit, so that no answer still on its way can be stored after the seal. */
function marksQuery({ domainId, id, startedMonth }: ExamRow, marked: readonly MarkedRow[]): CompiledQuery {
  const rows = marked.map(({ position, value, durationMs, timeout, claimed, credit, points }) => ({
    position,
    value,
    duration: Math.round(durationMs),
    timeout,
    claimed,
    credit,
    points,
  }));
  return overRecords(markingOf(startedMonth), { attempt: id, marks: rows }, [domainId]);
}

const marks = {
  position: "integer",
  value: "jsonb",
  duration: "integer",
  timeout: "boolean",
  claimed: "boolean",
  credit: "text",
  points: "integer",
};
/**
 * The month is part of the text: among the partitions of all months the database would go through every answer of a domain, and look at each
 * whether it is one of them, while it has not heard that there are many. So it looks into one, by the place of each row.
 */
const markingOf = (month: string): string => `
  with found as materialized (
    select ${Object.keys(marks)
      .map((name) => `marked.${name}`)
      .join(", ")}, place.at
      from ${givenRecords({ attempt: "bigint", marks: "jsonb" })}
      cross join lateral (
        select sought.ctid as at, sought.position from exam_answers sought
         where sought.domain_id = $2 and sought.started_month = ${monthText(month)} and sought.attempt_id = given.attempt offset 0) place
      join lateral jsonb_to_recordset(given.marks) as marked (${Object.entries(marks)
        .map(([name, type]) => `${name} ${type}`)
        .join(", ")}) on marked.position = place.position)
  update exam_answers stored
     set value = found.value, duration_ms = found.duration, timeout = found.timeout, claimed_correct = found.claimed, credit = found.credit,
         points = found.points
    from found where stored.ctid = found.at and stored.domain_id = $2 and stored.started_month = ${monthText(month)}`;

function monthText(month: string): string {
  if (!/^\d{4}-\d{2}-01$/u.test(month)) throw new Error(`Not the first of a month: ${month}.`);
  return `'${month}'::date`;
}
