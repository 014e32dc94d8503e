import { answeredRight } from "@vigil/model/measurement/difficulty/answeredRight";
import { chanceOf, unknownAbility, type Belief } from "@vigil/model/measurement/difficulty/belief";
import { beliefOf } from "@vigil/model/measurement/difficulty/stored";
import type { AdaptiveLearner } from "@vigil/model/simulator/adaptive/chooseAdaptive";
import { dueArticles } from "@vigil/model/simulator/adaptive/dueArticles";
import { freshArticles } from "@vigil/model/simulator/adaptive/freshArticles";
import { sql } from "kysely";
import type { Tx } from "../../../storage/asDomain.ts";
import type { Whose } from "./readSeen.ts";

/** What was missed longer ago is left to chance. */
const lastSessions = 40;

export interface KnownLearner extends Omit<AdaptiveLearner, "met"> {
  abilityOf: (family: string) => Belief;
}

/** What is known of a learner where images are chosen for them from one library, but for what they have seen of it. */
export async function readLearner(tx: Tx, whose: Whose): Promise<KnownLearner> {
  const kept = await tx
    .selectFrom("learnerAbilities")
    .select(["family", "ability", "deviation"])
    .where("domainId", "=", whose.domainId)
    .where("userId", "=", whose.userId)
    .execute();
  const abilities = new Map(kept.map(({ family, ability, deviation }) => [family, beliefOf(ability, deviation)]));
  return {
    families: new Map(
      [...abilities].map(([family, { value, variance }]) => [family, { chance: chanceOf(value, 0), deviation: Math.sqrt(variance) }]),
    ),
    abilityOf: (family) => abilities.get(family) ?? unknownAbility,
    ...(await articlesOf(tx, whose)),
  };
}

/** Session by session (`offset 0`): all that somebody has ever decided is more than what the last of it was. */
async function articlesOf(tx: Tx, { domainId, userId, libraryId }: Whose): Promise<Pick<AdaptiveLearner, "due" | "fresh">> {
  const { rows } = await sql<{ article: string; session: number; decision: string | null; hard: boolean }>`
    with latest as (
      select session.id, session.started_month, (row_number() over (order by session.id))::int as number from (
        select x.id, x.started_month from simulator_sessions x
         where x.domain_id = ${domainId} and x.user_id = ${userId} and x.image_library_id = ${libraryId} and x.sealed_at is not null
         order by x.id desc limit ${lastSessions}) session)
    select image.article, latest.number as session, decision.decision, coalesce(decision.level, image.difficulty) > 3 as hard
      from latest, lateral (select given.image_id, given.decision, given.level, given.position from simulator_decisions given
        where given.domain_id = ${domainId} and given.started_month = latest.started_month and given.session_id = latest.id
          and was_decided(given.decision) offset 0) decision
      join images image on image.id = decision.image_id and image.kind = 'threat' and image.article is not null
     order by latest.number, decision.position`.execute(tx);
  const now = 1 + Math.max(0, ...rows.map(({ session }) => session));
  const meetings = rows.map(({ decision, ...meeting }) => ({ ...meeting, found: answeredRight(true, decision) === true }));
  return { due: dueArticles(meetings, now), fresh: freshArticles(meetings, now) };
}
