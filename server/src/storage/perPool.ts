import type pg from "pg";

/** What is made once for each pool, and forgotten with it. */
export function perPool<T>(make: (pool: pg.Pool) => T): (pool: pg.Pool) => T {
  const made = new WeakMap<pg.Pool, T>();
  return (pool) => {
    const known = made.get(pool);
    if (known !== undefined) return known;
    const one = make(pool);
    made.set(pool, one);
    return one;
  };
}
