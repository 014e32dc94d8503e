import { addon } from "@vigil/model/organization/addon";
import { changesOf, entityRoutes } from "../entity/entityRoutes.ts";
import { getRecords } from "../entity/readRecords.ts";
import { removeRecords } from "../entity/writeRecords.ts";
import type { Room } from "../house.ts";

export const addonRoutes: Room = (app, house) => {
  const desk = entityRoutes(app, house, addon, { except: ["edit"] });
  // the only change there is: `delete: true` switches it off
  app.put("/api/addons", { config: { permission: desk.permission("delete") }, schema: { tags: [addon.plural] } }, (request) =>
    desk.write(request, (tx, view) =>
      changesOf(addon, request.body, async (changes) => {
        const records = await getRecords(
          tx,
          view,
          changes.map(({ id }) => id),
        );
        const gone = changes.filter((change) => change["delete" as keyof typeof change] === true).map(({ id }) => id);
        if (gone.length > 0) await removeRecords(tx, view, gone);
        return records;
      }),
    ),
  );
};
