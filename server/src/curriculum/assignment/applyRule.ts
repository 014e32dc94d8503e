import { sql } from "kysely";
import type { House } from "../../house.ts";
import type { JobTry } from "../../jobs/jobs.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { RuleOrder } from "./ruleQueue.ts";

const atOnce = 1000;

type Working = Pick<House, "asDomain">;
type Trying = { signal?: AbortSignal } & Partial<JobTry>;

/**
 * Everybody of the domain is looked at in one transaction, so that nobody sees a half of it; how far it is stands in others. Who was changed
 * meanwhile by somebody who could not see the rule yet is waited for before; who is changed from then on sees it (functions/apply_rules.sql).
 */
export async function applyRule(
  { asDomain }: Working,
  order: RuleOrder,
  { signal, last = true, died = false }: Trying = {},
): Promise<void> {
  const { domainId, ruleId } = order;
  const tell = (values: object) => asDomain(domainId, (tx) => progress(tx, order, values));
  if (died) return void (await tell({ state: "failed" }));
  try {
    await asDomain(domainId, (tx) => sql`select pg_advisory_xact_lock(7203, ${domainId}::integer)`.execute(tx));
    const total = await asDomain(domainId, (tx) => countPeople(tx, domainId));
    if (!(await tell({ state: "working", done: 0, total }))) return; // it was changed again or is gone: another order follows
    await asDomain(domainId, async (tx) => {
      let [done, gained, lost, after] = [0, 0, 0, 0];
      for (;;) {
        signal?.throwIfAborted();
        const ids = await nextPeople(tx, domainId, after);
        if (ids.length === 0) break;
        const { rows } = await sql<{
          gained: number;
          lost: number;
        }>`select * from apply_rules(${domainId}, ${ids}::bigint[], ${ruleId})`.execute(tx);
        gained += rows[0]?.gained ?? 0;
        lost += rows[0]?.lost ?? 0;
        done += ids.length;
        after = ids.at(-1)!;
        await tell({ done });
      }
      await writeEvent(
        tx,
        { domainId, requestId: "", address: "" },
        { type: "assignmentRule.apply", subject: { entity: "assignmentRule", id: ruleId }, data: { gained, lost } },
      );
    });
    await tell({ state: "done", done: total });
  } catch (error) {
    if (last) await tell({ state: "failed" });
    throw error;
  }
}

async function countPeople(tx: Tx, domainId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from users where domain_id = ${domainId}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Locked, so that whoever changes one of them comes before or behind. */
async function nextPeople(tx: Tx, domainId: number, after: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from users where domain_id = ${domainId} and id > ${after}
    order by id limit ${atOnce} for no key update`.execute(tx);
  return rows.map(({ id }) => id);
}

async function progress(tx: Tx, { domainId, ruleId, revision }: RuleOrder, values: object): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("assignmentRules")
    .set(values)
    .where("domainId", "=", domainId)
    .where("id", "=", ruleId)
    .where("revision", "=", revision)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
