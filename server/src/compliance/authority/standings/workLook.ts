import { sql, type Selectable } from "kysely";
import type { House } from "../../../house.ts";
import { refuseDied, type JobTry } from "../../../jobs/jobs.ts";
import { ruleStandings, storedRules } from "../../../reporting/measures/standingMeasures.ts";
import type { Tx } from "../../../storage/asDomain.ts";
import type { Database } from "../../../storage/database.ts";
import { isPassing } from "../../../storage/isPassing.ts";
import type { Sql } from "../../../storage/sql.ts";
import { failureOf } from "../../evidence/failureOf.ts";
import { inParts, peopleParts, peopleIn } from "../inParts.ts";

type Values = Partial<Pick<Selectable<Database["standingLooks"]>, "state" | "reason" | "done" | "wanted">>;

class Ended extends Error {}

/** What is kept of each line, by the names that `ruleStandings` and `standing_lines` share. */
const kept = sql.raw(
  "user_id rule_id standing reasons barred_since day first next needed seconds needed_images images needed_articles articles needed_drills drills drill_gaps drill_by path until opens_on".replaceAll(
    " ",
    ", ",
  ),
);

/** Writes down how everybody of a domain stands; what was found before goes when this is done. One that was cut off begins anew. */
export async function workLook(
  { asDomain, log }: Pick<House, "asDomain" | "log">,
  { domainId, lookId }: { domainId: number; lookId: number },
  { signal, last = false, died = false }: { signal?: AbortSignal } & Partial<JobTry> = {},
): Promise<void> {
  const own = (tx: Tx) => tx.updateTable("standingLooks").where("domainId", "=", domainId).where("id", "=", lookId);
  const set = (tx: Tx, values: Values) =>
    own(tx)
      .set({ ...values, updatedAt: sql<Date>`now()`, ...(values.done === 0 && { asOf: sql<Date>`now()` }) })
      .where("state", "in", ["waiting", "running"])
      .returning("id")
      .executeTakeFirst();
  const go = async (tx: Tx, values: Values) => {
    signal?.throwIfAborted();
    if ((await set(tx, values)) === undefined) throw new Ended();
  };
  const reach = sql`u.domain_id = ${domainId} and u.erased_at is null and u.active`;
  try {
    refuseDied({ died });
    const parts = await asDomain(domainId, async (tx) => {
      await go(tx, { state: "running", done: 0 });
      await forgetLines(tx, domainId, lookId);
      return peopleParts(tx, reach);
    });
    const wanted = peopleIn(parts);
    let done = 0;
    await inParts({ asDomain }, { domainId, reach, parts }, async (tx, among, count) => {
      await keepPart(tx, { domainId, lookId, among });
      done += count;
      await go(tx, { wanted, done });
    });
    await asDomain(domainId, async (tx) => {
      await go(tx, { state: "done", wanted, done: wanted });
      await sql`delete from standing_looks where domain_id = ${domainId} and id < ${lookId}`.execute(tx);
    });
  } catch (error) {
    if (error instanceof Ended) return;
    if (signal?.aborted || (!last && isPassing(error))) throw error; // it is tried again
    log.error(error, "How people stand could not be looked at.");
    await asDomain(domainId, async (tx) => {
      await set(tx, { state: "failed", reason: failureOf(error, died) });
      await forgetLines(tx, domainId, lookId);
    });
  }
}

const keepPart = (tx: Tx, { domainId, lookId, among }: { domainId: number; lookId: number; among: Sql }) =>
  sql`with learner as materialized (
      select u.id, coalesce(c.sound_zone, d.sound_zone) as zone from users u join companies c on c.domain_id = u.domain_id and c.id = u.company_id
        join domains d on d.id = u.domain_id where ${among})
    insert into standing_lines (domain_id, look_id, ${kept}) select ${domainId}, ${lookId}, ${kept}
      from ${ruleStandings({ domainId, day: sql`(now() at time zone l.zone)::date`, rules: storedRules(domainId) })}`.execute(tx);

const forgetLines = (tx: Tx, domainId: number, lookId: number) =>
  sql`delete from standing_lines where domain_id = ${domainId} and look_id = ${lookId}`.execute(tx);
