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
  /** The password that was right: of which change it is, and its hash where it was made anew. */
  proved?: { passwordChangedAt: Date | null; newHash: string | null };
}

/**
 * After a right password, or a provider's word. Answers false when as many users as the domain allows are signed in already; 403 for who may
 * not be here whatever they prove. The user's row is locked first and everything else after it, here and wherever accounts change: so none waits in a circle.
 */
export async function beginSession(tx: Tx, session: NewSession): Promise<boolean> {
  const { token, previous, userId, companyId, address, agent, requestId, proved } = session;
  const { domainId } = token;
  const actor = { domainId, requestId, address, userId, companyId };
  const { passwordChangedAt } = await tx
    .selectFrom("users")
    .select("passwordChangedAt")
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
    return false;
  }
  if (previous?.domainId === domainId) await endSessions(tx, domainId, { tokenHash: tokenHash(previous) }, "replaced");
  const { id } = await tx
    .insertInto("sessions")
    .values({
      domainId,
      tokenHash: tokenHash(token),
      userId,
      address,
      agent: agent.slice(0, 300),
      expiresAt: sql<Date>`now() + make_interval(hours => ${sql.lit(absoluteHours)})`,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .updateTable("users")
    .set({ lastSeenAt: sql<Date>`now()`, ...(proved?.newHash && { passwordHash: proved.newHash }) })
    .where("domainId", "=", domainId)
    .where("id", "=", userId)
    .execute();
  await writeEvent(tx, actor, { type: "user.signIn", subject: { entity: "userSession", id }, data: { agent } });
  return true;
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
