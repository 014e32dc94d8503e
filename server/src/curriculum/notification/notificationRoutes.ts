import type { LearnerNotification } from "@vigil/model/curriculum/learnerNotification";
import { notification, type Notification } from "@vigil/model/curriculum/notification";
import { notificationFault } from "@vigil/model/curriculum/notificationRules";
import { z } from "zod";
import { entityRoutes } from "../../entity/entityRoutes.ts";
import { changeRecords, insertRecord } from "../../entity/writeRecords.ts";
import type { Routes } from "../../house.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { currentNotifications } from "./currentNotifications.ts";
import { systemDomain } from "../../storage/systemDomain.ts";

/** Checked as it is kept: who keeps it decides whom it may address. */
function requireSayable(record: Notification): Notification {
  const fault = notificationFault({ ...record, shared: record.shared === true });
  if (fault) throw new Problem(422, fault.code, { field: fault.field, details: { word: fault.word ?? "" } });
  return record;
}

/** Notices are kept like other records; what is to be shown now is everybody's to read, also before the sign-in. */
export const notificationRoutes: Routes = (app, house) => {
  entityRoutes(app, house, notification, {
    insert: async (tx, view, values) => requireSayable(await insertRecord(tx, view, values)),
    change: async (tx, view, changes) => {
      const changed = await changeRecords(tx, view, changes);
      return changed.map(requireSayable);
    },
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
    async ({ query: { domain } }): Promise<LearnerNotification[]> => {
      const id = domain === undefined ? undefined : await house.asDomain(systemDomain, (tx) => domainNamed(tx, domain));
      return house.asDomain(id ?? systemDomain, (tx) => currentNotifications(tx, id));
    },
  );
};

const domainNamed = async (tx: Tx, name: string): Promise<number | undefined> => {
  const found = await tx
    .selectFrom("domains")
    .select("id")
    .where("name", "=", name.toLowerCase())
    .where("active", "=", true)
    .executeTakeFirst();
  return found?.id;
};
