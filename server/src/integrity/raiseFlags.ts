import type { RaisedFlag } from "@vigil/model/integrity/flagKinds";
import type { CompiledQuery } from "kysely";
import type { Tx } from "../storage/asDomain.ts";
import { givenRecords, overRecords } from "../storage/crowd/overRecords.ts";

/** The session or attempt that looks odd. */
export type FlaggedPlace = { simulatorSessionId: number } | { examAttemptId: number };

/**
 * Leaves flags for whoever audits, in the transaction of what they are about: of one decision, or of a whole session while it is sealed.
 *
 *     await raiseFlags(tx, session, { simulatorSessionId: session.id }, [
 *       { kind: "tooFast", position: 3, facts: { tookMs: 40, leastMs: 500 } },
 *       { kind: "implausibleSession", facts: { images: 20, tookMs: 700 } },
 *     ]);
 *
 * One statement however many, none where there are none. The same kind is raised once for each place and position: what was raised, and
 * perhaps looked at, stays as it is. No events are written: the flags are the record. Nothing else may depend on a flag.
 */
export async function raiseFlags(tx: Tx, whose: Whose, place: FlaggedPlace, flags: readonly RaisedFlag[]): Promise<void> {
  for (const query of flagQueries(whose, place, flags)) await tx.executeQuery(query);
}

const raising = `
  insert into integrity_flags (domain_id, user_id, simulator_session_id, exam_attempt_id, kind, position, facts)
  select $2, given.learner, given.session, given.attempt, flag.kind, flag.position, flag.facts
    from ${givenRecords({ learner: "bigint", session: "bigint", attempt: "bigint", flags: "jsonb" })}
    cross join lateral jsonb_to_recordset(given.flags) as flag (kind text, position integer, facts jsonb)
  on conflict do nothing`;

interface Whose {
  domainId: number;
  userId: number;
}

/** The same for whoever writes other things at the same time. */
export function flagQueries({ domainId, userId }: Whose, place: FlaggedPlace, flags: readonly RaisedFlag[]): CompiledQuery[] {
  if (flags.length === 0) return [];
  const rows = flags.map(({ kind, position, facts }) => ({ kind, position: position ?? null, facts }));
  const sessionId = "simulatorSessionId" in place ? place.simulatorSessionId : null;
  const attemptId = "examAttemptId" in place ? place.examAttemptId : null;
  return [overRecords(raising, { learner: userId, session: sessionId, attempt: attemptId, flags: rows }, [domainId])];
}
