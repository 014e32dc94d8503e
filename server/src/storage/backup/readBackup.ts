import { Readable } from "node:stream";
import type pg from "pg";
import { applyMigrations } from "../applyMigrations.ts";
import { bringToBase } from "../bringToBase.ts";
import { migrate } from "../migrate.ts";
import { base, formerMigrations, migrationsIn } from "../migrationFiles.ts";
import { copyIn } from "./copy.ts";
import { completion, copyTarget, rowsIn, manifest, type Completion, type BackupManifest } from "./manifest.ts";
import { joinRestored, refuseOtherFiles, type Store } from "./restoreStore.ts";
import { systemDomain } from "../systemDomain.ts";
import { tarEntries } from "./tar.ts";
import { MOST_HELD } from "./writeBackup.ts";
import { unbindTables } from "./unbindTables.ts";

/**
 * Makes the database what the archive holds, in one transaction: an archive that is cut off or damaged changes nothing. The tables are
 * first brought to the state they had then, and to today's state afterwards.
 */
export async function readBackup(
  archive: AsyncIterable<Buffer>,
  owner: pg.Client,
  { store, role, force }: { store: Store; role: string; force: boolean },
): Promise<Completion> {
  const entries = tarEntries(archive);
  const first = await entries.next();
  if (first.done === true || first.value.name !== "backup.json") throw new Error("This is not a backup of Vigil.");
  const content = manifest.parse(JSON.parse((await first.value.body()).toString()));
  await refuseOtherFiles(owner, store, content.storeId);
  await prepare(owner, content, { role, force });

  const read: Completion = { rows: {}, files: 0 };
  const tables = new Map(content.tables.map((table) => [table.name, table]));
  for (const { name } of content.tables) read.rows[name] = 0;
  let promised: Completion | undefined;
  await owner.query("begin");
  try {
    await owner.query(`truncate ${content.tables.map(({ name }) => name).join(", ")} restart identity`);
    for (const { name, since, until } of content.partitioned)
      await owner.query("select make_partitions($1::regclass, $2, $3)", [name, since, until]);
    const bindAgain = await unbindTables(owner);
    for await (const { name, size, body, pieces } of entries) {
      const [kind, what = ""] = name.split("/");
      const table = tables.get(what);
      if (kind === "tables" && table) {
        const rows = await body();
        await copyIn(owner, `copy ${copyTarget(table)} from stdin`, rows);
        read.rows[what] = (read.rows[what] ?? 0) + rowsIn(rows);
      } else if (kind === "files") {
        const kept = size > MOST_HELD ? keepLarge(store, pieces()) : store.files.put(await body());
        if ((await kept) !== what) throw new Error(`File ${what} is damaged in the backup.`);
        read.files += 1;
      } else if (name === "complete.json") promised = completion.parse(JSON.parse((await body()).toString()));
      else throw new Error(`The backup holds ${name}, which is not known here.`);
    }
    if (JSON.stringify(promised) !== JSON.stringify(read)) throw new Error("The backup is not complete.");
    await bindAgain();
    for (const { name, value, called } of content.sequences)
      await owner.query("select setval($1::regclass, $2, $3)", [name, value, called]);
    await owner.query("commit");
  } catch (error) {
    await owner.query("rollback").catch(() => {}); // the first error is the one to tell
    throw error;
  }
  await migrate(owner, role);
  await joinRestored(owner, store);
  await owner.query("analyze"); // plans from the first query on
  return read;
}

const keepLarge = async ({ files }: Store, pieces: AsyncIterable<Buffer>) =>
  (await files.receive(Readable.from(pieces, { objectMode: false }))).keep();

async function prepare(owner: pg.Client, { migrations }: BackupManifest, { role, force }: { role: string; force: boolean }) {
  const known = new Map([...formerMigrations(), ...migrationsIn()].map((migration) => [migration.number, migration]));
  for (const { number, name, checksum } of migrations) {
    const migration = known.get(number);
    if (!migration) throw new Error(`The backup is of a newer Vigil (migration ${name}): restore it with that one.`);
    if (migration.checksum !== checksum) throw new Error(`The backup is of another Vigil: its migration ${name} differs.`);
  }
  if (!force && (await isInUse(owner)))
    throw new Error("This database is not empty. With --force the backup takes the place of everything in it.");
  const then = new Set(migrations.map(({ number }) => number));
  if (then.has(base)) await bringToBase(owner, role);
  if (await exists(owner, "migrations")) {
    const { rows } = await owner.query<{ number: number }>("select number from migrations");
    if (rows.some(({ number }) => !then.has(number)))
      throw new Error(
        "This database is in a later state than the backup: restore into a new one (an empty DATA_DIR or database), which is then brought up to date.",
      );
  }
  await applyMigrations(
    owner,
    role,
    [...known.values()].filter(({ number }) => then.has(number)),
  );
}

/** A server that was started once has made its administrator; in use it is when there is a domain, or somebody has done anything in the system's own. */
async function isInUse(owner: pg.Client): Promise<boolean> {
  if (!(await exists(owner, "domains"))) return false;
  if ((await owner.query("select from domains where id > $1 limit 1", [systemDomain])).rowCount !== 0) return true;
  if (!(await exists(owner, "events"))) return false;
  await owner.query("begin");
  await owner.query("select set_config('app.domain_id', $1, true)", [String(systemDomain)]);
  const { rowCount } = await owner.query("select from events where domain_id = $1 and user_id is not null limit 1", [systemDomain]);
  await owner.query("rollback");
  return rowCount !== 0;
}

async function exists(owner: pg.Client, table: string): Promise<boolean> {
  const { rows } = await owner.query("select to_regclass($1) is not null as there", [table]);
  return rows[0]?.there === true;
}
