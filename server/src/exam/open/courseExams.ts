import { sql } from "kysely";
import { isOverdue } from "../../training/attempts/isOverdue.ts";
import { isTested } from "@vigil/model/exam/examBank";
import { examSettingsOf, isReviewed } from "@vigil/model/exam/examSettings";
import { finalItem } from "@vigil/model/exam/finalItem";
import type { CourseExam } from "@vigil/model/exam/courseExam";
import { examClosed } from "@vigil/model/training/completion";
import type { CourseContent } from "@vigil/model/training/courseContent";
import { wireInstant } from "../../http/wireInstant.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { CourseState } from "../../training/settleCourse.ts";
import { examHeard } from "../../training/attempts/examHeard.ts";
import { waitsUntil } from "../../training/attempts/waitsUntil.ts";
import { bankOf } from "./examOfCall.ts";
import { readQuestions, type StoredQuestion } from "../paper/readQuestions.ts";

interface Run {
  domainId: number;
  /** Of the course status; 0 where the course was not begun. */
  id: number;
  contentId: number | null;
}

interface Taken {
  items: number[];
  all: StoredQuestion[];
  attempts: Facts[];
}

interface Facts {
  unitId: number;
  attempts: number;
  failed: number;
  passed: boolean;
  open: boolean;
  until: Date | null;
  minibook: boolean;
  missed: number[];
  score: number | null;
}

/** What is in the exams of a course, and what its learner has taken of them; a course without exams costs no statement. */
export async function examsTaken(tx: Tx, run: Run, { units, finalExam }: CourseContent): Promise<Taken> {
  const items = [...units.filter(isTested).map(({ id }) => id), ...(finalExam === undefined ? [] : [finalItem])];
  if (items.length === 0) return { items, all: [], attempts: [] };
  const [all, attempts] = await Promise.all([
    readQuestions(tx, run.domainId, { contentId: run.contentId, quizId: null }),
    attemptsOf(tx, run),
  ]);
  return { items, all, attempts };
}

/** The exams of a course as its learner stands with them; `finalFailed` at the final, since it was opened last. */
export function courseExams({ items, all, attempts }: Taken, finalFailed: number, state: CourseState, extraTime: number): CourseExam[] {
  const { content, configuration, facts } = state;
  const taken = new Map(attempts.map((row) => [row.unitId, row]));
  return items.map((unitId) => {
    const type = unitId === finalItem ? ("final" as const) : ("unit" as const);
    const settings = examSettingsOf(type, configuration, extraTime);
    const { bank, size } = bankOf(content, unitId, all);
    const own = taken.get(unitId);
    return {
      type,
      unitId,
      size: Math.min(size, bank.length),
      passingScore: settings.passingScore,
      questionTime: settings.questionTimerMs / 1000,
      examTime: settings.examTimerMs / 1000,
      feedback: settings.feedback,
      partialCredit: settings.partialCredit,
      ...(isReviewed(settings) ? {} : { hidden: true }),
      attempts: own?.attempts ?? 0,
      // an administrator who opens a locked final takes the failed ones off
      failedAttempts: type === "final" ? finalFailed : (own?.failed ?? 0),
      maxFailedAttempts: settings.maxFailedAttempts,
      passed: own?.passed ?? false,
      closed: examClosed(content, unitId, facts, configuration),
      open: own?.open ?? false,
      ...(own?.until && { openUntil: wireInstant(own.until) }),
      minibook: own?.minibook ?? false,
      missed: own?.missed ?? [],
      score: settings.results === "none" ? null : (own?.score ?? null),
    };
  });
}

async function attemptsOf(tx: Tx, { domainId, id }: Pick<Run, "domainId" | "id">): Promise<Facts[]> {
  const { rows } = await sql<Facts>`
    select coalesce(unit_id, ${finalItem}) as unit_id, count(*) filter (where sealed_at is not null)::int as attempts,
           count(*) filter (where sealed_at is not null and not passed)::int as failed, coalesce(bool_or(passed), false) as passed,
           bool_or(sealed_at is null and not ${isOverdue(examHeard)}) as open,
           max(${waitsUntil(examHeard)}) filter (where sealed_at is null and not ${isOverdue(examHeard)}) as until, bool_or(minibook = 'due') as minibook,
           coalesce((array_agg(to_jsonb(missed) order by id desc) filter (where sealed_at is not null))[1], '[]') as missed,
           (array_agg(score / 100.0::float8 order by id desc) filter (where sealed_at is not null))[1] as score
      from exam_attempts attempt where domain_id = ${domainId} and course_status_id = ${id} group by unit_id`.execute(tx);
  return rows;
}
