import type { FastifyBaseLogger } from "fastify";
import pg from "pg";
import type { Settings } from "../settings.ts";
import { refreshCollations } from "./collation.ts";
import { boundRole } from "./boundRole.ts";
import { checkOwner } from "./checkOwner.ts";
import { connectionRefused } from "./connectionRefused.ts";
import { connectOwner, databasePlace, type Address, type DatabasePlace } from "./databasePlace.ts";
import { joinKey } from "./joinKey.ts";
import { joinStore } from "./joinStore.ts";
import { makeMonths } from "./makeMonths.ts";
import { migrate } from "./migrate.ts";
import { forgetNodes } from "./nodes/forgetNodes.ts";
import { connectionPool } from "./pool.ts";

const OLDEST_POSTGRES = 160_000;
const LOCK_NOT_AVAILABLE = "55P03";

export interface OpenDatabase {
  pool: pg.Pool;
  /** How the application connects; the job runner has a few connections of its own. */
  where: Address;
  /** No other server works on this database. */
  alone: boolean;
  stop: () => Promise<void>;
}

/**
 * The database with the application's own role, while it is brought up to date: nothing is asked of it before `upToDate`. The embedded one,
 * or the one at DATABASE_URL; never one instead of the other.
 */
export async function beginDatabase(
  settings: Settings,
  log: FastifyBaseLogger,
  begun = databasePlace(settings),
): Promise<OpenDatabase & { upToDate: Promise<void> }> {
  const place = await begun;
  const upToDate = bringUpToDate(place, settings, log);
  const pool = connectionPool(place.where);
  const stop = async () => {
    await upToDate.catch(() => {}); // whoever needs it gets the error
    await pool.end();
    await place.stop();
  };
  upToDate.catch(() => {});
  return { pool, where: place.where, alone: place.alone, upToDate, stop };
}

/** The same, up to date. */
export async function openDatabase(settings: Settings, log: FastifyBaseLogger): Promise<OpenDatabase> {
  const { upToDate, ...database } = await beginDatabase(settings, log);
  try {
    await upToDate;
  } catch (error) {
    await database.stop();
    throw error;
  }
  return database;
}

async function bringUpToDate(place: DatabasePlace, settings: Settings, log: FastifyBaseLogger): Promise<void> {
  const owner = await connectOwner(place);
  try {
    const role = await applicationRole(place.where);
    await checkOwner(owner, place);
    if (place.alone) await forgetNodes(owner);
    await boundRole(place.where);
    for (const name of await migrate(owner, role)) log.info({ applied: name }, "The database was brought up to date.");
    await joinKey(owner, settings);
    await joinStore(owner, settings);
    await makeMonthsIfFree(owner, log);
    const rebuilt = await refreshCollations(owner);
    if (rebuilt > 0) log.info({ indexes: rebuilt }, "The sorting rules of this system have changed: indexes over names were rebuilt.");
  } finally {
    await owner.end();
  }
}

/** Somebody who reads for long is in the way of a new partition: rows of that month have a place all the same, and `startMonths` tries again. */
async function makeMonthsIfFree(owner: pg.Client, log: FastifyBaseLogger): Promise<void> {
  await makeMonths(owner).catch((error: unknown) => {
    if (!(error instanceof Error && "code" in error && error.code === LOCK_NOT_AVAILABLE)) throw error;
    log.warn("A month to come has no partition yet, as somebody is reading its table: it is tried again.");
  });
}

/** Whom the server signs in as; never one whom row security does not bind. */
export async function applicationRole(where: Address): Promise<string> {
  const client = new pg.Client({ ...where, connectionTimeoutMillis: 10_000 });
  client.on("error", () => {});
  try {
    await client.connect().catch((cause: unknown) => {
      throw connectionRefused(cause, where, "DATABASE_URL");
    });
    const { rows } = await client.query<{ name: string; unbound: boolean; version: string; number: number }>(
      `select rolname as name, rolsuper or rolbypassrls as unbound, current_setting('server_version') as version,
              current_setting('server_version_num')::integer as number
         from pg_roles where rolname = current_user`,
    );
    const role = rows[0];
    if (role && role.number < OLDEST_POSTGRES)
      throw new Error(`The database at DATABASE_URL is PostgreSQL ${role.version}, which is too old: Vigil needs PostgreSQL 16 or newer.`);
    if (!role || role.unbound)
      throw new Error(
        "The role in DATABASE_URL is a superuser or may bypass row security, which keeps the domains apart: use a plain role there, and DATABASE_OWNER_URL for migrations.",
      );
    return role.name;
  } finally {
    await client.end();
  }
}
