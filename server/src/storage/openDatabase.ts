import type { FastifyBaseLogger } from "fastify";
import type pg from "pg";
import type { Settings } from "../settings.ts";
import { refreshCollations } from "./collation.ts";
import { connectOwner, databasePlace, type Address } from "./databasePlace.ts";
import { joinKey } from "./joinKey.ts";
import { joinStore } from "./joinStore.ts";
import { migrate } from "./migrate.ts";
import { connectionPool } from "./pool.ts";

export interface OpenDatabase {
  pool: pg.Pool;
  /** How the application connects; the job runner has a few connections of its own. */
  where: Address;
  /** No other server works on this database. */
  alone: boolean;
  stop: () => Promise<void>;
}

/** The database, up to date, with the application's own role: the embedded one, or the one at DATABASE_URL. Never one instead of the other. */
export async function openDatabase(settings: Settings, log: FastifyBaseLogger): Promise<OpenDatabase> {
  const place = await databasePlace(settings);
  const pool = connectionPool(place.where);
  try {
    const owner = await connectOwner(place);
    try {
      const role = await applicationRole(pool);
      for (const name of await migrate(owner, role)) log.info({ migration: name }, "The database was brought up to date.");
      await joinKey(owner, settings.secretKey);
      await joinStore(owner, settings.dataDirectory);
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
  return { pool, where: place.where, alone: place.alone, stop };
}

/** Whom the server signs in as; never one whom row security does not bind. */
export async function applicationRole(pool: pg.Pool): Promise<string> {
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
