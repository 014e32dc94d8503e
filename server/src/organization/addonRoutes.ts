import { addon } from "@vigil/model/organization/addon";
import { entityRoutes } from "../entity/entityRoutes.ts";
import { getRecords } from "../entity/readRecords.ts";
import { removeRecords } from "../entity/writeRecords.ts";
import type { Routes } from "../house.ts";

export const addonRoutes: Routes = (app, house) => {
  entityRoutes(app, house, addon, {
    // the only change there is: `delete: true` switches it off
    change: async (tx, view, changes) => {
      const records = await getRecords(
        tx,
        view,
        changes.map(({ id }) => id),
      );
      const gone = changes.filter((change) => change.delete === true).map(({ id }) => id);
      if (gone.length > 0) await removeRecords(tx, view, gone);
      return records;
    },
  });
};
