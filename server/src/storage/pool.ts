import type { Writable } from "node:stream";
import pg from "pg";
import { listenOn } from "./ears.ts";
import { lineUp } from "./lineUp.ts";
import { watchClient } from "./statements/watchStatements.ts";

/** A call that is behind so many others, or has waited for so long, is refused: whoever made it tries again. */
const MOST_WAITING = 10_000;
const PATIENCE_MS = 20_000;

const INT8 = 20;
const INT8_ARRAY = 1016;
const DATE = 1082;
const TIMESTAMPTZ = 1184;

/** How columns arrive: bigints as numbers (ids stay far below 2^53), dates as YYYY-MM-DD, instants as Date. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: "text" | "binary") => {
    if (format !== "binary") {
      if (oid === INT8) return Number;
      if (oid === INT8_ARRAY) return numbers;
      if (oid === DATE) return String;
      if (oid === TIMESTAMPTZ) return instant;
    }
    return pg.types.getTypeParser(oid, format ?? "text");
  },
};

const anyInstant = pg.types.getTypeParser(TIMESTAMPTZ, "text");
/** As PostgreSQL writes them in UTC, in years of four digits: read by the engine itself. Others, and infinity, by the client. */
const instant = (text: string): unknown =>
  text.length >= 22 && text.length <= 29 && text[4] === "-" && text.endsWith("+00")
    ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`)
    : anyInstant(text);

/** Bigints have no quotes, and no column of ours holds an array of arrays. */
const numbers = (text: string) => (text === "{}" ? [] : text.slice(1, -1).split(",").map(Number));

/**
 * What is written to the database in one turn of the event loop leaves in one piece: each write of its own costs as much as a statement.
 * The client has no setting for it; without its stream it works as before.
 */
function gatherWrites(client: pg.PoolClient): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- not part of the declared interface
  const stream = (client as { connection?: { stream?: Writable } }).connection?.stream;
  if (stream === undefined) return;
  const write = stream.write.bind(stream);
  let gathering = false;
  stream.write = (...parameters: unknown[]) => {
    if (!gathering) {
      gathering = true;
      stream.cork();
      setImmediate(() => {
        gathering = false;
        stream.uncork();
      });
    }
    return Reflect.apply(write, stream, parameters);
  };
}

/**
 * A pool of pipelined connections. A statement that runs too long ends on the server (the role's statement_timeout);
 * queryTimeoutMs is for a server that does not answer at all.
 */
export function connectionPool(
  where: pg.PoolConfig,
  { max = 20, queryTimeoutMs = 35_000, connectTimeoutMs = 5000, listens = true } = {},
): pg.Pool {
  const config: pg.PoolConfig & { pipeline: boolean } = {
    ...where,
    max,
    types: columnTypes,
    pipeline: true,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: queryTimeoutMs,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
  };
  const pool = new pg.Pool(config);
  lineUp(pool, { places: max, mostWaiting: MOST_WAITING, patienceMs: PATIENCE_MS });
  pool.on("connect", (client) => {
    client.on("error", () => {}); // whoever uses the client gets the same error from its query
    gatherWrites(client);
    watchClient(pool, client);
    if (listens) listenOn(pool, client); // a replica hears of nothing
  });
  pool.on("error", () => {}); // an idle connection broke: the pool has dropped it, the next query takes another
  return pool;
}
