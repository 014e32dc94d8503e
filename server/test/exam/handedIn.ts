import type { TestApp } from "../http/testApp.ts";
import type { TestExamCourse } from "./testExamCourse.ts";

/** All that a hand-in leaves, by learner: of this course, its program, their attempts, and what is told of them. */
const left: Record<string, string> = {
  attempts: "select * from exam_attempts where course_id = $2 order by user_id, id",
  answers: `select a.user_id, a.id as attempt, q.* from exam_answers q join exam_attempts a on a.domain_id = q.domain_id and a.id = q.attempt_id
    where a.course_id = $2 order by a.user_id, a.id, q.question_id`,
  objectives: `select a.user_id, o.* from exam_objectives o join exam_attempts a on a.domain_id = o.domain_id and a.id = o.attempt_id
    where a.course_id = $2 order by a.user_id, a.id, o.objective`,
  flags: `select f.user_id, f.kind, f.facts, q.question_id from integrity_flags f join exam_attempts a on a.domain_id = f.domain_id and a.id = f.exam_attempt_id
    left join exam_answers q on q.domain_id = a.domain_id and q.attempt_id = a.id and q.position = f.position
    where a.course_id = $2 order by a.user_id, a.id, f.kind, q.question_id`,
  courses: "select * from course_statuses where course_id = $2 order by user_id",
  units: `select c.user_id, u.unit_id, u.status from unit_statuses u join course_statuses c on c.domain_id = u.domain_id and c.id = u.course_status_id
    where c.course_id = $2 order by c.user_id, u.unit_id`,
  programs: "select * from program_statuses where program_id = $1 order by user_id",
  standing: "select * from learner_programs where program_id = $1 order by user_id",
  certificates: "select * from program_certificates where program_id = $1 order by user_id",
  time: `select t.user_id, t.kind, sum(t.seconds) as duration from time_spent t join course_statuses c on c.domain_id = t.domain_id and c.id = t.course_status_id
    where c.course_id = $2 group by t.user_id, t.kind order by t.user_id, t.kind`,
  events: `select e.type, e.severity, e.user_id, e.about_user_id, e.company_id, e.data from events e where (e.subject_entity, e.subject_id) in (
      select 'examAttempt', id from exam_attempts where course_id = $2 union select 'courseStatus', id from course_statuses where course_id = $2
      union select 'programStatus', id from program_statuses where program_id = $1 union select 'programCertificate', id from program_certificates where program_id = $1)
    order by e.user_id, e.type, e.id`,
};

/** Numbers that are given once, and hashes. */
const ownNumber =
  /^(?:id|at|requestId|tookMs|elapsed_ms|shown_ms|attempt|basis|hash|asked_.*|position|option_order|certificate_number|verification_code|course_id|content_id|(?:course|program)_?status_?id|(?:program|course|content|certificate)Id|examId|program_id|attempt_id)$/iu;
/** Of a moment only whether there was one, of a time only its minutes: some of a second's parts pass between two hand-ins. */
const moment = /(?:_at|At)$/u;
const time = /duration/iu;

/** What is the same of two who did the same in two courses. */
export function comparable(value: unknown, name: string): unknown {
  // options are chosen in the order in which they were shown
  if (Array.isArray(value))
    return value.every((each) => typeof each === "number")
      ? value.toSorted((one, other) => one - other)
      : value.map((each) => comparable(each, name));
  if (typeof value === "string") return value.replaceAll(name, "the course").replaceAll(/(?<=programs\/|courses\/)\d+/gu, "its own");
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, own]): [string, unknown][] => {
      if (ownNumber.test(key)) return [];
      if (moment.test(key)) return [[key, own !== null]];
      const minute = key.endsWith("_ms") || key.endsWith("Ms") ? 60_000 : 60;
      return [[key, time.test(key) && typeof own !== "object" ? Math.floor(Number(own) / minute) : comparable(own, name)]];
    }),
  );
}

/** Everything that hand-ins of a course have left in the database, without what differs between two courses. */
export async function leftBy({ database }: TestApp, { programId, courseId }: TestExamCourse): Promise<Record<string, unknown>> {
  const { rows } = await database.ask<{ name: string }>("select name from courses where id = $1", [courseId]);
  const found: [string, unknown][] = [];
  for (const [what, text] of Object.entries(left)) {
    const { rows: all } = await database.ask(`select to_jsonb(row) as row from (${text}) row where $1::bigint <> $2::bigint or true`, [
      programId,
      courseId,
    ]);
    found.push([what, comparable(JSON.parse(JSON.stringify(all)), rows[0]!.name)]);
  }
  return Object.fromEntries(found);
}
