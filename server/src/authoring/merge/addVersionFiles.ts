import type { StoredCourseFile } from "../../curriculum/course/versions/storeContent.ts";
import { recordFile } from "../../files/recordFile.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { DraftRow } from "../draftOf.ts";

/** Files that came with another version; one that was replaced in the draft as well stays as it is there. */
export async function addVersionFiles(
  tx: Tx,
  draft: DraftRow,
  before: readonly StoredCourseFile[],
  after: readonly StoredCourseFile[],
): Promise<void> {
  const found = await tx.selectFrom("courseDraftFiles").select(["path", "fileHash"]).where("draftId", "=", draft.id).execute();
  const [own, was] = [new Map(found.map(({ path, fileHash }) => [path, fileHash])), new Map(before.map(({ path, hash }) => [path, hash]))];
  for (const { path, hash, size, mediaType } of after) {
    const here = own.get(path);
    if (here === hash || (here !== undefined && here !== was.get(path))) continue;
    await recordFile(tx, { hash, size, mediaType });
    const stored = { fileHash: hash, size, mediaType };
    await tx
      .insertInto("courseDraftFiles")
      .values({ ownerDomainId: draft.ownerDomainId, draftId: draft.id, path, ...stored })
      .onConflict((same) => same.columns(["draftId", "path"]).doUpdateSet(stored))
      .execute();
  }
}
