import { sql } from "kysely";
import type { Tx } from "../storage/asDomain.ts";

/** What was printed first is printed again: every value that `original` holds, and its page. */
export async function resetCertificate(tx: Tx, domainId: number, id: number): Promise<void> {
  await sql`update program_certificates c set
      first_name = coalesce(c.original ->> 'firstName', ''), last_name = coalesce(c.original ->> 'lastName', ''), pin = c.original ->> 'pin',
      company_name = c.original ->> 'companyName', program_title = c.original ->> 'programTitle', program_code = c.original ->> 'programCode',
      recurrency = c.original ->> 'recurrency', period_months = (c.original ->> 'periodMonths')::integer, version = c.original ->> 'version',
      start_date = (c.original ->> 'startDate')::date, due_date = (c.original ->> 'dueDate')::date,
      completion_date = (c.original ->> 'completionDate')::date, expiry_date = (c.original ->> 'expiryDate')::date,
      trainer_id = (c.original ->> 'trainerId')::bigint, trainer_name = coalesce(c.original ->> 'trainerName', ''),
      trainer_signature = coalesce(c.original ->> 'trainerSignature', ''), badge = coalesce(c.original ->> 'badge', ''),
      authority = coalesce(c.original ->> 'authority', ''),
      training_place = coalesce(c.original ->> 'trainingPlace', ''), training_hours = coalesce(c.original ->> 'trainingHours', ''), data = coalesce(c.original -> 'data', '{}'),
      texts = coalesce(c.original -> 'texts', '{}'),
      template_id = (c.original ->> 'templateId')::bigint, page_hash = c.original ->> 'pageHash',
      revision = c.revision + 1, updated_at = now()
    where c.domain_id = ${domainId} and c.id = ${id} and c.original <> '{}'`.execute(tx);
}
