import type { ClassCertificate, ClassCertificateAnswer } from "@vigil/model/compliance/certificateWire";
import type { Revocation } from "@vigil/model/compliance/revocation";
import { sql } from "kysely";
import { settingsFor } from "../curriculum/configuration/settingsFor.ts";
import { courseMediaOf } from "../curriculum/course/versions/courseMediaOf.ts";
import type { House } from "../house.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";
import { certificateTexts } from "./certificateTexts.ts";
import { revocation } from "./revocation.ts";
import { placeColumns, taughtAt } from "./placeValues.ts";
import { heldBy, trainerColumns } from "./trainerValues.ts";
import { pageInUse } from "./programCertificateAnswer.ts";

interface Row extends Omit<ClassCertificate, "urlPrefix" | "urlSuffix"> {
  programId: number;
  courseId: number;
  companyId: number;
  domainTitle: string;
  recurrency: string;
  pin: string | null;
  contentId: number | null;
  courseData: unknown;
  companyData: Record<string, unknown>;
  trainerId: number | null;
  trainerName: string;
  trainerSignature: string;
  badge: string;
  authority: string;
  trainingPlace: string;
  trainingHours: string;
  revoked: Revocation | null;
}

/** Nothing is stored of it: a complete course certifies what its status and the records around it say. */
export async function classCertificate(
  tx: Tx,
  house: Pick<House, "settings" | "now">,
  domainId: number,
  courseStatusId: number,
): Promise<ClassCertificateAnswer> {
  const { rows } = await sql<Row>`
    select learner.first_name, learner.last_name, learner.pin, company.id as company_id, status.course_id, company.name as company_name, company.data as company_data,
      run.program_id, program.title as program_title, program.recurrency, course.title as course_title, course.code as course_code, course.data as course_data,
      status.content_id, status.verification_code, domain.title as domain_title,
      ${trainerColumns}, ${placeColumns},
      (status.end_at at time zone coalesce(company.sound_zone, domain.sound_zone))::date::text as completion_date,
      ${revocation("status", sql`coalesce(company.sound_zone, domain.sound_zone)`)} as revoked
      from course_statuses status
      join program_statuses run on run.domain_id = status.domain_id and run.id = status.program_status_id
      join users learner on learner.domain_id = status.domain_id and learner.id = status.user_id
      join companies company on company.domain_id = status.domain_id and company.id = learner.company_id
      join domains domain on domain.id = status.domain_id
      join programs program on program.id = run.program_id
      join courses course on course.id = status.course_id
      left join lateral (${heldBy(sql`select event.domain_id, event.trainer_authorization_id as id, event.delivered_at as at
          from training_event_results result
          join training_events event on event.domain_id = result.domain_id and event.id = result.training_event_id
         where result.domain_id = status.domain_id and result.course_status_id = status.id`)}) held on true
      left join lateral (${taughtAt(sql`select result.domain_id, result.training_event_id from training_event_results result
         where result.domain_id = status.domain_id and result.course_status_id = status.id`)}) taught on true
     where status.domain_id = ${domainId} and status.id = ${courseStatusId} and status.complete and status.end_at is not null`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Problem(412, "CourseNotComplete");
  const { programId, courseId, companyId, domainTitle, recurrency, pin, contentId, courseData, companyData, revoked, ...rest } = row;
  const { trainerId: _trainer, trainerName, trainerSignature, badge, authority, trainingPlace, trainingHours, ...named } = rest;
  const { courseUrlPrefix, courseUrlSuffix } = courseMediaOf(house, { domainId, contentId, data: courseData });
  const certificate = { ...named, urlPrefix: courseUrlPrefix, urlSuffix: courseUrlSuffix };
  const { urlPrefix: _prefix, urlSuffix: _suffix, ...printed } = certificate;
  const fullName = `${row.firstName} ${row.lastName}`.trim();
  return {
    kind: "class",
    certificate,
    paper: await pageInUse(tx, { domainId, programId, kind: "class" }),
    values: {
      ...printed,
      fullName,
      recurrency,
      domainTitle,
      trainerName,
      trainerSignature,
      badge,
      authority,
      trainingPlace,
      trainingHours,
      ...(pin === null ? {} : { pin }),
    },
    data: companyData,
    texts: certificateTexts(await settingsFor(tx, domainId, companyId, courseId)),
    revoked,
  };
}
