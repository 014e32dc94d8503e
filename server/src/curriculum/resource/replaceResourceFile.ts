import { sql } from "kysely";
import type { View } from "../../entity/view.ts";
import { forgetFile } from "../../files/forgetFile.ts";
import { recordFile } from "../../files/recordFile.ts";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { keepsShared } from "../../identity/access/keepsShared.ts";

export interface ResourceFile {
  hash: string;
  fileName: string;
  mediaType: string;
  bytes: number;
}

/** Puts the file of a resource; one that is there already is only replaced on purpose, and only by another. */
export async function replaceResourceFile(tx: Tx, { caller }: View, id: number, file: ResourceFile, onPurpose: boolean): Promise<void> {
  const before = await tx
    .selectFrom("resources")
    .select(["hash", "ownerDomainId"])
    .where("id", "=", id)
    .where((where) =>
      where.or([where("ownerDomainId", "=", caller.domainId), ...(keepsShared(caller) ? [where("ownerDomainId", "is", null)] : [])]),
    )
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw new Problem(404, "ResourceItemNotFound");
  if (before.hash !== null && !onPurpose) throw new Problem(412, "ResourceReplaceCode", { field: "code" });
  if (before.hash === file.hash) throw new Problem(409, "ResourceHashUnchanged", { field: "file" });
  const same = await tx
    .selectFrom("resources")
    .select(["name", "ownerDomainId"])
    .where("hash", "=", file.hash)
    .where(sql<boolean>`(owner_domain_id is not distinct from ${before.ownerDomainId} or owner_domain_id is null)`)
    .orderBy(sql`owner_domain_id nulls last`)
    .executeTakeFirst();
  const shared = same !== undefined && same.ownerDomainId === null && before.ownerDomainId !== null;
  if (same)
    throw new Problem(409, shared ? "ResourceDomainConflict" : "ResourceHashConflict", { field: "file", details: { name: same.name } });
  const { hash, ...data } = file;
  await recordFile(tx, { hash, size: file.bytes, mediaType: file.mediaType });
  await tx
    .updateTable("resources")
    .set((row) => ({ hash, data: JSON.stringify(data), revision: row("revision", "+", 1), updatedAt: sql`now()` }))
    .where("id", "=", id)
    .execute();
  if (before.hash !== null) await forgetFile(tx, before.hash);
  await writeEvent(tx, caller, {
    type: before.hash === null ? "resource.upload" : "resource.replace",
    subject: { entity: "resource", id },
    data: { before: { hash: before.hash }, after: file },
  });
}
