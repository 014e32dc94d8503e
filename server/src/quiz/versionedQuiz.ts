import { quiz } from "@vigil/model/quiz/quiz";
import { sql } from "kysely";
import { writeWords } from "../entity/writeWords.ts";
import type { Tx } from "../storage/asDomain.ts";

/** Somebody has begun this version. */
export const quizInUse = sql`(exists (select 1 from simulator_sessions s where s.domain_id = t.domain_id and s.quiz_id = t.id)
  or exists (select 1 from exam_attempts a where a.domain_id = t.domain_id and a.quiz_id = t.id))`;
/** Who takes a quiz, and whether anybody may, is no part of what the quiz is. */
const unversioned = new Set(["id", "revision", "users", "groups", "active"]);

/** A quiz somebody has begun stays as it was; the change goes to its next version, which takes over its learners. */
export async function versionedQuiz<Change extends { id: number }>(tx: Tx, domainId: number, change: Change): Promise<Change> {
  if (Object.keys(change).every((name) => unversioned.has(name))) return change;
  const { rows } = await sql<{ id: number }>`
    with old as (
      update quizzes t set newest = false, superseded_at = now() where t.domain_id = ${domainId} and t.id = ${change.id} and t.newest and ${quizInUse}
      returning t.*)
    insert into quizzes (domain_id, root_id, version, newest, name, name_key, type, simulator_course_id, passing_score, max_failed_attempts,
      question_seconds, quiz_seconds, partial_credit, number_of_images, unfinished_copy, active, created_at, created_by, revision)
    select domain_id, coalesce(root_id, id), version + 1, false, name, name_key, type, simulator_course_id, passing_score, max_failed_attempts,
      question_seconds, quiz_seconds, partial_credit, number_of_images, unfinished_copy, active, created_at, created_by, revision from old
    returning id`.execute(tx);
  const id = rows[0]?.id;
  if (id === undefined) return change;
  await sql`update quizzes set newest = true where domain_id = ${domainId} and id = ${id}`.execute(tx);
  await sql`insert into quiz_questions (domain_id, quiz_id, position, number, text, asks, truth, correct, incorrect, said, feedback, media_id, film)
    select domain_id, ${id}, position, number, text, asks, truth, correct, incorrect, said, feedback, media_id, film from quiz_questions
     where domain_id = ${domainId} and quiz_id = ${change.id}`.execute(tx);
  await sql`insert into quiz_images (domain_id, quiz_id, position, image_id)
    select domain_id, ${id}, position, image_id from quiz_images where domain_id = ${domainId} and quiz_id = ${change.id}`.execute(tx);
  // what was said of a question holds where it is asked again
  await sql`update question_regrades set quiz_ids = array_append(quiz_ids, ${id}::bigint)
    where domain_id = ${domainId} and ${change.id}::bigint = any(quiz_ids)`.execute(tx);
  await sql`update quiz_assignments set quiz_id = ${id} where domain_id = ${domainId} and quiz_id = ${change.id}`.execute(tx);
  await sql`update quiz_groups set quiz_id = ${id} where domain_id = ${domainId} and quiz_id = ${change.id}`.execute(tx);
  await writeWords(tx, quiz, domainId, [id]);
  return { ...change, id };
}
