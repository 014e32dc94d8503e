import { sql, type RawBuilder, type Selectable } from "kysely";
import type { z } from "zod";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";
import type { Database } from "../storage/database.ts";

/** Any table with what an attempt has; whose it is does not matter here. */
export type AttemptTable = {
  [Name in keyof Database]: "settings" | "startedMonth" | "deadlineAt" | "sealedBy" extends keyof Database[Name] ? Name : never;
}[keyof Database];

type Columns<Table extends AttemptTable> = Omit<Selectable<Database[Table]>, "settings">;

export type AttemptRow<Table extends AttemptTable, Settings> = Columns<Table> & {
  settings: Settings;
  /** Since its start, by the database's clock: every event of an attempt is timed by it. */
  elapsedMs: number;
};

interface Owner {
  domainId: number;
  userId: number;
}

/** The attempts of one table. */
export interface AttemptRows<Row, Place extends string> {
  table: AttemptTable;
  /** An attempt of this learner; anybody else's does not exist for them. */
  own: (tx: Tx, owner: Owner, id: number) => Promise<Row>;
  /** The same, locked until the transaction ends: whoever seals holds this lock. */
  lockOwn: (tx: Tx, owner: Owner, id: number) => Promise<Row>;
  /** The learner's open one at a place, locked. What is sealed while we wait for the lock is not open. */
  lockOpen: (tx: Tx, owner: Owner, at: Readonly<Record<Place, string | number | null>>) => Promise<Row | undefined>;
}

/** All columns of a table, one by one: of a statement that asks for "all" the database keeps no plan. */
export type ColumnNames<Table extends AttemptTable> = Record<keyof Selectable<Database[Table]>, true>;

/** Those that every attempt has, whatever it is of. */
export const attemptColumns = {
  domainId: true,
  id: true,
  userId: true,
  courseStatusId: true,
  unitId: true,
  quizId: true,
  settings: true,
  startedAt: true,
  startedMonth: true,
  deadlineAt: true,
  seenAt: true,
  forgivenAt: true,
  sealedAt: true,
  sealedBy: true,
  score: true,
  passed: true,
  duration: true,
  createdAt: true,
  updatedAt: true,
  createdBy: true,
  revision: true,
} as const;

/** What is read of the row that is called so, with its time. */
export const attemptSelection = <Table extends AttemptTable>(columns: ColumnNames<Table>, row: string): string =>
  [...namesOf(columns, row), `elapsed_ms(${row}.started_at) as elapsed_ms`].join(", ");

/** The same of what was read so already. */
export const attemptNames = <Table extends AttemptTable>(columns: ColumnNames<Table>, row: string): string[] => [
  ...namesOf(columns, row),
  `${row}.elapsed_ms`,
];

const namesOf = (columns: object, row: string): string[] =>
  Object.keys(columns).map((name) => `${row}.${name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`)}`);

/** `place`: the columns that say where an attempt belongs; a learner has one open there. */
export function attemptRows<Table extends AttemptTable, Settings, Place extends keyof Database[Table] & string>(
  table: Table,
  { settings, columns, place }: { settings: z.ZodType<Settings>; columns: ColumnNames<Table>; place: readonly Place[] },
): AttemptRows<AttemptRow<Table, Settings>, Place> {
  const selection = sql.raw(attemptSelection(columns, "attempt"));
  type Row = AttemptRow<Table, Settings>;

  async function read(tx: Tx, { domainId, userId }: Owner, which: RawBuilder<unknown>): Promise<Row | undefined> {
    const { rows } = await sql<Columns<Table> & { settings: unknown; elapsedMs: number }>`
      select ${selection} from ${sql.table(table)} attempt
       where attempt.domain_id = ${domainId} and attempt.user_id = ${userId} and ${which}`.execute(tx);
    const [row] = rows;
    return row === undefined ? undefined : { ...row, settings: settings.parse(row.settings) };
  }

  async function found(tx: Tx, owner: Owner, which: RawBuilder<unknown>): Promise<Row> {
    const row = await read(tx, owner, which);
    if (row === undefined) throw new Problem(404, "NotFound");
    return row;
  }

  return {
    table,
    own: (tx, owner, id) => found(tx, owner, sql`attempt.id = ${id}`),
    lockOwn: (tx, owner, id) => found(tx, owner, sql`attempt.id = ${id} for update`),
    lockOpen: (tx, owner, at) => {
      const there = place.map((column) => {
        const value = at[column];
        return value === null ? sql`${sql.ref(column)} is null` : sql`${sql.ref(column)} = ${value}`;
      });
      return read(tx, owner, sql`attempt.sealed_at is null and ${sql.join(there, sql` and `)} for update`);
    },
  };
}
