import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { giveStoreId } from "./files/storeId.ts";
import { keyFingerprint } from "./storage/keyFingerprint.ts";
import { signHeadsAnew } from "./reporting/eventChain/signHeadsAnew.ts";
import { readSettings } from "./settings.ts";
import { domainsOf } from "./storage/asDomain.ts";
import { connectOwner, databasePlace } from "./storage/databasePlace.ts";
import { migrate } from "./storage/migrate.ts";
import { connectionPool } from "./storage/pool.ts";
import { applicationRole } from "./storage/openDatabase.ts";

// npm run adopt -- files|key: says knowingly that the files in DATA_DIR, or the secret key, are those of this database from now on.

try {
  const [what] = process.argv.slice(2);
  if (what !== "files" && what !== "key") throw new Error("Adopt what? npm run adopt -- files, or npm run adopt -- key");
  const settings = readSettings(process.env);
  const place = await databasePlace(settings);
  const owner = await connectOwner(place);
  try {
    await migrate(owner, await applicationRole(place.where));
    if (what === "key") {
      const fingerprint = keyFingerprint(settings.secretKey);
      await owner.query("update installation set key_fingerprint = $1", [fingerprint]);
      const pool = connectionPool(place.where, { max: 1 });
      try {
        await signHeadsAnew(domainsOf(pool), settings.secretKey);
      } finally {
        await pool.end();
      }
      console.log(`The database belongs to the key with the fingerprint ${fingerprint} from now on.`);
    } else {
      const directory = join(settings.dataDirectory, "files");
      const id = randomUUID(); // a new one: whichever other database had these files is refused from now on
      await giveStoreId(directory, id, { replace: true });
      await owner.query("update installation set store_id = $1", [id]);
      console.log(`The database and the files in ${directory} belong together from now on.`);
    }
  } finally {
    await owner.end();
    await place.stop();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
