import type pg from "pg";

interface Bounds {
  /** As many as the pool has connections. */
  places: number;
  /** How many may wait, and how long one does; who comes on top of that, or waits for longer, is told that the service is not available. */
  mostWaiting: number;
  patienceMs: number;
}

/**
 * A queue in front of a pool, first come, first served: when an exam begins, thousands call within seconds and are answered a little later. The
 * pool's own limit of time is one for connecting, and short, as a database that is away must be told soon.
 */
export function lineUp(pool: pg.Pool, { places, mostWaiting, patienceMs }: Bounds): void {
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  const waiting = new Set<() => void>();
  let free = places;

  const leave = () => {
    free += 1;
    const [first] = waiting;
    first?.();
  };
  const enter = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const go = () => {
        clearTimeout(timer);
        waiting.delete(go);
        free -= 1;
        resolve();
      };
      const refuse = () => {
        waiting.delete(go);
        reject(new Error("timeout when trying to connect: too many calls wait for the database"));
      };
      if (free > 0) {
        free -= 1;
        return resolve();
      }
      if (waiting.size >= mostWaiting) return refuse();
      const timer = setTimeout(refuse, patienceMs);
      waiting.add(go);
    });
  const enterAndConnect = async (): Promise<pg.PoolClient> => {
    await enter();
    return connect().catch((error: unknown) => {
      leave();
      throw error;
    });
  };

  pool.on("release", leave);
  Object.defineProperty(pool, "waitingCount", { get: () => waiting.size });
  const withCallback = (done?: Done) => (done === undefined ? enterAndConnect() : void handTo(done));
  const handTo = async (done: Done) => {
    const [client, error] = await enterAndConnect().then(
      (connected) => [connected, undefined] as const,
      (refused: Error) => [undefined, refused] as const,
    );
    done(error, client, client && ((broken) => client.release(broken)));
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same method of two signatures
  pool.connect = withCallback as pg.Pool["connect"];
}

type Done = (error: Error | undefined, client?: pg.PoolClient, release?: pg.PoolClient["release"]) => void;
