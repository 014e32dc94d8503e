import { CompiledQuery } from "kysely";
import pg from "pg";
import { inBatches } from "../storage/inBatches.ts";
import { perPool } from "../storage/perPool.ts";

/** What is stored at a place of an attempt: `values` under the names by which the function of the database knows them. */
export interface Stored {
  domainId: number;
  startedMonth: string;
  attemptId: number;
  index: number;
  values: Readonly<Record<string, unknown>>;
}

/** How one kind of thing is stored: by a function that leaves out what stands at a place that was filled, or an attempt sealed, in the meantime. */
export interface Storing {
  /** A statement that is its own transaction; durable when it answers. */
  store: (pool: pg.Pool, stored: Stored) => Promise<boolean>;
  /** The same within a transaction of somebody else: a row where it was stored. */
  query: (stored: Stored) => CompiledQuery<{ number: number }>;
}

export function storingBy(name: string): Storing {
  const text = `select number from ${name}($1, $2, $3::jsonb) number`;
  const values = (all: readonly Stored[]) => {
    const { domainId, startedMonth } = all[0]!;
    const calls = all.map(({ attemptId: attempt, index: at, values: own }, number) => ({ number, attempt, at, ...own }));
    return [domainId, startedMonth, JSON.stringify(calls)];
  };
  const ofPool = perPool((pool) => {
    const many = async (all: readonly Stored[]) => {
      const { rows } = await pool.query<{ number: number }>({ name, text, values: values(all) });
      const stored = new Set(rows.map(({ number }) => number));
      return all.map((_, number) => stored.has(number));
    };
    return inBatches<Stored, boolean>({
      keyOf: ({ domainId, startedMonth }) => `${domainId} ${startedMonth}`,
      spoilt: (error) => error instanceof pg.DatabaseError,
      alone: async (stored) => (await many([stored]))[0] ?? false,
      many,
    });
  });
  return {
    store: (pool, stored) => ofPool(pool)(stored),
    query: (stored) => CompiledQuery.raw(text, values([stored])),
  };
}
