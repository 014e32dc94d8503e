import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";
import { partsQuery, type PartRow } from "./draftParts.ts";

/** A part and all that stands in it, in every language, also what is gone: one statement. */
export const subtree = (tx: Tx, draftId: number, key: string): Promise<PartRow[]> =>
  partsQuery(tx, draftId)
    .where(
      "key",
      "in",
      sql<string>`(with recursive below (key) as (
        select ${key}::text collate "C"
        union
        select part.key from course_draft_parts part join below on part.piece = below.key where part.draft_id = ${draftId} and part.locale = '')
        select key from below)`,
    )
    .execute();
