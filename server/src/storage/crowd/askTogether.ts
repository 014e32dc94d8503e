import pg from "pg";
import { askAlone, inBatches } from "../inBatches.ts";
import { perPool } from "../perPool.ts";
import { ofSeveral, whose } from "./ofSeveral.ts";

interface Asking {
  /** Under which the database keeps its plan. */
  name: string;
  /** A statement that is its own transaction, all of one domain, which is its first value. */
  text: string;
  /** Which value its batch is sorted by, so that all lock in the same order. */
  sortedBy: number;
}

type Values = readonly (string | number | null)[];

/** What single statements of a crowd answer: those that come while one like them is under way go as one. */
export function askTogether<Row extends object>({ name, text, sortedBy }: Asking): (pool: pg.Pool, values: Values) => Promise<Row[]> {
  const ofPool = perPool((pool) =>
    inBatches<Values, Row[]>({
      keyOf: ([domain]) => String(domain),
      spoilt: (error) => error instanceof pg.DatabaseError,
      whoOf: (values) => values[sortedBy],
      alone: async (values) => (await pool.query<Row>({ name, text, values: [...values] })).rows,
      async many(calls) {
        const sorted = [...calls.keys()].toSorted((one, other) => (calls[one]![sortedBy]! < calls[other]![sortedBy]! ? -1 : 1));
        const statement = ofSeveral(
          text,
          sorted.map((index) => calls[index]!),
        );
        if (statement === undefined) return calls.map(() => askAlone);
        const { rows } = await pool.query<Row & { [whose]: number }>(statement);
        const answers: Row[][] = calls.map(() => []);
        for (const { [whose]: number, ...row } of rows) answers[sorted[number]!]!.push(row as unknown as Row);
        return answers;
      },
    }),
  );
  return (pool, values) => ofPool(pool)(values);
}
