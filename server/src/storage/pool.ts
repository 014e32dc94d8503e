import pg from "pg";

const INT8 = 20;
const INT8_ARRAY = 1016;
const DATE = 1082;

/** How columns arrive: bigints as numbers (ids stay far below 2^53), dates as YYYY-MM-DD, instants as Date. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: "text" | "binary") => {
    if (format !== "binary") {
      if (oid === INT8) return Number;
      if (oid === INT8_ARRAY) return numbers;
      if (oid === DATE) return String;
    }
    return pg.types.getTypeParser(oid, format ?? "text");
  },
};

/** Bigints have no quotes, and no column of ours holds an array of arrays. */
const numbers = (text: string) => (text === "{}" ? [] : text.slice(1, -1).split(",").map(Number));

/**
 * A pool of pipelined connections. A statement that runs too long ends on the server (the role's statement_timeout);
 * queryTimeoutMs is for a server that does not answer at all.
 */
export function connectionPool(where: pg.PoolConfig, { max = 20, queryTimeoutMs = 35_000, connectTimeoutMs = 5000 } = {}): pg.Pool {
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
  pool.on("connect", (client) => client.on("error", () => {})); // whoever uses the client gets the same error from its query
  pool.on("error", () => {}); // an idle connection broke: the pool has dropped it, the next query takes another
  return pool;
}
