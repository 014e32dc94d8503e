import { user } from "@vigil/model/organization/user";
import { sql } from "kysely";
import { idParameter } from "../entity/bodies.ts";
import { deskOf } from "../entity/desk.ts";
import { getRecord } from "../entity/readRecords.ts";
import type { Routes } from "../house.ts";
import { stepInto } from "./stepInto.ts";
import { Problem } from "../problem.ts";
import { writeEvent } from "../reporting/writeEvent.ts";
import { seenUsers } from "./seenUsers.ts";
import { readsOnly } from "../storage/readsOnly.ts";
import { caller } from "../identity/access/caller.ts";
import { endView } from "../identity/viewAs/endView.ts";
import { refusesView, type ViewedPerson } from "../identity/viewAs/viewedPerson.ts";

const longestMinutes = 60;

/** Looking at the product as another person sees it: whoever is within reach and has no rights that one has not. */
export const viewRoutes: Routes = (app, house) => {
  const desk = deskOf(house, user, seenUsers);
  app.post(
    "/api/users/:id/view",
    {
      config: { permission: "users:viewAs" },
      schema: {
        tags: [user.plural],
        summary: "See the product with a person's eyes for an hour at most; nothing can be changed meanwhile",
        params: idParameter,
      },
    },
    (request) =>
      desk.write(request, async (tx, view) => {
        const { id } = request.params;
        const { domainId, homeDomainId, sessionId } = view.caller;
        await getRecord(tx, view, id);
        const { rows } = await sql<{
          person: ViewedPerson | null;
        }>`select viewed_person(${domainId}::bigint, ${id}::bigint) as person`.execute(tx);
        const person = rows[0]?.person ?? null;
        if (person === null) throw new Problem(409, "ViewUnavailable");
        const refusal = refusesView(view.caller, person);
        if (refusal) throw new Problem(403, refusal);
        await stepInto(tx, domainId, homeDomainId, () =>
          tx
            .updateTable("sessions")
            .set({
              viewDomainId: domainId,
              viewUserId: id,
              viewUntil: sql<Date>`now() + make_interval(mins => ${sql.lit(longestMinutes)})`,
            })
            .where("domainId", "=", homeDomainId)
            .where("id", "=", sessionId)
            .execute(),
        );
        await writeEvent(tx, view.caller, {
          type: "user.view",
          severity: "warning",
          subject: { entity: "user", id },
          data: { sessionId, minutes: longestMinutes },
        });
        return {};
      }),
  );
  app.post(
    "/api/user/view/end",
    {
      config: { permission: "signedIn", whileViewing: true },
      schema: { tags: [user.plural], summary: "One's own eyes again" },
    },
    async (request) => {
      const by = caller(request);
      const { viewer } = by;
      if (viewer !== undefined) await readsOnly.exit(() => endView(house, viewer, by));
      return {};
    },
  );
};
