import { listEntities } from "@vigil/model/lists";
import { writeWords } from "./entity/writeWords.ts";
import type { Tx } from "./storage/asDomain.ts";

/** For rows that were not written through the lists: a seed, an import. */
export async function writeMissingWords(tx: Tx, domainId: number): Promise<void> {
  for (const e of Object.values(listEntities)) await writeWords(tx, e, domainId);
}
