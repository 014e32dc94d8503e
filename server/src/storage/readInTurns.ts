import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";
import type pg from "pg";
import { gathered } from "./gathered.ts";
import { streamQuery } from "./streamQuery.ts";

interface Reads {
  /** What begins a transaction that sees one domain and writes nothing. */
  begin: string;
  /** Each turn is a transaction of its own: begin, statement and commit leave in one piece. A statement sees what is committed when it begins, in one transaction as in several. */
  oneTurn: boolean;
}

/**
 * Runs `work` with a connection that only reads. Nobody waits for its commit: there is nothing that could be lost, and the connection goes back
 * behind it. A turn that sets something (`set local`) stays open, as what it set holds for what is asked for next.
 */
export async function readInTurns<T>(
  client: pg.PoolClient,
  { begin, oneTurn }: Reads,
  work: (connection: DatabaseConnection) => Promise<T>,
): Promise<T> {
  let open = false;
  let holds = !oneTurn;
  /** What is still asked for then was asked by somebody who no longer waits, and the connection is another's. */
  let ended = false;
  let last: Promise<unknown> = Promise.resolve();
  const send = (text: string) => {
    last = client.query(text);
    last.catch(() => {}); // the statements of its turn say so
  };
  const close = () => {
    open = false;
    send("commit");
  };
  const ask = gathered((question) => (ended ? Promise.reject(new Error("The transaction has ended.")) : client.query(question)), {
    opens: () => {
      if (open || ended) return;
      open = true;
      send(begin);
    },
    ends: () => {
      if (open && !holds) close();
    },
  });
  const connection: DatabaseConnection = {
    async executeQuery<R>({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      if (setting.test(text)) holds = true;
      const { rows } = await ask({ text, values: [...parameters] });
      return { rows: rows as R[] };
    },
    streamQuery,
  };
  try {
    return await work(connection);
  } finally {
    ended = true;
    if (open) close();
    last.then(
      () => client.release(),
      (broken: unknown) => client.release(broken instanceof Error ? broken : true),
    );
  }
}

const setting = /^\s*set\b/iu;
