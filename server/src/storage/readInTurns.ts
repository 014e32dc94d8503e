import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";
import pg from "pg";
import { gathered } from "./gathered.ts";
import { readAlone } from "./readAlone.ts";
import { streamQuery } from "./streamQuery.ts";

interface Reads {
  /** What begins a transaction that sees one domain and writes nothing. */
  begin: string;
  /** Each statement is a transaction of its own that sees this domain: it sees what is committed when it begins, in one transaction as in several. */
  alone: bigint | undefined;
}

/**
 * Runs `work` with a connection that only reads. Nobody waits for its commit: there is nothing that could be lost, and the connection goes back
 * behind it. A turn that sets something (`set local`) stays open, as what it set holds for what is asked for next.
 */
export async function readInTurns<T>(
  client: pg.PoolClient,
  { begin, alone }: Reads,
  work: (connection: DatabaseConnection) => Promise<T>,
): Promise<T> {
  let open = false;
  let holds = alone === undefined;
  /** What is still asked for then was asked by somebody who no longer waits, and the connection is another's. */
  let ended = false;
  let last: Promise<unknown> = Promise.resolve();
  const send = (sent: Promise<unknown>) => {
    last = sent;
    last.catch(() => {}); // whoever asked hears of it
  };
  const ask = gathered(
    (question) => {
      if (ended) return Promise.reject(new Error("The transaction has ended."));
      if (open || alone === undefined) return client.query(question);
      const answer = readAlone(client, alone, question);
      send(answer);
      return answer;
    },
    () => {
      if (open || ended || !holds) return;
      open = true;
      send(client.query(begin));
    },
  );
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
    if (open) send(client.query("commit"));
    last.then(
      () => client.release(),
      (refused: unknown) => client.release(hasEnded(refused) ? undefined : refused instanceof Error ? refused : true),
    );
  }
}

const setting = /^\s*set\b/iu;

/** What the database refused has ended all the same, unless it goes away itself (57P) or has lost what was prepared (26). */
const hasEnded = (refused: unknown): boolean => refused instanceof pg.DatabaseError && !/^(?:57P|26)/.test(refused.code ?? "57P");
