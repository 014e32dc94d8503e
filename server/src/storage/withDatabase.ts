import type pg from "pg";
import type { Settings } from "../settings.ts";
import { domainsOf, type AsDomain } from "./asDomain.ts";
import { connectOwner, databasePlace } from "./databasePlace.ts";
import { migrate } from "./migrate.ts";
import { applicationRole } from "./openDatabase.ts";
import { connectionPool } from "./pool.ts";

export interface OpenedDatabase {
  /** Of the owner, as long as the work goes on. */
  owner: pg.Client;
  asDomain: AsDomain;
  /** Whom the servers sign in as. */
  role: string;
}

/** The database for a command that does its work and ends: brought to this version first. A visit leaves a server that uses it alone. */
export async function withDatabase<T>(
  settings: Settings,
  work: (database: OpenedDatabase) => Promise<T>,
  options: { visit?: boolean } = {},
): Promise<T> {
  const place = await databasePlace(settings, options);
  try {
    const owner = await connectOwner(place);
    try {
      const role = await applicationRole(place.where);
      await migrate(owner, role);
      const pool = connectionPool(place.where);
      try {
        return await work({ owner, role, asDomain: domainsOf(pool) });
      } finally {
        await pool.end();
      }
    } finally {
      await owner.end();
    }
  } finally {
    await place.stop();
  }
}
