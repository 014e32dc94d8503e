import { user } from "@vigil/model/organization/user";
import { userSession } from "@vigil/model/organization/userSession";
import { sql } from "kysely";
import type { ChangeOf } from "@vigil/model/entity/entity";
import { manyRoute } from "../entity/bulk/manyRoute.ts";
import { deskOf } from "../entity/desk.ts";
import { entityRoutes } from "../entity/entityRoutes.ts";
import { visible } from "../entity/listSql.ts";
import { getRecords } from "../entity/readRecords.ts";
import type { View } from "../entity/view.ts";
import { seenUsers } from "./seenUsers.ts";
import type { Routes } from "../house.ts";
import type { Caller } from "../identity/access/caller.ts";
import { endSessions } from "../identity/session/endSessions.ts";
import { idleMinutes } from "../identity/session/sessionLimits.ts";
import { Problem } from "../problem.ts";
import { writeEvent } from "../reporting/writeEvent.ts";
import type { Tx } from "../storage/asDomain.ts";
import { requireRank } from "./grantLevel.ts";
import { whoExpressions } from "../identity/whoExpressions.ts";

export const userSessionRoutes: Routes = (app, house) => {
  const open = sql`(t.ended_at is null and t.expires_at > now() and t.last_seen_at > now() - make_interval(mins => ${sql.lit(idleMinutes)}))`;
  // the only change there is: `clear: true` ends the session at once
  const change = async (tx: Tx, view: View<typeof userSession>, changes: readonly ChangeOf<typeof userSession>[]) => {
    const ids = changes.map(({ id }) => id);
    const sessions = await getRecords(tx, view, ids);
    const cleared = changes.filter(({ clear }) => clear === true).map(({ id }) => id);
    await requireRank(
      tx,
      view.caller,
      sessions.map(({ userId }) => userId),
    );
    const ended = await endSessions(tx, view.caller.domainId, { ids: cleared }, "terminated");
    for (const id of ended) await writeEvent(tx, view.caller, { type: "userSession.clear", subject: { entity: "userSession", id } });
    return getRecords(tx, view, ids);
  };
  const desk = entityRoutes(app, house, userSession, { expressions: { ...whoExpressions, open }, change });
  manyRoute(app, house, desk, {
    name: "end",
    summary: "Ends sign-ins at once",
    permission: desk.permission("edit"),
    work: (tx, view, records) =>
      change(
        tx,
        view as View<typeof userSession>,
        records.map(({ id }) => ({ id, clear: true })),
      ),
  });

  const signOut = async (tx: Tx, { caller }: View, ids: readonly number[]) => {
    await requireReached(tx, caller, ids);
    await requireRank(tx, caller, ids);
    let ended = 0;
    for (const userId of ids)
      for (const id of await endSessions(tx, caller.domainId, { userId, except: caller.sessionId }, "terminated")) {
        await writeEvent(tx, caller, { type: "userSession.clear", subject: { entity: "userSession", id } });
        ended++;
      }
    return { ended };
  };
  manyRoute(app, house, deskOf(house, user, seenUsers), {
    name: "signOut",
    path: "sessions/end",
    summary: "Sign people out wherever they are signed in",
    permission: desk.permission("edit"),
    whole: signOut,
    work: (tx, view, records) =>
      signOut(
        tx,
        view,
        records.map(({ id }) => id),
      ),
  });
};

async function requireReached(tx: Tx, by: Caller, ids: readonly number[]): Promise<void> {
  const { rows } = await sql`select t.id from users t where ${visible(user, "t", by)} and t.id = any(${ids}::bigint[])`.execute(tx);
  if (rows.length < new Set(ids).size) throw new Problem(404, "NotFound");
}
