import { CompiledQuery, type DatabaseConnection, type QueryResult } from "kysely";
import { sameTransaction, type Tx } from "../asDomain.ts";
import { askAlone, type AskAlone } from "../inBatches.ts";
import { goesTogether, ofSeveral, sortOf, whose } from "./ofSeveral.ts";
import { inJson } from "./overRecords.ts";
import { streamQuery } from "../streamQuery.ts";

type Row = Record<string, unknown>;
type Asked = Pick<CompiledQuery, "sql" | "parameters"> & { record?: object | undefined };

interface Waiting extends Asked {
  answer: (rows: Row[]) => void;
  refuse: (error: unknown) => void;
}

/** Something was written for somebody who failed afterwards: nothing of the transaction may stay. */
export class Spoilt extends Error {}

/**
 * The same work for each of several in one transaction, side by side: what they ask with the same text in one turn goes as one statement
 * (`ofSeveral.ts`). Whoever needs more than reads, one added row and what was written for any number of records, or is refused, is to be asked alone,
 * and nothing was written for them.
 */
export async function inCrowd<Call, Answer>(
  tx: Tx,
  calls: readonly Call[],
  work: (tx: Tx, call: Call) => Promise<Answer>,
): Promise<(Answer | AskAlone)[]> {
  const { ask, failure } = gathering(tx.withoutPlugins());
  const outcomes = await Promise.allSettled(
    calls.map(async (call): Promise<Answer | AskAlone> => {
      const own = placeIn(ask);
      try {
        const answer = await work(sameTransaction(tx, own.connection), call);
        if (!own.left()) return answer;
      } catch (error) {
        if (own.wrote()) throw error;
      }
      if (own.wrote()) throw new Error("What was begun with others cannot be ended alone.");
      return askAlone;
    }),
  );
  const broken = failure();
  if (broken !== undefined) throw broken;
  return outcomes.map((outcome) => {
    if (outcome.status === "rejected") throw new Spoilt("Somebody of a crowd failed half way.", { cause: outcome.reason });
    return outcome.value;
  });
}

/** Of one of them: it asks with the others, until it needs what does not go with them. */
function placeIn(ask: (asked: Asked) => Promise<Row[]>) {
  let [left, wrote] = [false, false];
  const connection: DatabaseConnection = {
    async executeQuery<R>(asked: Asked): Promise<QueryResult<R>> {
      left ||= asked.record === undefined && !goesTogether(asked.sql);
      if (left) throw new Error("This does not go with others.");
      wrote ||= asked.record !== undefined || sortOf(asked.sql) === "insert";
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rows of this statement
      return { rows: (await ask(asked)) as R[] };
    },
    streamQuery,
  };
  return { connection, left: () => left, wrote: () => wrote };
}

/** What is asked in one turn goes together by its text, in the order in which the first asked for it. */
function gathering(tx: Tx): { ask: (asked: Asked) => Promise<Row[]>; failure: () => Error | undefined } {
  let waiting: Waiting[] = [];
  let failure: Error | undefined;
  const send = () => {
    const all = waiting;
    waiting = [];
    for (const [sql, some] of Map.groupBy(all, (one) => one.sql)) void sent(sql, some);
  };
  const sent = async (sql: string, some: readonly Waiting[]) => {
    try {
      const answers = await answersOf(tx, sql, some);
      for (const [index, { answer }] of some.entries()) answer(answers[index] ?? []);
    } catch (error) {
      failure ??= error instanceof Error ? error : new Error("A statement failed.", { cause: error });
      for (const { refuse } of some) refuse(error);
    }
  };
  return {
    failure: () => failure,
    ask: (asked) =>
      new Promise((answer, refuse) => {
        if (waiting.length === 0) setImmediate(send);
        waiting.push({ sql: asked.sql, parameters: asked.parameters, record: asked.record, answer, refuse });
      }),
  };
}

async function answersOf(tx: Tx, sql: string, some: readonly Waiting[]): Promise<Row[][]> {
  const records = some.flatMap(({ record }) => record ?? []);
  if (records.length === some.length) return apart(await rowsOf(tx, CompiledQuery.raw(sql, [inJson(records)])), some.length);
  if (sortOf(sql) === "insert") return together(tx, sql, some);
  // what several ask with the same values is asked once, and answered with the same rows
  const same = [...Map.groupBy(some, ({ parameters }) => JSON.stringify(parameters)).values()];
  const answers = await together(
    tx,
    sql,
    same.map(([first]) => first!),
  );
  const found = new Map(same.flatMap((each, index) => each.map((one) => [one, answers[index]!] as const)));
  return some.map((one) => found.get(one)!);
}

async function together(tx: Tx, sql: string, some: readonly Waiting[]): Promise<Row[][]> {
  if (some.length === 1) return [await rowsOf(tx, CompiledQuery.raw(sql, [...some[0]!.parameters]))];
  const calls = some.map(({ parameters }) => parameters);
  const statement = ofSeveral(sql, calls);
  if (statement === undefined) return Promise.all(calls.map((values) => rowsOf(tx, CompiledQuery.raw(sql, [...values]))));
  const { text, name, values } = statement;
  return apart(await rowsOf(tx, { ...CompiledQuery.raw(text, values), ...(name !== undefined && { name }) }), some.length);
}

const rowsOf = async (tx: Tx, query: CompiledQuery<Row>): Promise<Row[]> => (await tx.executeQuery(query)).rows;

function apart(rows: readonly Row[], count: number): Row[][] {
  const answers: Row[][] = Array.from({ length: count }, () => []);
  for (const { [whose]: number, ...row } of rows) answers[Number(number)]?.push(row);
  return answers;
}
