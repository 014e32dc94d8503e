import { sql } from "kysely";
import type { Tx } from "../storage/asDomain.ts";

/** The columns of a certificate that are printed, as they follow from today's records. */
export interface PrintedValues {
  firstName: string;
  lastName: string;
  pin: string | null;
  companyName: string;
  programTitle: string;
  programCode: string;
  recurrency: string;
  periodMonths: number | null;
  version: string;
  startDate: string | null;
  dueDate: string | null;
  completionDate: string;
  expiryDate: string | null;
  data: Record<string, unknown>;
}

/** Dates hold in the time zone of the company, else of the domain. */
export async function printedValues(tx: Tx, domainId: number, programStatusId: number): Promise<PrintedValues> {
  const { rows } = await sql<PrintedValues>`
    select learner.first_name, learner.last_name, learner.pin, company.name as company_name, company.data,
      program.title as program_title, program.code as program_code, program.recurrency, program.period_months, program.version,
      coalesce(run.start_date, (run.initiated_at at time zone zone.name)::date)::text as start_date,
      (run.due_at at time zone zone.name)::date::text as due_date,
      (run.end_at at time zone zone.name)::date::text as completion_date,
      (run.expiry_at at time zone zone.name)::date::text as expiry_date
      from program_statuses run
      join users learner on learner.domain_id = run.domain_id and learner.id = run.user_id
      join companies company on company.domain_id = run.domain_id and company.id = learner.company_id
      join domains domain on domain.id = run.domain_id
      join programs program on program.id = run.program_id
      cross join lateral (select coalesce(company.time_zone, domain.time_zone) as name) zone
     where run.domain_id = ${domainId} and run.id = ${programStatusId} and run.complete`.execute(tx);
  const [values] = rows;
  if (values === undefined) throw new Error("A certificate belongs to a complete run.");
  return values;
}

/** The results a run's certificate rests on. */
export async function evidenceOf(tx: Tx, domainId: number, programStatusId: number): Promise<unknown[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select course.id as "courseId", course.title, course.code, (status.end_at at time zone 'UTC')::date::text as "completedOn", status.attempts,
      (select max(session.score) / 100.0::float8 from simulator_sessions session where session.domain_id = status.domain_id
        and session.course_status_id = status.id and session.type = 'Exam' and session.passed) as score
      from course_statuses status join courses course on course.id = status.course_id
      left join program_courses member on member.course_id = course.id
        and member.program_id = (select program_id from program_statuses run where run.domain_id = status.domain_id and run.id = status.program_status_id)
     where status.domain_id = ${domainId} and status.program_status_id = ${programStatusId} and status.closed_at is null and status.complete
     order by member.position, course.id`.execute(tx.withoutPlugins());
  return rows;
}
