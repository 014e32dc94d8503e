import type pg from "pg";
import { applyMigrations } from "../applyMigrations.ts";
import { bringToBase } from "../bringToBase.ts";
import { migrate } from "../migrate.ts";
import { base, formerMigrations, migrationsIn } from "../migrationFiles.ts";
import { copyIn } from "./copy.ts";
import { completion, copyTarget, manifest, type Completion, type BackupManifest } from "./manifest.ts";
import { joinRestored, refuseOtherFiles, type Store } from "./restoreStore.ts";
import { tarEntries } from "./tar.ts";
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
  const content = manifest.parse(JSON.parse(first.value.body.toString()));
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
    for await (const { name, body } of entries) {
      const [kind, what = ""] = name.split("/");
      const table = tables.get(what);
      if (kind === "tables" && table) {
        await copyIn(owner, `copy ${copyTarget(table)} from stdin`, body);
        read.rows[what] = (read.rows[what] ?? 0) + body.reduce((rows, byte) => (byte === NEWLINE ? rows + 1 : rows), 0);
      } else if (kind === "files") {
        if ((await store.files.put(body)) !== what) throw new Error(`File ${what} is damaged in the backup.`);
        read.files += 1;
      } else if (name === "complete.json") promised = completion.parse(JSON.parse(body.toString()));
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

const NEWLINE = 10;

async function prepare(owner: pg.Client, { migrations }: BackupManifest, { role, force }: { role: string; force: boolean }) {
  const known = new Map([...formerMigrations(), ...migrationsIn()].map((migration) => [migration.number, migration]));
  for (const { number, name, checksum } of migrations) {
    const migration = known.get(number);
    if (!migration) throw new Error(`The backup is of a newer Vigil (migration ${name}): restore it with that one.`);
    if (migration.checksum !== checksum) throw new Error(`The backup is of another Vigil: its migration ${name} differs.`);
  }
  if (await exists(owner, "domains")) {
    const { rowCount } = await owner.query("select from domains where id > 1 limit 1");
    if (rowCount !== 0 && !force)
      throw new Error("This database is not empty. With --force the backup takes the place of everything in it.");
  }
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

async function exists(owner: pg.Client, table: string): Promise<boolean> {
  const { rows } = await owner.query("select to_regclass($1) is not null as there", [table]);
  return rows[0]?.there === true;
}
