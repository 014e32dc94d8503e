import { sql } from "kysely";
import { trainingLevel } from "@vigil/model/identity/accessLevelCodes";
import { leaseSeconds, reloadSeconds } from "@vigil/model/training/trainingLease";
import type { LeaseAnswer } from "@vigil/model/training/wire";
import type { Caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";
import { wireInstant } from "../http/wireInstant.ts";

/** One row per learner says where they work: a tab of a session. It is free once it has expired or its session has ended. */
const free = sql<boolean>`(lease.expires_at <= clock_timestamp() or not exists (
  select from sessions owner where owner.domain_id = lease.domain_id and owner.id = lease.session_id and owner.ended_at is null))`;

/** The lease binds learners; staff may look at their own training where they like. */
export const leaseBinds = ({ accessLevelCode }: Caller): boolean => accessLevelCode === trainingLevel;

/** What `works_elsewhere` is told: how long a lease lasts, and how long one that was let go. */
export const leaseTimes = `interval '${leaseSeconds} s', interval '${reloadSeconds} s'`;

/** Takes or renews the lease for a tab; refused while another tab or browser holds it. It binds learners only. */
export async function takeLease(tx: Tx, caller: Caller, tabId: string, programId: number | null): Promise<LeaseAnswer> {
  const expiry = sql<Date>`clock_timestamp() + make_interval(secs => ${leaseSeconds})`;
  if (!leaseBinds(caller)) {
    const { rows } = await sql<{ expiresAt: Date }>`select ${expiry} as expires_at`.execute(tx);
    return { tabId, expiresAt: wireInstant(rows[0]?.expiresAt ?? new Date(0)) };
  }
  const { domainId, userId, sessionId } = caller;
  const { rows } = await sql<{ expiresAt: Date }>`
    insert into training_leases as lease (domain_id, user_id, tab_id, session_id, program_id, expires_at)
    values (${domainId}, ${userId}, ${tabId}, ${sessionId}, (select id from programs where id = ${programId}), ${expiry})
    on conflict (domain_id, user_id) do update
      set tab_id = excluded.tab_id, session_id = excluded.session_id, program_id = excluded.program_id, expires_at = excluded.expires_at,
          created_at = case when lease.tab_id = excluded.tab_id then lease.created_at else now() end
      where (lease.tab_id = excluded.tab_id and lease.session_id = excluded.session_id) or ${free}
    returning expires_at`.execute(tx);
  const [taken] = rows;
  if (taken === undefined) throw new Problem(423, "TrainingOpenElsewhere");
  return { tabId, expiresAt: wireInstant(taken.expiresAt) };
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
