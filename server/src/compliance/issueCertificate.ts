import { writeEvent, type Actor } from "../reporting/writeEvent.ts";
import { allEnded } from "../storage/allEnded.ts";
import type { Tx } from "../storage/asDomain.ts";
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
  const made = await tx
    .insertInto("programCertificates")
    .values({
      domainId,
      programStatusId,
      userId,
      programId,
      verificationCode: newVerificationCode(),
      createdBy: actor.userId ?? null,
      ...(actor.at === undefined ? {} : { issuedOn: actor.at.toISOString().slice(0, 10), createdAt: actor.at, updatedAt: actor.at }),
      original: JSON.stringify({ ...values, ...page }),
      evidence: JSON.stringify(evidence),
      ...page,
      ...printedColumns(values),
    })
    .onConflict((conflict) => conflict.columns(["domainId", "programStatusId"]).where("revokedAt", "is", null).doNothing())
    .returning(["id", "certificateNumber"])
    .executeTakeFirst();
  if (made === undefined) return holding(tx, domainId, programStatusId);
  await writeEvent(tx, actor, {
    type: "programCertificate.issue",
    subject: { entity: "programCertificate", id: made.id },
    data: { certificateId: made.certificateNumber, programId, programStatusId },
  });
  return made.id;
}

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
