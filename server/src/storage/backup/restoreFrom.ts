import type pg from "pg";
import type { Files } from "../../files/files.ts";
import { openFiles } from "../../files/openFiles.ts";
import { keyFingerprint } from "../keyFingerprint.ts";
import { keyOfDatabase } from "../keyOfDatabase.ts";
import type { Settings } from "../../settings.ts";
import { checkOwner } from "../checkOwner.ts";
import { connectOwner, databasePlace } from "../databasePlace.ts";
import { applicationRole } from "../openDatabase.ts";
import { unpackedBackup } from "./unpackedBackup.ts";
import { readBackup } from "./readBackup.ts";
import { refuseRunningNodes } from "./refuseRunningNodes.ts";

interface Restored {
  rows: number;
  files: number;
  /** Named by the database, and neither in the backup nor in the store. */
  missing: string[];
  /** The fingerprint of the key that the database belongs to, when it is not the one of the settings. */
  otherKey: string | undefined;
}

/** Makes the database and its files what the backup holds, when no server runs on it. */
export async function restoreFrom(settings: Settings, path: string, options: { force: boolean; take: boolean }): Promise<Restored> {
  const archive = unpackedBackup(path);
  const place = await databasePlace(settings);
  try {
    const role = await applicationRole(place.where);
    const owner = await connectOwner(place);
    try {
      await checkOwner(owner, place);
      await refuseRunningNodes(owner, role);
      const { files } = await openFiles(settings);
      const store = { files, take: options.take };
      const read = await readBackup(archive, owner, { store, role, force: options.force });
      return {
        rows: Object.values(read.rows).reduce((sum, count) => sum + count, 0),
        files: read.files,
        missing: await missingFiles(owner, files),
        otherKey: await otherKey(owner, settings.secretKey),
      };
    } finally {
      await owner.end();
    }
  } finally {
    await place.stop();
  }
}

async function missingFiles(owner: pg.Client, files: Files): Promise<string[]> {
  const { rows } = await owner.query<{ hash: string }>("select hash from files order by hash");
  const missing: string[] = [];
  for (const { hash } of rows) if ((await files.check(hash)) !== "sound") missing.push(hash);
  return missing;
}

async function otherKey(owner: pg.Client, secretKey: string): Promise<string | undefined> {
  const wanted = await keyOfDatabase(owner);
  return wanted === keyFingerprint(secretKey) ? undefined : wanted;
}
