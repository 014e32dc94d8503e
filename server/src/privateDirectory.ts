import { chmodSync, lstatSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const OTHERS = 0o077;
/** What Vigil makes in a data directory; the cluster below `database` is PostgreSQL's own affair and is closed by it. */
const OURS = ["database", "files", "archives", "backups", "secret-key"];

/**
 * From here on this process makes files for nobody but its own account, whatever umask it was started with, and what an earlier start had
 * left open in the data directory is closed.
 */
export function privateDirectory(directory: string): void {
  process.umask(OTHERS);
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    const probe = join(directory, `.writable-${process.pid}`);
    writeFileSync(probe, "x", { flush: true }); // permissions alone do not tell of a full disk or of one that is mounted to be read
    rmSync(probe);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.replace(/, \w+ '[^']*'$/, "") : String(cause);
    throw new Error(`DATA_DIR ${directory} cannot be written to: ${reason}.`, { cause });
  }
  for (const name of OURS.slice(0, -1)) close(join(directory, name));
  if (isOurs(directory)) chmodSync(directory, 0o700);
}

/** A directory is closed after what it holds, so one that is closed needs no second look. */
function close(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined || found.isSymbolicLink()) return;
  const loose = (found.mode & OTHERS) !== 0;
  if (found.isDirectory() && loose && !path.endsWith("/postgres")) for (const name of readdirSync(path)) close(join(path, name));
  if (loose) chmodSync(path, found.mode & 0o700);
}

/** Somebody may have given a directory that others use as well, such as /tmp: that is not ours to close. */
function isOurs(directory: string): boolean {
  if ((lstatSync(directory).mode & 0o1000) !== 0) return false;
  return readdirSync(directory, { withFileTypes: true }).every((entry) => entry.isFile() || OURS.includes(entry.name));
}
