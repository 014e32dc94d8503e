import { writeEvent, type Actor } from "../reporting/writeEvent.ts";
import { allEnded } from "../storage/allEnded.ts";
import type { Tx } from "../storage/asDomain.ts";
import { givenRecords, overRecords } from "../storage/crowd/overRecords.ts";
import { activePage, keepPage } from "./activePage.ts";
import { newVerificationCode } from "./newVerificationCode.ts";
import { evidenceOf, printedValues, type PrintedValues } from "./printedValues.ts";

/** In the transaction that completes the run: one certificate for it, with the results of the courses it rests on; its number, also of the one there is. */
export async function issueCertificate(
  tx: Tx,
  actor: Actor,
  { id: programStatusId, userId, programId }: { id: number; userId: number; programId: number },
): Promise<number> {
  const { domainId } = actor;
  const [values, page, evidence] = await allEnded([
    printedValues(tx, domainId, programStatusId),
    pageColumns(tx, domainId, programId),
    evidenceOf(tx, domainId, programStatusId),
  ]);
  const { rows } = await tx.executeQuery(
    issuingQuery(actor, { programStatusId, userId, programId, original: { ...values, ...page }, evidence, ...page, ...values }),
  );
  const [made] = rows;
  if (made === undefined) return holding(tx, domainId, programStatusId);
  await writeEvent(tx, actor, {
    type: "programCertificate.issue",
    subject: { entity: "programCertificate", id: made.id },
    data: { certificateId: made.certificateNumber, programId, programStatusId },
  });
  return made.id;
}

/** What is issued, as its columns are called and of which type; what the record does not say is as of now. */
const issued = {
  program_status_id: "bigint",
  user_id: "bigint",
  program_id: "bigint",
  verification_code: "text",
  created_by: "bigint",
  original: "jsonb",
  evidence: "jsonb",
  template_id: "bigint",
  page_hash: "text",
  first_name: "text",
  last_name: "text",
  pin: "text",
  company_name: "text",
  program_title: "text",
  program_code: "text",
  recurrency: "text",
  period_months: "integer",
  version: "text",
  start_date: "date",
  due_date: "date",
  completion_date: "date",
  expiry_date: "date",
  trainer_id: "bigint",
  trainer_name: "text",
  trainer_signature: "text",
  badge: "text",
  authority: "text",
  training_place: "text",
  training_hours: "text",
  data: "jsonb",
  texts: "jsonb",
} as const;
const names = Object.keys(issued);

/** One for each run that has none. */
const issuing = `
  with given as materialized (select ${["of_call", ...names, "at"].join(", ")} from ${givenRecords({ ...issued, at: "timestamptz" })}),
  made as (
    insert into program_certificates (domain_id, ${names.join(", ")}, issued_on, created_at, updated_at)
    select $2, ${names.join(", ")}, (coalesce(at, now()) at time zone 'UTC')::date, coalesce(at, now()), coalesce(at, now()) from given order by of_call
    on conflict (domain_id, program_status_id) where revoked_at is null do nothing
    returning id, certificate_number, program_status_id)
  select given.of_call, made.id, made.certificate_number from made join given on given.program_status_id = made.program_status_id`;

const snake = (name: string): string => name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);

const issuingQuery = ({ domainId, userId, at }: Actor, values: object) =>
  overRecords<{ id: number; certificateNumber: string }>(
    issuing,
    {
      ...Object.fromEntries(Object.entries(values).map(([name, value]) => [snake(name), value as unknown])),
      verification_code: newVerificationCode(),
      created_by: userId ?? null,
      at: at ?? null,
    },
    [domainId],
  );

const holding = async (tx: Tx, domainId: number, programStatusId: number): Promise<number> =>
  (
    await tx
      .selectFrom("programCertificates")
      .select("id")
      .where("domainId", "=", domainId)
      .where("programStatusId", "=", programStatusId)
      .where("revokedAt", "is", null)
      .executeTakeFirstOrThrow()
  ).id;

export const printedColumns = ({ data, texts, ...values }: PrintedValues) => ({
  ...values,
  data: JSON.stringify(data),
  texts: JSON.stringify(texts),
});

/** The page in use now, kept for the certificate. */
export async function pageColumns(
  tx: Tx,
  domainId: number,
  programId: number,
): Promise<{ templateId: number | null; pageHash: string | null }> {
  const page = await activePage(tx, { domainId, programId, kind: "program" });
  if (page === undefined) return { templateId: null, pageHash: null };
  return { templateId: page.templateId, pageHash: await keepPage(tx, domainId, page) };
}
