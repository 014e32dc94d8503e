import type pg from "pg";
import { keepSecretKey } from "../secretKeyFile.ts";
import type { Settings } from "../settings.ts";
import { keyFingerprint } from "./keyFingerprint.ts";
import { keyOfDatabase } from "./keyOfDatabase.ts";

type Key = Pick<Settings, "secretKey" | "secretKeyIsNew" | "dataDirectory">;

const lost = "If it is lost: npm run adopt -- key, after reading what that costs (docs/operations.md).";

/**
 * The first key that is used with a database stays its key: with another one what is sealed could not be opened, node by node. One that was made
 * just now is kept where the database has none yet, and nowhere else.
 */
export async function joinKey(owner: pg.Client, { secretKey, secretKeyIsNew, dataDirectory }: Key): Promise<void> {
  const mine = keyFingerprint(secretKey);
  const known = await keyOfDatabase(owner);
  if (secretKeyIsNew && known !== undefined)
    throw new Error(
      `The secret key is missing: there is no ${dataDirectory}/secret-key and no SECRET_KEY, and the database belongs to the key with the fingerprint ${known}. Put it back (the same on every node); none was made. ${lost}`,
    );
  if (secretKeyIsNew) keepSecretKey(dataDirectory, secretKey);
  await owner.query("update installation set key_fingerprint = $1 where key_fingerprint is null", [mine]);
  const wanted = await keyOfDatabase(owner);
  if (wanted !== mine)
    throw new Error(
      `This is not the secret key of the database: its fingerprint is ${mine}, the database's ${wanted}. Put the right one into SECRET_KEY or DATA_DIR/secret-key (the same on every node). ${lost}`,
    );
}
