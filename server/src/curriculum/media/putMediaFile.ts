import type { MediaData } from "@vigil/model/curriculum/media";
import { sql } from "kysely";
import type { View } from "../../entity/view.ts";
import { forgetFile } from "../../files/forgetFile.ts";
import { recordFile } from "../../files/recordFile.ts";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { mediaInUse } from "./mediaUse.ts";
import { keepsShared } from "../../identity/access/keepsShared.ts";

export interface MediaFile {
  hash: string;
  data: MediaData & { mediaType: string };
}

/** Puts the file of a record; what is shown somewhere stays as it is, and the same file is kept once. */
export async function putMediaFile(tx: Tx, { caller }: View, id: number, { hash, data }: MediaFile): Promise<void> {
  const owners = keepsShared(caller)
    ? sql`(t.owner_domain_id = ${caller.domainId} or t.owner_domain_id is null)`
    : sql`t.owner_domain_id = ${caller.domainId}`;
  const { rows } = await sql<{ hash: string | null; ownerDomainId: number | null; used: boolean; scope: string }>`
    select t.hash, t.owner_domain_id, ${mediaInUse} as used, t.scope from media t where t.id = ${id} and ${owners} for update`.execute(tx);
  const before = rows[0];
  if (!before) throw new Problem(404, "NotFound");
  if (before.used && before.hash !== hash) throw new Problem(409, "MediaInUse", { field: "file" });
  const same = await tx
    .selectFrom("media")
    .select(["id", "name"])
    .where("hash", "=", hash)
    .where("id", "<>", id)
    .where(sql<boolean>`(owner_domain_id is not distinct from ${before.ownerDomainId} or owner_domain_id is null)`)
    .executeTakeFirst();
  if (same) throw new Problem(409, "MediaHashConflict", { field: "file", details: same });
  await recordFile(tx, { hash, size: data.bytes ?? 0, mediaType: data.mediaType });
  await tx
    .updateTable("media")
    .set((row) => ({ hash, data: JSON.stringify(data), revision: row("revision", "+", 1), updatedAt: sql`now()` }))
    .where("id", "=", id)
    .execute();
  if (before.hash !== null && before.hash !== hash) await forgetFile(tx, before.hash);
  await writeEvent(tx, caller, {
    type: before.hash === null ? "media.upload" : "media.replace",
    subject: { entity: "media", id },
    data: { before: { hash: before.hash }, after: { hash, ...data } },
  });
}
