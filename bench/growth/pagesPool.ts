import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { z } from "zod";
import type { DatabasePlace } from "../../server/src/storage/databasePlace.ts";
import { connectionPool } from "../../server/src/storage/pool.ts";

/** A plan that was asked for and not run has none. */
const read = z.number().default(0);
const explained = z.object({ Plan: z.object({ "Shared Hit Blocks": read, "Shared Read Blocks": read }) });

/** The plan of a statement that nobody waits for comes behind the answer of the call. */
const LATE_MS = 300;

/** A pool of the application that knows how many pages of PostgreSQL its statements read, with the functions and triggers in them. */
export async function pagesPool(
  place: DatabasePlace,
): Promise<{ pool: pg.Pool; pages: (work: () => Promise<unknown>) => Promise<number>; end: () => Promise<void> }> {
  const owner = new pg.Client(place.ownerWhere);
  await owner.connect();
  const { rows } = await owner.query<{ name: string }>("select current_database() as name");
  const told = { analyze: "on", buffers: "on", timing: "off", min_duration: "0", format: "json", level: "notice" };
  const role = `alter role vigil_app in database ${pg.escapeIdentifier(rows[0]!.name)}`;
  for (const [name, value] of Object.entries({ ...told, nested_statements: "off" }))
    await owner.query(`${role} set auto_explain.log_${name} = '${value}'`);
  await owner.query(`${role} set session_preload_libraries = 'auto_explain'`);
  const pool = connectionPool(place.where, { max: 4 });
  let count = 0;
  pool.on("connect", (client) =>
    client.on("notice", ({ message }) => {
      const plan = /^duration: .*plan:\n(?<plan>\{.*)$/su.exec(message ?? "")?.groups?.["plan"];
      if (plan === undefined) return;
      const { Plan } = explained.parse(JSON.parse(plan));
      count += Plan["Shared Hit Blocks"] + Plan["Shared Read Blocks"];
    }),
  );
  return {
    pool,
    pages: async (work) => {
      await setTimeout(LATE_MS);
      count = 0;
      await work();
      await setTimeout(LATE_MS);
      return count;
    },
    end: async () => {
      await pool.end();
      await owner.query(`${role} reset all`);
      await owner.end();
    },
  };
}
