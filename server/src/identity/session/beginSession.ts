import { sql, type CompiledQuery } from "kysely";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { together } from "../../storage/together.ts";
import { endSessions } from "./endSessions.ts";
import { absoluteHours, idleMinutes } from "./sessionLimits.ts";
import { tokenHash } from "./sessionToken.ts";
import type { SessionToken } from "./sessionToken.ts";

export interface NewSession {
  token: SessionToken;
  /** The cookie that came along: its session ends, whoever knew it. */
  previous: SessionToken | null;
  userId: number;
  companyId: number;
  address: string;
  agent: string;
  requestId: string;
  /** The password that was right: of which change it is, its hash where it was made anew, and the device that knows it from now on. */
  proved?: { passwordChangedAt: Date | null; newHash: string | null; device: Buffer };
}

export interface BegunSession {
  /** The password was right here for the first time. */
  onNewDevice: boolean;
  owner: { email: string | null; locale: string; lastSeenAt: Date | null };
}

/**
 * After a right password, or a provider's word. Answers null when as many users as the domain allows are signed in already; 403 for who may
 * not be here whatever they prove. The user's row is locked first and everything else after it, here and wherever accounts change: so none
 * waits in a circle. What else is asked for then goes along with it.
 */
export async function beginSession<T>(tx: Tx, session: NewSession, along: () => Promise<T>): Promise<(BegunSession & { along: T }) | null> {
  const { token, previous, userId, companyId, address, agent, requestId, proved } = session;
  const { domainId } = token;
  const said = agent.slice(0, 300);
  const actor = { domainId, requestId, address, userId, companyId };
  const [[locked], [allowed]] = await together(tx, [ownerLocked(tx, domainId, userId), allowance(tx, domainId, userId)]);
  const { passwordChangedAt, ...owner } = locked!;
  if (allowed?.may !== true) throw new Problem(403, "AccountSwitchedOff");
  // the password was changed while the old one was being looked at
  if (proved && proved.passwordChangedAt?.getTime() !== passwordChangedAt?.getTime()) throw new Problem(401, "LoginInvalid");
  if (!(await hasRoom(tx, domainId, userId, allowed.sessionLimit))) {
    await writeEvent(tx, actor, { type: "user.refuseSignIn", severity: "warning", error: "SessionLimit" });
    return null;
  }
  const hash = tokenHash(token);
  const begin = sql<{ onNewDevice: boolean }>`
    with device as (
      insert into known_devices as d (domain_id, user_id, device_hash, password_changed_at, agent, address)
      select domain_id, id, hash, password_changed_at, ${said}, ${address} from users, (select ${proved?.device ?? null}::bytea as hash) given
       where domain_id = ${domainId} and id = ${userId} and hash is not null
      on conflict (domain_id, user_id, device_hash) do update
        set password_changed_at = excluded.password_changed_at, agent = excluded.agent, address = excluded.address, last_used_at = now()
      returning d.id, d.xmax = 0 as made),
    seen as (
      update users set last_seen_at = now() ${proved?.newHash ? sql`, password_hash = ${proved.newHash}` : sql``}
       where domain_id = ${domainId} and id = ${userId})
    insert into sessions (domain_id, token_hash, user_id, address, agent, expires_at, device_id)
    values (${domainId}, ${hash}, ${userId}, ${address}, ${said}, now() + make_interval(hours => ${sql.lit(absoluteHours)}),
      (select id from device))
    returning coalesce((select made from device), false) as on_new_device`;
  const id = sql<number>`(select id from sessions where domain_id = ${domainId} and token_hash = ${hash})`;
  const [, { rows }, , behind] = await Promise.all([
    previous?.domainId === domainId ? endSessions(tx, domainId, { tokenHash: tokenHash(previous) }, "replaced") : undefined,
    begin.execute(tx),
    writeEvent(tx, actor, { type: "user.signIn", subject: { entity: "userSession", id }, about: userId, data: { agent } }),
    along(),
  ]);
  return { onNewDevice: rows[0]!.onNewDevice, owner, along: behind };
}

const ownerLocked = (tx: Tx, domainId: number, userId: number) =>
  tx
    .selectFrom("users")
    .select(["passwordChangedAt", "email", "locale", "lastSeenAt"])
    .where("domainId", "=", domainId)
    .where("id", "=", userId)
    .forNoKeyUpdate()
    .compile();

/** Asked behind the lock: what was changed while it was waited for is seen. */
const allowance = (tx: Tx, domainId: number, userId: number): CompiledQuery<{ may: boolean | null; sessionLimit: number }> =>
  sql<{ may: boolean | null; sessionLimit: number }>`
    select may_sign_in(id, ${userId}::bigint) as may, session_limit from domains where id = ${domainId}`.compile(tx);

/** Counted under a lock of the domain's row, so that two sign-ins cannot both take the last place. */
async function hasRoom(tx: Tx, domainId: number, userId: number, sessionLimit: number): Promise<boolean> {
  if (sessionLimit === 0) return true;
  const lock = tx.selectFrom("domains").select("id").where("id", "=", domainId).forNoKeyUpdate();
  const count = sql<{ users: number }>`
    select count(distinct user_id) as users from sessions
    where domain_id = ${domainId} and user_id <> ${userId} and ended_at is null and expires_at > now()
      and last_seen_at > now() - make_interval(mins => ${sql.lit(idleMinutes)})`;
  const [, { rows }] = await Promise.all([lock.execute(), count.execute(tx)]);
  return (rows[0]?.users ?? 0) < sessionLimit;
}
