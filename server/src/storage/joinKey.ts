import type pg from "pg";
import { keyFingerprint } from "./keyFingerprint.ts";

/** The first key that is used with a database stays its key: with another one what is sealed could not be opened, node by node. */
export async function joinKey(owner: pg.Client, secretKey: string): Promise<void> {
  const mine = keyFingerprint(secretKey);
  await owner.query("update installation set key_fingerprint = $1 where key_fingerprint is null", [mine]);
  const { rows } = await owner.query<{ fingerprint: string }>("select key_fingerprint as fingerprint from installation");
  const wanted = rows[0]?.fingerprint;
  if (wanted !== mine)
    throw new Error(
      `This is not the secret key of the database: its fingerprint is ${mine}, the database's ${wanted}. Put the right one into SECRET_KEY or DATA_DIR/secret-key (the same on every node). If it is lost: npm run adopt -- key, after reading what that costs (docs/operations.md).`,
    );
}
