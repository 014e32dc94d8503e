import { accessLevelCodes } from "@vigil/model/identity/accessLevelCodes";
import { allPermissions } from "@vigil/model/identity/permission";
import { refusesLevel, type Level } from "@vigil/model/identity/ranks";
import { z } from "zod";
import type { Caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";

/** Refuses to act on people who hold rights that the caller does not. */
export async function requireRank(tx: Tx, holder: Caller, userIds: readonly number[]): Promise<void> {
  const rows = await tx
    .selectFrom("accessLevels as l")
    .innerJoin("users as u", "u.accessLevelId", "l.id")
    .select(["l.baseCode", "l.permissions"])
    .distinctOn("l.id")
    .where("u.domainId", "=", holder.domainId)
    .where("u.id", "in", [0, ...userIds])
    .execute();
  for (const row of rows) {
    const code = refusesLevel(holder, levelSchema.parse(row));
    if (code) throw new Problem(403, code);
  }
}

const levelSchema = z.object({ baseCode: z.enum(accessLevelCodes), permissions: z.array(z.enum(allPermissions)) });

/** Refuses to give a user a level that holds more than its giver. */
export async function grantLevel(tx: Tx, holder: Caller, accessLevelId: number): Promise<void> {
  const row = await tx.selectFrom("accessLevels").select(["baseCode", "permissions"]).where("id", "=", accessLevelId).executeTakeFirst();
  if (!row) throw new Problem(422, "ReferenceNotFound", { field: "accessLevelId" });
  const level: Level = levelSchema.parse(row);
  const code = refusesLevel(holder, level);
  if (code) throw new Problem(403, code, { field: "accessLevelId" });
}
