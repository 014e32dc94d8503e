import { accessLevelCodes } from "@vigil/model/identity/accessLevelCodes";
import { allPermissions } from "@vigil/model/identity/permission";
import type { Level } from "@vigil/model/identity/ranks";
import type { user } from "@vigil/model/organization/user";
import type { ImportOrder } from "@vigil/model/organization/userImport/importOrder";
import type { ImportWords } from "@vigil/model/organization/userImport/readLine";
import { z } from "zod";
import type { View } from "../../entity/view.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { domainDay } from "../../reporting/domainDay.ts";
import { lastBirthDate } from "../refuseBirthDate.ts";
import type { ImportRow } from "./importRow.ts";
import { importWords } from "./importWords.ts";

/** What all lines of one file are judged by. */
export interface ImportContext {
  view: View<typeof user>;
  importId: number;
  heads: readonly string[];
  order: ImportOrder;
  words: ImportWords;
  levels: ReadonlyMap<number, Level>;
  lastBirthDate: string;
  /** In the domain. */
  today: string;
}

const levelSchema = z.object({ baseCode: z.enum(accessLevelCodes), permissions: z.array(z.enum(allPermissions)) });

export async function importContext(tx: Tx, view: View<typeof user>, { id, heads, importOrder }: ImportRow): Promise<ImportContext> {
  const levels = await tx.selectFrom("accessLevels").select(["id", "baseCode", "permissions"]).execute();
  return {
    view,
    importId: id,
    heads,
    order: importOrder,
    words: await importWords(tx, view.caller),
    lastBirthDate: await lastBirthDate(tx),
    today: await domainDay(tx, view.caller.domainId),
    levels: new Map(levels.map(({ id: levelId, ...level }) => [levelId, levelSchema.parse(level)])),
  };
}
