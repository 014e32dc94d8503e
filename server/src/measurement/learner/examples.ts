import { mostExamples, type Example, type Examples } from "@vigil/model/measurement/observer/measureWire";
import { thingUnder } from "@vigil/model/simulator/thingUnder";
import type { StoredMark, TruthPolygon } from "@vigil/model/simulator/wire";
import { sql } from "kysely";
import { wireInstant } from "../../http/wireInstant.ts";
import type { Tx } from "../../storage/asDomain.ts";

interface Row {
  threat: boolean;
  sessionId: number;
  index: number;
  sealedAt: Date;
  category: string | null;
  claimed: string | null;
  level: number;
  marks: StoredMark[];
  threats: TruthPolygon[];
  innocents: TruthPolygon[];
}

/**
 * Bags that the learner decided wrongly and has been told of: of practice that was handed in, whose review shows its truth. What an exam or a quiz
 * showed is left out, whatever its review tells: its bags may come again in another one.
 */
export async function examplesOf(tx: Tx, domainId: number, userId: number): Promise<Examples> {
  const { rows } = await sql<Row>`
    with latest as materialized (select x.id, x.started_month, x.sealed_at, x.settings -> 'threatCategoryOverrides' as words,
          coalesce((x.settings ->> 'showInnocentArrays')::boolean, true) as outlined
        from simulator_sessions x
       where x.domain_id = ${domainId} and x.user_id = ${userId} and x.sealed_at is not null and x.type = 'Practice' and x.quiz_id is null
         and x.misses + x.false_alarms > 0
       order by x.sealed_at desc limit ${mostExamples}),
    wrong as materialized (select latest.*, d.position, d.image_id, d.category as claimed, d.marks, i.kind, i.category, coalesce(d.level, i.difficulty) as level,
          row_number() over (partition by i.kind order by latest.sealed_at desc, latest.id desc, d.position) as place
        from latest
        join simulator_decisions d on d.domain_id = ${domainId} and d.started_month = latest.started_month and d.session_id = latest.id
        join images i on i.id = d.image_id
       where d.credit = 'none' and was_decided(d.decision) and (i.kind = 'threat' or d.decision !~ 'T'))
    select w.kind = 'threat' as threat, w.id as "sessionId", w.position as index, w.sealed_at as "sealedAt",
        coalesce(w.words ->> w.category, w.category) as category, w.claimed, w.level, w.marks,
        case when w.kind = 'threat' then t.threats else '[]' end as threats, case when w.kind = 'innocent' and w.outlined then t.innocents else '[]' end as innocents
      from wrong w join image_truths t on t.image_id = w.image_id
     where w.place <= ${mostExamples} order by w.place`.execute(tx);
  return { missed: rows.filter(({ threat }) => threat).map(exampleOf), falseAlarms: rows.filter(({ threat }) => !threat).map(exampleOf) };
}

const exampleOf = (row: Row): Example => ({
  sessionId: row.sessionId,
  index: row.index,
  at: wireInstant(row.sealedAt),
  category: row.threat ? row.category : row.claimed,
  thing: row.threat ? (row.threats[0]?.name ?? null) : (markedThing(row) ?? null),
  level: row.level,
});

/** As the review of its bag names it, by the first mark that lies on something. A mark in the volume lies in no view. */
const markedThing = ({ marks, innocents }: Row): string | undefined => {
  for (const mark of marks) {
    const thing = thingUnder(mark, innocents);
    if (thing !== undefined) return thing.name;
  }
  return undefined;
};
