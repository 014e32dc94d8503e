import { answeredRight } from "@vigil/model/measurement/difficulty/answeredRight";
import {
  difficultyBefore,
  firstRegression,
  fittedRegression,
  innocentFamily,
  type Regression,
} from "@vigil/model/measurement/difficulty/difficultyRegression";
import { emptyScale, playAnswers, type Scale, type ScaleAnswer } from "@vigil/model/measurement/difficulty/replayAnswers";
import { splitHalves } from "@vigil/model/measurement/observer/splitHalves";
import { sql } from "kysely";
import { writeEvents } from "../../reporting/writeEvent.ts";
import type { AsDomain } from "../../storage/asDomain.ts";
import type { Tx } from "../../storage/tx.ts";
import { latestAnswers } from "./latestAnswers.ts";
import { readKnown, type KnownImage } from "./readKnown.ts";
import { writeAbilities, writeDifficulties } from "./writeScale.ts";

/** It is asked at night, of all there is. */
const patient = { longestSeconds: 3600 };
const sessionsAtOnce = 500;
const writtenAtOnce = 5000;

/**
 * Works the scale of a domain out anew from all decisions that are kept, in the order in which their sessions were handed in: once with
 * the first weights of what was measured, once with those that the answers themselves fit. The same decisions give the same scale; what was
 * corrected afterwards is in it from the next night on.
 */
export async function fitDomain(asDomain: AsDomain, domainId: number, signal?: AbortSignal): Promise<void> {
  const { images, until } = await asDomain(
    domainId,
    async (tx) => ({ images: await knownImages(tx, domainId), until: await newestSeal(tx, domainId) }),
    patient,
  );
  const latest = latestAnswers();
  const play = async (regression: Regression, look?: (answers: ScaleAnswer[]) => void): Promise<{ scale: Scale; answers: number }> => {
    const scale = emptyScale();
    let answers = 0;
    for await (const page of sessionsOf(asDomain, domainId, images, until)) {
      signal?.throwIfAborted();
      answers += page.length;
      look?.(page);
      playAnswers(scale, page, (id) => difficultyBefore(regression, images.get(id)!));
    }
    return { scale, answers };
  };
  const first = await play(firstRegression, (page) => latest.take(page));
  const regression = fittedRegression(
    [...first.scale.difficulties].map(([id, after]) => ({
      ...images.get(id)!,
      before: difficultyBefore(firstRegression, images.get(id)!),
      after,
    })),
  );
  const { scale, answers } = await play(regression);
  const difficulties = [...images.values()].map((image) => ({
    ...image,
    ...(scale.difficulties.get(image.id) ?? { ...difficultyBefore(regression, image), answers: 0 }),
  }));
  const moved = new Map<number, number>();
  for (const part of inParts(difficulties))
    for (const { libraryId, images: count } of await asDomain(domainId, (tx) => writeDifficulties(tx, domainId, part), patient))
      moved.set(libraryId, (moved.get(libraryId) ?? 0) + count);
  const abilities = [...scale.abilities].map(([key, belief]) => {
    const at = key.indexOf(" ");
    return { userId: Number(key.slice(0, at)), family: key.slice(at + 1), ...belief };
  });
  for (const part of inParts(abilities)) await asDomain(domainId, (tx) => writeAbilities(tx, domainId, part, until), patient);
  const halves = splitHalves(latest.byLearner());
  const reliability = halves === null ? null : JSON.stringify(halves);
  const fitted = { fittedAt: new Date(), answers, regression: JSON.stringify(regression), reliability };
  await asDomain(domainId, async (tx) => {
    await tx
      .insertInto("difficultyFits")
      .values({ domainId, ...fitted })
      .onConflict((same) => same.column("domainId").doUpdateSet(fitted))
      .execute();
    await writeEvents(
      tx,
      { domainId, requestId: "", address: "" },
      [...moved].map(([id, count]) => ({
        type: "imageLibrary.moveLevels",
        subject: { entity: "imageLibrary", id },
        data: { images: count },
      })),
    );
  });
}

/** Of the libraries that courses of the domain draw from, or that somebody was shown. */
async function knownImages(tx: Tx, domainId: number): Promise<Map<number, KnownImage>> {
  const { rows } = await sql<{ id: number }>`
    select course.image_library_id as id from courses course where course.image_library_id is not null and course.active
     union select session.image_library_id from simulator_sessions session where session.domain_id = ${domainId} order by 1`.execute(tx);
  const images = new Map<number, KnownImage>();
  for (const { id } of rows)
    for (let page = await readKnown(tx, id, 0); page.length > 0; page = await readKnown(tx, id, page.at(-1)!.id))
      for (const image of page) images.set(image.id, image);
  return images;
}

/** As text: a time of PostgreSQL is finer than one of JavaScript, and the last session must neither come twice nor be left out. */
async function newestSeal(tx: Tx, domainId: number): Promise<string> {
  const { rows } = await sql<{ until: string | null }>`
    select max(sealed_at)::text as until from simulator_sessions where domain_id = ${domainId} and sealed_at is not null`.execute(tx);
  return rows[0]?.until ?? "-infinity";
}

/** The answers of sessions that are handed in, in their order, some sessions at once. */
async function* sessionsOf(
  asDomain: AsDomain,
  domainId: number,
  images: ReadonlyMap<number, KnownImage>,
  until: string,
): AsyncGenerator<ScaleAnswer[]> {
  let [sealedAt, lastId] = ["-infinity", 0];
  while (true) {
    const { rows } = await asDomain(
      domainId,
      (tx) =>
        sql<{ id: number; userId: number; sealedAt: string; answers: [number, string | null][] }>`
      select session.id, session.user_id as "userId", session.sealed_at::text as "sealedAt", coalesce((
             select jsonb_agg(jsonb_build_array(decision.image_id, decision.decision) order by decision.position) from simulator_decisions decision
              where decision.domain_id = session.domain_id and decision.started_month = session.started_month and decision.session_id = session.id
               and decision.credit is distinct from 'out'), '[]') as answers
        from simulator_sessions session
       where session.domain_id = ${domainId} and session.sealed_at is not null and not session.watch and session.sealed_at <= ${until}::timestamptz
         and (session.sealed_at, session.id) > (${sealedAt}::timestamptz, ${lastId}::bigint)
       order by session.sealed_at, session.id limit ${sessionsAtOnce}`.execute(tx),
      patient,
    );
    const last = rows.at(-1);
    if (last === undefined) return;
    [sealedAt, lastId] = [last.sealedAt, last.id];
    yield rows.flatMap(({ id: session, userId: learner, answers }) =>
      answers.flatMap(([image, decision]) => {
        const family = images.get(image)?.family;
        const right = family === undefined ? null : answeredRight(family !== innocentFamily, decision);
        return family === undefined || right === null ? [] : [{ session, learner, image, family, right }];
      }),
    );
  }
}

function* inParts<T>(rows: readonly T[]): Generator<T[]> {
  for (let at = 0; at < rows.length; at += writtenAtOnce) yield rows.slice(at, at + writtenAtOnce);
}
