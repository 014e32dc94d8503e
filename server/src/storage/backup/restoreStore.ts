import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { Files } from "../../files/files.ts";
import { storeIdOf } from "../storeIdOf.ts";

export interface Store {
  files: Files;
  take: boolean;
}

/** Files of a third installation are not made those of this database unless somebody says so: that one would not start any more. */
export async function refuseOtherFiles(owner: pg.Client, { files, take }: Store, backupOf: string | undefined): Promise<void> {
  if (take) return;
  const carried = await files.storeId();
  if (carried === undefined) {
    const first = await files.all()[Symbol.asyncIterator]().next();
    if (first.done === true) return;
  } else if (carried === backupOf || carried === (await storeIdOf(owner))) return;
  throw new Error(
    `The files in ${files.place} are neither those of the backup nor of this database: check DATA_DIR and FILES. To restore beside them all the same: --take-files`,
  );
}

/** Files and database belong together from now on. A copy beside the first installation becomes one of its own. */
export async function joinRestored(owner: pg.Client, { files }: Store): Promise<void> {
  const id = await files.giveStoreId((await files.storeId()) ?? randomUUID());
  await owner.query("update installation set store_id = $1", [id]);
}
