import { messagePreviewBody, messageShape, type MessageReach } from "@vigil/model/organization/messageWire";
import { user } from "@vigil/model/organization/user";
import { LeftByAct } from "../entity/bulk/bulkOffer.ts";
import { chooseRecords } from "../entity/bulk/chooseRecords.ts";
import { manyRoute } from "../entity/bulk/manyRoute.ts";
import { deskOf } from "../entity/desk.ts";
import type { Routes } from "../house.ts";
import { messageUsers, notReached, reachOf, recipients } from "./messageUsers.ts";
import { seenUsers } from "./seenUsers.ts";

/** Messages to people by mail, few or all that a filter finds; each is kept with the person it went to. */
export const messageRoutes: Routes = (app, house) => {
  const desk = deskOf(house, user, seenUsers);
  const permission = desk.permission("edit");

  app.post(
    "/api/users/messages/preview",
    {
      config: { permission },
      schema: { tags: [user.plural], body: messagePreviewBody, summary: "How many a message would reach, and who has no address" },
    },
    (request): Promise<MessageReach> => {
      const view = desk.view(request);
      return house.asDomain(view.caller.domainId, async (tx) => {
        const ids = "on" in request.body ? await chooseRecords(tx, view, request.body.on) : request.body.ids;
        return reachOf(house, await recipients(tx, view.caller, ids));
      });
    },
  );

  manyRoute(app, house, desk, {
    name: "message",
    path: "messages",
    summary: "Mail people a message; who has no address or is switched off is left out",
    permission,
    shape: messageShape,
    check: (tx, { caller }, message) => messageUsers(tx, house, caller, [], message),
    whole: async (tx, { caller }, ids, message) => reachOf(house, await messageUsers(tx, house, caller, ids, message)),
    work: async (tx, { caller }, records, message) => {
      const people = await messageUsers(
        tx,
        house,
        caller,
        records.map(({ id }) => id),
        message,
      );
      return new LeftByAct(
        new Map(
          people.flatMap((one) => {
            const problem = notReached(one);
            return problem ? [[one.id, problem] as const] : [];
          }),
        ),
      );
    },
  });
};
