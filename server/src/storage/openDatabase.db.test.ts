import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import pg from "pg";
import { serverLog } from "../log.ts";
import { readSettings } from "../settings.ts";
import { domainsOf } from "./asDomain.ts";
import { isPassing } from "./isPassing.ts";
import { mendMonths } from "./mendMonths.ts";
import { openDatabase } from "./openDatabase.ts";
import { unprotectedTables } from "../../test/storage/rowSecurity.ts";
import { testDatabase } from "../../test/storage/testDatabase.ts";
import { systemDomain } from "./systemDomain.ts";

describe("a database at DATABASE_URL", () => {
  const { url, ownerUrl, owner } = testDatabase();
  const directory = mkdtempSync(join(tmpdir(), "vigil-url-"));
  afterAll(() => rmSync(directory, { recursive: true }));
  const open = (variables: Record<string, string>) =>
    openDatabase(readSettings({ DATA_DIR: directory, ...variables }), serverLog("silent"));

  test("is opened as the application's role and brought up to date as the owner", async () => {
    const database = await open({ DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl });
    const { rows } = await database.pool.query(
      "select current_user as role, count(*) as migrations from pg_class where relname = 'migrations'",
    );
    expect(rows).toEqual([{ role: "vigil_app", migrations: 1 }]);
    expect(database.alone).toBe(false);
    await database.stop();
  });

  test("is refused with a role that row security does not bind", async () => {
    const superuser = url.replace("vigil_app", "postgres");
    await expect(open({ DATABASE_URL: superuser })).rejects.toThrow("superuser or may bypass row security");
  });

  test("needs no superuser: an owner that may create roles is enough, and the server may sign in under any name", async () => {
    const client = await owner();
    const name = `test_${process.pid}_plain`;
    await client.query(
      `create role ${name}_owner login createrole; create role ${name}_server login; grant ${name}_server to ${name}_owner with admin option`,
    );
    await client.query(`grant vigil_app to ${name}_owner with admin option`);
    await client.query(`create database ${name} owner ${name}_owner`);
    const place = (role: string) => Object.assign(new URL(url), { username: role, pathname: `/${name}` }).href;
    try {
      const database = await open({
        DATA_DIR: join(directory, "plain"),
        DATABASE_URL: place(`${name}_server`),
        DATABASE_OWNER_URL: place(`${name}_owner`),
      });
      const asDomain = domainsOf(database.pool);
      await asDomain(systemDomain, (tx) => tx.insertInto("companies").values({ domainId: 1, name: "A", nameKey: "a" }).execute());
      const seen = await Promise.all([1, 2].map((id) => asDomain(id, (tx) => tx.selectFrom("companies").select("name").execute())));
      expect(seen).toEqual([[{ name: "A" }], []]);
      const levels = await asDomain(systemDomain, (tx) => tx.selectFrom("accessLevels").select("id").execute());
      expect(levels).toHaveLength(10);
      await database.stop();
    } finally {
      await client.query(`drop database ${name} with (force)`);
      await client.query(`drop role ${name}_server`);
      await client.query(`drop role ${name}_owner`);
    }
  });

  test("that cannot be reached is said so, and nothing else takes its place", async () => {
    const nowhere = "postgresql://vigil_app@127.0.0.1:1/vigil";
    await expect(open({ DATABASE_URL: nowhere })).rejects.toThrow("ECONNREFUSED");
  });

  test("has its partitions for the months to come; a row of another month is kept all the same", async () => {
    const client = await owner();
    await client.query("select make_partitions('events', '2031-11-15', '2032-02-01')");
    await client.query("insert into events (domain_id, month, type) values (1, '2031-12-01', 'x.y'), (1, '2001-01-01', 'x.y')");
    const { rows } = await client.query("select tableoid::regclass::text as partition from events where type = 'x.y' order by month");
    expect(rows.map(({ partition }) => partition)).toEqual(["events_other", "events_2031_12"]);
    const months = async () =>
      (await client.query("select tableoid::regclass::text as partition, hash from events where type = 'x.y' order by month")).rows;
    const [before] = await months();
    // whoever reads the table for long is not waited for, and the next round moves it
    const reader = new pg.Client({ connectionString: ownerUrl });
    await reader.connect();
    await reader.query("begin; lock table events_other in row exclusive mode");
    const pool = new pg.Pool({ connectionString: url, max: 1 });
    await expect(mendMonths(pool, "2031-11-15")).rejects.toThrow("lock timeout");
    await reader.end();
    expect((await mendMonths(pool, "2031-11-15")).moved).toEqual(["events 2001-01-01"]);
    await pool.end();
    expect(await months()).toEqual([{ ...before, partition: "events_2001_01" }, expect.objectContaining({ partition: "events_2031_12" })]);
    expect(await unprotectedTables(client)).toEqual([]);
  });

  test("whoever writes into a month while it gets its partition fails in a way that passes", async () => {
    const [mover, looker] = [await owner(), await owner()];
    const write = (client: pg.Client) => client.query("insert into events (domain_id, month, type) values (1, '2002-01-01', 'x.z')");
    const writer = await owner();
    await write(mover);
    await mover.query("begin; select move_month('events')");
    const written = write(writer).catch((error: unknown) => error);
    const waits = async () =>
      (await looker.query("select from pg_locks where not granted and relation = 'events_other'::regclass")).rowCount;
    await expect.poll(waits).toBe(1);
    await mover.query("commit");
    const error = await written;
    expect([error, isPassing(error)]).toEqual([
      expect.objectContaining({ message: expect.stringContaining("partition constraint") }),
      true,
    ]);
    await write(writer);
  });

  test("sorts again when the system's rules have changed", async () => {
    const client = await owner();
    await client.query("insert into collation_versions values ('und-x-icu', 'old') on conflict (name) do update set version = 'old'");
    const database = await open({ DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl });
    await database.stop();
    const { rows } = await client.query(
      "select version = pg_collation_actual_version((select oid from pg_collation where collname = 'und-x-icu')) as right from collation_versions",
    );
    expect(rows).toEqual([{ right: true }]);
  });
});
