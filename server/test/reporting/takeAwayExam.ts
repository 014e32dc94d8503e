import type pg from "pg";

/** The last sealed exam goes with all that is counted of it. */
export async function takeAwayExam(owner: pg.Client, domainId: number): Promise<void> {
  await owner.query(
    `with gone as (select domain_id, id, course_status_id, duration from exam_attempts where domain_id = $1 and sealed_at is not null order by id desc limit 1),
       objectives as (delete from exam_objectives o using gone where o.domain_id = gone.domain_id and o.attempt_id = gone.id),
       answers as (delete from exam_answers a using gone where a.domain_id = gone.domain_id and a.attempt_id = gone.id),
       flags as (delete from integrity_flags f using gone where f.domain_id = gone.domain_id and f.exam_attempt_id = gone.id),
       time as (update course_statuses c set total_duration = c.total_duration - gone.duration from gone
         where c.domain_id = gone.domain_id and c.id = gone.course_status_id)
     delete from exam_attempts e using gone where e.domain_id = gone.domain_id and e.id = gone.id`,
    [domainId],
  );
}
