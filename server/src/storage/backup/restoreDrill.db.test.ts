import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emptyDatabase, migratedDatabase } from "../../../test/storage/emptyDatabase.ts";
import { contentStore } from "../../files/contentStore.ts";
import { recordFile } from "../../files/recordFile.ts";
import { firstAdministrator } from "../../firstAdministrator.ts";
import { serverLog } from "../../log.ts";
import { checkEvents } from "../../reporting/eventChain/checkEvents.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import { readSettings } from "../../settings.ts";
import { domainsOf, type AsDomain } from "../asDomain.ts";
import { openDatabase } from "../openDatabase.ts";
import { systemDomain } from "../systemDomain.ts";
import { backUp } from "./backUp.ts";
import { compareChains } from "./compareChains.ts";
import { restoreFrom } from "./restoreFrom.ts";
import { verifyBackup } from "./verifyBackup.ts";
import { MOST_HELD } from "./writeBackup.ts";

const root = mkdtempSync(join(tmpdir(), "vigil-drill-"));
afterAll(() => rmSync(root, { recursive: true }));
const once = { force: false, take: false };
const log = serverLog("silent");
const month = `${new Date().toISOString().slice(0, 7)}-01`;

describe("the drill: back up, restore into an empty database, compare", { timeout: 120_000 }, () => {
  const source = migratedDatabase();
  const target = emptyDatabase();
  const settingsOf = (name: string, { environment }: typeof source) =>
    readSettings({ DATA_DIR: join(root, name), SECRET_KEY: "k".repeat(40), ...environment });
  const archive = join(root, "drill.tar.gz");
  const large = Buffer.alloc(MOST_HELD + 12_345, "a long film ");
  const told = { domainId: 0, large: "" };

  const open = async <T>(name: string, database: typeof source, work: (asDomain: AsDomain) => Promise<T>): Promise<T> => {
    const opened = await openDatabase(settingsOf(name, database), log);
    try {
      return await work(domainsOf(opened.pool));
    } finally {
      await opened.stop();
    }
  };
  const write = (asDomain: AsDomain, count: number) =>
    asDomain(told.domainId, async (tx) => {
      for (let each = 0; each < count; each++)
        await writeEvent(tx, { domainId: told.domainId, requestId: "", address: "" }, { type: "group.update" });
    });
  const counts = async (database: typeof source) => {
    const superuser = await database.superuser();
    const { rows } = await superuser.query<{ name: string }>(
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relname <> 'collation_versions' order by 1",
    );
    const found: Record<string, number> = {};
    for (const { name } of rows) found[name] = (await superuser.query(`select count(*)::int as count from ${name}`)).rows[0].count;
    return found;
  };

  beforeAll(async () => {
    await open("source", source, async (asDomain) => {
      told.domainId = await asDomain(systemDomain, async (tx) => {
        const added = { name: "airport", title: "Airport", organizationId: 1 };
        return (await tx.insertInto("domains").values(added).returning("id").executeTakeFirstOrThrow()).id;
      });
      told.large = await (await contentStore(join(root, "source", "files"))).put(large);
      await asDomain(systemDomain, (tx) => recordFile(tx, { hash: told.large, size: large.length, mediaType: "video/mp4" }));
      await write(asDomain, 7);
    });
    await backUp(settingsOf("source", source), new Date(), archive);
  });

  test("a backup that was written is read back to its end, and says when bytes of it were changed", async () => {
    expect(await verifyBackup(archive)).toMatchObject({ files: 1 });
    const bytes = gunzipSync(readFileSync(archive));
    bytes[bytes.indexOf("a long film ") + 5_000_000]! ^= 1;
    const changed = join(root, "changed.tar.gz");
    writeFileSync(changed, gzipSync(bytes, { level: 1 }));
    await expect(verifyBackup(changed)).rejects.toThrow(`File ${told.large} is damaged in the backup.`);
  });

  test("what is not there, or is something else, is said before anything is touched", async () => {
    const settings = settingsOf("target", target);
    await expect(restoreFrom(settings, join(root, "nowhere.tar.gz"), once)).rejects.toThrow(
      `There is no backup at ${join(root, "nowhere")}`,
    );
    await expect(restoreFrom(settings, root, once)).rejects.toThrow("is not a file, so it is not a backup");
    writeFileSync(join(root, "words.tar.gz"), "words");
    await expect(restoreFrom(settings, join(root, "words.tar.gz"), once)).rejects.toThrow("is not a backup, or it is damaged");
    expect((await (await target.owner()).query("select to_regclass('migrations') as made")).rows).toEqual([{ made: null }]);
  });

  test("restored, every table has as many rows, every file its bytes, every chain its end", async () => {
    await restoreFrom(settingsOf("target", target), archive, once);
    expect(await counts(target)).toEqual(await counts(source));
    const files = await contentStore(join(root, "target", "files"));
    expect((await files.open(told.large, { verify: true }))?.equals(large)).toBe(true);
    await open("target", target, (asDomain) => checkEvents({ asDomain, settings: settingsOf("target", target), log }, told.domainId));
    const { rows } = await (
      await target.superuser()
    ).query("select events::int, broken, lost, head from event_checks where month = $1", [month]);
    expect(rows).toEqual([{ events: 7, broken: [], lost: [], head: "sound" }]);
    expect(await compareChains(settingsOf("target", target), archive)).toMatchObject({ months: 1, faults: [] });
  });

  test("a database that was put back to an earlier day, signed ends and all, differs from the end in a later backup", async () => {
    await open("source", source, (asDomain) => write(asDomain, 2));
    const later = join(root, "later.tar.gz");
    await backUp(settingsOf("source", source), new Date(), later);
    expect(await compareChains(settingsOf("source", source), later)).toMatchObject({ faults: [] });
    const { faults } = await compareChains(settingsOf("target", target), later);
    expect(faults).toMatchObject([{ domainId: told.domainId, month, what: "gone" }]);
    const stranger = { ...settingsOf("source", source), secretKey: "another".repeat(6) };
    expect((await compareChains(stranger, later)).faults).toMatchObject([{ what: "unsigned" }]);
  });
});

const used = migratedDatabase();

test(
  "a database in whose system domain somebody has worked is not taken for empty, one that was only started is",
  { timeout: 60_000 },
  async () => {
    const settings = readSettings({ DATA_DIR: join(root, "system"), SECRET_KEY: "k".repeat(40), ...used.environment });
    const archive = join(root, "system.tar.gz");
    const database = await openDatabase(settings, log);
    const asDomain = domainsOf(database.pool);
    await firstAdministrator({ asDomain, randomBytes: (size) => Buffer.alloc(size) });
    await database.stop();
    await backUp(settings, new Date(), archive);
    await restoreFrom(settings, archive, once);
    const again = await openDatabase(settings, log);
    const by = { domainId: systemDomain, userId: 1, requestId: "", address: "" };
    await domainsOf(again.pool)(systemDomain, (tx) => writeEvent(tx, by, { type: "configuration.update" }));
    await again.stop();
    await expect(restoreFrom(settings, archive, once)).rejects.toThrow("not empty");
  },
);
