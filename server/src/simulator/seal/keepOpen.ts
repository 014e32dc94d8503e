import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";
import type { Learner } from "../../training/learner.ts";
import { sessionKind } from "../sessionKind.ts";

const atMostEverySeconds = 30;

/** A browser that is heard of keeps its learner's sessions from being closed for silence; one that has been silent for too long does not. */
export async function keepOpen(tx: Tx, { domainId, userId }: Pick<Learner, "domainId" | "userId">): Promise<void> {
  await sql`update simulator_sessions attempt set seen_at = clock_timestamp()
    where attempt.domain_id = ${domainId} and attempt.user_id = ${userId} and attempt.sealed_at is null
      and coalesce(attempt.seen_at, attempt.started_at) < clock_timestamp() - make_interval(secs => ${atMostEverySeconds})
      and ${sessionKind.lastHeard} > clock_timestamp() - make_interval(secs => (attempt.settings ->> 'maxDisconnectMs')::float8 / 1000)`.execute(
    tx,
  );
}
