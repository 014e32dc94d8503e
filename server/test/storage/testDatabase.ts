import pg from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import { domainsOf, type AsDomain } from "../../src/storage/asDomain.ts";
import { heardBy } from "./heardBy.ts";
import { columnTypes, connectionPool } from "../../src/storage/pool.ts";

export interface TestDatabase {
  asDomain: AsDomain;
  pool: pg.Pool;
  /** How the server under test would name this database. */
  url: string;
  ownerUrl: string;
  /** A superuser, whom row security does not bind: for looking, and for rows of several domains. Closed after the file's last test. */
  owner: () => Promise<pg.Client>;
  /** One statement of the superuser's, on a connection that is kept: opening one takes longer than most statements. */
  ask: <Row extends pg.QueryResultRow = any>(text: string, values?: readonly unknown[]) => Promise<pg.QueryResult<Row>>; // oxlint-disable-line typescript/no-explicit-any -- as pg has it
}

/** A database of this test file's own, cloned from the migrated template. Call it once, at the top of the file. */
export function testDatabase(): TestDatabase {
  const host = inject("databaseHost");
  const name = `test_${inject("databaseRun")}_${crypto.randomUUID().replaceAll("-", "")}`;
  const pool = connectionPool({ host, user: "vigil_app", database: name }, { max: 8 });
  const url = (user: string) => `postgresql://${user}@localhost/${name}?host=${encodeURIComponent(host)}`;
  const owners: pg.Client[] = [];

  const administer = async (text: string) => {
    const client = new pg.Client({ host, user: "postgres", database: "postgres" });
    await client.connect();
    await client.query(text);
    await client.end();
  };
  beforeAll(() => administer(`create database ${name} owner vigil_owner template ${inject("databaseTemplate")} strategy file_copy`));
  afterAll(async () => {
    await pool.end();
    await Promise.all(owners.map((owner) => owner.end()));
    await administer(`drop database ${name} with (force)`);
  });

  const owner = async () => {
    const client = new pg.Client({ host, user: "postgres", database: name, types: columnTypes });
    await client.connect();
    owners.push(client);
    return heardBy(pool, client);
  };
  let asked: Promise<pg.Client> | undefined;
  const ask: TestDatabase["ask"] = async (text, values) => (await (asked ??= owner())).query(text, values && [...values]);
  return { asDomain: domainsOf(pool), pool, url: url("vigil_app"), ownerUrl: url("vigil_owner"), owner, ask };
}
