import { sql } from "kysely";
import { leaseSeconds } from "@vigil/model/training/trainingLease";
import type { Tx } from "../../storage/asDomain.ts";
import type { Learner } from "../../training/learner.ts";

/** A browser that is heard of keeps its learner's sessions from being closed for silence; one that has been silent for too long does not. */
export async function keepOpen(tx: Tx, { domainId, userId }: Pick<Learner, "domainId" | "userId">): Promise<void> {
  await sql`select keep_open(${domainId}, ${userId}, make_interval(secs => ${leaseSeconds}))`.execute(tx);
}
