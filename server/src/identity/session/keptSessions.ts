import type pg from "pg";
import { ears } from "../../storage/ears.ts";
import { findSession, type FoundSession } from "./findSession.ts";
import { tokenHashText, type SessionToken } from "./sessionToken.ts";

/** For so long a session is believed without a look: how late "last seen" may be. */
const KEPT_MS = 60_000;
/** None is believed when the database has not answered for so long: a change may have gone unheard. */
const UNHEARD_MS = 30_000;
const MOST_KEPT = 20_000;

interface Kept {
  session: FoundSession;
  until: number;
  /** How many changes had been told when it was read. */
  read: number;
}

export type KeptSessions = (token: SessionToken) => Promise<FoundSession | null>;

/**
 * Sessions as they were found last. What they rest on (functions/tell_rights.sql) is told to every node when it changes and is looked up anew
 * then; without a connection that listens nothing is kept. Only open ones are, and none that looks with another's eyes.
 */
export function keptSessions(pool: pg.Pool, clock = () => performance.now()): KeptSessions {
  const heard = ears(pool);
  const kept = new Map<string, Kept>();
  const changed = new Map<string, number>();
  let told = 0;

  heard.onChange.add((what) => {
    told += 1;
    const [domain = "", hash] = what.split(" ");
    if (hash === undefined) changed.set(domain, told);
    else kept.delete(hash);
  });
  const isTrue = ({ session, until, read }: Kept): boolean =>
    clock() < until &&
    clock() - heard.answeredAt < UNHEARD_MS &&
    [String(session.domainId), "*"].every((whom) => (changed.get(whom) ?? 0) <= read);

  return async (token) => {
    const hash = tokenHashText(token);
    const known = kept.get(hash);
    if (known !== undefined && isTrue(known)) return known.session;
    kept.delete(hash);
    const read = told;
    const session = await findSession(pool, token);
    // what was told meanwhile may be about what was just read
    if (session?.state !== "open" || session.view !== null || heard.count === 0 || told !== read) return session;
    const [oldest] = kept.keys();
    if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(hash, { session, until: clock() + Math.min(KEPT_MS, session.lasts), read });
    return session;
  };
}
