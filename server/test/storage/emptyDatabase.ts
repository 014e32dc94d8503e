import pg from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import { columnTypes } from "../../src/storage/pool.ts";

export interface EmptyDatabase {
  /** What DATABASE_URL and DATABASE_OWNER_URL are set to. */
  url: string;
  ownerUrl: string;
  /** Both for a server's environment. */
  environment: { DATABASE_URL: string; DATABASE_OWNER_URL: string };
  /** A connection of vigil_owner, bound by row security as the server's own is. Closed after the file's last test. */
  owner: () => Promise<pg.Client>;
  /** For looking at the rows of all domains; nothing of ours ever connects like this. Closed after the file's last test. */
  superuser: () => Promise<pg.Client>;
}

/**
 * A new database with nothing in it, exactly as docs/operations.md has it made: vigil_owner owns it, vigil_app uses it, neither is a
 * superuser nor may create roles. Call it at the top of a file or of a describe, once for each database that is needed.
 */
export const emptyDatabase = (): EmptyDatabase => ownDatabase();

/** The same with the tables in it: for starts of which not the way to the tables is looked at. */
export const migratedDatabase = (): EmptyDatabase => ownDatabase(` template ${inject("databaseTemplate")} strategy file_copy`);

function ownDatabase(from = ""): EmptyDatabase {
  const host = inject("databaseHost");
  const name = `test_${inject("databaseRun")}_${crypto.randomUUID().replaceAll("-", "")}`;
  const address = (user: string) => `postgresql://${user}@localhost/${name}?host=${encodeURIComponent(host)}`;
  const clients: pg.Client[] = [];
  const connect = async (user: string, database = name) => {
    const client = new pg.Client({ host, user, database, types: columnTypes });
    await client.connect();
    return client;
  };
  const administer = async (text: string) => {
    const client = await connect("postgres", "postgres");
    await client.query(text);
    await client.end();
  };
  const kept = (user: string) => async () => {
    const client = await connect(user);
    clients.push(client);
    return client;
  };
  beforeAll(() => administer(`create database ${name} owner vigil_owner${from}`));
  afterAll(async () => {
    await Promise.all(clients.map((client) => client.end()));
    await administer(`drop database ${name} with (force)`);
  });
  const [url, ownerUrl] = [address("vigil_app"), address("vigil_owner")];
  return {
    url,
    ownerUrl,
    environment: { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl },
    owner: kept("vigil_owner"),
    superuser: kept("postgres"),
  };
}
