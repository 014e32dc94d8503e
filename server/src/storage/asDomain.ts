import { availableParallelism } from "node:os";
import { CamelCasePlugin, DummyDriver, Kysely, PostgresDialect, Transaction } from "kysely";
import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";
import type pg from "pg";
import type { Database } from "./database.ts";
import type { Tx } from "./tx.ts";
import { keptName } from "./keptName.ts";
import { readInTurns } from "./readInTurns.ts";
import { readsOnly } from "./readsOnly.ts";
import { readsTogether } from "./readsTogether.ts";
import { streamQuery } from "./streamQuery.ts";
import { turnstile } from "./turnstile.ts";

export type { Tx } from "./tx.ts";

export interface DomainOptions {
  /** Lets it write the catalogue rows that all domains share. */
  shared?: boolean;
  /** A statement may take so long, and so long may pass between two of them; without it what the role and the pool have holds. */
  longestSeconds?: number;
  /** It writes nothing, and what it asks for in one turn goes as one statement (`gathered.ts`). */
  gathers?: boolean;
  /** Whoever holds a row is waited for so long at most, then it is refused. */
  lockMs?: number;
  /** Of those that gather: what it asks for is one statement as a rule, which is a transaction of its own (`readAlone.ts`). So is each further one. */
  oneTurn?: boolean;
  /** Thousands do it at once: they come in through a turnstile, and the database keeps the plan of each statement, one that fits any value. No texts of changing length, no `… is null or`. */
  kept?: boolean;
}

/** Runs `work` in one transaction that sees one domain only. */
export type AsDomain = <T>(domainId: number, work: (tx: Tx) => Promise<T>, options?: DomainOptions) => Promise<T>;

/** Behind the database's own limit, for one that does not answer at all. */
const PATIENCE_SECONDS = 5;
const limits = (seconds: number) =>
  `; set local statement_timeout = '${seconds}s'; set local idle_in_transaction_session_timeout = '${seconds}s'`;

/** A plan that is made while a table is empty would go through it from end to end, and be kept when thousands of rows have come. */
const GENERIC = "; set local plan_cache_mode = 'force_generic_plan'; set local enable_seqscan = off";

/** A statement that is the last of its transaction: the commit travels with it. Nothing may be asked or refused behind it. */
export const lastOf = <R>(query: CompiledQuery<R>): CompiledQuery<R> => Object.assign({ last: true }, query);

/**
 * Of a crowd so many are worked on at once as keep the processors busy. More would only take these from each other, and from whoever
 * asks for a single statement, such as an answer to be stored.
 */
const crowd = { places: 3 * availableParallelism(), mostWaiting: 10_000, patienceMs: 20_000 };

/** A statement of which nothing but its success is needed: whoever sent it goes on, and the commit waits for it. Refused, it refuses all. */
export const alongOf = <R>(query: CompiledQuery<R>): CompiledQuery<R> => Object.assign({ along: true }, query);

const databases = new WeakMap<Tx, object>();
/** The same object for all transactions of one database: what is kept in memory of a database is kept under it. */
export const databaseOf = (tx: Tx): object => databases.get(tx) ?? tx;

const none = new PostgresDialect({ pool: () => Promise.reject(new Error("A transaction has its connection.")) });
const overConnection = { config: { dialect: none }, dialect: none, driver: new DummyDriver() };

/** The same transaction for whoever asks through another way to it. */
export function sameTransaction(tx: Tx, connection: DatabaseConnection): Tx {
  const executor = tx.getExecutor().withConnectionProvider({ provideConnection: (use) => use(connection) });
  const same = new Transaction<Database>({ ...overConnection, executor });
  databases.set(same, databaseOf(tx));
  return same;
}

/** The pool is pipelined: begin, the domain and the first statement travel together. */
export function domainsOf(pool: pg.Pool): AsDomain {
  const dialect = new PostgresDialect({ pool });
  const props = { config: { dialect }, dialect, driver: new DummyDriver() };
  const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })]; // keys inside a jsonb value are the value's own
  const executor = new Kysely<Database>({ dialect, plugins }).getExecutor();

  const txOf = (connection: DatabaseConnection): Tx => {
    const tx = new Transaction<Database>({
      ...props,
      executor: executor.withConnectionProvider({ provideConnection: (use) => use(connection) }),
    });
    databases.set(tx, pool);
    return tx;
  };
  const ofCrowd = turnstile(crowd);

  const runs: AsDomain = async (
    domainId,
    work,
    { shared = false, longestSeconds, lockMs, gathers: asked = false, oneTurn = false, kept = false } = {},
  ) => {
    const reads = readsTogether.getStore();
    if (reads !== undefined && reads !== "alone" && reads.domainId === domainId) return work(reads.tx);
    const gathers = asked || reads !== undefined;
    const domain = BigInt(domainId); // a number and nothing else, so it may stand in the text
    const limited = `${shared ? "; set local app.shared = 'on'" : ""}${longestSeconds === undefined ? "" : limits(longestSeconds)}${lockMs === undefined ? "" : `; set local lock_timeout = ${lockMs}`}${kept ? GENERIC : ""}`;
    const begin = `begin${gathers || readsOnly.getStore() ? " read only" : ""}; set local app.domain_id = '${domain}'${limited}`;
    const client = await pool.connect();
    if (gathers)
      return readInTurns(client, { begin, alone: oneTurn && limited === "" ? domain : undefined }, (connection) => work(txOf(connection)));
    const begun = client.query(begin);
    begun.catch(() => {}); // awaited with the commit; without it no tenant row is visible or writable
    let held = true;
    const giveBack = (broken?: Error | true) => {
      if (held) client.release(broken);
      held = false;
    };
    const alongside: Promise<unknown>[] = [];
    /** The connection is given back with the commit: who goes on afterwards may ask for another without waiting for itself. */
    const end = async () => {
      const [{ command }] = await Promise.all([client.query("commit"), begun, ...alongside]);
      if (command !== "COMMIT") throw new Error("The transaction had failed and was rolled back.");
      giveBack();
    };
    let ending: Promise<void> | undefined;
    const connection = connectionOf(client, () => (ending = end()), { longestSeconds, kept, alongside });
    try {
      const result = await work(txOf(connection));
      await (ending ?? end());
      return result;
    } catch (error) {
      if (held)
        await client.query("rollback").then(
          () => giveBack(),
          (broken: unknown) => giveBack(broken instanceof Error ? broken : true),
        );
      await Promise.all(alongside); // what came behind one that was refused says only that
      throw error;
    }
  };
  return async (domainId, work, options) => {
    if (options?.kept !== true) return runs(domainId, work, options);
    await ofCrowd.enter();
    return runs(domainId, work, options).finally(ofCrowd.leave);
  };
}

/** What was sent along belongs to the part of the transaction it was sent in. */
const ofSavepoint = /^\s*(?:savepoint|release|rollback)\b/iu;

function connectionOf(
  client: pg.PoolClient,
  end: () => Promise<void>,
  { longestSeconds, kept, alongside }: { longestSeconds: number | undefined; kept: boolean; alongside: Promise<unknown>[] },
): DatabaseConnection {
  const patience = longestSeconds === undefined ? {} : { query_timeout: 1000 * (longestSeconds + PATIENCE_SECONDS) };
  let ended = false;
  return {
    async executeQuery<R>({
      sql: text,
      parameters,
      name = kept ? keptName(text) : undefined,
      last,
      along,
    }: CompiledQuery & { name?: string; last?: true; along?: true }): Promise<QueryResult<R>> {
      if (ended) throw new Error("The transaction was ended with its last statement.");
      if (alongside.length > 0 && ofSavepoint.test(text)) await Promise.all(alongside.splice(0));
      const answer = client.query({ text, values: [...parameters], ...patience, ...(name === undefined ? {} : { name }) });
      if (along) {
        answer.catch(() => {}); // the commit waits for it
        alongside.push(answer);
        return { rows: [] };
      }
      ended = last === true;
      const ending = ended ? end() : undefined;
      ending?.catch(() => {}); // awaited below, unless the statement has failed before
      const { rows, rowCount, command } = await answer;
      await ending;
      return command === "SELECT" ? { rows } : { rows, numAffectedRows: BigInt(rowCount ?? 0) };
    },
    streamQuery,
  };
}
