import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";

/** A library that this transaction's domain sees. */
export async function seenLibrary(tx: Tx, libraryId: number) {
  const library = await tx.selectFrom("imageLibraries").select(["id", "ownerDomainId"]).where("id", "=", libraryId).executeTakeFirst();
  if (!library) throw new Problem(404, "NotFound");
  return library;
}
