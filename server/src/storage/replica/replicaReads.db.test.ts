import { mkdtempSync, realpathSync, rmSync, chmodSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { primary, replica, type ServedDatabase } from "../../../test/storage/replicatedDatabase.ts";
import { serverLog } from "../../log.ts";
import { domainsOf } from "../asDomain.ts";
import { connectionPool } from "../pool.ts";
import { replicaReads } from "./replicaReads.ts";

const directory = realpathSync(mkdtempSync(join(tmpdir(), "vigil-replica-")));
chmodSync(directory, 0o755);
const soon = { timeout: 5000, interval: 20 };
let served: { primary: ServedDatabase; replica: ServedDatabase };
const ends: (() => Promise<void>)[] = [];

beforeAll(async () => {
  const first = await primary(join(directory, "primary"));
  ends.push(first.stop);
  const client = await first.connect();
  await client.query("create table installation (store_id text); insert into installation values ('one')");
  await client.query("create table notes (text text); grant all on notes, installation to vigil_app");
  await client.end();
  const second = await replica(join(directory, "replica"), first, join(directory, "primary"));
  ends.push(second.stop);
  served = { primary: first, replica: second };
}, 60_000);
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
  rmSync(directory, { recursive: true, force: true });
}, 60_000);

const where = ({ host }: ServedDatabase) => ({ host, user: "vigil_app", database: "vigil" });
function reading(from: ServedDatabase) {
  const pool = connectionPool(where(served.primary), { max: 2 });
  const reads = replicaReads({ asDomain: domainsOf(pool), pool, where: where(from), mostMs: 3000, log: serverLog("silent") });
  ends.push(() => pool.end(), reads.stop);
  const notes = () =>
    reads.read(1, async (tx) => {
      const { rows } = await sql<{ texts: string[]; replica: boolean }>`
        select coalesce(array_agg(text order by text), '{}') as texts, pg_is_in_recovery() as replica from notes`.execute(tx);
      return rows[0]!;
    });
  return { reads, pool, notes };
}

test("a replica is read from while it follows closely, tells how old it is, and the primary is read from when it is behind, away, or no replica", async () => {
  const { reads, pool, notes } = reading(served.replica);
  const standby = await served.replica.connect();
  const write = (text: string) => pool.query("insert into notes values ($1)", [text]);
  await write("first");
  await vi.waitFor(async () => {
    await reads.look();
    expect(await notes()).toEqual({ result: { texts: ["first"], replica: true }, asOf: null });
  }, soon);
  expect(reads.found()?.state).toBe("used");

  await standby.query("select pg_wal_replay_pause()");
  const paused = Date.now();
  await write("second");
  await vi.waitFor(async () => {
    await reads.look();
    expect(reads.found()?.behindMs).toBeGreaterThan(1000);
  }, soon);
  const late = await notes();
  expect(late.result).toEqual({ texts: ["first"], replica: true });
  expect(late.asOf!.getTime()).toBeLessThanOrEqual(paused + 50);
  await vi.waitFor(async () => {
    await reads.look();
    expect(reads.found()?.state).toBe("behind");
  }, soon);
  expect(await notes()).toEqual({ result: { texts: ["first", "second"], replica: false }, asOf: null });

  await standby.query("select pg_wal_replay_resume()");
  await vi.waitFor(async () => {
    await reads.look();
    expect(await notes()).toMatchObject({ result: { texts: ["first", "second"], replica: true } });
  }, soon);
  await standby.end();
  await served.replica.stop(); // in the middle, unlooked for
  expect(await notes()).toMatchObject({ result: { replica: false }, asOf: null });
  expect(reads.found()?.state).toBe("away");

  const wrong = reading(served.primary);
  await wrong.reads.look();
  expect(wrong.reads.found()).toEqual({ state: "away", behindMs: null });
}, 40_000);
