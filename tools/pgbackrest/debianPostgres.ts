import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { columnTypes } from "../../server/src/storage/pool.ts";

const port = 54329;

export interface DebianPostgres {
  /** Where its socket is, as this process sees it. */
  host: string;
  port: number;
  begin: () => void;
  stop: (how: "fast" | "immediate") => void;
  backRestVersion: () => string;
  backRest: (...words: string[]) => string;
  /** A superuser. The caller ends it. */
  connect: (database: string) => Promise<pg.Client>;
  remove: () => void;
}

/**
 * Debian's PostgreSQL, archived by its pgBackRest, in a directory of its own that nothing else uses. `root` is where that Debian is: "/", or a directory
 * into which a newer one was put (`debootstrap --include=pgbackrest,postgresql-17 trixie DIRECTORY`).
 */
export function debianPostgres(root: string): DebianPostgres {
  const outside = mkdtempSync(join(root, "tmp", "vigil-pgbackrest-"));
  const inside = root === "/" ? outside : outside.slice(root.length);
  const run = (...words: string[]) =>
    execFileSync(root === "/" ? words[0]! : "chroot", root === "/" ? words.slice(1) : [root, ...words], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "inherit"],
    });
  const as = (...words: string[]) =>
    run("setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups", "env", `HOME=${inside}`, "LC_ALL=C.UTF-8", ...words);
  const version = readdirSync(join(root, "usr/lib/postgresql")).toSorted().at(-1)!;
  const program = (name: string) => `/usr/lib/postgresql/${version}/bin/${name}`;
  const conf = `${inside}/pgbackrest.conf`;
  writeFileSync(
    join(outside, "pgbackrest.conf"),
    `[global]
repo1-path=${inside}/repo
repo1-retention-full=2
repo1-bundle=y
repo1-block=y
log-path=${inside}/log
spool-path=${inside}/spool
lock-path=${inside}/lock
log-level-console=warn
start-fast=y
compress-type=zst
[vigil]
pg1-path=${inside}/data
pg1-socket-path=${inside}
pg1-port=${port}
`,
  );
  run("chown", "-R", "postgres:", inside);
  run("chmod", "755", inside);
  as("mkdir", ...["repo", "log", "spool", "lock"].map((name) => `${inside}/${name}`));
  as(program("initdb"), "-D", `${inside}/data`, "-A", "trust", "--data-checksums", "-E", "UTF8");
  writeFileSync(
    join(outside, "data/postgresql.conf"),
    `port = ${port}
listen_addresses = ''
unix_socket_directories = '${inside}'
max_connections = 200
dynamic_shared_memory_type = mmap
wal_level = replica
archive_mode = on
archive_command = 'pgbackrest --config=${conf} --stanza=vigil archive-push %p'
archive_timeout = 60
`,
    { flag: "a" },
  );
  return {
    host: outside,
    port,
    begin: () => void as(program("pg_ctl"), "-D", `${inside}/data`, "-l", `${inside}/log/server.log`, "-t", "300", "-w", "start"),
    stop: (how) => void as(program("pg_ctl"), "-D", `${inside}/data`, "-m", how, "-w", "stop"),
    backRestVersion: () => run("pgbackrest", "version").trim(),
    backRest: (...words) => as("pgbackrest", `--config=${conf}`, "--stanza=vigil", ...words),
    connect: async (database) => {
      const client = new pg.Client({ host: outside, port, user: "postgres", database, types: columnTypes });
      client.on("error", () => {});
      await client.connect();
      return client;
    },
    remove: () => rmSync(outside, { recursive: true, force: true }),
  };
}
