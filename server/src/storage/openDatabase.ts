import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import pg from "pg";
import type { Settings } from "../settings.ts";
import { refreshCollations } from "./collation.ts";
import { startEmbeddedPostgres } from "./embeddedPostgres.ts";
import { migrate } from "./migrate.ts";
import { columnTypes, connectionPool } from "./pool.ts";

export interface OpenDatabase {
  pool: pg.Pool;
  /** How the application connects; the job runner has a few connections of its own. */
  where: Address;
  /** No other server works on this database. */
  alone: boolean;
  /** A connection of the owner, whom the caller ends. */
  owner: () => Promise<pg.Client>;
  stop: () => Promise<void>;
}

type Address = { connectionString: string } | { host: string; user: string; database: string };
type Place = Pick<OpenDatabase, "where" | "alone"> & { ownerWhere: Address; stop: () => Promise<void> };

/** The database, up to date, with the application's own role: the embedded one, or the one at DATABASE_URL. Never one instead of the other. */
export async function openDatabase(settings: Settings, log: FastifyBaseLogger): Promise<OpenDatabase> {
  const place =
    settings.databaseUrl === undefined ? await embedded(settings.dataDirectory) : remote(settings.databaseUrl, settings.databaseOwnerUrl);
  const connect = async () => {
    const client = new pg.Client({ ...place.ownerWhere, types: columnTypes, connectionTimeoutMillis: 10_000 });
    client.on("error", () => {}); // whoever uses it gets the same error from the query
    await client.connect();
    return client;
  };
  const pool = connectionPool(place.where);
  try {
    const owner = await connect();
    try {
      const role = await applicationRole(pool);
      for (const name of await migrate(owner, role)) log.info({ migration: name }, "The database was brought up to date.");
      await owner.query("select make_partitions_ahead()");
      const rebuilt = await refreshCollations(owner);
      if (rebuilt > 0) log.info({ indexes: rebuilt }, "The sorting rules of this system have changed: indexes over names were rebuilt.");
    } finally {
      await owner.end();
    }
  } catch (error) {
    await pool.end();
    await place.stop();
    throw error;
  }
  const stop = async () => {
    await pool.end();
    await place.stop();
  };
  return { pool, where: place.where, alone: place.alone, owner: connect, stop };
}

async function embedded(directory: string): Promise<Place> {
  const server = await startEmbeddedPostgres(join(directory, "database"));
  const administrator = new pg.Client({ host: server.host, user: server.user, database: "postgres" });
  await administrator.connect();
  try {
    if (!(await administrator.query("select from pg_database where datname = 'vigil'")).rowCount) {
      if (!(await administrator.query("select from pg_roles where rolname = 'vigil_app'")).rowCount)
        await administrator.query("create role vigil_app login");
      await administrator.query("alter role vigil_app set statement_timeout = '30s'");
      await administrator.query("alter role vigil_app set idle_in_transaction_session_timeout = '60s'");
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
const remote = (url: string, ownerUrl = url): Place => ({
  where: { connectionString: url },
  ownerWhere: { connectionString: ownerUrl },
  alone: false,
  stop: async () => {},
});

async function applicationRole(pool: pg.Pool): Promise<string> {
  const { rows } = await pool
    .query<{ name: string; unbound: boolean }>(
      "select rolname as name, rolsuper or rolbypassrls as unbound from pg_roles where rolname = current_user",
    )
    .catch((cause: unknown) => {
      throw new Error(`The database cannot be reached: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    });
  const role = rows[0];
  if (!role || role.unbound)
    throw new Error(
      "The role in DATABASE_URL is a superuser or may bypass row security, which keeps the domains apart: use a plain role there, and DATABASE_OWNER_URL for migrations.",
    );
  return role.name;
}
