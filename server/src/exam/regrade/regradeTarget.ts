import { sql } from "kysely";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { readQuestions, type StoredQuestion } from "../paper/readQuestions.ts";

/** The bank a question is in: a version of a course, or of a quiz. */
export type BankPlace = { courseId: number; contentId: number } | { quizId: number };

/** A question, and every version of its course or quiz that asks it in the same words with the same key. */
export interface RegradeTarget {
  questionId: number;
  question: StoredQuestion;
  courseId: number | null;
  contentIds: number[] | null;
  quizRootId: number | null;
  quizIds: number[] | null;
}

/** Where it is asked for, below /api. */
export const bankPath = (place: BankPlace): string =>
  "quizId" in place ? `quizzes/${place.quizId}/bank` : `courses/${place.courseId}/contents/${place.contentId}/questions`;

export const bankIn = (place: BankPlace) =>
  "quizId" in place ? { contentId: null, quizId: place.quizId } : { contentId: place.contentId, quizId: null };

export async function regradeTarget(tx: Tx, domainId: number, place: BankPlace, questionId: number): Promise<RegradeTarget> {
  const question = (await readQuestions(tx, domainId, bankIn(place))).find(({ id }) => id === questionId);
  if (question === undefined) throw new Problem(404, "NotFound");
  const nowhere = { courseId: null, contentIds: null, quizRootId: null, quizIds: null };
  if (!("quizId" in place)) {
    const { rows } = await sql<{ id: number }>`select same.content_id as id
      from content_questions named join content_questions same on same.question_id = named.question_id and same.kind = named.kind
        and same.body = named.body and same.answer_key = named.answer_key
      join course_contents version on version.id = same.content_id and version.course_id = ${place.courseId}
     where named.content_id = ${place.contentId} and named.question_id = ${questionId}`.execute(tx);
    return { ...nowhere, questionId, question, courseId: place.courseId, contentIds: rows.map(({ id }) => id) };
  }
  const { rows } = await sql<{ id: number; rootId: number }>`select version.id, coalesce(version.root_id, version.id) as root_id
      from quizzes own join quizzes version on version.domain_id = own.domain_id and coalesce(version.root_id, version.id) = coalesce(own.root_id, own.id)
      join quiz_questions named on named.domain_id = own.domain_id and named.quiz_id = own.id and named.position = ${questionId}
      join quiz_questions same on same.domain_id = own.domain_id and same.quiz_id = version.id and same.position = named.position
        and same.text = named.text and same.correct = named.correct and same.incorrect = named.incorrect
        and same.asks is not distinct from named.asks and same.truth is not distinct from named.truth
     where own.domain_id = ${domainId} and own.id = ${place.quizId}`.execute(tx);
  return { ...nowhere, questionId, question, quizRootId: rows[0]?.rootId ?? place.quizId, quizIds: rows.map(({ id }) => id) };
}
