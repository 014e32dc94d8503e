import type { CertificateKind } from "@vigil/model/compliance/certificateTemplate";
import type { CertificatePaper } from "@vigil/model/compliance/certificateWire";
import { sql } from "kysely";
import { createHash } from "node:crypto";
import type { Tx } from "../storage/asDomain.ts";
import { keepPageMedia } from "./keepMedia.ts";

export type ActivePage = CertificatePaper & { templateId: number };

/** The page a certificate of this kind is printed with today: the domain's own before the shared one. */
export async function activePage(tx: Tx, domainId: number, kind: CertificateKind): Promise<ActivePage | undefined> {
  return tx
    .selectFrom("certificateTemplates")
    .select(["id as templateId", "page", "orientation", "margin", "border"])
    .where("kind", "=", kind)
    .where("active", "=", true)
    .where((where) => where.or([where("ownerDomainId", "=", domainId), where("ownerDomainId", "is", null)]))
    .orderBy(sql`owner_domain_id nulls last`)
    .limit(1)
    .executeTakeFirst();
}

/** Keeps a page for the certificates printed with it; the same one once. */
export async function keepPage(tx: Tx, domainId: number, { page, orientation, margin, border }: CertificatePaper): Promise<string> {
  const hash = createHash("sha256")
    .update(JSON.stringify([page, orientation, margin, border]))
    .digest("hex");
  const made = await tx
    .insertInto("certificatePages")
    .values({ domainId, hash, page, orientation, margin, border })
    .onConflict((conflict) => conflict.doNothing())
    .returning("hash")
    .executeTakeFirst();
  if (made) await keepPageMedia(tx, domainId, hash, page);
  return hash;
}
