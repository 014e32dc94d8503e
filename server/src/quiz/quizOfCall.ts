import { sql } from "kysely";
import type { Caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";

export interface CalledQuiz {
  id: number;
  rootId: number;
  name: string;
  type: "content" | "simulator";
  /** 0 for multiple choice. */
  simulatorCourseId: number;
  courseTitle: string;
  numberOfImages: number;
  passingScore: number;
  maxFailedAttempts: number;
  questionSeconds: number;
  quizSeconds: number;
  partialCredit: boolean;
  attempts: number;
  failedAttempts: number;
  locked: boolean;
  passed: boolean;
}

/** The quizzes a learner may take: of each the newest version, where it is active and assigned to them. */
export async function assignedQuizzes(tx: Tx, { domainId, userId }: Caller): Promise<CalledQuiz[]> {
  const { rows } = await sql<CalledQuiz>`
    select quiz.id, coalesce(quiz.root_id, quiz.id) as root_id, quiz.name, quiz.type, coalesce(quiz.simulator_course_id, 0)::int as simulator_course_id,
           coalesce(course.title, '') as course_title,
           case when quiz.type = 'simulator' then quiz.number_of_images else (select count(*)::int from quiz_questions question
             where question.domain_id = quiz.domain_id and question.quiz_id = quiz.id) end as number_of_images, quiz.passing_score, quiz.max_failed_attempts, quiz.question_seconds, quiz.quiz_seconds, quiz.partial_credit,
           coalesce(status.attempts, 0)::int as attempts, coalesce(status.failed_attempts, 0)::int as failed_attempts,
           status.locked_at is not null as locked, status.passed_at is not null as passed
      from quiz_learners assigned
      join quizzes quiz on quiz.domain_id = assigned.domain_id and quiz.id = assigned.quiz_id
      left join courses course on course.id = quiz.simulator_course_id
      left join quiz_statuses status on status.domain_id = quiz.domain_id and status.quiz_root_id = coalesce(quiz.root_id, quiz.id)
        and status.user_id = assigned.user_id
     where assigned.domain_id = ${domainId} and assigned.user_id = ${userId} and quiz.active and quiz.newest
     order by quiz.name, quiz.id`.execute(tx);
  return rows;
}

/** The quiz a call names. An older version answers with the id of the one that took its place. */
async function quizOfCall(tx: Tx, caller: Caller, quizId: number, type: CalledQuiz["type"]): Promise<CalledQuiz> {
  const named = await tx
    .selectFrom("quizzes")
    .select(["id", sql<number>`coalesce(root_id, id)`.as("rootId"), "newest"])
    .where("domainId", "=", caller.domainId)
    .where("id", "=", quizId)
    .executeTakeFirst();
  const quiz = (await assignedQuizzes(tx, caller)).find((each) => each.rootId === named?.rootId && each.type === type);
  if (named === undefined || quiz === undefined) throw new Problem(404, "QuizNotAvailable");
  if (quiz.id !== quizId) throw new Problem(426, "UpgradeRequired", { details: { quizId: quiz.id } });
  return quiz;
}

/** The same, where an attempt at it may begin. */
export async function quizToTake(tx: Tx, caller: Caller, quizId: number, type: CalledQuiz["type"]): Promise<CalledQuiz> {
  const quiz = await quizOfCall(tx, caller, quizId, type);
  if (quiz.passed) throw new Problem(409, "ExamCompleted");
  if (quiz.locked) throw new Problem(423, "QuizLocked");
  return quiz;
}
