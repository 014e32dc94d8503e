import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contentStore } from "../../files/contentStore.ts";
import type { Files } from "../../files/files.ts";
import { recordFile } from "../../files/recordFile.ts";
import { serverLog } from "../../log.ts";
import { readSettings } from "../../settings.ts";
import { domainsOf } from "../asDomain.ts";
import { emptyDatabase, migratedDatabase } from "../../../test/storage/emptyDatabase.ts";
import { openDatabase } from "../openDatabase.ts";
import { unprotectedTables } from "../../../test/storage/rowSecurity.ts";
import { backUp } from "./backUp.ts";
import { restoreFrom } from "./restoreFrom.ts";
import { systemDomain } from "../systemDomain.ts";
import { verifyBackup } from "./verifyBackup.ts";

const root = mkdtempSync(join(tmpdir(), "vigil-restore-"));
afterAll(() => rmSync(root, { recursive: true }));
const key = "k".repeat(40);
const settingsOf = (directory: string, environment: Record<string, string>, secretKey = key) =>
  readSettings({ DATA_DIR: join(root, directory), SECRET_KEY: secretKey, ...environment });
const once = { force: false, take: false };

/** With the roles that docs/operations.md prescribes: neither is a superuser, both are bound by row security. */
describe("backup and restore by the owner of the tables", { timeout: 120_000 }, () => {
  const source = migratedDatabase();
  const target = emptyDatabase();
  const bySuperuser = emptyDatabase();
  const archive = join(root, "all.tar.gz");
  let files: Files;
  let hashes: { sound: string; damaged: string; missing: string };
  const storedAt = (hash: string) => join(root, "source", "files", hash.slice(0, 2), hash.slice(2));

  beforeAll(async () => {
    const database = await openDatabase(settingsOf("source", source.environment), serverLog("silent"));
    const asDomain = domainsOf(database.pool);
    files = await contentStore(join(root, "source", "files"));
    const put = async (text: string) => {
      const hash = await files.put(Buffer.from(text));
      await asDomain(systemDomain, (tx) => recordFile(tx, { hash, size: text.length, mediaType: "text/plain" }));
      return hash;
    };
    hashes = { sound: await put("a view"), damaged: await put("a film"), missing: await put("a lesson") };
    writeFileSync(storedAt(hashes.damaged), "a fi1m");
    rmSync(storedAt(hashes.missing));
    for (const name of ["airport", "harbor"]) {
      const { id: domainId } = await asDomain(systemDomain, (tx) =>
        tx.insertInto("domains").values({ name, title: name, organizationId: 1 }).returning("id").executeTakeFirstOrThrow(),
      );
      await asDomain(domainId, async (tx) => {
        await tx.insertInto("companies").values({ domainId, name, nameKey: name }).execute();
        await tx.insertInto("events").values({ domainId, type: "company.add" }).execute();
        await tx.insertInto("events").values({ domainId, type: "company.edit" }).execute();
      });
    }
    await asDomain(9, (tx) => tx.insertInto("events").values({ domainId: 9, type: "domain.delete" }).execute());
    await (await source.owner()).query("select setval('domains_id_seq', 9)"); // 9 was a domain once
    await database.stop();
  });

  test("what cannot be read is named and passed over, everything else is in the archive, which was read back unless that was not wanted", async () => {
    const unread = await backUp(settingsOf("source", source.environment), new Date(), archive, true);
    expect(unread.read).toBeNull();
    expect(await backUp(settingsOf("source", source.environment), new Date(), archive)).toEqual({
      path: archive,
      read: await verifyBackup(archive),
      missing: [hashes.missing],
      damaged: [hashes.damaged],
    });
  });

  test("is refused in a sentence, before anything is made, when the two addresses name different databases or nobody may make tables", async () => {
    const restored = (environment: Record<string, string>) =>
      restoreFrom(settingsOf("refused", { ...target.environment, ...environment }), archive, once);
    await expect(restored({ DATABASE_URL: source.url })).rejects.toThrow("both must name the same one");
    await expect(restored({ DATABASE_OWNER_URL: "" })).rejects.toThrow("set DATABASE_OWNER_URL to the role that owns it");
    expect((await (await target.owner()).query("select to_regclass('migrations') as made")).rows).toEqual([{ made: null }]);
  });

  test("gives every row of every domain back, in tables that belong to the owner and serve the application", async () => {
    const settings = settingsOf("target", target.environment);
    const restored = await restoreFrom(settings, archive, once);
    expect(restored).toMatchObject({ files: 1, missing: [hashes.missing, hashes.damaged].toSorted(), otherKey: undefined });
    const [then, now] = [await source.superuser(), await target.superuser()];
    expect(await everything(now)).toEqual(await everything(then));
    expect(await shape(now)).toEqual(await shape(then));
    expect(await unprotectedTables(now)).toEqual([]);
    expect((await everything(now))["events"]).toMatchObject({ count: 5 });

    const database = await openDatabase(settings, serverLog("silent"));
    const seen = await domainsOf(database.pool)(3, async (tx) => {
      await tx.insertInto("companies").values({ domainId: 3, name: "new", nameKey: "new" }).execute();
      return tx.selectFrom("companies").select("name").orderBy("id").execute();
    });
    expect(seen).toEqual([{ name: "harbor" }, { name: "new" }]);
    await expect(restoreFrom(settings, archive, { ...once, force: true })).rejects.toThrow("A server is running on this database");
    await database.stop();
  });

  test("leaves nothing to a superuser who restores for the owner, and tells of another key", async () => {
    const environment = { DATABASE_URL: bySuperuser.url, DATABASE_OWNER_URL: bySuperuser.ownerUrl.replace("vigil_owner", "postgres") };
    const { otherKey } = await restoreFrom(settingsOf("by superuser", environment, "another ".repeat(5)), archive, once);
    expect(otherKey).toMatch(/^[0-9a-f]{16}$/);
    const settings = settingsOf("by superuser", bySuperuser.environment);
    await (await openDatabase(settings, serverLog("silent"))).stop();
    expect(await shape(await bySuperuser.superuser())).toEqual(await shape(await source.superuser()));
  });

  test("takes no files of a third installation without being told to", async () => {
    const settings = settingsOf("source", target.environment);
    const foreign = join(root, "foreign.tar.gz");
    await backUp(settingsOf("target", target.environment), new Date(), foreign);
    await expect(restoreFrom(settings, foreign, { force: true, take: false })).rejects.toThrow("--take-files");
  });

  test("a damaged file is whole again when the same bytes are put, and then in the next backup", async () => {
    await files.put(Buffer.from("a film"));
    await files.put(Buffer.from("a lesson"));
    expect(readFileSync(storedAt(hashes.damaged), "utf8")).toBe("a film");
    const { missing, damaged } = await backUp(settingsOf("source", source.environment), new Date(), join(root, "again.tar.gz"));
    expect([missing, damaged]).toEqual([[], []]);
  });
});

async function everything(superuser: pg.Client) {
  const { rows } = await superuser.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relname not in ('migrations', 'function_files', 'installation', 'collation_versions', 'damaged_files') order by relname",
  );
  const contents: Record<string, { count: number; content: string }> = {};
  for (const { name } of rows)
    contents[name] = (
      await superuser.query(`select count(*)::integer as count, md5(string_agg(t::text, '|' order by t::text)) as content from ${name} t`)
    ).rows[0];
  return contents;
}

/** Whose the tables are, what binds them, and what the application may do with them. */
async function shape(superuser: pg.Client) {
  const { rows: tables } = await superuser.query(
    `select relname, pg_get_userbyid(relowner) as owner, relrowsecurity, relforcerowsecurity, relacl::text
       from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'S') order by relname`,
  );
  const { rows: keys } = await superuser.query(
    `select conrelid::regclass::text as table, conname, pg_get_constraintdef(oid) as definition, convalidated
       from pg_constraint where connamespace = 'public'::regnamespace and contype = 'f' and conparentid = 0 order by 1, 2`,
  );
  const { rows: triggers } = await superuser.query(
    "select tgrelid::regclass::text as table, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2",
  );
  return { tables, keys, triggers };
}
