import type { CertificateKind } from "@vigil/model/compliance/certificateTemplate";
import type { CertificatePaper } from "@vigil/model/compliance/certificateWire";
import { sql } from "kysely";
import { createHash } from "node:crypto";
import type { Tx } from "../storage/asDomain.ts";
import { keepPageMedia } from "./keepMedia.ts";

export type ActivePage = CertificatePaper & { templateId: number };

/** Whose certificate, of which program or of a course in it. */
export interface Printed {
  domainId: number;
  programId: number;
  kind: CertificateKind;
}

/** The page a certificate of this kind is printed with today: the one the domain names for the program, else its own in use, else the shared one. */
export async function activePage(tx: Tx, { domainId, programId, kind }: Printed): Promise<ActivePage | undefined> {
  const named = sql<number | null>`(select ${sql.ref(`own.${kind}_template_id`)} from domain_programs own
    where own.domain_id = ${domainId} and own.program_id = ${programId})`;
  return tx
    .selectFrom("certificateTemplates")
    .select(["id as templateId", "page", "paperSize", "orientation", "margin", "border"])
    .where("kind", "=", kind)
    .where((where) => where.or([where("active", "=", true), where("id", "=", named)]))
    .where((where) => where.or([where("ownerDomainId", "=", domainId), where("ownerDomainId", "is", null)]))
    .orderBy(sql`id = ${named} desc nulls last, owner_domain_id nulls last`)
    .limit(1)
    .executeTakeFirst();
}

/** Keeps a page for the certificates printed with it; the same one once. */
export async function keepPage(
  tx: Tx,
  domainId: number,
  { page, paperSize, orientation, margin, border }: CertificatePaper,
): Promise<string> {
  const hash = createHash("sha256")
    .update(JSON.stringify([page, orientation, margin, border, ...(paperSize === "a4" ? [] : [paperSize])]))
    .digest("hex");
  const kept = await tx
    .selectFrom("certificatePages")
    .select("hash")
    .where("domainId", "=", domainId)
    .where("hash", "=", hash)
    .executeTakeFirst();
  if (kept) return hash;
  const made = await tx
    .insertInto("certificatePages")
    .values({ domainId, hash, page, paperSize, orientation, margin, border })
    .onConflict((conflict) => conflict.doNothing())
    .returning("hash")
    .executeTakeFirst();
  if (made) await keepPageMedia(tx, domainId, hash, page);
  return hash;
}
