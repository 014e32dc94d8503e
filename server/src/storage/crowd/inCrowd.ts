import { CompiledQuery, type DatabaseConnection, type QueryResult } from "kysely";
import { sameTransaction, type Tx } from "../asDomain.ts";
import { askAlone, type AskAlone } from "../inBatches.ts";
import { goesTogether, ofSeveral, sortOf, whose } from "./ofSeveral.ts";
import { inTheirOrder } from "./inTheirOrder.ts";
import { inJson } from "./overRecords.ts";
import { streamQuery } from "../streamQuery.ts";

type Row = Record<string, unknown>;
type Asked = Pick<CompiledQuery, "sql" | "parameters"> & { record?: object | undefined };
type Rows = QueryResult<Row>;

interface Waiting extends Asked {
  by: object;
  kind: unknown;
  answer: (rows: Rows) => void;
  refuse: (error: unknown) => void;
}

/** Something was written for somebody who failed afterwards: nothing of the transaction may stay. */
export class Spoilt extends Error {}

export interface Going {
  /** Writes that have no form for several go along, each by itself, in the same transaction; without it who needs one is to be asked alone. */
  writesByThemselves?: boolean;
}

/**
 * The same work for each of several in one transaction, side by side: what they ask with the same text in one turn goes as one statement
 * (`ofSeveral.ts`), and everybody's own in their order. Whoever needs what does not go along, or is refused, is to be asked alone, and nothing was
 * written for them.
 */
export async function inCrowd<Call, Answer>(
  tx: Tx,
  calls: readonly Call[],
  work: (tx: Tx, call: Call) => Promise<Answer>,
  going: Going = {},
): Promise<(Answer | AskAlone)[]> {
  const { ask, failure } = gathering(tx.withoutPlugins());
  const outcomes = await Promise.allSettled(
    calls.map(async (call): Promise<Answer | AskAlone> => {
      const own = placeIn(ask, going);
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

type Ask = (asked: Asked, by: object) => Promise<Rows>;

/** Of one of them: it asks with the others, until it needs what does not go with them. */
function placeIn(ask: Ask, { writesByThemselves = false }: Going) {
  let [left, wrote] = [false, false];
  const own = {};
  const connection: DatabaseConnection = {
    async executeQuery<R>(asked: Asked): Promise<QueryResult<R>> {
      left ||= !writesByThemselves && asked.record === undefined && !goesTogether(asked.sql);
      if (left) throw new Error("This does not go with others.");
      wrote ||= asked.record !== undefined || sortOf(asked.sql) !== "read";
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rows of this statement
      return (await ask(asked, own)) as QueryResult<R>;
    },
    streamQuery,
  };
  return { connection, left: () => left, wrote: () => wrote };
}

/** What goes together: the same text, and of what is written over records the same values behind them. */
const kindOf = ({ sql, parameters, record }: Asked): unknown =>
  record !== undefined ? `${JSON.stringify(parameters.slice(1))} ${sql}` : goesTogether(sql) ? sql : {};

function gathering(tx: Tx): { ask: Ask; failure: () => Error | undefined } {
  let waiting: Waiting[] = [];
  let failure: Error | undefined;
  const send = () => {
    const all = waiting;
    waiting = [];
    for (const some of inTheirOrder(all)) void sent(some);
  };
  const sent = async (some: readonly Waiting[]) => {
    try {
      const answers = await answersOf(tx, some);
      for (const [index, { answer }] of some.entries()) answer(answers[index] ?? { rows: [] });
    } catch (error) {
      failure ??= error instanceof Error ? error : new Error("A statement failed.", { cause: error });
      for (const { refuse } of some) refuse(error);
    }
  };
  return {
    failure: () => failure,
    ask: (asked, by) =>
      new Promise((answer, refuse) => {
        if (waiting.length === 0) setImmediate(send);
        const { sql, parameters, record } = asked;
        waiting.push({ sql, parameters, record, by, kind: kindOf(asked), answer, refuse });
      }),
  };
}

async function answersOf(tx: Tx, some: readonly Waiting[]): Promise<Rows[]> {
  const { sql, parameters } = some[0]!;
  const records = some.flatMap(({ record }) => record ?? []);
  if (records.length > 0)
    return apart(await rowsOf(tx, CompiledQuery.raw(sql, [inJson(records), ...parameters.slice(1)])), some.length).map(rowsAlone);
  const sort = sortOf(sql);
  if (sort === "neither") return [(await tx.executeQuery(CompiledQuery.raw(sql, [...parameters]))) as Rows];
  if (sort === "insert") return (await together(tx, sql, some)).map(rowsAlone);
  // what several ask with the same values is asked once, and answered with the same rows
  const same = [...Map.groupBy(some, (one) => JSON.stringify(one.parameters)).values()];
  const answers = await together(
    tx,
    sql,
    same.map(([first]) => first!),
  );
  const found = new Map(same.flatMap((each, index) => each.map((one) => [one, answers[index]!] as const)));
  return some.map((one) => ({ rows: found.get(one)! }));
}

const rowsAlone = (rows: Row[]): Rows => ({ rows });

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
