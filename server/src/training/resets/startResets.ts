import { sql } from "kysely";
import type { House } from "../../house.ts";
import { repeat } from "../../jobs/repeat.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { trainingConfiguration } from "../trainingConfiguration.ts";
import { applyResets, notPassed } from "./applyResets.ts";
import { domainsDue } from "../../storage/domainsDue.ts";

/** An immediate reset happens within the hour; six rounds in it leave room for a busy one. */
const everyMs = 10 * 60_000;
const atMostPerRound = 500;

/** Carries out the resets that configurations ask for at once; several servers may do it at the same time, a run is closed once. */
export const startResets = (house: House): { stop: () => Promise<void> } =>
  repeat(house, {
    everyMs,
    work: () => resetDue(house),
    failure: "Resets that are due could not be looked for; it is tried again.",
  });

/** Domain by domain, each learner's run in a transaction of its own. */
export async function resetDue({ asDomain, log }: Pick<House, "asDomain" | "log">): Promise<void> {
  for (const domainId of await domainsDue(asDomain, "resets")) {
    const companies = await asDomain(domainId, (tx) => companiesToReset(tx, domainId));
    if (companies === undefined) continue;
    let after = 0;
    for (;;) {
      const round = await asDomain(domainId, (tx) => candidates(tx, domainId, companies, after));
      for (const { runId, programId, ...learner } of round) {
        after = runId;
        try {
          await asDomain(domainId, (tx) => applyResets(tx, { domainId, ...learner, requestId: "", address: "" }, programId, "job"));
        } catch (error) {
          log.error({ error, domainId, programId, ...learner }, "A reset that is due failed; it is tried again.");
        }
      }
      if (round.length < atMostPerRound) break;
    }
  }
}

/** The companies whose complete runs begin anew at once; undefined where no configuration of the domain resets anything at once. */
async function companiesToReset(tx: Tx, domainId: number): Promise<number[] | undefined> {
  const { rows } = await sql<{ any: boolean }>`select exists (select from configurations c
    where c.active and (c.owner_domain_id = ${domainId} or c.owner_domain_id is null)
      and 'immediate' in (c.settings ->> 'resetCompleted', c.settings ->> 'resetStarted', c.settings ->> 'resetAttempted', c.settings ->> 'iltResetAttempted')) as any`.execute(
    tx,
  );
  if (rows[0]?.any !== true) return undefined;
  const companies = await tx.selectFrom("companies").select("id").where("domainId", "=", domainId).execute();
  const due: number[] = [];
  for (const { id } of companies)
    if ((await trainingConfiguration(tx, { domainId, companyId: id, courseId: null })).resetCompleted === "immediate") due.push(id);
  return due;
}

interface Candidate {
  runId: number;
  userId: number;
  companyId: number;
  programId: number;
}

/** Complete runs of these companies, and runs with a course whose content changed or that was not passed, by number. */
async function candidates(tx: Tx, domainId: number, companies: readonly number[], after: number): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select run.id as run_id, run.user_id, learner.company_id, run.program_id
      from program_statuses run join users learner on learner.domain_id = run.domain_id and learner.id = run.user_id
     where run.domain_id = ${domainId} and run.id > ${after} and run.closed_at is null
       and case when run.complete then learner.company_id = any(${companies}::bigint[]) else exists (
         select from course_statuses status join courses course on course.id = status.course_id
          where status.domain_id = run.domain_id and status.program_status_id = run.id and status.closed_at is null
            and status.status = 'a' and not status.complete
            and (course.current_content_id is distinct from status.content_id or ${notPassed})) end
     order by run.id limit ${atMostPerRound}`.execute(tx);
  return rows;
}
