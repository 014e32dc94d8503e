import { overdueBy, overdueGraceSeconds } from "@vigil/model/attempt/overdue";
import type { SealedBy } from "@vigil/model/attempt/sealedBy";
import { sql } from "kysely";
import type { House } from "../house.ts";
import { repeat } from "../jobs/repeat.ts";
import { domainsDue } from "../storage/domainsDue.ts";
import type { Tx } from "../storage/asDomain.ts";
import type { Attempt, SealedKind } from "./attemptKind.ts";
import { isOverdue } from "../training/attempts/isOverdue.ts";

const atMostPerRound = 200;
const everyMs = 30_000;

/** Closes what is overdue twice a minute; several servers may do it at once, the attempt's row is locked. */
export const startSealing =
  <Row extends Attempt>(kind: SealedKind<Row>) =>
  (house: House): { stop: () => Promise<void> } =>
    repeat(house, {
      everyMs,
      work: async () => {
        const sealed = await sealOverdue(house, kind);
        if (sealed > 0) house.log.info({ kind: kind.name, sealed }, "What was open beyond its time was sealed.");
      },
      failure: `An overdue ${kind.name} could not be looked for; it is tried again.`,
    });

/** Why the locked attempt is overdue, if it is. */
export async function overdueReason<Row extends Attempt>(tx: Tx, kind: SealedKind<Row>, attempt: Row): Promise<SealedBy | null> {
  const { rows } = await sql<{ late: boolean; silentMs: number }>`
    select coalesce(attempt.deadline_at + make_interval(secs => ${overdueGraceSeconds}) < clock_timestamp(), false) as late,
           extract(epoch from clock_timestamp() - ${kind.lastHeard})::float8 * 1000 as silent_ms
      from ${sql.table(kind.rows.table)} attempt where attempt.domain_id = ${attempt.domainId} and attempt.id = ${attempt.id}`.execute(tx);
  const [heard] = rows;
  return heard === undefined ? null : overdueBy({ ...heard, ...attempt.settings });
}

/** Closes what nobody will close any more, domain by domain, each in a transaction of its own. Answers how many. */
export async function sealOverdue<Row extends Attempt>(
  { asDomain, log }: Pick<House, "asDomain" | "log">,
  kind: SealedKind<Row>,
): Promise<number> {
  let sealed = 0;
  for (const domainId of await domainsDue(asDomain, kind.due, overdueGraceSeconds))
    for (const candidate of await asDomain(domainId, (tx) => candidates(tx, domainId, kind)))
      try {
        if (await asDomain(domainId, (tx) => sealCandidate(tx, domainId, kind, candidate))) sealed++;
      } catch (error) {
        log.error({ error, domainId, attemptId: candidate.id }, `An overdue ${kind.name} could not be sealed; it is tried again.`);
      }
  return sealed;
}

interface Open {
  id: number;
  userId: number;
  companyId: number;
}

async function candidates<Row extends Attempt>(tx: Tx, domainId: number, { rows, lastHeard }: SealedKind<Row>): Promise<Open[]> {
  const open = await sql<Open>`
    select attempt.id, attempt.user_id, learner.company_id
      from ${sql.table(rows.table)} attempt join users learner on learner.domain_id = attempt.domain_id and learner.id = attempt.user_id
     where attempt.domain_id = ${domainId} and attempt.sealed_at is null and ${isOverdue(lastHeard)}
     order by attempt.id limit ${atMostPerRound}`.execute(tx);
  return open.rows;
}

async function sealCandidate<Row extends Attempt>(
  tx: Tx,
  domainId: number,
  kind: SealedKind<Row>,
  { id, userId, companyId }: Open,
): Promise<boolean> {
  const attempt = await kind.rows.lockOwn(tx, { domainId, userId }, id);
  const reason = attempt.sealedAt === null ? await overdueReason(tx, kind, attempt) : null;
  if (reason !== null) await kind.seal(tx, { domainId, userId, companyId, requestId: "", address: "" }, attempt, reason);
  return reason !== null;
}
