import {
  liftAddressesBody,
  liftedAddresses,
  lockedAddress,
  type LiftAddresses,
  type LockedAddress,
} from "@vigil/model/organization/userLock";
import { user } from "@vigil/model/organization/user";
import { sql, type RawBuilder } from "kysely";
import { z } from "zod";
import type { Desk } from "../entity/desk.ts";
import { visible } from "../entity/listSql.ts";
import { readRecords, refusalsFor } from "../entity/readRecords.ts";
import type { View } from "../entity/view.ts";
import type { App, House } from "../house.ts";
import type { Caller } from "../identity/access/caller.ts";
import type { Tx } from "../storage/asDomain.ts";
import { liftUserLocks } from "./liftUserLocks.ts";

/** So many addresses are shown, and so many accounts unlocked in one call. */
const mostAddresses = 500;
const mostAccounts = 1000;

/** The locks of all accounts that the caller sees: by the address they were locked at, and lifted by it. */
export function lockedAddressRoutes(app: App, house: House, desk: Desk<typeof user>): void {
  const tags = ["users"];
  const querystring = z.object({ address: z.string().max(100).default("") });
  app.get(
    "/api/users/locks",
    {
      config: { permission: desk.permission("view") },
      schema: {
        tags,
        summary: "From where accounts were locked, the most accounts first",
        querystring,
        response: { 200: z.array(lockedAddress) },
      },
    },
    (request) => {
      const { caller } = desk.view(request);
      return house.asDomain(caller.domainId, (tx) => addressesOf(tx, caller, request.query.address));
    },
  );
  app.post(
    "/api/users/locks/lift",
    {
      config: { permission: desk.permission("edit") },
      schema: {
        tags,
        summary: "Unlocks what was locked from these addresses",
        body: liftAddressesBody,
        response: { 200: liftedAddresses },
      },
    },
    (request) => desk.write(request, (tx, view) => lift(tx, view, request.body)),
  );
}

/** Every lock of an account that this caller sees. The count of all strangers belongs to no address, an administrator's lock neither. */
const locks = (caller: Caller) => sql`(
  select l.id, l.user_id, case when l.kind = 'strangers' then null else l.address end as address, l.failures, l.locked_at as since, l.blocked_until as until
    from sign_in_counters l where l.domain_id = ${caller.domainId} and l.user_id is not null and l.blocked_until > now()
  union all
  select 0, u.id, null, 0, u.locked_at, 'infinity' from users u where u.domain_id = ${caller.domainId} and u.locked_at is not null)`;

const seen = (caller: Caller) =>
  sql`${locks(caller)} as lock join users t on t.domain_id = ${caller.domainId} and t.id = lock.user_id and ${visible(user, "t", caller)}`;

/** The text within the address; all addresses where there is none. */
const holding = (text: string): RawBuilder<unknown> =>
  text === "" ? sql`true` : sql`position(lower(${text}) in lower(coalesce(lock.address, ''))) > 0`;

async function addressesOf(tx: Tx, caller: Caller, text: string): Promise<LockedAddress[]> {
  const { rows } = await sql<Omit<LockedAddress, "since" | "newest" | "until"> & { since: Date; newest: Date; until: Date | null }>`
    select lock.address, count(distinct lock.user_id)::int as accounts, (array_agg(distinct t.username))[1:3] as names, sum(lock.failures)::int as failures,
        min(lock.since) as since, max(lock.since) as newest, case when isfinite(max(lock.until)) then max(lock.until) end as until
      from ${seen(caller)} where ${holding(text)}
     group by lock.address order by accounts desc, newest desc, lock.address limit ${mostAddresses}`.execute(tx);
  return rows.map(({ since, newest, until, ...row }) => ({
    ...row,
    since: since.toISOString(),
    newest: newest.toISOString(),
    until: until?.toISOString() ?? null,
  }));
}

async function lift(tx: Tx, view: View<typeof user>, asked: LiftAddresses): Promise<z.infer<typeof liftedAddresses>> {
  const { caller } = view;
  const chosen =
    "address" in asked
      ? holding(asked.address)
      : sql`(lock.address = any(${asked.addresses.filter((one) => one !== null)}::text[]) or ${asked.addresses.includes(null)} and lock.address is null)`;
  const { rows } = await sql<{ userId: number; locks: number[] }>`
    select lock.user_id, array_agg(lock.id) as locks from ${seen(caller)} where ${chosen} group by lock.user_id order by lock.user_id`.execute(
    tx,
  );
  const now = rows.slice(0, mostAccounts);
  const records = await readRecords(
    tx,
    view,
    now.map(({ userId }) => userId),
  );
  const open = new Set(records.filter((record) => refusalsFor(view, record).edit === undefined).map((record) => record["id"]));
  const mine = now.filter(({ userId }) => open.has(userId));
  for (const { userId, locks: ids } of mine) await liftUserLocks(tx, caller, userId, ids);
  return { accounts: mine.length, refused: now.length - mine.length, left: rows.length - now.length };
}
