import { type AccessLevelCode } from "@vigil/model/identity/accessLevelCodes";
import { accessLevels } from "@vigil/model/identity/accessLevels";
import type { PermissionWord } from "@vigil/model/identity/permissionWord";
import { refusesLevel } from "@vigil/model/identity/ranks";
import { accessLevel } from "@vigil/model/organization/accessLevel";
import { accessLevelRules } from "@vigil/model/organization/accessLevelRules";
import { entityRoutes } from "../entity/entityRoutes.ts";
import { getRecord } from "../entity/readRecords.ts";
import { changeRecords, copyRecord, insertRecord } from "../entity/writeRecords.ts";
import type { Routes } from "../house.ts";
import { type Caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";

/** Nobody makes a level with rights beyond their own. */
const requireGrantable = (holder: Caller, baseCode: AccessLevelCode, permissions: readonly PermissionWord[]): void => {
  const code = refusesLevel(holder, { baseCode, permissions });
  if (code) throw new Problem(403, code, { field: "permissions" });
};

const rankOf = (baseCode: unknown): number => accessLevels.find(({ code }) => code === baseCode)!.rank;

export const accessLevelRoutes: Routes = (app, house) => {
  entityRoutes(app, house, accessLevel, {
    rules: accessLevelRules,
    insert: (tx, view, values) => {
      const { baseCode, permissions = [] } = values;
      requireGrantable(view.caller, baseCode!, permissions);
      return insertRecord(tx, view, values, { rank: rankOf(baseCode) });
    },
    change: (tx, view, changes) =>
      changeRecords(tx, view, changes, ({ permissions = [] }, before) => {
        requireGrantable(view.caller, before["baseCode"] as AccessLevelCode, permissions);
        return {};
      }),
    copy: async (tx, view, id) => {
      const { rank } = await getRecord(tx, view, id);
      return copyRecord(tx, view, id, {}, { rank });
    },
  });
};
