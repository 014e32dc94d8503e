import { CamelCasePlugin, DummyDriver, Kysely, PostgresDialect, Transaction } from "kysely";
import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";
import type pg from "pg";
import type { Database } from "./database.ts";

export type Tx = Transaction<Database>;
/** Runs `work` in one transaction that sees one domain only. `shared` lets it write the catalogue rows that all domains share. */
export type AsDomain = <T>(domainId: number, work: (tx: Tx) => Promise<T>, options?: { shared?: boolean }) => Promise<T>;

/** A statement that is the last of its transaction: the commit travels with it. Nothing may be asked or refused behind it. */
export const lastOf = <R>(query: CompiledQuery<R>): CompiledQuery<R> => Object.assign({ last: true }, query);

const databases = new WeakMap<Tx, object>();
/** The same object for all transactions of one database: what is kept in memory of a database is kept under it. */
export const databaseOf = (tx: Tx): object => databases.get(tx) ?? tx;

/** The pool is pipelined: begin, the domain and the first statement travel together. */
export function domainsOf(pool: pg.Pool): AsDomain {
  const dialect = new PostgresDialect({ pool });
  const props = { config: { dialect }, dialect, driver: new DummyDriver() };
  const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })]; // keys inside a jsonb value are the value's own
  const executor = new Kysely<Database>({ dialect, plugins }).getExecutor();

  return async (domainId, work, { shared = false } = {}) => {
    const domain = BigInt(domainId); // a number and nothing else, so it may stand in the text
    const client = await pool.connect();
    const begun = client.query(`begin; set local app.domain_id = '${domain}'${shared ? "; set local app.shared = 'on'" : ""}`);
    begun.catch(() => {}); // awaited below; without it no tenant row is visible or writable
    let committing: Promise<pg.QueryResult> | undefined;
    const commit = () => {
      committing = client.query("commit");
      committing.catch(() => {}); // awaited below, unless the work has failed before
    };
    const connection = connectionOf(client, commit);
    try {
      const tx = new Transaction<Database>({
        ...props,
        executor: executor.withConnectionProvider({ provideConnection: (use) => use(connection) }),
      });
      databases.set(tx, pool);
      const result = await work(tx);
      await begun;
      const { command } = await (committing ?? client.query("commit"));
      if (command !== "COMMIT") throw new Error("The transaction had failed and was rolled back.");
      client.release();
      return result;
    } catch (error) {
      await client.query("rollback").then(
        () => client.release(),
        (broken: unknown) => client.release(broken instanceof Error ? broken : true),
      );
      throw error;
    }
  };
}

function connectionOf(client: pg.PoolClient, commit: () => void): DatabaseConnection {
  let ended = false;
  return {
    async executeQuery<R>({ sql: text, parameters, name, last }: CompiledQuery & { name?: string; last?: true }): Promise<QueryResult<R>> {
      if (ended) throw new Error("The transaction was ended with its last statement.");
      const answer = client.query({ text, values: [...parameters], ...(name === undefined ? {} : { name }) });
      if (last === true) {
        ended = true;
        commit();
      }
      const { rows, rowCount, command } = await answer;
      return command === "SELECT" ? { rows } : { rows, numAffectedRows: BigInt(rowCount ?? 0) };
    },
    streamQuery() {
      throw new Error("Streams take a connection of their own.");
    },
  };
}
