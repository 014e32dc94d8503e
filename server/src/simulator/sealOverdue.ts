import { overdueGraceSeconds } from "@vigil/model/attempt/overdue";
import { sql } from "kysely";
import type { House } from "../house.ts";
import type { Tx } from "../storage/asDomain.ts";
import type { LearnerActor } from "../training/learner.ts";
import { sealSession } from "./seal/sealSession.ts";
import { lockOwnSession, type SessionRow } from "./sessionRow.ts";
import { everyDomain } from "../storage/everyDomain.ts";

const atMostPerRound = 200;

type Overdue = "deadline" | "disconnect";

/** When the learner's browser was last heard of: by a decision, or because it renewed its lease while the session was open. */
const lastHeard = sql<Date>`greatest(session.started_at, session.seen_at, (
  select max(decision.received_at) from simulator_decisions decision
   where decision.domain_id = session.domain_id and decision.started_month = session.started_month and decision.session_id = session.id))`;

/** Why an open session has to be closed now, or null. */
async function overdueBy(tx: Tx, { domainId, id, settings }: SessionRow): Promise<Overdue | null> {
  const { rows } = await sql<{ late: boolean; silentMs: number }>`
    select coalesce(session.deadline_at + make_interval(secs => ${overdueGraceSeconds}) < clock_timestamp(), false) as late,
           extract(epoch from clock_timestamp() - ${lastHeard})::float8 * 1000 as silent_ms
      from simulator_sessions session where session.domain_id = ${domainId} and session.id = ${id}`.execute(tx);
  const [row] = rows;
  if (row === undefined) return null;
  if (row.late) return "deadline";
  return settings.maxDisconnectMs > 0 && row.silentMs > settings.maxDisconnectMs ? "disconnect" : null;
}

/** Seals the locked session when it is overdue; true when it did. */
export async function sealIfSilent(tx: Tx, actor: LearnerActor, session: SessionRow): Promise<boolean> {
  const reason = await overdueBy(tx, session);
  if (reason === null) return false;
  await sealSession(tx, actor, session, reason);
  return true;
}

/** Closes what nobody will close any more, domain by domain, each session in a transaction of its own. Answers how many. */
export async function sealOverdue({ asDomain, log }: Pick<House, "asDomain" | "log">): Promise<number> {
  let sealed = 0;
  for (const domainId of await everyDomain(asDomain))
    for (const candidate of await asDomain(domainId, (tx) => candidates(tx, domainId)))
      try {
        if (await asDomain(domainId, (tx) => sealCandidate(tx, domainId, candidate))) sealed++;
      } catch (error) {
        log.error({ error, domainId, sessionId: candidate.id }, "An overdue simulator session could not be sealed; it is tried again.");
      }
  return sealed;
}

const atMostEverySeconds = 30;

/** A browser that is heard of keeps its learner's sessions from being closed for silence; one that has been silent for too long does not. */
export async function keepOpen(tx: Tx, { domainId, userId }: Pick<LearnerActor, "domainId" | "userId">): Promise<void> {
  await sql`update simulator_sessions session set seen_at = clock_timestamp()
    where session.domain_id = ${domainId} and session.user_id = ${userId} and session.sealed_at is null
      and coalesce(session.seen_at, session.started_at) < clock_timestamp() - make_interval(secs => ${atMostEverySeconds})
      and ${lastHeard} > clock_timestamp() - make_interval(secs => (session.settings ->> 'maxDisconnectMs')::float8 / 1000)`.execute(tx);
}

interface Open {
  id: number;
  userId: number;
  companyId: number;
}

async function candidates(tx: Tx, domainId: number): Promise<Open[]> {
  const { rows } = await sql<Open>`
    select session.id, session.user_id, learner.company_id
      from simulator_sessions session join users learner on learner.domain_id = session.domain_id and learner.id = session.user_id
     where session.domain_id = ${domainId} and session.sealed_at is null
       and (session.deadline_at < now() - make_interval(secs => ${overdueGraceSeconds})
         or ((session.settings ->> 'maxDisconnectMs')::float8 > 0
           and ${lastHeard} < now() - make_interval(secs => (session.settings ->> 'maxDisconnectMs')::float8 / 1000)))
     order by session.id limit ${atMostPerRound}`.execute(tx);
  return rows;
}

async function sealCandidate(tx: Tx, domainId: number, { id, userId, companyId }: Open): Promise<boolean> {
  const session = await lockOwnSession(tx, { domainId, userId }, id);
  if (session.sealedAt !== null) return false;
  return sealIfSilent(tx, { domainId, userId, companyId, requestId: "", address: "" }, session);
}
