import { sql, type RawBuilder } from "kysely";
import type { CompletedContentExam, ContentSession, ContentSessionReview, SentAnswer } from "@vigil/model/exam/examWire";
import { type ExamType } from "@vigil/model/exam/examType";
import { finalItem } from "@vigil/model/exam/finalItem";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { examRows, type ExamRow } from "../examRow.ts";
import { askedId, askedOptions } from "../paper/askedAs.ts";
import { asInBank, askedQuestions, bankById, readQuestionPaper } from "../paper/questionPaper.ts";
import { readQuestions } from "../paper/readQuestions.ts";
import { resultOf } from "./resultOf.ts";
import { withUnitNames } from "../../training/withUnitNames.ts";
import { wireInstant } from "../../http/wireInstant.ts";

interface Listing {
  domainId: number;
  userId: number;
  page: number;
  limit: number;
  courseId?: number | undefined;
  /** Any version of it. */
  quizId?: number | undefined;
  /** An auditor sees scores that the learner is not told. */
  all?: boolean;
  locale?: string | undefined;
  /** Of these programs only; a quiz belongs to none. */
  programs?: readonly number[] | null;
}

type Row = Omit<ContentSession, "startedAt" | "endAt" | "score" | "unit"> & {
  startedAt: Date;
  sealedAt: Date;
  score: number;
  results: string;
  unitId: number | null;
  contentId: number | null;
};
type Named = Omit<Row, "unitId" | "contentId"> & Pick<ContentSession, "unit">;

/** The exams and quizzes that a learner has handed in, newest first. */
export async function contentSessions(tx: Tx, listing: Listing): Promise<{ rows: ContentSession[]; count: number }> {
  const { domainId, page, limit, all = false, locale } = listing;
  const from = fromAttempts(listing);
  const { rows } = await sql<Row>`select ${columns} ${from} order by attempt.id desc limit ${limit} offset ${(page - 1) * limit}`.execute(
    tx,
  );
  const counted = await sql<{ count: number }>`select count(*)::int as count ${from}`.execute(tx);
  return {
    rows: (await withUnitNames(tx, { domainId, locale }, rows)).map((row) => answered(row, all)),
    count: counted.rows[0]?.count ?? 0,
  };
}

const columns = sql`attempt.id, attempt.kind as type, coalesce(quiz.name, named.title) as title, attempt.number, attempt.score, attempt.passed,
  attempt.duration, attempt.started_at, attempt.sealed_at, attempt.settings ->> 'results' as results, attempt.unit_id, attempt.content_id`;

function fromAttempts({ domainId, userId, courseId, quizId, programs = null }: Omit<Listing, "page" | "limit">): RawBuilder<unknown> {
  const course = courseId === undefined ? sql`` : sql`and course.course_id = ${courseId}`;
  const quiz =
    quizId === undefined
      ? sql``
      : sql`and coalesce(quiz.root_id, quiz.id) = (select coalesce(q.root_id, q.id) from quizzes q where q.domain_id = ${domainId} and q.id = ${quizId})`;
  const within =
    programs === null
      ? sql``
      : sql`and exists (select from program_statuses run where run.domain_id = course.domain_id and run.id = course.program_status_id
          and run.program_id = any(${programs}::bigint[]))`;
  return sql`from exam_attempts attempt
    left join course_statuses course on course.domain_id = attempt.domain_id and course.id = attempt.course_status_id
    left join courses named on named.id = course.course_id
    left join quizzes quiz on quiz.domain_id = attempt.domain_id and quiz.id = attempt.quiz_id
   where attempt.domain_id = ${domainId} and attempt.user_id = ${userId} and attempt.sealed_at is not null ${course} ${quiz} ${within}`;
}

const answered = ({ startedAt, sealedAt, score, results, ...row }: Named, all: boolean): ContentSession => ({
  ...row,
  score: all || results !== "none" ? score / 100 : null,
  startedAt: wireInstant(startedAt),
  endAt: wireInstant(sealedAt),
});

/** One of them, as far as its rules let it be reviewed. */
export async function contentSession(tx: Tx, caller: Caller, id: number, locale?: string): Promise<ContentSessionReview> {
  return reviewOf(tx, await examRows.own(tx, caller, id), locale, false);
}

/** Questions with what is right only where the result tells it; an auditor sees all. */
export async function reviewOf(tx: Tx, attempt: ExamRow, locale: string | undefined, all: boolean): Promise<ContentSessionReview> {
  const { domainId, userId, id } = attempt;
  const { rows } = await sql<Row>`select ${columns} ${fromAttempts({ domainId, userId })} and attempt.id = ${id}`.execute(tx);
  const [row] = await withUnitNames(tx, { domainId, locale }, rows);
  if (row === undefined) throw new Problem(404, "NotFound");
  const result = await resultOf(tx, attempt, locale, all);
  if (result.review === null) return { session: answered(row, all), questions: [], answers: [], result };
  const paper = all ? asInBank(await readQuestionPaper(tx, attempt)) : await readQuestionPaper(tx, attempt);
  const bank = bankById(await readQuestions(tx, domainId, attempt, locale));
  return {
    session: answered(row, all),
    questions: askedQuestions(paper, bank),
    answers: paper.map((given): SentAnswer => ({
      correct: given.credit === "full",
      duration: Math.round(given.durationMs / 1000),
      id: askedId(given),
      model: given.kind,
      timeout: given.timeout,
      value: askedOptions(given, given.value ?? []),
    })),
    result,
  };
}

/** The exam that this learner cannot take again: passed, or closed after too many attempts. Null where there is none. */
export async function completedContentExam(
  tx: Tx,
  { domainId, userId }: Caller,
  { courseId, unitId }: { courseId: number; unitId: number },
  locale?: string,
): Promise<CompletedContentExam | null> {
  const final = unitId === finalItem;
  const { rows } = await sql<{ id: number; kind: ExamType }>`
    select attempt.id, attempt.kind from exam_attempts attempt
      join course_statuses course on course.domain_id = attempt.domain_id and course.id = attempt.course_status_id and course.closed_at is null
     where attempt.domain_id = ${domainId} and attempt.user_id = ${userId} and attempt.sealed_at is not null and course.course_id = ${courseId}
       and attempt.kind = ${final ? "final" : "unit"} and attempt.unit_id is not distinct from ${final ? null : unitId}::bigint
       and (attempt.passed or (${final} and course.final_exam_locked))
     order by attempt.id desc limit 1`.execute(tx);
  const [row] = rows;
  if (row === undefined) return null;
  const result = await resultOf(tx, await examRows.own(tx, { domainId, userId }, row.id), locale);
  return { id: row.id, type: row.kind, passed: result.passed, result };
}
