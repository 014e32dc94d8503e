import type { DraftHistoryEntry, RestoreAnswer } from "@vigil/model/authoring/draftWire";
import { sql } from "kysely";
import type { Caller } from "../../identity/access/caller.ts";
import { wireInstant } from "../../http/wireInstant.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { PartBefore } from "../../storage/authoringTables.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { draftOf, draftToSave } from "../draftOf.ts";
import { peopleNames } from "../peopleNames.ts";
import { partsQuery, wirePart, writeParts, type WrittenPart } from "./draftParts.ts";

const MOST = 300;

/** Who changed what, newest first: what one person did within ten minutes is one entry. */
export async function draftHistory(tx: Tx, caller: Caller, courseId: number): Promise<DraftHistoryEntry[]> {
  const draft = await draftOf(tx, caller, courseId);
  const { rows } = await sql<Row>`
    select change.person_domain_id, change.person_id, min(change.began_at) as at, max(change.ended_at) as until, count(*)::int as changes,
           array_agg(distinct coalesce(part.piece, change.before ->> 'piece')) as pieces
      from course_draft_changes change
      left join course_draft_parts part on part.draft_id = change.draft_id and part.locale = '' and part.key = change.key
     where change.draft_id = ${draft.id}
     group by change.slot, change.person_domain_id, change.person_id
     order by min(change.began_at) desc limit ${MOST}`.execute(tx);
  const names = await peopleNames(
    tx,
    caller.domainId,
    rows.map((row) => [row.personDomainId, row.personId]),
  );
  return rows.map(({ at, until, changes, pieces, personDomainId, personId }) => ({
    at: at.toISOString(),
    until: wireInstant(until),
    by: names(personDomainId, personId),
    changes,
    pieces: pieces.filter((piece) => piece !== null).toSorted(),
  }));
}

interface Row {
  personDomainId: number;
  personId: number;
  at: Date;
  until: Date;
  changes: number;
  pieces: (string | null)[];
}

/** Everything as it stood before that instant; who restores by mistake restores again. */
export async function restoreDraft(tx: Tx, caller: Caller, courseId: number, at: Date, now: Date): Promise<RestoreAnswer> {
  const draft = await draftToSave(tx, caller, courseId);
  const { rows } = await sql<{ locale: string; key: string; before: PartBefore | null }>`
    select distinct on (locale, key) locale, key, before from course_draft_changes
     where draft_id = ${draft.id} and began_at >= ${at}::timestamptz order by locale, key, began_at`.execute(tx);
  const before = new Map(rows.map((row) => [`${row.locale} ${row.key}`, row.before]));
  const parts = await partsQuery(tx, draft.id)
    .where("key", "=", sql<string>`any(${rows.map(({ key }) => key)})`)
    .execute();
  const written = parts.flatMap((part): WrittenPart[] => {
    const was = before.get(`${part.locale} ${part.key}`);
    if (was === undefined) return [];
    const saved = { revision: draft.sequence, placed: draft.sequence };
    return [{ before: part, after: was === null ? { ...part, ...saved, gone: true } : { ...part, ...was, ...saved } }];
  });
  await writeParts(tx, caller, draft, written, now);
  await writeEvent(tx, caller, {
    type: "course.restoreDraft",
    subject: { entity: "course", id: courseId },
    data: { at: at.toISOString(), parts: written.length },
  });
  return {
    sequence: draft.sequence,
    parts: written.flatMap(({ after }) => (after.gone ? [] : [wirePart(after)])),
    gone: written.flatMap(({ after }) => (after.gone ? [{ locale: after.locale === "" ? null : after.locale, key: after.key }] : [])),
  };
}
