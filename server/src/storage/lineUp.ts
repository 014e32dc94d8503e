import type pg from "pg";
import { turnstile, type Bounds } from "./turnstile.ts";

/**
 * A queue in front of a pool, first come, first served: when an exam begins, thousands call within seconds and are answered a little later. The
 * pool's own limit of time is one for connecting, and short, as a database that is away must be told soon.
 */
export function lineUp(pool: pg.Pool, bounds: Bounds): void {
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  const { enter, leave, waiting } = turnstile(bounds);
  const enterAndConnect = async (): Promise<pg.PoolClient> => {
    await enter();
    return connect().catch((error: unknown) => {
      leave();
      throw error;
    });
  };

  pool.on("release", leave);
  Object.defineProperty(pool, "waitingCount", { get: waiting });
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
