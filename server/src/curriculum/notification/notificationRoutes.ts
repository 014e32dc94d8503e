import type { LearnerNotification } from "@vigil/model/curriculum/learnerNotification";
import { notification } from "@vigil/model/curriculum/notification";
import { notificationFault, type NotificationFacts } from "@vigil/model/curriculum/notificationRules";
import { z } from "zod";
import { entityRoutes } from "../../entity/entityRoutes.ts";
import { changeRecords, insertRecord } from "../../entity/writeRecords.ts";
import { ownerOfNew } from "../../identity/access/ownerOfNew.ts";
import type { Routes } from "../../house.ts";
import { Problem } from "../../problem.ts";
import { currentNotifications } from "./currentNotifications.ts";

const initial = { content: {}, startAt: null, endAt: null, everyone: true, domains: [] };

/** Who keeps it decides whom it may address. Asked before it is written: a shared one that is for nobody could not be read by its writer either. */
function requireSayable(facts: NotificationFacts): void {
  const fault = notificationFault(facts);
  if (fault) throw new Problem(422, fault.code, { field: fault.field, details: { word: fault.word ?? "" } });
}

/** Notices are kept like other records; what is to be shown now is everybody's to read, also before the sign-in. */
export const notificationRoutes: Routes = (app, house) => {
  entityRoutes(app, house, notification, {
    insert: async (tx, view, values) => {
      const shared = ownerOfNew(view.caller) === null;
      if (shared) requireSayable({ ...initial, ...values, shared });
      const made = await insertRecord(tx, view, values);
      requireSayable({ ...made, shared });
      return made;
    },
    change: (tx, view, changes) =>
      changeRecords(tx, view, changes, (change, before) => {
        requireSayable({ ...initial, ...before, ...change, shared: before["shared"] === true });
        return {};
      }),
  });
  const tags = [notification.plural];

  app.get(
    "/api/notifications/current",
    {
      config: { permission: "public" },
      schema: {
        tags,
        summary: "What is to be shown now on the pages of a domain; without one, what is for everyone",
        querystring: z.object({ domain: z.string().max(40).optional() }),
      },
    },
    ({ query: { domain } }): Promise<LearnerNotification[]> => currentNotifications(house.pool, domain),
  );
};
