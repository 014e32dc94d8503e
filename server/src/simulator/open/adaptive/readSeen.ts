import { sql, type RawBuilder } from "kysely";
import type { Tx } from "../../../storage/asDomain.ts";
import { together } from "../../../storage/together.ts";

export interface Whose {
  domainId: number;
  userId: number;
  libraryId: number;
}

/** Of a `decision` that its image was handed out or decided on. */
export const wasShown = sql<boolean>`(decision.issued_at is not null or decision.decision ~ '[PHR]')`;

/** Where `decision` of `session` showed somebody an image of a library: what was handed out or decided. A paper that nobody looked at has shown nothing. */
export const shownTo = ({ domainId, userId, libraryId }: Whose): RawBuilder<unknown> => sql`
  simulator_sessions session join simulator_decisions decision on decision.domain_id = session.domain_id
    and decision.started_month = session.started_month and decision.session_id = session.id
  where session.domain_id = ${domainId} and session.user_id = ${userId} and session.image_library_id = ${libraryId}
    and ${wasShown}`;

export interface SeenTimes {
  /** Images that were shown: how often, and the session that showed each last. */
  times: Map<number, { seen: number; lastSeen: number }>;
  /** Articles that were shown at all. */
  met: Set<string>;
}

/** What somebody has seen of a library, image by image. */
export async function readSeenTimes(tx: Tx, whose: Whose): Promise<SeenTimes> {
  const { rows } = await sql<{ id: number; seen: number; lastSeen: number; article: string | null }>`
    select shown.*, image.article from (
      select decision.image_id as id, count(*)::int as seen, max(session.id)::float8 as "lastSeen"
        from ${shownTo(whose)} group by decision.image_id) shown join images image on image.id = shown.id`.execute(tx);
  return {
    times: new Map(rows.map(({ id, seen, lastSeen }) => [id, { seen, lastSeen }])),
    met: new Set(rows.flatMap(({ article }) => article ?? [])),
  };
}

/** Which images somebody has seen, one bit for each from the number `first` on: a question of thousands is answered image by image, in no time and in little room. */
export interface SeenBits {
  ids: readonly number[];
  first: number;
  bits: Buffer;
}

/** Which images of a library somebody has seen, and nothing else of them: tens of thousands of numbers as one list, which is read sooner than as rows. */
export async function readSeenBits(tx: Tx, whose: Whose): Promise<SeenBits> {
  const [rows] = await together(tx, [
    sql<{ ids: number[] | null }>`select json_agg(decision.image_id) as ids from ${shownTo(whose)}`.compile(tx),
  ]);
  const ids = rows[0]?.ids ?? [];
  let [first, last] = [ids[0] ?? 0, ids[0] ?? -1];
  for (const id of ids) {
    if (id < first) first = id;
    if (id > last) last = id;
  }
  const bits = Buffer.alloc(Math.ceil((last - first + 1) / 8));
  for (const id of ids) {
    const at = id - first;
    bits[at >>> 3]! |= 1 << (at & 7);
  }
  return { ids, first, bits };
}

/** The bits as `seen` of a statement, to ask by `isSeen`. */
export const seenIn = ({ first, bits }: SeenBits): RawBuilder<unknown> =>
  sql`(select ${first}::bigint as first, ${bits}::bytea as bits) seen`;

export const isSeen = (id: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`case when ${id} >= seen.first and ${id} < seen.first + 8 * length(seen.bits) then get_bit(seen.bits, ${id} - seen.first) = 1 else false end`;
