import pg from "pg";
import type { Address, DatabasePlace } from "./databasePlace.ts";

/** Refuses a start whose tables would be made where the server does not look for them, or could not be made at all, before anything is written. */
export async function checkOwner(owner: pg.Client, { where, ownerWhere }: Pick<DatabasePlace, "where" | "ownerWhere">): Promise<void> {
  const setting = ownerWhere === where ? "DATABASE_URL" : "DATABASE_OWNER_URL";
  const made = await seenBy(owner);
  if (ownerWhere !== where) {
    const used = await seenAt(where);
    if (used.id !== made.id || used.name !== made.name)
      throw new Error(
        `DATABASE_URL names the database ${used.name} and DATABASE_OWNER_URL the database ${made.name}: both must name the same one.`,
      );
  }
  if (!made.mayCreate)
    throw new Error(
      `The role ${made.role} of ${setting} may not make tables in the database ${made.name}: ${
        setting === "DATABASE_URL" ? "set DATABASE_OWNER_URL to the role that owns it" : "it must own it"
      }, as docs/operations.md says.`,
    );
}

interface Seen {
  id: number;
  name: string;
  role: string;
  mayCreate: boolean;
}

async function seenAt(where: Address): Promise<Seen> {
  const client = new pg.Client(where);
  client.on("error", () => {});
  await client.connect();
  try {
    return await seenBy(client);
  } finally {
    await client.end();
  }
}

async function seenBy(client: pg.Client): Promise<Seen> {
  const { rows } = await client.query<Seen>(
    `select oid::integer as id, datname as name, current_user as role,
            coalesce(has_schema_privilege(current_schema(), 'create'), false) as "mayCreate"
       from pg_database where datname = current_database()`,
  );
  return rows[0]!;
}
