// `node tools/pgbackrest/drill.ts [ROOT]`, by hand, as root: Vigil on a PostgreSQL of Debian that pgBackRest archives. People save all the while; a full and an
// incremental backup, more that is saved after it, then every table is gone; restored to the moment before, started again, and all that was
// acknowledged looked for. docs/operations.md says what was seen. PostgreSQL must be 16 or newer: `ROOT` is a directory with a newer Debian.
import { execFileSync } from "node:child_process";
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { demoPassword } from "../../content/tenant.ts";
import { signedIn } from "../../server/test/ledger/apiClient.ts";
import { lostWrites } from "../../server/test/ledger/ledger.ts";
import { ownEnvironment, startServerProcess, type ServerProcess } from "../../server/test/ledger/serverProcess.ts";
import { savingMeanwhile } from "../cluster/savingMeanwhile.ts";
import { debianPostgres } from "./debianPostgres.ts";

const longestMs = 60_000;
const began = performance.now();
const tell = (line: string) => console.log(`# ${((performance.now() - began) / 1000).toFixed(0)} s: ${line}`);

const database = debianPostgres(process.argv[2] ?? "/");
const directory = realpathSync(mkdtempSync(join(tmpdir(), "vigil-drill-")));
const role = (name: string) => `postgresql://${name}@localhost/vigil?host=${encodeURIComponent(database.host)}&port=${database.port}`;
const environment = {
  DATA_DIR: directory,
  DATABASE_URL: role("vigil_app"),
  DATABASE_OWNER_URL: role("vigil_owner"),
  PORT: "0",
  DEMO: "public",
  DEMO_IMAGES: "0",
  DEMO_HISTORY: "off",
  RATE_LIMIT: "0",
  LOG_LEVEL: "fatal",
};
let server: ServerProcess | undefined;
const ourBackup = (...words: string[]) =>
  execFileSync(process.execPath, [join(import.meta.dirname, "../../server/src/backup.ts"), ...words], {
    env: { ...ownEnvironment(), ...environment },
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  }).trim();

try {
  database.begin();
  const first = await database.connect("postgres");
  await first.query("create role vigil_owner login; create role vigil_app login");
  await first.query("create database vigil owner vigil_owner");
  const { rows } = await first.query<{ version: string }>("select current_setting('server_version') as version");
  await first.end();
  tell(`PostgreSQL ${rows[0]!.version}, ${database.backRestVersion()}`);
  database.backRest("stanza-create");
  database.backRest("check");
  server = await startServerProcess(environment);
  const address = server.address;
  const owner = await database.connect("vigil");
  const saving = await savingMeanwhile(() => address, owner, longestMs);
  await pause(3000);
  database.backRest("--type=full", "backup");
  tell("full backup, while people saved");
  await pause(3000);
  database.backRest("--type=incr", "backup");
  tell("incremental backup, while people saved");
  const ends = join(directory, "ends.tar.gz");
  ourBackup(ends);
  await pause(3000); // what is saved now is in no backup, only in what was archived since
  const { ledger, acknowledged, told, lost } = await saving.stop();
  tell(`${acknowledged} writes acknowledged (${told}), ${lost.length} lost before anything happened`);
  await pause(1000);
  const { rows: moments } = await owner.query<{ moment: string }>("select clock_timestamp()::text as moment");
  await pause(1000);
  await owner.query("drop schema public cascade");
  await owner.query("select pg_switch_wal()");
  await owner.end();
  await server.kill();
  console.log(database.backRest("info"));
  tell(`all tables are gone; ${moments[0]!.moment} is wanted back`);
  database.stop("fast");
  const restoring = performance.now();
  database.backRest("--delta", "--type=time", `--target=${moments[0]!.moment}`, "--target-action=promote", "restore");
  database.begin();
  const again = await database.connect("vigil");
  while ((await again.query<{ still: boolean }>("select pg_is_in_recovery() as still")).rows[0]!.still) await pause(200);
  tell(`restored and promoted after ${((performance.now() - restoring) / 1000).toFixed(1)} s`);
  server = await startServerProcess(environment);
  await signedIn(() => server!.address, { domain: "demo", username: "domain.admin", password: demoPassword }, longestMs);
  const missing = await lostWrites(again, ledger);
  await again.end();
  for (const each of missing) console.error(`✗ ${each}`);
  tell(`Vigil has started, somebody has signed in; of ${acknowledged} acknowledged writes ${missing.length} are lost`);
  tell(ourBackup("--compare", ends));
  process.exitCode = missing.length + lost.length === 0 ? 0 : 1;
} finally {
  await server?.stop().catch(() => {});
  database.stop("immediate");
  database.remove();
  rmSync(directory, { recursive: true, force: true });
}
