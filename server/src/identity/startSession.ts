import { sql } from "kysely";
import { writeEvent } from "../reporting/writeEvent.ts";
import type { Tx } from "../storage/asDomain.ts";
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
}

/** After a right password. Answers false when as many users as the domain allows are signed in already. */
export async function startSession(tx: Tx, session: NewSession): Promise<boolean> {
  const { token, previous, userId, companyId, address, agent, requestId } = session;
  const { domainId } = token;
  const actor = { domainId, requestId, address, userId, companyId };
  await tx
    .updateTable("users")
    .set({ failedSignIns: 0, lockedAt: null })
    .where("domainId", "=", domainId)
    .where("id", "=", userId)
    .execute();
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
    .set({ lastSeenAt: sql<Date>`now()` })
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
