import { eventExpiryDays } from "@vigil/model/compliance/trainingEvent";
import { trainerAuthorization } from "@vigil/model/compliance/trainerAuthorization";
import { eventTimeFault } from "@vigil/model/compliance/eventTimes";
import { program } from "@vigil/model/curriculum/program";
import { sql } from "kysely";
import { z } from "zod";
import { requireCompanyFits } from "../../organization/domainCodesFit.ts";
import { visible } from "../../entity/listSql.ts";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";

/** What is looked at together. */
export const eventValues = z.object({
  trainerAuthorizationId: z.int(),
  companyId: z.int(),
  programId: z.int(),
  courses: z.array(z.int()),
  startDate: z.string(),
  endDate: z.string(),
  startTime: z.string().nullish(),
  endTime: z.string().nullish(),
});
type EventValues = z.infer<typeof eventValues>;

/** What an event is made of belongs together: the authorization holds for the company, the courses are its and the program's. */
export async function requireSoundEvent(tx: Tx, caller: Caller, values: EventValues): Promise<void> {
  const field = eventTimeFault(values);
  if (field !== undefined) throw new Problem(422, "TrainingEventTimes", { field });
  await requireAuthorization(tx, caller, values);
  await requireDays(tx, caller, values);
  const taught = await classroomOf(tx, caller, values);
  if (taught.length === 0) throw new Problem(422, "TrainingEventProgramInvalid", { field: "programId" });
  await requireCompanyFits(tx, caller.domainId, values.companyId, values.programId).catch((error: unknown) => {
    throw error instanceof Problem ? new Problem(422, "TrainingEventProgramInvalid", { field: "programId" }) : error;
  });
  const ids = values.courses.filter((id) => !taught.some((course) => course.id === id && course.held));
  if (ids.length > 0) throw new Problem(422, "TrainingEventCoursesInvalid", { field: "courses", details: { ids } });
}

async function requireAuthorization(tx: Tx, caller: Caller, { trainerAuthorizationId, companyId }: EventValues): Promise<void> {
  const { rows } = await sql<{ holds: boolean }>`
    select exists (select from trainer_authorization_companies own
        join companies company on company.domain_id = own.domain_id and company.id = own.company_id and company.active and company.kind = 'normal'
       where own.domain_id = t.domain_id and own.trainer_authorization_id = t.id and own.company_id = ${companyId}) as holds
      from trainer_authorizations t
     where ${visible(trainerAuthorization, "t", caller)} and t.id = ${trainerAuthorizationId}
       and t.active and not t.unfinished_copy and t.superseded_at is null`.execute(tx);
  const [found] = rows;
  const field = "trainerAuthorizationId";
  if (found === undefined) throw new Problem(404, "TrainerAuthorizationNotFound", { field, details: { id: trainerAuthorizationId } });
  if (!found.holds) throw new Problem(422, "TrainingEventCompanyInvalid", { field: "companyId" });
}

async function requireDays(tx: Tx, { domainId }: Caller, { companyId, endDate }: EventValues): Promise<void> {
  const { rows } = await sql<{ expired: boolean }>`
    select ${endDate}::date < (now() at time zone coalesce(company.sound_zone, domain.sound_zone))::date - ${eventExpiryDays}::int as expired
      from companies company join domains domain on domain.id = company.domain_id
     where company.domain_id = ${domainId} and company.id = ${companyId}`.execute(tx);
  if (rows[0]?.expired === true) throw new Problem(406, "TrainingEventDaysBack", { field: "endDate", details: { days: eventExpiryDays } });
}

/** The classroom courses of the program, and whether the authorization holds for each. */
async function classroomOf(
  tx: Tx,
  caller: Caller,
  { programId, trainerAuthorizationId }: EventValues,
): Promise<{ id: number; held: boolean }[]> {
  const { rows } = await sql<{ id: number; held: boolean }>`
    select course.id, exists (select from trainer_authorization_courses own where own.domain_id = ${caller.domainId}
        and own.trainer_authorization_id = ${trainerAuthorizationId} and own.course_id = course.id) as held
      from programs t join program_courses member on member.program_id = t.id
      join courses course on course.id = member.course_id and course.type = 'ilt' and course.active
     where ${visible(program, "t", caller)} and t.id = ${programId} and t.active and not t.unfinished_copy`.execute(tx);
  return rows;
}
