import { CompiledQuery } from "kysely";
import { whose } from "./ofSeveral.ts";

/** Which column of the records, and of the answer, tells whose a row is. */
export const ofCall = whose;

/** More than there ever are. */
const most = 1000;

/**
 * The records as the table `given`, for statements that look up what each is about: the database takes what it reads out of JSON for a hundred rows,
 * and would go through a table that is still small from end to end, with a plan that it keeps; between two numbers it takes them for one.
 */
export function givenRecords(columns: Readonly<Record<string, string>>): string {
  const typed = Object.entries({ [ofCall]: "integer", ...columns }).map(([name, type]) => `${name} ${type}`);
  const names = [ofCall, ...Object.keys(columns)];
  return `(select ${names.join(", ")} from jsonb_to_recordset($1::jsonb) as record (${typed.join(", ")})
    where ${ofCall} between 0 and ${most}) given`;
}

/**
 * The records, and at which place (`at`) of its table the row of each lies, as `found`: for rows of this transaction that an earlier statement has
 * locked. While statistics are young the database would join such a table the other way round, and go through all of it; by their place it does not.
 */
export function foundRecords(columns: Readonly<Record<string, string>>, row: string): string {
  return `found as materialized (
    select ${[ofCall, ...Object.keys(columns)].join(", ")}, place.at from ${givenRecords(columns)} cross join lateral (select sought.ctid as at from ${row} offset 0) place)`;
}

/**
 * A statement that works on any number of records at once: `$1` is all of them in JSON, each with its number as `of_call`, and every row it answers
 * says by the same name whose it is. A call has one; of a crowd those go together that share the values behind it, each of another learner.
 */
export const overRecords = <R>(text: string, record: object, shared: readonly unknown[] = []): CompiledQuery<R> =>
  Object.assign({ record }, CompiledQuery.raw(text, [inJson([record]), ...shared]));

export const inJson = (records: readonly object[]): string =>
  JSON.stringify(records.map((record, number) => ({ ...record, [ofCall]: number })));
