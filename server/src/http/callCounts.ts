import type { House } from "../house.ts";

/** Callers remembered at a time; the one that was counted first goes. */
const MOST_CALLERS = 50_000;
/** A node tells the others of a caller each time this part of the limit was used here. */
const SHARES = 20;

interface Count {
  here: number;
  told: number;
  elsewhere: number;
}
type Counts = Map<string, Count>;

const whole = (count: Count | undefined): number => (count ? count.here + count.elsewhere : 0);

/**
 * Calls of the last minute, by whom: those of the present one and of the one before as much as still lies within sixty seconds. Each node
 * counts in its memory; of those who call much it adds what is new to a row that all nodes share, and learns what the others have added.
 * Whoever calls little costs no statement, and nobody waits for one (docs/decisions/0019-limits-over-all-nodes.md).
 */
export function callCounts(house: Pick<House, "pool" | "now" | "log">) {
  const { pool, log } = house;
  let minute = 0;
  let present: Counts = new Map();
  let before: Counts = new Map();

  const unheard = (error: unknown) => log.warn(error, "Calls could not be counted over all nodes.");
  const turnTo = (next: number) => {
    if (next === minute) return;
    before = next === minute + 1 ? present : new Map();
    present = new Map();
    minute = next;
    pool.query("delete from call_counts where minute < $1", [minute - 1]).catch(unheard);
  };
  const tell = async (caller: string, count: Count, at: number) => {
    const calls = count.here - count.told;
    count.told = count.here;
    const { rows } = await pool.query<{ calls: number }>(
      `insert into call_counts (caller, minute, calls) values ($1, $2, $3)
       on conflict (caller, minute) do update set calls = call_counts.calls + excluded.calls returning calls`,
      [caller, at, calls],
    );
    count.elsewhere = Math.max(count.elsewhere, (rows[0]?.calls ?? 0) - count.told);
  };
  const countOf = (caller: string): Count => {
    const known = present.get(caller);
    if (known) return known;
    const [first] = present.size < MOST_CALLERS ? [] : present.keys();
    if (first !== undefined) present.delete(first);
    const count = { here: 0, told: 0, elsewhere: 0 };
    present.set(caller, count);
    return count;
  };

  /** One more; answers how many seconds the caller has to wait, 0 = none. */
  return (caller: string, limit: number): number => {
    const seconds = house.now().getTime() / 1000;
    turnTo(Math.floor(seconds / 60));
    const count = countOf(caller);
    count.here += 1;
    if (count.here - count.told >= limit / SHARES && count.told + count.elsewhere <= limit) tell(caller, count, minute).catch(unheard);
    const left = 60 - (seconds % 60);
    return whole(count) + (whole(before.get(caller)) * left) / 60 > limit ? Math.ceil(left) : 0;
  };
}
