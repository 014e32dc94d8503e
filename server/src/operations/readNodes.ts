import type { Node } from "@vigil/model/operations/operations";
import { sql } from "kysely";
import { wireInstant } from "../http/wireInstant.ts";
import type { Tx } from "../storage/asDomain.ts";
import { goneMs } from "../storage/nodes/presence.ts";

/** Those that live first. */
export async function readNodes(tx: Tx): Promise<Node[]> {
  const rows = await tx
    .selectFrom("nodes")
    .selectAll()
    .select(sql<boolean>`seen_at < clock_timestamp() - make_interval(secs => ${goneMs / 1000})`.as("gone"))
    .orderBy("gone")
    .orderBy("startedAt")
    .execute();
  return rows.map(({ startedAt, seenAt, ...node }) => ({ ...node, startedAt: wireInstant(startedAt), seenAt: wireInstant(seenAt) }));
}
