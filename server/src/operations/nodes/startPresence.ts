import { hostname } from "node:os";
import type { House } from "../../house.ts";
import { productVersion } from "../../http/productVersion.ts";
import { repeat } from "../../jobs/repeat.ts";
import type { Apart } from "../../storage/replica/apart.ts";
import type { DatabaseClock } from "../../storage/nodes/databaseClock.ts";
import { goneMs, presenceMs } from "../../storage/nodes/presence.ts";

/** From here on it is told in the log. */
const OFF_MS = 5000;
/** A node that ended without a word is told of for so long. */
const TIME = "extract(epoch from clock_timestamp())::float8 * 1000";
const FORGOTTEN = "interval '1 day'";
/** No session is open for longer. */
const REMEMBERED = "interval '30 days'";

interface Node extends Pick<House, "pool" | "log"> {
  clock: DatabaseClock;
  address: string;
  apart: Pick<Apart, "found">;
}

interface Presence {
  /** From here on people are answered. */
  listening: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Says that this node is there until it stops, and compares its clock with the database's each time. */
export async function startPresence({ pool, log, clock, address, apart }: Node): Promise<Presence> {
  const id = crypto.randomUUID();
  const beat = async () => {
    const replica = apart.found();
    const { rows } = await pool.query<{ now: number }>(
      `with alive as (update installation set alive_at = clock_timestamp())
       insert into nodes (id, computer, address, version, clock_off_ms, replica, replica_behind_ms) values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (id) do update set seen_at = clock_timestamp(), clock_off_ms = excluded.clock_off_ms,
         replica = excluded.replica, replica_behind_ms = excluded.replica_behind_ms
       returning ${TIME} as now`,
      [id, hostname(), address, productVersion, clock.offMs(), replica?.state ?? null, replica?.behindMs ?? null],
    );
    return rows[0]!.now;
  };
  let told = false;
  const work = async () => {
    await clock.compare(beat);
    const off = clock.offMs();
    if (Math.abs(off) >= OFF_MS && !told)
      log.warn({ seconds: Math.round(off / 1000) }, "The clock of this computer is off; the database's clock is gone by. Set it by NTP.");
    told = Math.abs(off) >= OFF_MS;
  };
  await clock.compare(async () => (await pool.query<{ now: number }>(`select ${TIME} as now`)).rows[0]!.now); // so that it is told from the start
  const since = await noteDowntime(pool);
  await work();
  await pool.query(`delete from nodes where seen_at < clock_timestamp() - ${FORGOTTEN}`);
  const beats = repeat({ log }, { everyMs: presenceMs, work, failure: "This node could not say that it is there; it is tried again." });
  return {
    listening: async () => {
      if (since !== undefined)
        await pool.query("update downtimes set until_at = clock_timestamp() where from_at = $1::timestamptz", [since]);
    },
    stop: async () => {
      await beats.stop();
      await pool.query("update installation set alive_at = clock_timestamp()").catch(() => {}); // it is known to ten seconds all the same
      await pool.query("delete from nodes where id = $1", [id]).catch(() => {}); // without a database it is forgotten by itself
    },
  };
}

/** Since when no node had run, where this is the first one again; whoever lives says so every ten seconds. */
async function noteDowntime(pool: Node["pool"]): Promise<string | undefined> {
  await pool.query(`delete from downtimes where until_at < clock_timestamp() - ${REMEMBERED}`);
  const { rows } = await pool.query<{ since: string }>(
    `insert into downtimes (from_at, until_at)
     select alive_at, clock_timestamp() from installation
      where alive_at < clock_timestamp() - make_interval(secs => $1::float8)
         or (alive_at < clock_timestamp() - interval '1 second'
           and not exists (select from nodes where seen_at > clock_timestamp() - make_interval(secs => $2::float8)))
     on conflict do nothing returning from_at::text as since`,
    [(1.5 * presenceMs) / 1000, goneMs / 1000],
  );
  return rows[0]?.since;
}
