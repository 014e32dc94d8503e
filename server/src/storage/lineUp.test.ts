import { EventEmitter } from "node:events";
import type pg from "pg";
import { expect, test } from "vitest";
import { lineUp } from "./lineUp.ts";

/** A pool of one connection as far as it is asked here; it says when it is asked for more than it has. */
class OneConnection extends EventEmitter {
  #used = false;

  connect() {
    if (this.#used) throw new Error("asked for more than there is");
    this.#used = true;
    const release = () => {
      this.#used = false;
      this.emit("release");
    };
    return Promise.resolve({ release });
  }
}

function line(bounds: { mostWaiting: number; patienceMs: number }): pg.Pool {
  const pool = new OneConnection() as unknown as pg.Pool;
  lineUp(pool, { places: 1, ...bounds });
  return pool;
}

test("who comes while all connections are used waits for their turn, first come, first served", async () => {
  const pool = line({ mostWaiting: 10, patienceMs: 60_000 });
  const first = await pool.connect();
  const served: number[] = [];
  const others = [1, 2, 3].map(async (number) => {
    const client = await pool.connect();
    served.push(number);
    client.release();
  });
  expect(pool.waitingCount).toBe(3);
  first.release();
  await Promise.all(others);
  expect(served).toEqual([1, 2, 3]);
});

test("the queue has an end, and patience one as well: what is refused is a service that is not available", async () => {
  const pool = line({ mostWaiting: 1, patienceMs: 1 });
  const first = await pool.connect();
  const waiting = pool.connect();
  await expect(pool.connect()).rejects.toThrow("timeout when trying to connect");
  await expect(waiting).rejects.toThrow("timeout when trying to connect");
  first.release();
  await expect(pool.connect()).resolves.toBeDefined();
});
