import { join } from "node:path";
import pg from "pg";
import type { Settings } from "../settings.ts";
import { connectionRefused } from "./connectionRefused.ts";
import { startEmbeddedPostgres, visitEmbeddedPostgres } from "./embeddedPostgres.ts";
import { columnTypes } from "./pool.ts";

export type Address = { connectionString: string } | { host: string; user: string; database: string };

export interface DatabasePlace {
  /** How the application connects; the job runner has a few connections of its own. */
  where: Address;
  ownerWhere: Address;
  /** No other server works on this database. */
  alone: boolean;
  stop: () => Promise<void>;
}

/** The embedded database, or the one at DATABASE_URL; never one instead of the other. A visit leaves a server that uses it alone. */
export const databasePlace = async (
  { databaseUrl, databaseOwnerUrl, dataDirectory }: Settings,
  { visit = false } = {},
): Promise<DatabasePlace> => (databaseUrl === undefined ? embedded(dataDirectory, visit) : remote(databaseUrl, databaseOwnerUrl));

/**
 * A connection of the owner, which the caller ends. Tables belong to one role, whoever signs in for it: a superuser acts as the owner of
 * what is there, or of the database while it is empty, so that nothing is made that the owner could not change later.
 */
export async function connectOwner({ where, ownerWhere }: DatabasePlace): Promise<pg.Client> {
  const client = new pg.Client({ ...ownerWhere, types: columnTypes, connectionTimeoutMillis: 10_000 });
  client.on("error", () => {}); // whoever uses it gets the same error from the query
  await client.connect().catch((cause: unknown) => {
    throw connectionRefused(cause, ownerWhere, ownerWhere === where ? "DATABASE_URL" : "DATABASE_OWNER_URL");
  });
  await client.query("set statement_timeout = 0; set idle_in_transaction_session_timeout = 0"); // an index over millions of rows takes its time
  const { rows } = await client.query<{ role: string }>(
    `select pg_get_userbyid(coalesce((select relowner from pg_class where oid = to_regclass('migrations')), datdba)) as role
       from pg_database where datname = current_database()
         and (select rolsuper from pg_roles where rolname = current_user)`,
  );
  if (rows[0]) await client.query(`set role ${pg.escapeIdentifier(rows[0].role)}`);
  return client;
}

async function embedded(dataDirectory: string, visit: boolean): Promise<DatabasePlace> {
  const directory = join(dataDirectory, "database");
  const server = await (visit ? visitEmbeddedPostgres(directory) : startEmbeddedPostgres(directory));
  const administrator = new pg.Client({ host: server.host, user: server.user, database: "postgres" });
  await administrator.connect();
  try {
    if (!(await administrator.query("select from pg_database where datname = 'vigil'")).rowCount) {
      if (!(await administrator.query("select from pg_roles where rolname = 'vigil_app'")).rowCount)
        await administrator.query("create role vigil_app login");
      await administrator.query("create database vigil");
    }
  } finally {
    await administrator.end();
  }
  return {
    where: { host: server.host, user: "vigil_app", database: "vigil" },
    ownerWhere: { host: server.host, user: server.user, database: "vigil" },
    alone: true,
    stop: server.stop,
  };
}

/** Without an owner's address the application's role owns the tables; forced row security binds it all the same. */
const remote = (url: string, ownerUrl?: string): DatabasePlace => {
  const where = { connectionString: url };
  return { where, ownerWhere: ownerUrl === undefined ? where : { connectionString: ownerUrl }, alone: false, stop: async () => {} };
};
