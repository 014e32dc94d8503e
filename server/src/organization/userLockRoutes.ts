import { userLock } from "@vigil/model/organization/userLock";
import { sql } from "kysely";
import { z } from "zod";
import { idParameter, idsBody } from "../entity/bodies.ts";
import type { Desk } from "../entity/desk.ts";
import { getRecord, readRecords, refusalsFor } from "../entity/readRecords.ts";
import type { App, House } from "../house.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";
import { liftUserLocks } from "./liftUserLocks.ts";

/** Of the row `t` of a user: somebody, somewhere, is kept out of this account for now. */
export const isLocked = sql`(t.locked_at is not null or exists (select from sign_in_counters l
  where l.domain_id = t.domain_id and l.user_id = t.id and l.blocked_until > now()))`;

const answer = { 200: z.array(userLock) };

/** What keeps whom out of an account: where, since when, until when, after how many failures; and lifting it, one by one. All at once is `unlock`. */
export function userLockRoutes(app: App, house: House, desk: Desk): void {
  const tags = ["users"];
  const viewing = { permission: desk.permission("view") };
  const editing = { permission: desk.permission("edit") };

  app.get("/api/users/:id/locks", { config: viewing, schema: { tags, params: idParameter, response: answer } }, (request) => {
    const view = desk.view(request);
    return house.asDomain(view.caller.domainId, async (tx) => {
      await getRecord(tx, view, request.params.id);
      return locksOf(tx, view.caller.domainId, request.params.id);
    });
  });

  const schema = { tags, params: idParameter, body: idsBody, response: answer };
  app.post("/api/users/:id/locks/lift", { config: editing, schema }, (request) =>
    desk.write(request, async (tx, view) => {
      const { domainId } = view.caller;
      const { id } = request.params;
      await getRecord(tx, view, id);
      const [record] = await readRecords(tx, view, [id]);
      const refusal = record && refusalsFor(view, record).edit;
      if (refusal) throw new Problem(refusal.status, refusal.code);
      // the administrator's lock is lifted with all of them
      const counted = request.body.ids.filter((lock) => lock !== 0);
      await liftUserLocks(tx, view.caller, id, counted);
      return locksOf(tx, domainId, id);
    }),
  );
}

async function locksOf(tx: Tx, domainId: number, userId: number): Promise<z.infer<typeof userLock>[]> {
  const { rows } = await sql<{ id: number; at: string; address: string | null; since: Date; until: Date | null; failures: number }>`
    select 0::bigint as id, 'administrator' as at, null as address, locked_at as since, null::timestamptz as until, 0 as failures
      from users where domain_id = ${domainId} and id = ${userId} and locked_at is not null
    union all
    select id, kind, case when kind = 'strangers' then null else address end, locked_at,
        case when isfinite(blocked_until) then blocked_until end, failures
      from sign_in_counters where domain_id = ${domainId} and user_id = ${userId} and blocked_until > now()
    order by since desc`.execute(tx);
  return rows.map(({ since, until, ...lock }) => userLock.parse({ ...lock, since: instant(since), until: until && instant(until) }));
}

const instant = (date: Date): string => date.toISOString();
