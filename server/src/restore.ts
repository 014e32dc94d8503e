import { readSettings } from "./settings.ts";
import { restoreFrom } from "./storage/backup/restoreFrom.ts";

// npm run restore -- file [--force] [--take-files]: makes the database and its files what the backup holds. The server must not be running.

try {
  const [path] = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
  if (path === undefined) throw new Error("Which backup? npm run restore -- vigil-….tar.gz [--force] [--take-files]");
  const said = (option: string) => process.argv.includes(option);
  const restored = await restoreFrom(readSettings(process.env), path, { force: said("--force"), take: said("--take-files") });
  console.log(`Restored ${restored.rows} rows and ${restored.files} files from ${path}`);
  for (const hash of restored.missing) console.error(`A file that the database names is not in the backup: ${hash}`);
  if (restored.otherKey !== undefined)
    console.error(
      `The backup belongs to the secret key with the fingerprint ${restored.otherKey}, which is not the one here: put that key into place, or the server will not start.`,
    );
  process.exitCode = restored.missing.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
