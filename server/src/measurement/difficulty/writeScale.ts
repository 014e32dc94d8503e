import type { Belief } from "@vigil/model/measurement/difficulty/belief";
import { leastAnswers, levelOfDifficulty } from "@vigil/model/measurement/difficulty/levelOfDifficulty";
import { storedBelief } from "@vigil/model/measurement/difficulty/stored";
import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";
import type { KnownImage } from "./readKnown.ts";

type Counted = Belief & { answers: number };

/** Keeps what is thought of images; only what says something else is written. The libraries in which images have another level since, with how many. */
export async function writeDifficulties(
  tx: Tx,
  domainId: number,
  images: readonly (KnownImage & Counted)[],
): Promise<{ libraryId: number; images: number }[]> {
  const before = await levelsBefore(
    tx,
    domainId,
    images.flatMap(({ id, answers }) => (answers < leastAnswers ? [] : [id])),
  );
  const rows = images.map(({ id, libraryId, family, crowd, answers, level: made, ...belief }) => {
    const level = levelOfDifficulty({ ...belief, answers }, before.get(id) ?? made);
    const { value, deviation } = storedBelief(belief);
    const known = { difficulty: value, deviation, crowd: Math.round(1000 * crowd), answers };
    return { image_id: id, library_id: libraryId, family, ...known, made, level };
  });
  const { rows: moved } = await sql<{ libraryId: number; images: number }>`
    with told as materialized (select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(image_id bigint, library_id bigint, family text,
        difficulty integer, deviation integer, crowd integer, answers integer, made smallint, level smallint)),
    written as (insert into image_difficulties as kept (domain_id, image_id, library_id, family, difficulty, deviation, crowd, answers, level)
    select ${domainId}::bigint, image_id, library_id, family, difficulty, deviation, crowd, answers, level from told
    on conflict (domain_id, image_id) do update set library_id = excluded.library_id, family = excluded.family, difficulty = excluded.difficulty,
      deviation = excluded.deviation, crowd = excluded.crowd, answers = excluded.answers, level = excluded.level
    where (kept.library_id, kept.family, kept.difficulty, kept.deviation, kept.crowd, kept.answers, kept.level)
      is distinct from (excluded.library_id, excluded.family, excluded.difficulty, excluded.deviation, excluded.crowd, excluded.answers, excluded.level))
    select told.library_id as "libraryId", count(*)::int as images from told
      join image_libraries ruled on ruled.id = told.library_id and ruled.measured_levels
      left join image_difficulties before on before.domain_id = ${domainId} and before.image_id = told.image_id
     where coalesce(told.level, told.made) <> coalesce(before.level, told.made) group by 1 order by 1`.execute(tx);
  return moved;
}

/** Of these images the levels that the answers said until now. */
async function levelsBefore(tx: Tx, domainId: number, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const kept = tx.selectFrom("imageDifficulties").select(["imageId", "level"]).where("domainId", "=", domainId);
  const rows = await kept.where(sql<boolean>`image_id = any(${ids}::bigint[]) and level is not null`).execute();
  return new Map(rows.map(({ imageId, level }) => [imageId, level!]));
}

export interface LearnerAbility extends Counted {
  userId: number;
  family: string;
}

/** Keeps what learners can do, but of those who handed in a session since: what their seals made of it stands until the next night. */
export async function writeAbilities(tx: Tx, domainId: number, abilities: readonly LearnerAbility[], since: string): Promise<void> {
  const rows = abilities.map(({ userId, family, answers, ...belief }) => {
    const { value, deviation } = storedBelief(belief);
    return { user_id: userId, family, ability: value, deviation, answers };
  });
  await sql`insert into learner_abilities as kept (domain_id, user_id, family, ability, deviation, answers)
    select ${domainId}::bigint, r.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(user_id bigint, family text, ability integer, deviation integer, answers integer)
     where not exists (select from simulator_sessions s where s.domain_id = ${domainId} and s.user_id = r.user_id and s.sealed_at > ${since}::timestamptz)
     order by r.user_id, r.family
    on conflict (domain_id, user_id, family) do update set ability = excluded.ability, deviation = excluded.deviation, answers = excluded.answers
    where (kept.ability, kept.deviation, kept.answers) is distinct from (excluded.ability, excluded.deviation, excluded.answers)`.execute(
    tx,
  );
}
