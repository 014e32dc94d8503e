import { setTimeout } from "node:timers/promises";
import pg from "pg";
import type { DatabasePlace } from "../../server/src/storage/databasePlace.ts";
import { connectionPool } from "../../server/src/storage/pool.ts";

/** The pages that the statement read, at the top of its plan; a plan that was asked for and not run has none. */
const pagesOf = (plan: string): number =>
  ["Hit", "Read"].reduce((sum, way) => sum + Number(new RegExp(`"Shared ${way} Blocks": (\\d+)`, "u").exec(plan)?.[1] ?? 0), 0);

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
      if (plan !== undefined) count += pagesOf(plan);
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
