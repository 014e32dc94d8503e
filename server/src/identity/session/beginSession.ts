import { sql } from "kysely";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
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
 * not be here whatever they prove. The user's row is locked first and everything else after it, here and wherever accounts change: so none waits in a circle.
 */
export async function beginSession(tx: Tx, session: NewSession): Promise<BegunSession | null> {
  const { token, previous, userId, companyId, address, agent, requestId, proved } = session;
  const { domainId } = token;
  const said = agent.slice(0, 300);
  const actor = { domainId, requestId, address, userId, companyId };
  const { passwordChangedAt, ...owner } = await tx
    .selectFrom("users")
    .select(["passwordChangedAt", "email", "locale", "lastSeenAt"])
    .where("domainId", "=", domainId)
    .where("id", "=", userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ may: boolean }>`select may_sign_in(${domainId}::bigint, ${userId}::bigint) as may`.execute(tx);
  if (rows[0]?.may !== true) throw new Problem(403, "AccountSwitchedOff");
  // the password was changed while the old one was being looked at
  if (proved && proved.passwordChangedAt?.getTime() !== passwordChangedAt?.getTime()) throw new Problem(401, "LoginInvalid");
  if (!(await hasRoom(tx, domainId, userId))) {
    await writeEvent(tx, actor, { type: "user.refuseSignIn", severity: "warning", error: "SessionLimit" });
    return null;
  }
  if (previous?.domainId === domainId) await endSessions(tx, domainId, { tokenHash: tokenHash(previous) }, "replaced");
  const { rows: begun } = await sql<{ id: number; onNewDevice: boolean }>`
    with device as (
      insert into known_devices as d (domain_id, user_id, device_hash, password_changed_at, agent, address)
      select domain_id, id, hash, password_changed_at, ${said}, ${address} from users, (select ${proved?.device ?? null}::bytea as hash) given
       where domain_id = ${domainId} and id = ${userId} and hash is not null
      on conflict (domain_id, user_id, device_hash) do update
        set password_changed_at = excluded.password_changed_at, agent = excluded.agent, address = excluded.address, last_used_at = now()
      returning d.id, d.xmax = 0 as made)
    insert into sessions (domain_id, token_hash, user_id, address, agent, expires_at, device_id)
    values (${domainId}, ${tokenHash(token)}, ${userId}, ${address}, ${said}, now() + make_interval(hours => ${sql.lit(absoluteHours)}),
      (select id from device))
    returning id, coalesce((select made from device), false) as on_new_device`.execute(tx);
  const { id, onNewDevice } = begun[0]!;
  await tx
    .updateTable("users")
    .set({ lastSeenAt: sql<Date>`now()`, ...(proved?.newHash && { passwordHash: proved.newHash }) })
    .where("domainId", "=", domainId)
    .where("id", "=", userId)
    .execute();
  await writeEvent(tx, actor, { type: "user.signIn", subject: { entity: "userSession", id }, data: { agent } });
  return { onNewDevice, owner };
}

/** Counted under a lock of the domain's row, so that two sign-ins cannot both take the last place. */
async function hasRoom(tx: Tx, domainId: number, userId: number): Promise<boolean> {
  const { sessionLimit } = await tx.selectFrom("domains").select("sessionLimit").where("id", "=", domainId).executeTakeFirstOrThrow();
  if (sessionLimit === 0) return true;
  await tx.selectFrom("domains").select("id").where("id", "=", domainId).forNoKeyUpdate().execute();
  const { rows } = await sql<{ users: number }>`
    select count(distinct user_id) as users from sessions
    where domain_id = ${domainId} and user_id <> ${userId} and ended_at is null and expires_at > now()
      and last_seen_at > now() - make_interval(mins => ${sql.lit(idleMinutes)})`.execute(tx);
  return (rows[0]?.users ?? 0) < sessionLimit;
}
