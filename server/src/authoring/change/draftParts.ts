import type { DraftPart } from "@vigil/model/authoring/draftPart";
import { sql } from "kysely";
import type { Caller } from "../../identity/access/caller.ts";
import type { PartBefore } from "../../storage/authoringTables.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { DraftRow } from "../draftOf.ts";

/** A part as its row has it. */
export interface PartRow {
  locale: string;
  key: string;
  piece: string;
  position: number;
  revision: number;
  placed: number;
  translated: number | null;
  gone: boolean;
  file: string | null;
  block: DraftPart["block"];
  /** What the source of a translation was, where it was changed since. */
  translatedFrom?: DraftPart["block"] | null;
}

const columns = [
  "locale",
  "key",
  "piece",
  "position",
  "revision",
  "placed",
  "translated",
  "gone",
  "file",
  "block",
  "translatedFrom",
] as const;

export const partsQuery = (tx: Tx, draftId: number) => tx.selectFrom("courseDraftParts").select(columns).where("draftId", "=", draftId);

export const wirePart = ({ locale, piece, key, revision, position, translated, translatedFrom, block }: PartRow): DraftPart => ({
  locale: locale === "" ? null : locale,
  piece,
  key,
  revision,
  position,
  ...(translated === null ? {} : { translated }),
  ...(translatedFrom ? { translatedFrom } : {}),
  block,
});

/** What one person does within so long is one entry of the history. */
const SLOT_MS = 600_000;

export interface WrittenPart {
  /** null: it was not there. */
  before: PartRow | null;
  after: PartRow;
}

/** What was translated stays readable beside its translation when the source becomes something else. */
async function keepSources(tx: Tx, draft: DraftRow, written: readonly WrittenPart[]): Promise<void> {
  const changed = written.flatMap(({ before, after }) =>
    before !== null && before.locale === "" && before.revision > 0 && after.revision !== before.revision ? [before] : [],
  );
  if (changed.length === 0) return;
  const rows = JSON.stringify(changed.map(({ key, revision, block }) => ({ key, revision, block })));
  await sql`update course_draft_parts p set translated_from = r.block, placed = ${draft.sequence}
    from jsonb_to_recordset(${rows}::jsonb) as r(key text, revision integer, block jsonb)
    where p.draft_id = ${draft.id} and p.locale <> '' and p.key = r.key and p.translated = r.revision and p.translated_from is null`.execute(
    tx,
  );
}

/** Writes parts as they are now, what they were before into the history, and what was translated beside it: three statements, however many there are. */
export async function writeParts(tx: Tx, caller: Caller, draft: DraftRow, written: readonly WrittenPart[], now: Date): Promise<void> {
  if (written.length === 0) return;
  await keepSources(tx, draft, written);
  const own = sql`${draft.ownerDomainId}::bigint, ${draft.id}::bigint`;
  const rows = JSON.stringify(written.map(({ after }) => after));
  await sql`insert into course_draft_parts (owner_domain_id, draft_id, locale, key, piece, position, revision, placed, translated, gone, file, block,
      changed_at, changed_by, changed_by_domain_id)
    select ${own}, r.locale, r.key, r.piece, r.position, r.revision, r.placed, r.translated, r.gone, r.file, r.block,
      ${now}::timestamptz, ${caller.userId}::bigint, ${caller.homeDomainId}::bigint
    from jsonb_to_recordset(${rows}::jsonb) as r(locale text, key text, piece text, position double precision, revision integer, placed integer,
      translated integer, gone boolean, file text, block jsonb)
    on conflict (draft_id, locale, key) do update set piece = excluded.piece, position = excluded.position, revision = excluded.revision,
      placed = excluded.placed, translated = excluded.translated, gone = excluded.gone, block = excluded.block,
      translated_from = case when excluded.translated = course_draft_parts.translated then course_draft_parts.translated_from end,
      changed_at = excluded.changed_at, changed_by = excluded.changed_by, changed_by_domain_id = excluded.changed_by_domain_id`.execute(tx);
  const slot = new Date(Math.floor(now.getTime() / SLOT_MS) * SLOT_MS);
  const history = JSON.stringify(
    written.map(({ before, after: { locale, key } }) => ({ locale, key, before: before === null ? null : beforeOf(before) })),
  );
  await sql`insert into course_draft_changes (owner_domain_id, draft_id, slot, person_domain_id, person_id, locale, key, began_at, ended_at, before)
    select ${own}, ${slot}::timestamptz, ${caller.homeDomainId}::bigint, ${caller.userId}::bigint, r.locale, r.key, ${now}::timestamptz,
      ${now}::timestamptz, r.before
    from jsonb_to_recordset(${history}::jsonb) as r(locale text, key text, before jsonb)
    on conflict (draft_id, slot, person_domain_id, person_id, locale, key) do update set ended_at = excluded.ended_at`.execute(tx);
}

const beforeOf = ({ piece, position, translated, gone, block }: PartRow): PartBefore => ({ piece, position, translated, gone, block });
