import type pg from "pg";
import { ears } from "../../src/storage/ears.ts";

/** What may change whether a session holds: see functions/tell_rights.sql. */
const aboutRights =
  /\b(?:update|delete from|insert into)\s+(?:sessions|users|user_sites|user_scope_\w+|access_levels|companies|domains)\b|end_sessions|^\s*commit/iu;

/**
 * A connection beside the application's: its writes are done when the application has heard of them. (Its own it hears with the commit,
 * another node's or somebody's by hand a moment later.)
 */
export function heardBy(pool: pg.Pool, client: pg.Client): pg.Client {
  const send = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
  const own = ears(pool);
  let within = false;
  const hear = async (): Promise<void> => {
    const probe = `probe ${crypto.randomUUID()}`;
    const { promise, resolve } = Promise.withResolvers<void>();
    const listen = (what: string) => (what === probe || what === "*") && resolve();
    own.onChange.add(listen);
    await send("select pg_notify('rights', $1)", [probe]);
    await promise;
    own.onChange.delete(listen);
  };
  const query = async (...given: unknown[]) => {
    const [what] = given;
    const text = typeof what === "string" ? what : (what as pg.QueryConfig).text;
    const result = await send(...given);
    if (/^\s*begin/iu.test(text)) within = true;
    if (/^\s*(?:commit|rollback)/iu.test(text)) within = false;
    if (!within && own.count > 0 && aboutRights.test(text)) await hear();
    return result;
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same method of many signatures
  client.query = query as typeof client.query;
  return client;
}
