import type pg from "pg";
import { answerOf } from "./answerOf.ts";
import { asking, type Asker } from "./asking.ts";

export interface SeenStatement {
  /** With places for its values, never the values. */
  text: string;
  /** As whoever sent it waited: behind others of its connection it waits for them too. */
  ms: number;
  rows: number;
  failed: boolean;
}
export type StatementWatcher = (seen: SeenStatement, asked: Asker | undefined) => void;

const watchersOf = new WeakMap<pg.Pool, Set<StatementWatcher>>();

/** Told of every statement of a pool when it has ended. */
export function statementWatchers(pool: pg.Pool): Set<StatementWatcher> {
  const known = watchersOf.get(pool) ?? new Set();
  watchersOf.set(pool, known);
  return known;
}

const ofTransaction = /^(?:begin|commit|rollback|savepoint|release|listen)\b/iu;

/** Where nobody watches, a statement costs a look at an empty set. */
export function watchClient(pool: pg.Pool, client: pg.PoolClient): void {
  const watchers = statementWatchers(pool);
  const send = client.query.bind(client) as (...given: unknown[]) => unknown;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same method of many signatures
  client.query = ((...given: unknown[]) => {
    if (watchers.size === 0) return send(...given);
    const text = textOf(given[0]);
    if (text === undefined || ofTransaction.test(text)) return send(...given);
    const asked = asking.getStore();
    const begun = performance.now();
    const tell = (failed: boolean, result?: { rowCount?: number | null }) => {
      const seen = { text, ms: performance.now() - begun, rows: result?.rowCount ?? 0, failed };
      for (const watcher of watchers) watcher(seen, asked);
    };
    const sent = send(...given);
    const answer = answerOf<pg.QueryResult>(sent);
    if (answer !== undefined)
      answer.then(
        (result) => tell(false, result),
        () => tell(true),
      );
    return sent;
  }) as typeof client.query;
}

const textOf = (query: unknown): string | undefined => {
  if (typeof query === "string") return query;
  return typeof query === "object" &&
    query !== null &&
    "text" in query &&
    typeof query.text === "string" &&
    (!("submit" in query) || answerOf(query) !== undefined)
    ? query.text
    : undefined;
};
