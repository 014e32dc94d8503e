import { openFiles } from "./files/openFiles.ts";
import { moveFiles } from "./files/moveFiles.ts";
import { readSettings } from "./settings.ts";
import { refuseRunningNodes } from "./storage/backup/refuseRunningNodes.ts";
import { withDatabase } from "./storage/withDatabase.ts";

// npm run files:move -- s3|directory: moves the files between DATA_DIR and the bucket of FILES; may be cut off and called again.

try {
  const [where] = process.argv.slice(2);
  if (where !== "s3" && where !== "directory") throw new Error("Where to? npm run files:move -- s3, or npm run files:move -- directory");
  const settings = readSettings(process.env);
  if (settings.s3 === undefined) throw new Error("FILES names no bucket: set it as the servers have it, or will have it.");
  const bucket = await openFiles(settings);
  await bucket.probe?.();
  const directory = await openFiles({ ...settings, s3: undefined });
  const [from, to] = where === "s3" ? [directory.files, bucket.files] : [bucket.files, directory.files];
  await withDatabase(
    settings,
    async ({ owner, role }) => {
      const resting = await refuseRunningNodes(owner, role).then(
        () => true,
        () => false,
      );
      const tell = ({ copied, kept, bytes }: { copied: number; kept: number; bytes: number }) =>
        console.log(`${copied} copied (${Math.round(bytes / 1_048_576)} MB), ${kept} were there`);
      const done = await moveFiles({ from, to, dataDirectory: settings.dataDirectory, resting, tell });
      tell(done);
      for (const hash of done.damaged) console.error(`A file is damaged and was not moved; the same file put again repairs it: ${hash}`);
      if (done.moved)
        console.log(
          `The files are in ${to.place} now. Start the servers ${where === "s3" ? "with" : "without"} FILES. What is in ${from.place} may be deleted.`,
        );
      else console.log("Servers are running: stop all of them and call this once more, which copies what came since.");
      process.exitCode = done.moved && done.damaged.length === 0 ? 0 : 1;
    },
    { visit: true },
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
