import { chanceOf, difficultyAt } from "@vigil/model/measurement/difficulty/belief";
import { innocentFamily } from "@vigil/model/measurement/difficulty/difficultyRegression";
import type { AdaptiveCandidate } from "@vigil/model/simulator/adaptive/adaptiveCandidate";
import { sql, type RawBuilder } from "kysely";
import { levelBesideKept } from "../../../imageLibrary/image/levelOfImage.ts";
import type { Tx } from "../../../storage/asDomain.ts";
import { together } from "../../../storage/together.ts";
import type { KnownLearner } from "./readLearner.ts";
import { isSeen, readSeenBits, readSeenTimes, seenIn, type SeenBits, type SeenTimes, type Whose } from "./readSeen.ts";

export interface Drawn extends Whose {
  count: number;
  /** Percent. */
  chance: number;
  /** What may be shown, of images `image`. */
  shown: RawBuilder<unknown>;
}

export type MeasuredCandidate = AdaptiveCandidate & { level: number };

interface Candidates {
  candidates: MeasuredCandidate[];
  whole: boolean;
  /** Articles of theirs that the learner was shown in any image. */
  met: Set<string>;
}

/** A library up to this size is looked at as a whole; of a larger one what lies nearest to what is wished. */
export const smallLibrary = 2500;
/** Around so many points of each category it is looked for, and on either side of each so many images are taken. */
const points = 24;
const onEitherSide = 3;
/** How far points lie from the aim, in logits: those who are alike are not all shown the same. */
const scatter = 0.7;
/**
 * Of more articles that are due those that were met longest ago come first, and a dozen bags of each alone are looked at: five of fifty places are theirs,
 * one of eight is taken each time, and what was met lately counts as further from the aim anyway.
 */
export const dueAtOnce = 16;
const bagsOfDue = 12;
/** Innocent bags are looked for around the looks of so many threats at most: a session of fifty takes thirty of six times forty. */
const mostLooks = 40;

/** Images to choose from for a learner; in a large library a part of them, at a cost that does not grow with it, and nothing that was seen. */
export async function readCandidates(tx: Tx, drawn: Drawn, learner: KnownLearner, random: () => number): Promise<Candidates> {
  const { domainId, libraryId, count, chance } = drawn;
  const [known] = await together(tx, [
    sql<{
      size: number;
      threatCategories: string[];
    }>`select library.threat_categories, (select count(*)::int from (
      select from image_difficulties kept where kept.domain_id = ${domainId} and kept.library_id = ${libraryId} limit ${sql.lit(smallLibrary + 1)}) counted) as size
    from image_libraries library where library.id = ${libraryId}`.compile(tx),
  ]);
  const { size, threatCategories } = known[0]!;
  const whole = size <= smallLibrary;
  if (whole) {
    const { times, met } = await readSeenTimes(tx, drawn);
    return {
      whole,
      met,
      candidates: await read(tx, drawn, learner, sql`image_difficulties kept join images image on image.id = kept.image_id`, times),
    };
  }
  const seen = await readSeenBits(tx, drawn);
  const wished = threatCategories.flatMap((family) =>
    Array.from({ length: points }, () => ({
      family,
      at: Math.round(1000 * (difficultyAt(learner.abilityOf(family).value, chance / 100) + scatter * (random() - 0.5))),
    })),
  );
  const threats = [
    ...(await read(tx, drawn, learner, nearest(drawn, seen, "difficulty", wished))),
    ...(learner.due.size === 0 ? [] : await read(tx, drawn, learner, again(drawn, seen, learner))),
  ].toSorted((one, other) => one.id - other.id); // in whatever order the database tells them
  const looks = Array.from(
    { length: Math.min(threats.length, 2 * count, mostLooks) },
    () => threats[Math.floor(random() * threats.length)]!,
  );
  const crowds = looks.map(({ crowd }) => ({ family: innocentFamily, at: Math.round(1000 * crowd) }));
  const innocents = await read(tx, drawn, learner, nearest(drawn, seen, "crowd", crowds));
  const candidates = [...new Map([...threats, ...innocents].map((candidate) => [candidate.id, candidate])).values()];
  return { whole, candidates, met: await metOf(tx, drawn, seen, learner.lately, threats) };
}

/** What the learner has not seen and lies nearest to each point: numbers alone, by an index on either side of it that has all of it. */
function nearest(
  { domainId, libraryId }: Drawn,
  seen: SeenBits,
  by: "difficulty" | "crowd",
  wished: readonly { family: string; at: number }[],
): RawBuilder<unknown> {
  const side = (compare: ">=" | "<", order: "asc" | "desc") => sql`(select kept.image_id from image_difficulties kept
     where kept.domain_id = ${domainId} and kept.library_id = ${libraryId} and kept.family = point.family and kept.${sql.ref(by)} ${sql.raw(compare)} point.at
       and not ${isSeen(sql`kept.image_id`)}
     order by kept.${sql.ref(by)} ${sql.raw(order)}, kept.image_id ${sql.raw(order)} limit ${sql.lit(onEitherSide)})`;
  return sql`(select distinct near.image_id from ${seenIn(seen)},
    jsonb_to_recordset(${JSON.stringify(wished)}::jsonb) as point(family text, at integer),
    lateral (${side(">=", "asc")} union all ${side("<", "desc")}) near) found
    join image_difficulties kept on kept.image_id = found.image_id join images image on image.id = found.image_id`;
}

/** Other bags with what was missed and is due. */
function again({ libraryId, shown }: Drawn, seen: SeenBits, { due, fresh }: KnownLearner): RawBuilder<unknown> {
  const first = [...due.keys()].toSorted((one, other) => (fresh.get(one) ?? 0) - (fresh.get(other) ?? 0)).slice(0, dueAtOnce);
  return sql`${seenIn(seen)} cross join unnest(${first}::text[]) as missed(article)
    cross join lateral (select image.id, image.kind, image.category, image.article, image.difficulty, image.library_id, image.state, image.active, image.pool
        from images image where image.article = missed.article and image.library_id = ${libraryId} and not ${isSeen(sql`image.id`)} and ${shown}
       limit ${sql.lit(bagsOfDue)}) image
    join image_difficulties kept on kept.image_id = image.id`;
}

/** Of so many that were seen the articles are read; of more each article is asked for, and the first image of it that was seen says it. */
const fewSeen = 1000;

/** Which articles of these threats the learner was shown: of those of their last sessions it is known. */
async function metOf(
  tx: Tx,
  { libraryId }: Drawn,
  seen: SeenBits,
  lately: ReadonlySet<string>,
  threats: readonly MeasuredCandidate[],
): Promise<Set<string>> {
  const all = [...new Set(threats.flatMap(({ article }) => article ?? []))];
  const known = all.filter((article) => lately.has(article));
  const asked = all.filter((article) => !lately.has(article));
  if (asked.length === 0) return new Set(known);
  const articles = sql`${asked}::text[]`;
  const met =
    seen.ids.length <= fewSeen
      ? sql`select distinct image.article from images image where image.id = any(${seen.ids}::bigint[]) and image.article = any(${articles})`
      : sql`select known.article from ${seenIn(seen)}, unnest(${articles}) as known(article), lateral (select from images image
          where image.article = known.article and image.library_id = ${libraryId} and ${isSeen(sql`image.id`)} limit 1) shown`;
  const [rows] = await together(tx, [sql<{ article: string }>`${met}`.compile(tx)]);
  return new Set([...known, ...rows.map(({ article }) => article)]);
}

async function read(
  tx: Tx,
  { domainId, libraryId, shown }: Drawn,
  { abilityOf }: KnownLearner,
  /** Of images `image` and what is `kept` of them. */
  from: RawBuilder<unknown>,
  seen: SeenTimes["times"] = new Map(),
): Promise<MeasuredCandidate[]> {
  // names of one word, so that a thousand rows need not be put into other names
  const [rows] = await together(tx.withoutPlugins(), [
    sql<{
      id: number;
      kind: "innocent" | "threat";
      category: string | null;
      article: string | null;
      level: number;
      family: string;
      difficulty: number;
      crowd: number;
      answers: number;
    }>`select image.id, image.kind, image.category, image.article, ${levelBesideKept("image")} as level, kept.family, kept.difficulty, kept.crowd, kept.answers
       from ${from}
      where kept.domain_id = ${domainId} and kept.library_id = ${libraryId} and ${shown}`.compile(tx),
  ]);
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
