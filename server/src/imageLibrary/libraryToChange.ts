import type { Caller } from "../identity/access/caller.ts";
import { requireOwner } from "../identity/access/requireOwner.ts";
import type { Tx } from "../storage/asDomain.ts";
import { seenLibrary } from "./seenLibrary.ts";

/** A library whose images its caller may change: their domain's own, or a shared one where they keep it. */
export async function libraryToChange(tx: Tx, caller: Pick<Caller, "permissions">, libraryId: number) {
  const library = await seenLibrary(tx, libraryId);
  requireOwner(caller, library);
  return library;
}
