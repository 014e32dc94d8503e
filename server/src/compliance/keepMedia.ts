import { mediaOfPage } from "@vigil/model/compliance/mediaOfPage";
import { sql } from "kysely";
import type { Tx } from "../storage/asDomain.ts";

/** After templates were written, however: the media they show now, so that none goes that a page needs. */
export async function keepTemplateMedia(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const templates = await tx.selectFrom("certificateTemplates").select(["id", "ownerDomainId", "page"]).where("id", "in", ids).execute();
  for (const { id, ownerDomainId, page } of templates) {
    await tx.deleteFrom("certificateTemplateMedia").where("templateId", "=", id).execute();
    await sql`insert into certificate_template_media (owner_domain_id, template_id, media_id)
      select ${ownerDomainId}::bigint, ${id}::bigint, id from media where id = any(${mediaOfPage(page)}::bigint[])`.execute(tx);
  }
}

/** Of a page that certificates are printed with, once, when it is first kept. */
export async function keepPageMedia(tx: Tx, domainId: number, hash: string, page: string): Promise<void> {
  await sql`insert into certificate_page_media (domain_id, page_hash, media_id)
    select ${domainId}::bigint, ${hash}, id from media where id = any(${mediaOfPage(page)}::bigint[])`.execute(tx);
}
