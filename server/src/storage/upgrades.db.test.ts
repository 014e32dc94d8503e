import { createHash } from "node:crypto";
import type pg from "pg";
import { describe, expect, test } from "vitest";
import { emptyDatabase } from "../../test/storage/emptyDatabase.ts";
import { oldestInstallation, oldestMigration } from "../../test/storage/oldestInstallation.ts";
import { unprotectedTables } from "../../test/storage/rowSecurity.ts";
import { applyMigrations } from "./applyMigrations.ts";
import { migrate } from "./migrate.ts";
import { formerMigrations, migrationsIn } from "./migrationFiles.ts";
import { schemaOf } from "./schema/schemaOf.ts";

/** Whole chains of migrations, on a machine that may be busy. */
const patience = { timeout: 120_000 };

const upTo = (last: number) => formerMigrations().filter(({ number }) => number <= last);
const without = (last: number, ...gaps: number[]) => upTo(last).filter(({ number }) => !gaps.includes(number));

/** States that versions had which were landed: several people wrote migrations at once, so some came behind others with greater numbers. */
const landed = {
  "the first": upTo(oldestMigration),
  "before 0014, with 0015 to 0018": without(18, 14, 17),
  "before 0060, with 0095": [...upTo(56), ...formerMigrations().filter(({ number }) => number === 95)],
  "before 0066 and 0080, with 0097": without(100, 66, 80),
  "the last before the base": upTo(101),
};

describe("a database of a version that was landed comes to what a new one is", patience, () => {
  const fresh = emptyDatabase();
  const databases = Object.entries(landed).map(([name, migrations]) => [name, migrations, emptyDatabase()] as const);

  test.each(databases)("%s", async (_name, migrations, database) => {
    await migrate(await fresh.owner(), "vigil_app");
    const [owner, superuser] = [await database.owner(), await database.superuser()];
    await applyMigrations(owner, "vigil_app", upTo(oldestMigration));
    await oldestInstallation(superuser, "hash");
    await applyMigrations(owner, "vigil_app", migrations);
    await Promise.all([migrate(owner, "vigil_app"), migrate(await database.owner(), "vigil_app")]); // two servers start at once

    const newer = await fresh.superuser();
    expect(await structureOf(superuser)).toEqual(await structureOf(newer));
    expect(await seedsOf(superuser)).toEqual(await seedsOf(newer));
    expect(await unprotectedTables(superuser)).toEqual([]);
    const { rows } = await superuser.query("select number from migrations order by number");
    expect(rows.map(({ number }) => number)).toEqual(migrationsIn().map(({ number }) => number));
    expect((await superuser.query("select username from users order by domain_id")).rows).toHaveLength(2);
    expect(await migrate(owner, "vigil_app")).toEqual([]);
  });
});

test("the migrations from before the base stay as they are: databases are held by their checksums", () => {
  const all = createHash("sha256");
  for (const { name, checksum } of formerMigrations()) all.update(`${name} ${checksum}\n`);
  expect(all.digest("hex")).toBe("e10ce433a5c23b1af9bdf545dc0abbf21fc31be6bc33d585bbf890be98ca236a");
});

/** Tables, views, functions and triggers. Only the order of columns may differ: those that came later stand at the end. */
async function structureOf(client: pg.Client) {
  const { rows: functions } = await client.query(
    "select proname as name, case when prokind <> 'a' then pg_get_functiondef(oid) end as text, prosecdef, proowner::regrole::text as owner from pg_proc where pronamespace = 'public'::regnamespace order by 1, 2",
  );
  const tables = [...(await schemaOf(client))].map(([name, text]) => [name, text.replaceAll(/,$/gmu, "").split("\n").toSorted()]);
  return { functions, tables: Object.fromEntries(tables) };
}

/** The rows that an installation begins with. */
async function seedsOf(client: pg.Client) {
  const rows = async (text: string) => (await client.query(text)).rows;
  return {
    levels: await rows(
      "select id, base_code, name, name_key, rank, permissions, active from access_levels where owner_domain_id is null order by id",
    ),
    levelWords: await rows("select word, id from access_level_words order by id, word"),
    templates: await rows(
      "select name, name_key, description, kind, page, orientation, margin, border, active from certificate_templates order by kind",
    ),
    templateWords: await rows("select word from certificate_template_words order by word"),
    organizations: await rows("select id, name, name_key from organizations order by id"),
    system: await rows("select name, title, sound_zone, question_recovery from domains where id = 1"),
    installation: await rows("select id, store_id, key_fingerprint, last_backup from installation"),
  };
}
