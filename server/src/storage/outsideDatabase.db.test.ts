import type pg from "pg";
import { describe, expect, test, vi } from "vitest";
import { emptyDatabase } from "../../test/storage/emptyDatabase.ts";
import { oldestInstallation, oldestMigration } from "../../test/storage/oldestInstallation.ts";
import { unprotectedTables } from "../../test/storage/rowSecurity.ts";
import { testServers } from "../../test/testServers.ts";
import { hashPassword } from "../identity/password/passwordHash.ts";
import { applyMigrations } from "./applyMigrations.ts";
import { migrate } from "./migrate.ts";
import { formerMigrations } from "./migrationFiles.ts";

/** The migration that does for such an owner what those before it left out. */
const mending = 60;

/** Whole starts, on a machine that may be busy. */
const patience = { timeout: 120_000 };

describe("a database with the roles that docs/operations.md prescribes", patience, () => {
  const plain = emptyDatabase();
  const other = emptyDatabase();

  test("is owned by a role that is no superuser, may not make roles and is bound by row security", async () => {
    const { rows } = await (
      await plain.owner()
    ).query("select rolname, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles where rolname ~ '^vigil_' order by rolname");
    const nothing = { rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false };
    expect(rows).toEqual([
      { rolname: "vigil_app", ...nothing },
      { rolname: "vigil_owner", ...nothing },
    ]);
  });

  test("holds the same rows after its migrations as one that a superuser brought up to date", async () => {
    await migrate(await plain.owner(), "vigil_app");
    await migrate(await other.superuser(), "vigil_app");
    const [ours, theirs] = [await plain.superuser(), await other.superuser()];
    const counts = await rowsOf(theirs);
    expect(counts).toMatchObject({ access_levels: 10, certificate_template_words: 8 });
    expect(await rowsOf(ours)).toEqual(counts);
    expect(await unprotectedTables(ours)).toEqual([]);
  });
});

describe("an installation of the oldest version", patience, () => {
  const database = emptyDatabase();

  test("is upgraded by an owner who is no superuser, and what its migrations look at is seen", async () => {
    const owner = await database.owner();
    const superuser = await database.superuser();
    await applyMigrations(
      owner,
      "vigil_app",
      formerMigrations().filter(({ number }) => number <= oldestMigration),
    );
    await oldestInstallation(superuser, await hashPassword("Vigil-2026"));
    await applyMigrations(
      owner,
      "vigil_app",
      formerMigrations().filter(({ number }) => number < mending),
    );
    await superuser.query("delete from certificate_template_words"); // as 0037 left them where such an owner applied it
    await migrate(owner, "vigil_app");

    const rows = async (text: string) => (await superuser.query(text)).rows;
    const [two, three] = [{ domain_id: 2 }, { domain_id: 3 }];
    expect(await rows("select domain_id, user_id from course_statuses order by 1")).toEqual([
      { ...two, user_id: 2 },
      { ...three, user_id: 3 },
    ]);
    expect(await rows("select domain_id from course_statuses where verification_code ~ '^[0-9A-F]{32}$' order by 1")).toEqual([two, three]);
    expect(await rows("select domain_id, category, threats, missed from simulator_categories order by 1")).toEqual([
      { ...two, category: "knives", threats: 1, missed: 1 },
      { ...three, category: "knives", threats: 1, missed: 1 },
    ]);
    expect(await rows("select version, superseded_at is null as newest from company_templates order by 1")).toEqual([
      { version: 1, newest: false },
      { version: 2, newest: true },
    ]);
    expect(await rows("select domain_id, demo from users order by 1")).toEqual([
      { ...two, demo: true },
      { ...three, demo: false },
    ]);
    expect(await rows("select word from certificate_template_words order by id, word")).toHaveLength(8);
    expect(await unprotectedTables(superuser)).toEqual([]);
  });
});

describe("the months", patience, () => {
  const database = emptyDatabase();
  const start = testServers({ ...database.environment, DEMO: "off" });
  const partitions = async (superuser: pg.Client) =>
    (
      await superuser.query<{ name: string }>(
        "select c.relname as name from pg_class c where c.relispartition and c.relkind = 'r' and c.relname ~ '^events_2' order by 1",
      )
    ).rows.map(({ name }) => name);
  /** The names that the partitions of events have, from this month on. */
  const ahead = async (superuser: pg.Client, months: number) =>
    (
      await superuser.query<{ name: string }>(
        "select to_char(now() at time zone 'UTC' + make_interval(months => n), '\"events_\"YYYY_MM') as name from generate_series(0, $1::int) as n",
        [months],
      )
    ).rows.map(({ name }) => name);
  const has = (superuser: pg.Client, month: string) =>
    superuser.query(`insert into events (domain_id, month, type) values (1, to_date('${month}', '"events_"YYYY_MM'), 'x.y')`);

  test("to come have their partitions after a start, and a month that has none gets it at the next", async () => {
    await (await start()).stop();
    const superuser = await database.superuser();
    const made = await partitions(superuser);
    expect(made).toEqual(await ahead(superuser, 3));
    await superuser.query(`drop table ${made[3]}`);
    await (await start()).stop();
    expect(await partitions(superuser)).toEqual(made);
  });

  test("of a clock that was wrong do not stop a start: rows that lie elsewhere move into a month of their own, the other months come", async () => {
    const superuser = await database.superuser();
    const made = await partitions(superuser);
    const [, , third, fourth] = made as [string, string, string, string];
    await superuser.query(`drop table ${third}; drop table ${fourth}`);
    await has(superuser, third); // written while the clock was ahead, or while a long reader kept the month from being made
    const server = await start();
    expect(await partitions(superuser)).toContain(fourth);
    await vi.waitFor(async () => expect(await partitions(superuser)).toEqual(made), { timeout: 30_000, interval: 200 });
    const { rows } = await superuser.query("select tableoid::regclass::text as place from events where type = 'x.y'");
    expect(rows).toEqual([{ place: third }]);
    await server.stop();
    expect(await unprotectedTables(superuser)).toEqual([]);
  });

  test(
    "are made later where somebody reads for long: the start does not wait for them, and they come by themselves",
    { timeout: 60_000 },
    async () => {
      const superuser = await database.superuser();
      const made = await partitions(superuser);
      const reader = await database.superuser();
      await superuser.query(`drop table ${made.at(-1)}`);
      await reader.query("begin; select count(*) from events");
      const server = await start();
      expect(await partitions(superuser)).toEqual(made.slice(0, -1));
      await reader.query("commit");
      await vi.waitFor(async () => expect(await partitions(superuser)).toEqual(made), { timeout: 30_000, interval: 200 });
      await server.stop();
    },
  );
});

/** How many rows each table holds. */
async function rowsOf(superuser: pg.Client): Promise<Record<string, number>> {
  const { rows } = await superuser.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition",
  );
  const counts: Record<string, number> = {};
  for (const { name } of rows) counts[name] = (await superuser.query(`select count(*) as count from ${name}`)).rows[0].count;
  return counts;
}
