import { writeEvent, type Actor } from "../reporting/writeEvent.ts";
import type { Tx } from "../storage/asDomain.ts";
import { activePage, keepPage } from "./activePage.ts";
import { newVerificationCode } from "./newVerificationCode.ts";
import { evidenceOf, printedValues, type PrintedValues } from "./printedValues.ts";

/** In the transaction that completes the run: one certificate for it, with the results of the courses it rests on. */
export async function issueCertificate(
  tx: Tx,
  actor: Actor,
  { id: programStatusId, userId, programId }: { id: number; userId: number; programId: number },
): Promise<void> {
  const { domainId } = actor;
  const values = await printedValues(tx, domainId, programStatusId);
  const page = await pageColumns(tx, domainId);
  const made = await tx
    .insertInto("programCertificates")
    .values({
      domainId,
      programStatusId,
      userId,
      programId,
      verificationCode: newVerificationCode(),
      createdBy: actor.userId ?? null,
      original: JSON.stringify({ ...values, ...page }),
      evidence: JSON.stringify(await evidenceOf(tx, domainId, programStatusId)),
      ...page,
      ...printedColumns(values),
    })
    .onConflict((conflict) => conflict.columns(["domainId", "programStatusId"]).doNothing())
    .returning(["id", "certificateNumber"])
    .executeTakeFirst();
  if (made === undefined) return;
  await writeEvent(tx, actor, {
    type: "programCertificate.issue",
    subject: { entity: "programCertificate", id: made.id },
    data: { certificateId: made.certificateNumber, programId, programStatusId },
  });
}

export const printedColumns = ({ data, ...values }: PrintedValues) => ({ ...values, data: JSON.stringify(data) });

/** The page in use now, kept for the certificate. */
export async function pageColumns(tx: Tx, domainId: number): Promise<{ templateId: number | null; pageHash: string | null }> {
  const page = await activePage(tx, domainId, "program");
  if (page === undefined) return { templateId: null, pageHash: null };
  return { templateId: page.templateId, pageHash: await keepPage(tx, domainId, page) };
}
