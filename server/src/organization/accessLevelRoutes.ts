import { accessLevels, type AccessLevelCode } from "@vigil/model/identity/accessLevels";
import type { Permission } from "@vigil/model/identity/permission";
import { refusesLevel } from "@vigil/model/identity/ranks";
import { accessLevel } from "@vigil/model/organization/accessLevel";
import { accessLevelRules } from "@vigil/model/organization/accessLevelRules";
import { createSchema } from "@vigil/model/entity/entity";
import { changesOf, entityRoutes, idParameter } from "../entity/entityRoutes.ts";
import { getRecord } from "../entity/readRecords.ts";
import { replay } from "../entity/replay.ts";
import { changeRecords, copyRecord, insertRecord } from "../entity/writeRecords.ts";
import type { Room } from "../house.ts";
import { caller, type Caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";

/** Nobody makes a level with rights beyond their own. */
const requireGrantable = (holder: Caller, baseCode: AccessLevelCode, permissions: readonly Permission[]): void => {
  const code = refusesLevel(holder, { baseCode, permissions });
  if (code) throw new Problem(403, code, { field: "permissions" });
};

const rankOf = (baseCode: unknown): number => accessLevels.find(({ code }) => code === baseCode)!.rank;

export const accessLevelRoutes: Room = (app, house) => {
  const desk = entityRoutes(app, house, accessLevel, { rules: accessLevelRules, except: ["add", "edit", "copy"] });
  const tags = [accessLevel.plural];
  const adding = { permission: desk.permission("add") };

  app.post("/api/accesslevels", { config: adding, schema: { tags, body: createSchema(accessLevel) } }, (request, reply) =>
    desk.write(request, (tx, view) => {
      const { baseCode, permissions = [] } = request.body;
      requireGrantable(caller(request), baseCode!, permissions);
      return replay(tx, request, reply, 201, () => insertRecord(tx, view, request.body, { rank: rankOf(baseCode) }));
    }),
  );

  app.put("/api/accesslevels", { config: { permission: desk.permission("edit") }, schema: { tags } }, (request) =>
    desk.write(request, (tx, view) =>
      changesOf(accessLevel, request.body, (changes) =>
        changeRecords(tx, view, changes, ({ permissions }, before) => {
          requireGrantable(caller(request), before["baseCode"] as AccessLevelCode, (permissions ?? []) as Permission[]);
          return {};
        }),
      ),
    ),
  );

  app.post("/api/accesslevels/:id/copy", { config: adding, schema: { tags, params: idParameter } }, (request, reply) =>
    desk.write(request, (tx, view) =>
      replay(tx, request, reply, 201, async () => {
        const source = await getRecord(tx, view, request.params.id);
        return copyRecord(tx, view, source.id, {}, { rank: source["rank"] });
      }),
    ),
  );
};
