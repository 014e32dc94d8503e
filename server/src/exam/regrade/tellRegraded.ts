import { sql } from "kysely";
import type { House } from "../../house.ts";
import { readerIn } from "../../mail/composeMail.ts";
import { queueMail } from "../../mail/queueMail.ts";
import { regradedMail } from "../../mail/regradedMail.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { Learner } from "../../training/learner.ts";
import type { ExamRow } from "../examRow.ts";

interface Standing {
  /** Hundredths of a percent. */
  score: number;
  passed: boolean;
}

interface Told {
  attempt: ExamRow;
  before: Standing;
  after: Standing;
  reason: string;
}

/** A mail to who is there and has an address: which exam it is, what it came to, what it comes to now, and why. */
export async function tellRegraded(
  tx: Tx,
  house: House,
  { domainId, userId }: Learner,
  { attempt, before, after, reason }: Told,
): Promise<void> {
  const { rows } = await sql<{ email: string; locale: string; domainTitle: string; domainLocale: string; title: string }>`
    select learner.email, learner.locale, domain.title as domain_title, domain.locale as domain_locale, coalesce(quiz.name, course.title) as title
      from exam_attempts attempt join users learner on learner.domain_id = attempt.domain_id and learner.id = attempt.user_id
      join domains domain on domain.id = attempt.domain_id
      left join quizzes quiz on quiz.domain_id = attempt.domain_id and quiz.id = attempt.quiz_id
      left join course_statuses status on status.domain_id = attempt.domain_id and status.id = attempt.course_status_id
      left join courses course on course.id = status.course_id
     where attempt.domain_id = ${domainId} and attempt.id = ${attempt.id} and learner.id = ${userId} and learner.active and learner.email is not null
    limit 1`.execute(tx);
  const [reader] = rows;
  if (reader === undefined) return;
  const scored = attempt.settings.results !== "none";
  const mail = regradedMail(readerIn(reader, { title: reader.domainTitle, locale: reader.domainLocale }), {
    title: reader.title,
    scored,
    before,
    after,
    reason,
  });
  await queueMail(house, tx, domainId, mail);
}
