import { answeredRight } from "@vigil/model/measurement/difficulty/answeredRight";
import { chanceOf, unknownAbility, type Belief } from "@vigil/model/measurement/difficulty/belief";
import { beliefOf } from "@vigil/model/measurement/difficulty/stored";
import type { AdaptiveLearner } from "@vigil/model/simulator/adaptive/chooseAdaptive";
import { dueArticles } from "@vigil/model/simulator/adaptive/dueArticles";
import { freshArticles } from "@vigil/model/simulator/adaptive/freshArticles";
import { sql } from "kysely";
import type { Tx } from "../../../storage/asDomain.ts";
import { together } from "../../../storage/together.ts";
import { wasShown, type Whose } from "./readSeen.ts";

/** What was missed longer ago is left to chance. */
const lastSessions = 40;

export interface KnownLearner extends Omit<AdaptiveLearner, "met"> {
  /** Articles that were shown lately; which others were is asked where it matters. */
  lately: ReadonlySet<string>;
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

/**
 * Session by session (`offset 0`): all that somebody has ever decided is more than what the last of it was. Of a threat nothing is asked but what
 * `images_of_articles` has, and meetings come in one row: a thousand take longer to be read than to be found.
 */
async function articlesOf(tx: Tx, { domainId, userId, libraryId }: Whose): Promise<Pick<KnownLearner, "due" | "fresh" | "lately">> {
  const [rows] = await together(tx, [
    sql<{ articles: string[] | null; meetings: string | null }>`
    with latest as (
      select session.id, session.started_month, (row_number() over (order by session.id))::int as number from (
        select x.id, x.started_month from simulator_sessions x
         where x.domain_id = ${domainId} and x.user_id = ${userId} and x.image_library_id = ${libraryId} and x.sealed_at is not null
         order by x.id desc limit ${sql.lit(lastSessions)}) session)
    select json_agg(image.article order by latest.number, decision.position) as articles,
        string_agg(concat_ws(' ', latest.number, coalesce(decision.decision, '-'), coalesce(decision.level, image.difficulty), ${wasShown}), ',' order by latest.number, decision.position) as meetings
      from latest, lateral (select given.image_id, given.decision, given.level, given.position, given.issued_at from simulator_decisions given
        where given.domain_id = ${domainId} and given.started_month = latest.started_month and given.session_id = latest.id offset 0) decision
      join images image on image.id = decision.image_id and image.kind = 'threat' and image.article is not null`.compile(tx),
  ]);
  const { articles, meetings: told } = rows[0]!;
  const meetings = (told?.split(",") ?? []).flatMap((meeting, index) => {
    const [session, decision, level, shown] = meeting.split(" ");
    const found = answeredRight(true, decision!);
    if (found === null) return []; // not decided on
    return {
      article: articles![index]!,
      session: Number(session),
      found,
      hard: Number(level) > 3,
      shown: shown === "t",
    };
  });
  const now = 1 + Math.max(0, ...meetings.map(({ session }) => session));
  const lately = new Set(meetings.filter(({ shown }) => shown).map(({ article }) => article));
  return { due: dueArticles(meetings, now), fresh: freshArticles(meetings, now), lately };
}
