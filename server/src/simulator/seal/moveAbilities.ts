import { answeredRight } from "@vigil/model/measurement/difficulty/answeredRight";
import { difficultyBefore, firstRegression, innocentFamily } from "@vigil/model/measurement/difficulty/difficultyRegression";
import { abilityKey, emptyScale, playAnswers, type Scale } from "@vigil/model/measurement/difficulty/replayAnswers";
import { beliefOf, storedBelief } from "@vigil/model/measurement/difficulty/stored";
import { sql } from "kysely";
import type { Sql } from "../../storage/sql.ts";
import type { Tx } from "../../storage/asDomain.ts";

interface Sealed {
  domainId: number;
  id: number;
  userId: number;
  startedMonth: string;
}

/**
 * What a session that was just sealed says of its learner, its decisions stored already. The difficulty of its images stays as it was worked
 * out last: learners would wait for each other at the images they share, and an image's difficulty is no different tomorrow.
 */
export async function moveAbilities(tx: Tx, { domainId, id, userId, startedMonth }: Sealed): Promise<void> {
  const scale = emptyScale();
  const known = await tx
    .selectFrom("learnerAbilities")
    .select(["family", "ability", "deviation", "answers"])
    .where("domainId", "=", domainId)
    .where("userId", "=", userId)
    .execute();
  for (const { family, ability, deviation, answers } of known)
    scale.abilities.set(abilityKey(userId, family), { ...beliefOf(ability, deviation), answers });
  const own = sql`decision.started_month = ${startedMonth} and decision.session_id = ${id}`;
  await playInto(tx, scale, { domainId, userId }, await answeredOf(tx, domainId, own));
}

/**
 * All that somebody's sealed sessions say, played anew: two accounts of one person became one, and neither of their abilities is theirs. Watches are
 * left out, as at the seal.
 */
export async function refitAbilities(tx: Tx, whose: Pick<Sealed, "domainId" | "userId">): Promise<void> {
  const { domainId, userId } = whose;
  await tx.deleteFrom("learnerAbilities").where("domainId", "=", domainId).where("userId", "=", userId).execute();
  const theirs = sql`(decision.started_month, decision.session_id) in (select session.started_month, session.id from simulator_sessions session
    where session.domain_id = ${domainId} and session.user_id = ${userId} and session.sealed_at is not null and not session.watch)`;
  await playInto(tx, emptyScale(), whose, await answeredOf(tx, domainId, theirs));
}

async function answeredOf(tx: Tx, domainId: number, which: Sql): Promise<Answered[]> {
  const { rows } = await sql<Answered>`
    select decision.session_id as session, decision.image_id as image, decision.decision, image.category, image.difficulty as level, kept.difficulty, kept.deviation
      from simulator_decisions decision join images image on image.id = decision.image_id
      left join image_difficulties kept on kept.domain_id = decision.domain_id and kept.image_id = decision.image_id
     where decision.domain_id = ${domainId} and ${which} and decision.credit is distinct from 'out'
     order by decision.session_id, decision.position`.execute(tx);
  return rows;
}

async function playInto(
  tx: Tx,
  scale: Scale,
  { domainId, userId }: Pick<Sealed, "domainId" | "userId">,
  rows: readonly Answered[],
): Promise<void> {
  const before = new Map(rows.map((row) => [row.image, difficultyOf(row)]));
  const answers = rows.flatMap(({ session, image, decision, category }) => {
    const right = answeredRight(category !== null, decision);
    return right === null ? [] : [{ session, learner: userId, image, family: category ?? innocentFamily, right }];
  });
  if (answers.length === 0) return;
  playAnswers(scale, answers, (image) => before.get(image)!);
  const moved = [...new Set(answers.map(({ family }) => family))].toSorted().map((family) => {
    const { answers: counted, ...belief } = scale.abilities.get(abilityKey(userId, family))!;
    const { value, deviation } = storedBelief(belief);
    return { domainId, userId, family, ability: value, deviation, answers: counted };
  });
  await tx
    .insertInto("learnerAbilities")
    .values(moved)
    .onConflict((same) =>
      same.columns(["domainId", "userId", "family"]).doUpdateSet((row) => ({
        ability: row.ref("excluded.ability"),
        deviation: row.ref("excluded.deviation"),
        answers: row.ref("excluded.answers"),
      })),
    )
    .execute();
}

interface Answered {
  session: number;
  image: number;
  decision: string | null;
  category: string | null;
  level: number;
  difficulty: number | null;
  deviation: number | null;
}

const difficultyOf = ({ difficulty, deviation, category, level }: Answered) =>
  difficulty === null || deviation === null
    ? difficultyBefore(firstRegression, { family: category ?? innocentFamily, causes: null, level })
    : beliefOf(difficulty, deviation);
