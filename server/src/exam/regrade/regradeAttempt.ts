import { sql } from "kysely";
import { examScore, missedObjectives } from "@vigil/model/exam/examScore";
import type { Mark } from "@vigil/model/exam/markAnswer";
import type { House } from "../../house.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { contentOf } from "../../training/contentOf.ts";
import type { Learner } from "../../training/learner.ts";
import { examRows, type ExamRow } from "../examRow.ts";
import { bankById, earned, known, readQuestionPaper, type PaperQuestion } from "../paper/questionPaper.ts";
import { readQuestions } from "../paper/readQuestions.ts";
import { objectivesQuery } from "../seal/objectivesQuery.ts";
import { followResult } from "./followResult.ts";
import { tellRegraded } from "./tellRegraded.ts";

export interface Regrading {
  domainId: number;
  id: number;
  questionId: number;
  reason: string;
  keepPasses: boolean;
  tell: boolean;
}

/** Marks one question of an attempt that was handed in again, and what rests on it. Once for each: who comes second finds it done. */
export async function regradeAttempt(tx: Tx, house: House, learner: Learner, attemptId: number, regrading: Regrading): Promise<void> {
  const { domainId } = learner;
  const attempt = await examRows.lockOwn(tx, learner, attemptId);
  const paper = await readQuestionPaper(tx, attempt, true);
  const asked = paper.find(({ questionId }) => questionId === regrading.questionId);
  if (asked === undefined || attempt.sealedAt === null) return;
  const bank = bankById(await readQuestions(tx, domainId, attempt));
  const mark = earned(attempt, asked, known(bank, asked.questionId));
  const marked = paper.map((row) => ({
    objective: known(bank, row.questionId).objective,
    ...(row === asked ? mark : markOf(row)),
  }));
  const before = { score: attempt.score ?? 0, passed: attempt.passed ?? false };
  const score = examScore(marked);
  const earns = score >= attempt.settings.passingScore;
  const passKept = before.passed && !earns && regrading.keepPasses;
  const after = { score: Math.round(score * 100), passed: earns || passKept };
  const kept = await tx
    .insertInto("examRegrades")
    .values({
      domainId,
      regradeId: regrading.id,
      attemptId,
      creditBefore: asked.credit ?? "none",
      pointsBefore: asked.points,
      scoreBefore: before.score,
      passedBefore: before.passed,
      ...after,
      passKept,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("attemptId")
    .executeTakeFirst();
  if (kept === undefined || (mark.credit === asked.credit && mark.points === asked.points)) return;
  await store(tx, attempt, asked, mark, marked, after);
  await writeEvent(tx, learner, {
    type: "examAttempt.regrade",
    subject: { entity: "examAttempt", id: attemptId },
    about: learner.userId,
    data: { regradeId: regrading.id, question: regrading.questionId, before, after, passKept, reason: regrading.reason },
  });
  await followResult(tx, learner, attempt, { before: before.passed, after: after.passed, reason: regrading.reason });
  if (regrading.tell && (before.score !== after.score || before.passed !== after.passed))
    await tellRegraded(tx, house, learner, { attempt, before, after, reason: regrading.reason });
}

const markOf = ({ credit, points }: PaperQuestion): Mark => ({ credit: credit ?? "none", points });

/** What was answered stays; what it earned, and what is added up of it, is another now. */
async function store(
  tx: Tx,
  attempt: ExamRow,
  asked: PaperQuestion,
  { credit, points }: Mark,
  marked: readonly (Mark & { objective: number | null })[],
  { score, passed }: { score: number; passed: boolean },
): Promise<void> {
  const { domainId, id, contentId, startedMonth } = attempt;
  await sql`update exam_answers set credit = ${credit}, points = ${points} where domain_id = ${domainId} and started_month = ${startedMonth}
    and attempt_id = ${id} and position = ${asked.position}`.execute(tx);
  const content = contentId === null ? undefined : await contentOf(tx, domainId, contentId);
  const missed = missedObjectives(marked, content?.objectives.map((objective) => objective.id) ?? []);
  await sql`update exam_attempts set score = ${score}, passed = ${passed}, missed = ${missed}::bigint[], revision = revision + 1, updated_at = now(),
      minibook = case when minibook = 'due' and (${passed} or cardinality(${missed}::bigint[]) = 0) then 'none' else minibook end
    where domain_id = ${domainId} and id = ${id}`.execute(tx);
  if (content === undefined) return;
  await sql`delete from exam_objectives where domain_id = ${domainId} and attempt_id = ${id}`.execute(tx);
  await tx.executeQuery(objectivesQuery(attempt, marked));
}
