import { parseArgs } from "node:util";
import { readSettings } from "./settings.ts";
import { backUp } from "./storage/backup/backUp.ts";
import { compareChains } from "./storage/backup/compareChains.ts";

// npm run backup [-- file] [--no-verify]: everything in the database at one moment and the files it names, as one .tar.gz, read back to its end before
// it takes its name. The server may run meanwhile. The key in DATA_DIR/secret-key is not in it: keep that apart, as one keeps a key.
// npm run backup -- --compare file: whether the running database still has the events with which an old backup's chains ended.

async function write(to: string | undefined, verify: boolean): Promise<boolean> {
  const { path, read, missing, damaged } = await backUp(readSettings(process.env), new Date(), to, !verify);
  console.log(`Backed up to ${path}`);
  if (read !== null) console.log(`Read back whole: ${read.rows} rows and ${read.files} files.`);
  for (const hash of missing) console.error(`A file that the database names is missing: ${hash}`);
  for (const hash of damaged) console.error(`A file is damaged and was left out; the same file put again repairs it: ${hash}`);
  return missing.length + damaged.length === 0;
}

async function compare(path: string): Promise<boolean> {
  const { madeAt, rows, files, months, taken, faults } = await compareChains(readSettings(process.env), path);
  console.log(`The backup of ${madeAt} is whole: ${rows} rows, ${files} files, the ends of ${months} months of events.`);
  if (taken > 0) console.log(`${taken} of these months were taken away since then, as their domains keep them no longer.`);
  for (const { domainId, month, what, events } of faults)
    console.error(
      what === "gone"
        ? `Domain ${domainId}, ${month.slice(0, 7)}: events that the month ended with are gone or changed: ${events.join(", ")}`
        : `Domain ${domainId}, ${month.slice(0, 7)}: the end in the backup is not signed with this secret key.`,
    );
  if (faults.length === 0) console.log("The database has every event with which they ended.");
  return faults.length === 0;
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    allowNegative: true,
    options: { verify: { type: "boolean", default: true }, compare: { type: "string" } },
  });
  const well = values.compare === undefined ? await write(positionals[0], values.verify) : await compare(values.compare);
  process.exitCode = well ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
