import { sql } from "kysely";

/** Of the rows `session` those of one quiz, over all its versions, and the course whose images it shows. */
export const sessionsOfQuiz = (quizId: number) => ({
  join: sql`join quizzes quiz on quiz.domain_id = session.domain_id and quiz.id = session.quiz_id
      join quizzes named on named.domain_id = quiz.domain_id and named.id = ${quizId}
        and coalesce(named.root_id, named.id) = coalesce(quiz.root_id, quiz.id)`,
  courseId: sql`quiz.simulator_course_id`,
});
