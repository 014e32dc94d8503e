import { randomUUID } from "node:crypto";
import { openFiles } from "./files/openFiles.ts";
import { keyFingerprint } from "./storage/keyFingerprint.ts";
import { signHeadsAnew } from "./reporting/eventChain/signHeadsAnew.ts";
import { keepSecretKey } from "./secretKeyFile.ts";
import { readSettings } from "./settings.ts";
import { withDatabase } from "./storage/withDatabase.ts";

// npm run adopt -- files|key: says knowingly that the files in DATA_DIR, or the secret key, are those of this database from now on.

try {
  const [what] = process.argv.slice(2);
  if (what !== "files" && what !== "key") throw new Error("Adopt what? npm run adopt -- files, or npm run adopt -- key");
  const settings = readSettings(process.env);
  await withDatabase(settings, async ({ owner, asDomain }) => {
    if (what === "key") {
      if (settings.secretKeyIsNew) keepSecretKey(settings.dataDirectory, settings.secretKey);
      const fingerprint = keyFingerprint(settings.secretKey);
      await owner.query("update installation set key_fingerprint = $1", [fingerprint]);
      await signHeadsAnew(asDomain, settings.secretKey);
      console.log(`The database belongs to the key with the fingerprint ${fingerprint} from now on.`);
    } else {
      const { files } = await openFiles(settings);
      const id = randomUUID(); // a new one: whichever other database had these files is refused from now on
      await files.giveStoreId(id, { replace: true });
      await owner.query("update installation set store_id = $1", [id]);
      console.log(`The database and the files in ${files.place} belong together from now on.`);
    }
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
