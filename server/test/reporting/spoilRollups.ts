import type pg from "pg";

/** Everything that is counted beside facts says something else than they do. */
export async function spoilRollups(owner: pg.Client, domainId: number): Promise<void> {
  await owner.query("update simulator_categories set missed = missed + 1 where domain_id = $1", [domainId]);
  await owner.query("update simulator_measures set hits = hits + 1, value = '5' where domain_id = $1 and dimension = 'level'", [domainId]);
  await owner.query("delete from exam_objectives where domain_id = $1 and objective = '1'", [domainId]);
  await owner.query("update course_statuses set last_score = coalesce(last_score, 0) + 1 where domain_id = $1", [domainId]);
  await owner.query("update learner_programs set active = not active, undated = not undated where domain_id = $1", [domainId]);
  await owner.query("update simulator_sessions set program_id = course_id, course_id = null where domain_id = $1", [domainId]);
  await owner.query("update learner_measures set at = at + interval '1 hour' where domain_id = $1 and dimension = 'kind'", [domainId]);
  await owner.query("delete from learner_measures where domain_id = $1 and dimension = 'seconds'", [domainId]);
  await owner.query("update learner_articles set articles = articles || '7'::tsvector, images = images + 1 where domain_id = $1", [
    domainId,
  ]);
  // quarters too many, too few, and such that say too much; of what was read the sum is known, and too much is taken off the newest
  await owner.query(
    "insert into time_spent (domain_id, user_id, at, kind, course_status_id, seconds) select domain_id, user_id, at + interval '1 day', kind, course_status_id, 7 from time_spent where domain_id = $1",
    [domainId],
  );
  await owner.query("delete from time_spent where domain_id = $1 and kind = 'questions' and seconds <> 7", [domainId]);
  await owner.query("update time_spent set seconds = seconds + 1 where domain_id = $1 and kind = 'practice' and seconds <> 7", [domainId]);
  await owner.query(
    "update users set has_runs = false, has_simulator_sessions = false, has_exam_attempts = false, has_sign_ins = false where domain_id = $1",
    [domainId],
  );
}
