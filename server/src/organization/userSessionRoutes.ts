import { userSession } from "@vigil/model/organization/userSession";
import { sql } from "kysely";
import { entityRoutes } from "../entity/entityRoutes.ts";
import { getRecords } from "../entity/readRecords.ts";
import type { Routes } from "../house.ts";
import { endSessions } from "../identity/session/endSessions.ts";
import { idleMinutes } from "../identity/session/sessionLimits.ts";
import { writeEvent } from "../reporting/writeEvent.ts";
import { requireRank } from "./grantLevel.ts";

export const userSessionRoutes: Routes = (app, house) => {
  const open = sql`(t.ended_at is null and t.expires_at > now() and t.last_seen_at > now() - make_interval(mins => ${sql.lit(idleMinutes)}))`;
  entityRoutes(app, house, userSession, {
    expressions: { open },
    // the only change there is: `clear: true` ends the session at once
    change: async (tx, view, changes) => {
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
    },
  });
};
