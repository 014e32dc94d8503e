import { accountStanding, type AccountStanding } from "@vigil/model/organization/accountStanding";
import { sql } from "kysely";
import { z } from "zod";
import { idParameter } from "../entity/bodies.ts";
import type { Desk } from "../entity/desk.ts";
import { getRecord } from "../entity/readRecords.ts";
import type { App, House } from "../house.ts";
import type { Tx } from "../storage/asDomain.ts";

/** What keeps somebody from training with this account: every reason, for the head of their page. */
export function userStandingRoutes(app: App, house: House, desk: Desk): void {
  const config = { permission: desk.permission("view") };
  const schema = { tags: ["users"], params: idParameter, response: { 200: z.array(accountStanding) } };
  app.get("/api/users/:id/standing", { config, schema }, (request) => {
    const view = desk.view(request);
    return house.asDomain(view.caller.domainId, async (tx) => {
      await getRecord(tx, view, request.params.id);
      return standingOf(tx, view.caller.domainId, request.params.id);
    });
  });
}

/** The same reasons as `may_sign_in` looks at, each with its time. */
async function standingOf(tx: Tx, domainId: number, userId: number): Promise<AccountStanding[]> {
  const { rows } = await sql<Omit<AccountStanding, "since" | "until"> & { since: Date | null; until: Date | null }>`
    with u as (
      select u.*, c.active as company_active, l.active as level_active, d.account_inactive_days as days, d.form_auth,
          greatest(u.last_seen_at, u.created_at, u.password_changed_at) + make_interval(days => d.account_inactive_days) as asleep_since
        from users u
        join companies c on c.domain_id = u.domain_id and c.id = u.company_id
        join access_levels l on l.id = u.access_level_id
        join domains d on d.id = u.domain_id
        where u.domain_id = ${domainId} and u.id = ${userId})
    select r.standing, r.at, r.address, r.since, r.until from u cross join lateral (
      select 1 as place, 'merged' as standing, null::text as at, null::text as address, null::timestamptz as since, null::timestamptz as until
        where u.merged_into is not null
      union all select 2, 'off', null, null, null, null where not u.active and u.merged_into is null
      union all select 3, 'companyOff', null, null, null, null where not u.company_active
      union all select 4, 'levelOff', null, null, null, null where not u.level_active
      union all select 5, 'locked', 'administrator', null, u.locked_at, null where u.locked_at is not null
      union all select 6, 'locked', s.kind, case when s.kind <> 'strangers' then s.address end, s.locked_at,
            case when isfinite(s.blocked_until) then s.blocked_until end
          from sign_in_counters s where s.domain_id = u.domain_id and s.user_id = u.id and s.blocked_until > now()
      union all select 7, 'asleep', null, null, u.asleep_since, null where u.days > 0 and u.asleep_since <= now()
      union all select 8, 'noPassword', null, null, null, null where u.password_hash is null and u.form_auth and u.merged_into is null
          and not exists (select from identities i where i.domain_id = u.domain_id and i.user_id = u.id)
      union all select 9, 'mustChange', null, null, null, null
          where u.must_change_password and u.password_hash is not null and u.managed_by is null
    ) r order by r.place, r.since desc`.execute(tx);
  return rows.map(({ since, until, ...row }) =>
    accountStanding.parse({ ...row, since: since?.toISOString() ?? null, until: until?.toISOString() ?? null }),
  );
}
