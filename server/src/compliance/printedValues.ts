import type { recurrencyCodes } from "@vigil/model/curriculum/program";
import type { CertificateTexts } from "@vigil/model/compliance/certificateVariables";
import { sql } from "kysely";
import { settingsFor } from "../curriculum/configuration/settingsFor.ts";
import { certificateTexts } from "./certificateTexts.ts";
import { placeColumns, taughtAt } from "./placeValues.ts";
import { heldBy, trainerColumns } from "./trainerValues.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";

/** The columns of a certificate that are printed, as they follow from today's records. */
export interface PrintedValues {
  firstName: string;
  lastName: string;
  pin: string | null;
  companyName: string;
  programTitle: string;
  programCode: string;
  recurrency: (typeof recurrencyCodes)[number];
  periodMonths: number | null;
  version: string;
  startDate: string | null;
  dueDate: string | null;
  completionDate: string;
  expiryDate: string | null;
  data: Record<string, unknown>;
  texts: CertificateTexts;
  /** Who trained in the classroom, or whose authorization the domain names for the program; number of the account. */
  trainerId: number | null;
  trainerName: string;
  trainerSignature: string;
  badge: string;
  authority: string;
  /** Of the last classroom training in the run; the hours of each of its days. */
  trainingPlace: string;
  trainingHours: string;
}

/** Of the classes the one that is just being delivered is the last, and has no time yet; the trainer whom the domain names comes after them all. Dates hold in the time zone of the company, else of the domain. */
export async function printedValues(tx: Tx, domainId: number, programStatusId: number): Promise<PrintedValues> {
  const { rows } = await sql<Omit<PrintedValues, "texts"> & { companyId: number }>`
    select company.id as company_id, learner.first_name, learner.last_name, learner.pin, company.name as company_name, company.data,
      program.title as program_title, program.code as program_code, program.recurrency, program.period_months, program.version,
      coalesce(run.start_date, (run.initiated_at at time zone zone.name)::date)::text as start_date,
      (run.due_at at time zone zone.name)::date::text as due_date,
      (run.end_at at time zone zone.name)::date::text as completion_date,
      (run.expiry_at at time zone zone.name)::date::text as expiry_date, ${trainerColumns}, ${placeColumns}
      from program_statuses run
      join users learner on learner.domain_id = run.domain_id and learner.id = run.user_id
      join companies company on company.domain_id = run.domain_id and company.id = learner.company_id
      join domains domain on domain.id = run.domain_id
      join programs program on program.id = run.program_id
      cross join lateral (select coalesce(company.sound_zone, domain.sound_zone) as name) zone
      left join lateral (${heldBy(sql`select held.domain_id, held.id, coalesce(event.delivered_at, 'infinity') as at
          from course_statuses status
          join training_event_results result on result.domain_id = status.domain_id and result.course_status_id = status.id
          join training_events event on event.domain_id = result.domain_id and event.id = result.training_event_id
          join trainer_authorizations held on held.domain_id = event.domain_id and held.id = event.trainer_authorization_id
         where program.use_ilt_trainer and status.domain_id = run.domain_id and status.program_status_id = run.id
        union all
        select newest.domain_id, newest.id, null
          from domain_programs own join trainer_authorizations newest on newest.domain_id = own.domain_id
            and coalesce(newest.root_id, newest.id) = own.trainer_authorization_root_id and newest.superseded_at is null and newest.active
         where own.domain_id = run.domain_id and own.program_id = run.program_id`)}) held on true
      left join lateral (${taughtAt(sql`select result.domain_id, result.training_event_id
          from course_statuses status
          join training_event_results result on result.domain_id = status.domain_id and result.course_status_id = status.id
         where status.domain_id = run.domain_id and status.program_status_id = run.id`)}) taught on true
     where run.domain_id = ${domainId} and run.id = ${programStatusId} and run.complete`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Problem(409, "CertificateRunOpen");
  const { companyId, ...values } = row;
  return { ...values, texts: certificateTexts(await settingsFor(tx, domainId, companyId, null)) };
}

/** The results a run's certificate rests on. */
export async function evidenceOf(tx: Tx, domainId: number, programStatusId: number): Promise<unknown[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select course.id as "courseId", course.title, course.code, (status.end_at at time zone coalesce(company.sound_zone, domain.sound_zone))::date::text as "completedOn", status.attempts,
      (select max(session.score) / 100.0::float8 from simulator_sessions session where session.domain_id = status.domain_id
        and session.course_status_id = status.id and session.type = 'Exam' and session.passed) as score
      from course_statuses status join courses course on course.id = status.course_id
      join users learner on learner.domain_id = status.domain_id and learner.id = status.user_id
      join companies company on company.domain_id = learner.domain_id and company.id = learner.company_id
      join domains domain on domain.id = status.domain_id
      left join program_courses member on member.course_id = course.id
        and member.program_id = (select program_id from program_statuses run where run.domain_id = status.domain_id and run.id = status.program_status_id)
     where status.domain_id = ${domainId} and status.program_status_id = ${programStatusId} and status.closed_at is null and status.complete
     order by member.position, course.id`.execute(tx.withoutPlugins());
  return rows;
}
