import { sql } from "kysely";
import { trainingLevel } from "@vigil/model/identity/accessLevelCodes";
import { leaseSeconds, reloadSeconds } from "@vigil/model/training/trainingLease";
import type { LeaseAnswer } from "@vigil/model/training/leaseWire";
import type pg from "pg";
import type { Caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";
import { askTogether } from "../storage/crowd/askTogether.ts";
import type { Tx } from "../storage/asDomain.ts";
import { wireInstant } from "../http/wireInstant.ts";

/** The lease binds learners; staff may look at their own training where they like. */
export const leaseBinds = ({ accessLevelCode }: Caller): boolean => accessLevelCode === trainingLevel;

/** What `works_elsewhere` is told: how long a lease lasts, and how long one that was let go. */
export const leaseTimes = `interval '${leaseSeconds} s', interval '${reloadSeconds} s'`;

const take = askTogether<{ expiresAt: Date | null }>({
  name: "take_lease",
  text: `select take_lease($1, $2, $3, $4, $5, interval '${leaseSeconds} s') as "expiresAt"`,
  sortedBy: 1,
});

/** Takes or renews the lease for a tab; refused while another tab or browser holds it. It binds learners only. */
export async function takeLease(pool: pg.Pool, caller: Caller, tabId: string, programId: number | null): Promise<LeaseAnswer> {
  const { domainId, userId, sessionId } = caller;
  const [taken] = await take(pool, [domainId, userId, leaseBinds(caller) ? sessionId : null, tabId, programId]);
  const expiresAt = taken?.expiresAt ?? null;
  if (expiresAt === null) throw new Problem(423, "TrainingOpenElsewhere");
  return { tabId, expiresAt: wireInstant(expiresAt) };
}

/** A tab that is left lets go, and has a moment to come back: it may be loading anew. What it does not hold stays as it is. */
export async function releaseLease(tx: Tx, { domainId, userId, sessionId }: Caller, tabId: string): Promise<void> {
  await tx
    .updateTable("trainingLeases")
    .set({ expiresAt: sql`least(expires_at, clock_timestamp() + make_interval(secs => ${reloadSeconds}))` })
    .where("domainId", "=", domainId)
    .where("userId", "=", userId)
    .where("sessionId", "=", sessionId)
    .where("tabId", "=", tabId)
    .execute();
}
