import { overdueGraceSeconds } from "@vigil/model/attempt/overdue";
import { sql } from "kysely";
import type { House } from "../house.ts";
import { repeat } from "../jobs/repeat.ts";
import type { Tx } from "../storage/asDomain.ts";
import type { LearnerActor } from "../training/learner.ts";
import { lockOwnAttempt, type AttemptRow } from "./attemptRow.ts";
import { sealAttempt } from "./seal/sealAttempt.ts";
import { everyDomain } from "../storage/everyDomain.ts";

const atMostPerRound = 200;
const everyMs = 30_000;

/** Closes overdue exams twice a minute; several servers may do it at once, the attempt's row is locked. */
export const startSealingExams = (house: House): { stop: () => Promise<void> } =>
  repeat(house, {
    everyMs,
    work: async () => {
      const sealed = await sealOverdueAttempts(house);
      if (sealed > 0) house.log.info({ attempts: sealed }, "Exams whose time was over were sealed.");
    },
    failure: "Overdue exams could not be looked for; it is tried again.",
  });

/** Why an open attempt has to be closed now, or null. Silence counts from the last answer received. */
async function overdueBy(tx: Tx, { domainId, id, startedMonth, settings }: AttemptRow): Promise<"deadline" | "disconnect" | null> {
  const { rows } = await sql<{ late: boolean; silentMs: number }>`
    select coalesce(attempt.deadline_at + make_interval(secs => ${overdueGraceSeconds}) < clock_timestamp(), false) as late,
           extract(epoch from clock_timestamp() - greatest(attempt.started_at, (
             select max(answer.answered_at) from exam_answers answer
              where answer.domain_id = attempt.domain_id and answer.started_month = ${startedMonth} and answer.attempt_id = attempt.id)))::float8 * 1000 as silent_ms
      from exam_attempts attempt where attempt.domain_id = ${domainId} and attempt.id = ${id}`.execute(tx);
  const [row] = rows;
  if (row === undefined) return null;
  if (row.late) return "deadline";
  return settings.maxDisconnectMs > 0 && row.silentMs > settings.maxDisconnectMs ? "disconnect" : null;
}

/** Seals the locked attempt when it is overdue; true when it did. */
export async function sealIfOverdue(tx: Tx, actor: LearnerActor, attempt: AttemptRow): Promise<boolean> {
  const reason = await overdueBy(tx, attempt);
  if (reason === null) return false;
  await sealAttempt(tx, actor, attempt, reason);
  return true;
}

/** Closes what nobody will close any more, domain by domain, each attempt in a transaction of its own. Answers how many. */
export async function sealOverdueAttempts({ asDomain, log }: Pick<House, "asDomain" | "log">): Promise<number> {
  let sealed = 0;
  for (const domainId of await everyDomain(asDomain))
    for (const { id, ...learner } of await asDomain(domainId, (tx) => candidates(tx, domainId)))
      try {
        const closed = await asDomain(domainId, async (tx) => {
          const attempt = await lockOwnAttempt(tx, { domainId, ...learner }, id);
          return attempt.sealedAt === null && sealIfOverdue(tx, { domainId, ...learner, requestId: "", address: "" }, attempt);
        });
        if (closed) sealed++;
      } catch (error) {
        log.error({ error, domainId, attemptId: id }, "An overdue exam could not be sealed; it is tried again.");
      }
  return sealed;
}

async function candidates(tx: Tx, domainId: number): Promise<{ id: number; userId: number; companyId: number }[]> {
  const { rows } = await sql<{ id: number; userId: number; companyId: number }>`
    select attempt.id, attempt.user_id, learner.company_id
      from exam_attempts attempt join users learner on learner.domain_id = attempt.domain_id and learner.id = attempt.user_id
     where attempt.domain_id = ${domainId} and attempt.sealed_at is null
       and (attempt.deadline_at < now() - make_interval(secs => ${overdueGraceSeconds})
         or ((attempt.settings ->> 'maxDisconnectMs')::float8 > 0
           and attempt.started_at < now() - make_interval(secs => (attempt.settings ->> 'maxDisconnectMs')::float8 / 1000)))
     order by attempt.id limit ${atMostPerRound}`.execute(tx);
  return rows;
}
