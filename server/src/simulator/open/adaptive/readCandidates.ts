import { chanceOf, difficultyAt } from "@vigil/model/measurement/difficulty/belief";
import { innocentFamily } from "@vigil/model/measurement/difficulty/difficultyRegression";
import type { AdaptiveCandidate } from "@vigil/model/simulator/adaptive/chooseAdaptive";
import { sql, type RawBuilder } from "kysely";
import { levelOfImage } from "../../../imageLibrary/image/levelOfImage.ts";
import type { Tx } from "../../../storage/asDomain.ts";
import type { KnownLearner } from "./readLearner.ts";

export interface Drawn {
  domainId: number;
  libraryId: number;
  count: number;
  /** Percent. */
  chance: number;
  /** What may be shown, of images `image`. */
  shown: RawBuilder<unknown>;
}

export type MeasuredCandidate = AdaptiveCandidate & { level: number };

/** A library up to this size is looked at as a whole; of a larger one what lies nearest to what is wished. */
export const smallLibrary = 2500;
/** Around so many points of each category it is looked for, and on either side of each so many images are taken. */
const points = 24;
const onEitherSide = 3;
/** How far points lie from the aim, in logits: those who are alike are not all shown the same. */
const scatter = 0.7;

/** Images to choose from for a learner; in a large library a part of them, at a cost that does not grow with it. */
export async function readCandidates(
  tx: Tx,
  drawn: Drawn,
  learner: KnownLearner,
  random: () => number,
): Promise<{ candidates: MeasuredCandidate[]; whole: boolean }> {
  const { domainId, libraryId, count, chance } = drawn;
  const { rows: size } = await sql<{ size: number }>`select count(*)::int as size from (
    select from image_difficulties kept where kept.domain_id = ${domainId} and kept.library_id = ${libraryId} limit ${smallLibrary + 1}) counted`.execute(
    tx,
  );
  const whole = (size[0]?.size ?? 0) <= smallLibrary;
  if (whole) return { whole, candidates: await read(tx, drawn, learner, sql`image_difficulties`) };
  const library = await tx.selectFrom("imageLibraries").select("threatCategories").where("id", "=", libraryId).executeTakeFirstOrThrow();
  const wished = library.threatCategories.flatMap((family) =>
    Array.from({ length: points }, () => ({
      family,
      at: Math.round(1000 * (difficultyAt(learner.abilityOf(family).value, chance / 100) + scatter * (random() - 0.5))),
    })),
  );
  const threats = [
    ...(await read(tx, drawn, learner, nearest(drawn, learner, "difficulty", wished))),
    ...(learner.due.size === 0 ? [] : await read(tx, drawn, learner, again(drawn, learner))),
  ];
  const looks = Array.from({ length: Math.min(threats.length, 2 * count) }, () => threats[Math.floor(random() * threats.length)]!);
  const crowds = looks.map(({ crowd }) => ({ family: innocentFamily, at: Math.round(1000 * crowd) }));
  const innocents = await read(tx, drawn, learner, nearest(drawn, learner, "crowd", crowds));
  return { whole, candidates: [...new Map([...threats, ...innocents].map((candidate) => [candidate.id, candidate])).values()] };
}

/** What the learner has not seen and lies nearest to each point, by an index on either side of it. */
function nearest(
  { domainId, libraryId }: Drawn,
  { seen }: KnownLearner,
  by: "difficulty" | "crowd",
  wished: readonly { family: string; at: number }[],
): RawBuilder<unknown> {
  const side = (compare: ">=" | "<", order: "asc" | "desc") => sql`(select kept.* from image_difficulties kept
     where kept.domain_id = ${domainId} and kept.library_id = ${libraryId} and kept.family = point.family and kept.${sql.ref(by)} ${sql.raw(compare)} point.at
       and kept.image_id <> all (seen.ids)
     order by kept.${sql.ref(by)} ${sql.raw(order)}, kept.image_id ${sql.raw(order)} limit ${onEitherSide})`;
  return sql`(select distinct near.* from (select ${[...seen.keys()]}::bigint[] as ids) seen,
    jsonb_to_recordset(${JSON.stringify(wished)}::jsonb) as point(family text, at integer),
    lateral (${side(">=", "asc")} union all ${side("<", "desc")}) near)`;
}

/** Other bags with what was missed and is due. */
function again({ domainId, libraryId }: Drawn, { seen, due }: KnownLearner): RawBuilder<unknown> {
  return sql`(select kept.* from (select ${[...seen.keys()]}::bigint[] as ids) seen, unnest(${[...due.keys()]}::text[]) as missed(article),
    lateral (select threat.id from images threat where threat.article = missed.article and threat.library_id = ${libraryId}
      and threat.id <> all (seen.ids) limit ${points}) other
    join image_difficulties kept on kept.domain_id = ${domainId} and kept.image_id = other.id)`;
}

async function read(
  tx: Tx,
  { domainId, libraryId, shown }: Drawn,
  { abilityOf, seen }: KnownLearner,
  kept: RawBuilder<unknown>,
): Promise<MeasuredCandidate[]> {
  const { rows } = await sql<{
    id: number;
    kind: "innocent" | "threat";
    category: string | null;
    article: string | null;
    level: number;
    family: string;
    difficulty: number;
    crowd: number;
    answers: number;
  }>`select image.id, image.kind, image.category, image.article, ${levelOfImage("image")} as level, kept.family, kept.difficulty, kept.crowd, kept.answers
       from ${kept} kept join images image on image.id = kept.image_id
      where kept.domain_id = ${domainId} and kept.library_id = ${libraryId} and ${shown}`.execute(tx);
  return rows.map(({ family, difficulty, crowd, answers, ...image }) => ({
    ...image,
    chance: chanceOf(abilityOf(family).value, difficulty / 1000),
    crowd: crowd / 1000,
    hard: image.level > 3,
    shown: answers,
    seen: 0,
    lastSeen: 0,
    ...seen.get(image.id),
  }));
}
