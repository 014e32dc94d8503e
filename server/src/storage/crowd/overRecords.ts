import { CompiledQuery } from "kysely";
import { whose } from "./ofSeveral.ts";

/** Which column of the records, and of the answer, tells whose a row is. */
export const ofCall = whose;

/**
 * A statement that works on any number of records at once: `$1` is all of them in JSON, each with its number as `of_call`, and every row it answers
 * says by the same name whose it is. A call has one; of a crowd they go together.
 */
export const overRecords = <R>(text: string, record: object): CompiledQuery<R> & { record: object } => ({
  ...CompiledQuery.raw(text, [inJson([record])]),
  record,
});

export const inJson = (records: readonly object[]): string =>
  JSON.stringify(records.map((record, number) => ({ ...record, [ofCall]: number })));
