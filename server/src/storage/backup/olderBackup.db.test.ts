import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { emptyDatabase } from "../../../test/storage/emptyDatabase.ts";
import { oldestInstallation, oldestMigration } from "../../../test/storage/oldestInstallation.ts";
import { readSettings } from "../../settings.ts";
import { applyMigrations } from "../applyMigrations.ts";
import { migrate } from "../migrate.ts";
import { formerMigrations, migrationsIn } from "../migrationFiles.ts";
import { schemaOf } from "../schema/schemaOf.ts";
import { backUp } from "./backUp.ts";
import { restoreFrom } from "./restoreFrom.ts";

const root = mkdtempSync(join(tmpdir(), "vigil-older-"));
afterAll(() => rmSync(root, { recursive: true }));

describe("a backup from before the base", { timeout: 120_000 }, () => {
  const source = emptyDatabase();
  const target = emptyDatabase();
  const behind = emptyDatabase();
  const former = formerMigrations().filter(({ number }) => number <= 95);
  const settingsOf = (name: string, { environment }: typeof source) =>
    readSettings({ DATA_DIR: join(root, name), SECRET_KEY: "k".repeat(40), ...environment });
  const archive = join(root, "older.tar.gz");

  test("is restored into a new database, which comes to today's state", async () => {
    await applyMigrations(
      await source.owner(),
      "vigil_app",
      former.filter(({ number }) => number <= oldestMigration),
    );
    await oldestInstallation(await source.superuser(), "hash");
    await applyMigrations(await source.owner(), "vigil_app", former);
    await backUp(settingsOf("source", source), new Date(), archive);
    await restoreFrom(settingsOf("target", target), archive, { force: false, take: false });

    const restored = await target.superuser();
    expect((await restored.query("select username, username_look from users order by domain_id")).rows).toEqual([
      { username: "student", username_look: "student" },
      { username: "student", username_look: "student" },
    ]);
    const ledger = await restored.query("select name from migrations order by number");
    expect(ledger.rows.map(({ name }) => name)).toEqual(migrationsIn().map(({ name }) => name));
    await migrate(await source.owner(), "vigil_app");
    expect(await schemaOf(restored)).toEqual(await schemaOf(await source.superuser()));
  });

  test("of today takes the place of what is in a database that stands before the base", async () => {
    const today = join(root, "today.tar.gz");
    await backUp(settingsOf("source", source), new Date(), today);
    await applyMigrations(await behind.owner(), "vigil_app", former);
    await restoreFrom(settingsOf("behind", behind), today, { force: true, take: false });
    const { rows } = await (await behind.superuser()).query("select username from users");
    expect(rows).toHaveLength(2);
    expect(await schemaOf(await behind.superuser())).toEqual(await schemaOf(await source.superuser()));
  });
});
