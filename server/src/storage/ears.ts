import type pg from "pg";

/** What commits say to every node: see functions/tell_rights.sql. */
const CHANNEL = "rights";

export interface Ears {
  /** How many connections listen; without one nothing is heard. */
  count: number;
  /** When the database answered on one of them last (`performance.now()`): what was told before was heard. */
  answeredAt: number;
  /** Told of each change, and with "*" when the last connection that listened has gone. */
  onChange: Set<(what: string) => void>;
}

const earsOf = new WeakMap<pg.Pool, Ears>();

/** What is heard on the connections of a pool. */
export function ears(pool: pg.Pool): Ears {
  const known = earsOf.get(pool);
  if (known) return known;
  const made: Ears = { count: 0, answeredAt: -Infinity, onChange: new Set() };
  earsOf.set(pool, made);
  // an answer comes behind what was told before it; who was not answered gives the connection back with an error
  pool.on("release", (error) => {
    if (!error) made.answeredAt = performance.now();
  });
  return made;
}

/**
 * Every connection listens, not one for all: whoever commits then hears of it before the answer to the commit, so that a node never goes by what
 * it has itself just changed. Another node hears it as soon as PostgreSQL has told it.
 */
export function listenOn(pool: pg.Pool, client: pg.PoolClient): void {
  const own = ears(pool);
  const tell = (what: string) => own.onChange.forEach((hear) => hear(what));
  let listens = false;
  client.on("notification", ({ channel, payload }) => {
    if (channel === CHANNEL) tell(payload ?? "*");
  });
  client.once("end", () => {
    if (!listens) return;
    own.count -= 1;
    if (own.count === 0) tell("*");
  });
  client.query(`listen ${CHANNEL}`, (error: Error | null) => {
    if (error) return; // whoever uses the client gets the same error from its query
    listens = true;
    own.count += 1;
  });
}
