import { addon } from "@vigil/model/organization/addon";
import { addonUseSchema } from "@vigil/model/organization/addonUse";
import { z } from "zod";
import { idParameter } from "../entity/bodies.ts";
import { entityRoutes } from "../entity/entityRoutes.ts";
import { getRecord, getRecords } from "../entity/readRecords.ts";
import type { View } from "../entity/view.ts";
import { removeRecords } from "../entity/writeRecords.ts";
import type { Routes } from "../house.ts";
import { caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";
import { addonUse } from "./addonUse.ts";
import { requireWayIn } from "../identity/signIn/requireWayIn.ts";

type AddonView = View<typeof addon>;

async function switchOff(tx: Tx, view: AddonView, ids: readonly number[]): Promise<void> {
  const records = await getRecords(tx, view, ids);
  await removeRecords(tx, view, ids);
  if (records.some(({ type }) => type === "identityProviders"))
    await requireWayIn(tx, view.caller.domainId, () => new Problem(412, "AddonOnlySignIn"));
}

export const addonRoutes: Routes = (app, house) => {
  const desk = entityRoutes(app, house, addon, {
    remove: switchOff,
    // the only change there is: `delete: true` switches it off
    change: async (tx, view, changes) => {
      const records = await getRecords(
        tx,
        view,
        changes.map(({ id }) => id),
      );
      const gone = changes.filter((change) => change.delete === true).map(({ id }) => id);
      if (gone.length > 0) await switchOff(tx, view, gone);
      return records;
    },
  });
  app.get(
    "/api/addons/:id/use",
    {
      config: { permission: desk.permission("view") },
      schema: {
        tags: [addon.plural],
        summary: "What of the domain stops when a plugin is switched off",
        params: idParameter,
        response: { 200: z.array(addonUseSchema) },
      },
    },
    (request) => {
      const { domainId } = caller(request);
      return house.asDomain(domainId, async (tx) => {
        const { type } = await getRecord(tx, desk.view(request), request.params.id);
        return addonUse(tx, domainId, type);
      });
    },
  );
};
