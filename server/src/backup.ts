import { readSettings } from "./settings.ts";
import { backUp } from "./storage/backup/backUp.ts";

// npm run backup [file]: everything in the database at one moment and the files it names, as one .tar.gz. The server may run meanwhile.
// The key in DATA_DIR/secret-key is not in it: keep that apart, as one keeps a key.

try {
  const { path, missing, damaged } = await backUp(readSettings(process.env), new Date(), process.argv[2]);
  console.log(`Backed up to ${path}`);
  for (const hash of missing) console.error(`A file that the database names is missing: ${hash}`);
  for (const hash of damaged) console.error(`A file is damaged and was left out; the same file put again repairs it: ${hash}`);
  process.exitCode = missing.length + damaged.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
