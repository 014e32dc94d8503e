import { describe, expect, test } from "vitest";
import { testDatabase } from "../../test/storage/testDatabase.ts";
import { migrate } from "./migrate.ts";
import { migrationsIn } from "./migrationFiles.ts";
import { systemDomain } from "./systemDomain.ts";

describe("the migrated database", () => {
  const { asDomain, owner } = testDatabase();

  test("has the domain that holds what belongs to no domain", async () => {
    const domains = await asDomain(systemDomain, (tx) => tx.selectFrom("domains").select(["id", "name"]).execute());
    expect(domains).toEqual([{ id: 1, name: "system" }]);
  });

  test("sorts names for people", async () => {
    const { rows } = await (
      await owner()
    ).query(`select string_agg(name, ' ' order by name collate "und-x-icu") as names from unnest(array['Zoe','adam','Öl']) as name`);
    expect(rows[0].names).toBe("adam Öl Zoe");
  });

  test("is up to date: applying the same files again does nothing", async () => {
    expect(await migrate(await owner(), "vigil_app")).toEqual([]);
  });

  test("refuses a file that was changed after it had been applied", async () => {
    const [first, ...others] = migrationsIn();
    const changed = [{ ...first!, checksum: "other" }, ...others];
    await expect(migrate(await owner(), "vigil_app", { migrations: changed })).rejects.toThrow(
      "0102_base.sql was changed after it had been applied",
    );
  });

  test("refuses a database of a newer Vigil", async () => {
    const older = { migrations: migrationsIn().slice(0, -1) };
    await expect(migrate(await owner(), "vigil_app", older)).rejects.toThrow("start the newer Vigil");
  });

  test("applies a file once when several servers start together, and a file that fails leaves nothing", async () => {
    const number = 9000;
    const counting = { number, name: "9000_count.sql", text: "create table once (id bigint)", checksum: "x" };
    const broken = { number: number + 1, name: "9001_broken.sql", text: "create table half (id bigint); select 1 / 0", checksum: "y" };
    const both = [owner(), owner()].map(async (client) =>
      migrate(await client, "vigil_app", { migrations: [...migrationsIn(), counting] }),
    );
    expect((await Promise.all(both)).flat()).toEqual(["9000_count.sql", "functions"]);
    const failing = migrate(await owner(), "vigil_app", { migrations: [...migrationsIn(), counting, broken] });
    await expect(failing).rejects.toThrow("Migration 9001_broken.sql failed: division by zero");
    const { rows } = await (await owner()).query("select to_regclass('half') as half");
    expect(rows[0].half).toBeNull();
  });
});
