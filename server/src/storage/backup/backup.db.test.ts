import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contentStore } from "../../files/contentStore.ts";
import { recordFile } from "../../files/recordFile.ts";
import { testDatabase } from "../../../test/storage/testDatabase.ts";
import { readBackup } from "./readBackup.ts";
import { writeBackup } from "./writeBackup.ts";
import type pg from "pg";

const now = new Date("2026-11-20T12:00:00Z");

describe("a backup", () => {
  const source = testDatabase();
  const target = testDatabase();
  const directory = mkdtempSync(join(tmpdir(), "vigil-backup-"));
  afterAll(() => rmSync(directory, { recursive: true }));
  let archive = Buffer.alloc(0);
  let hash = "";
  const leftOut = { missing: [], damaged: [] };
  const store = async () => {
    const place = join(directory, "target");
    return { files: await contentStore(place), take: false };
  };

  beforeAll(async () => {
    const files = await contentStore(join(directory, "source"));
    hash = await files.put(Buffer.from("a view"));
    const owner = await source.owner();
    await owner.query("insert into domains (id, name, title, organization_id) select 7, 'seven', 'Seven', id from organizations");
    await owner.query("select setval('domains_id_seq', 7)");
    await source.asDomain(7, async (tx) => {
      await recordFile(tx, { hash, size: 6, mediaType: "text/plain" });
      const names = Array.from({ length: 5000 }, (_, index) => ({
        domainId: 7,
        name: `Tab\t and "quote" \\ ${index}`,
        nameKey: String(index),
      }));
      await tx.insertInto("companies").values(names).execute();
      await tx
        .insertInto("events")
        .values({ domainId: 7, type: "company.add", month: "2019-03-01", data: JSON.stringify({ Zürich: [1, null] }) })
        .execute();
      await tx.insertInto("events").values({ domainId: 7, type: "company.edit" }).execute();
    });
    archive = Buffer.concat(await collect(writeBackup(owner, files, { now, leftOut })));
  });

  test("restores every table and file as they were, and new rows get new ids", async () => {
    expect(leftOut).toEqual({ missing: [], damaged: [] });
    const owner = await target.owner();
    await readBackup(pieces(archive), owner, { store: await store(), role: "vigil_app", force: false });
    expect(await everything(owner)).toEqual(await everything(await source.owner()));
    expect((await (await store()).files.open(hash, { verify: true }))?.toString()).toBe("a view");
    const made = await target.asDomain(7, (tx) =>
      tx.insertInto("companies").values({ domainId: 7, name: "New", nameKey: "new" }).returning("id").executeTakeFirst(),
    );
    expect(made?.id).toBe(5001);
  });

  test("does not take the place of data without being told to", async () => {
    const restore = async (force: boolean) =>
      readBackup(pieces(archive), await target.owner(), { store: await store(), role: "vigil_app", force });
    await expect(restore(false)).rejects.toThrow("not empty");
    await restore(true);
    expect(await everything(await target.owner())).toEqual(await everything(await source.owner()));
  });

  test("that was cut off changes nothing", async () => {
    const owner = await target.owner();
    const before = await everything(owner);
    const short = pieces(archive.subarray(0, archive.length - 3000));
    const cut = readBackup(short, owner, { store: await store(), role: "vigil_app", force: true });
    await expect(cut).rejects.toThrow("ends too early");
    expect(await everything(owner)).toEqual(before);
  });
});

async function collect(parts: AsyncIterable<Buffer>): Promise<Buffer[]> {
  const all: Buffer[] = [];
  for await (const part of parts) all.push(part);
  return all;
}

/** In sizes that fit no entry. */
async function* pieces(archive: Buffer) {
  for (let start = 0; start < archive.length; start += 10_007) yield archive.subarray(start, start + 10_007);
}

async function everything(owner: pg.Client) {
  const { rows } = await owner.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname not in ('migrations', 'function_files', 'collation_versions', 'installation') order by relname",
  );
  const contents: Record<string, unknown> = {};
  for (const { name } of rows)
    contents[name] = (
      await owner.query(`select count(*) as count, md5(string_agg(t::text, '|' order by t::text)) as content from ${name} t`)
    ).rows[0];
  return contents;
}
