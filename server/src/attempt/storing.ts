import { CompiledQuery } from "kysely";
import pg from "pg";
import { inBatches } from "../storage/inBatches.ts";
import { perPool } from "../storage/perPool.ts";

/** What is stored at a place of an attempt: `values` as the function of the database takes them behind domain, month, attempt and place; json as it is. */
export interface Stored {
  domainId: number;
  startedMonth: string;
  attemptId: number;
  index: number;
  values: readonly unknown[];
}

type ValueType = "boolean" | "integer" | "jsonb" | "text";

/** How one kind of thing is stored: by a function that answers false where the place was filled, or the attempt sealed, in the meantime. */
export interface Storing {
  /** A statement that is its own transaction; durable when it answers. */
  store: (pool: pg.Pool, stored: Stored) => Promise<boolean>;
  /** The same within a transaction of somebody else. */
  query: (stored: Stored) => CompiledQuery<{ stored: boolean }>;
}

export function storingBy(name: string, types: readonly ValueType[]): Storing {
  const places = types.map((_, index) => `$${index + 5}`).join(", ");
  const one = `select ${name}($1, $2, $3, $4, ${places}) as stored`;
  const columns = types.map((type, index) => `v${index} ${type}`).join(", ");
  // in the order of attempts and places, as each stays locked until all are stored
  const several = `select call.number, ${name}($1, $2, call.attempt, call.at, ${types.map((_, index) => `call.v${index}`).join(", ")}) as stored
    from jsonb_to_recordset($3::jsonb) as call(number integer, attempt bigint, at integer, ${columns})`;
  const asked = ({ domainId, startedMonth, attemptId, index, values }: Stored) => [
    domainId,
    startedMonth,
    attemptId,
    index,
    ...values.map((value, at) => (types[at] === "jsonb" ? JSON.stringify(value) : value)),
  ];
  const ofPool = perPool((pool) =>
    inBatches<Stored, boolean>({
      keyOf: ({ domainId, startedMonth }) => `${domainId} ${startedMonth}`,
      spoilt: (error) => error instanceof pg.DatabaseError,
      async alone(stored) {
        const { rows } = await pool.query<{ stored: boolean }>({ name, text: one, values: asked(stored) });
        return rows[0]?.stored ?? false;
      },
      async many(all) {
        const { domainId, startedMonth } = all[0]!;
        const calls = all
          .map(({ attemptId: attempt, index: at, values }, number) => ({
            number,
            attempt,
            at,
            ...Object.fromEntries(values.map((value, place) => [`v${place}`, value])),
          }))
          .toSorted((a, b) => a.attempt - b.attempt || a.at - b.at);
        const values = [domainId, startedMonth, JSON.stringify(calls)];
        const { rows } = await pool.query<{ number: number; stored: boolean }>({ name: `${name}s`, text: several, values });
        const stored = new Set(rows.flatMap((row) => (row.stored ? [row.number] : [])));
        return all.map((_, number) => stored.has(number));
      },
    }),
  );
  return {
    store: (pool, stored) => ofPool(pool)(stored),
    query: (stored) => CompiledQuery.raw(one, asked(stored)),
  };
}
