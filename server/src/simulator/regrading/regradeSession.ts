import { standingOf, type ShownSession } from "@vigil/model/simulator/regrading/regradedSession";
import type { Counts } from "@vigil/model/simulator/wire";
import { sql } from "kysely";
import { countRegraded } from "../../quiz/countRegraded.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { LearnerActor } from "../../training/learner.ts";
import { settlePass } from "../../training/settlePass.ts";
import { countSealed } from "../seal/countSealed.ts";
import type { regrader } from "./regrader.ts";
import { shownSessions, type SessionOfMonth } from "./shownSessions.ts";

interface Order {
  domainId: number;
  id: number;
  imageId: number;
  reason: string;
  keepPasses: boolean;
}

/**
 * Marks a sealed session again, in a transaction of its own: its marks, what is counted of it, its pass, and what rests on that. A second time
 * nothing happens.
 */
export async function regradeSession(
  tx: Tx,
  actor: Omit<LearnerActor, "companyId">,
  { domainId, id: regradeId, imageId, reason, keepPasses }: Order,
  one: SessionOfMonth,
  regraded: ReturnType<typeof regrader>,
): Promise<void> {
  const sessionId = one.id;
  const [session] = await shownSessions(tx, domainId, { imageId, after: 0, limit: 1, session: one });
  if (session === undefined) return;
  const known = await tx
    .selectFrom("sessionRegrades")
    .select("sessionId")
    .where("domainId", "=", domainId)
    .where("regradeId", "=", regradeId)
    .where("sessionId", "=", sessionId)
    .executeTakeFirst();
  if (known !== undefined) return;
  const { marks } = regraded(session);
  await sql`update simulator_decisions stored set found = marked.found, credit = marked.credit, revision = stored.revision + 1
    from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as marked(position integer, found boolean, credit text)
    where stored.domain_id = ${domainId} and stored.started_month = ${session.startedMonth} and stored.session_id = ${sessionId}
      and stored.position = marked.position`.execute(tx);
  const now = await countDecisions(tx, domainId, session);
  const { counts } = now;
  const { score, passed, unmet, passKept } = standingOf(session, now, keepPasses);
  await tx
    .insertInto("sessionRegrades")
    .values({
      domainId,
      regradeId,
      sessionId,
      scoreBefore: Math.round(session.score * 100),
      passedBefore: session.passed,
      score: Math.round(score * 100),
      passed,
      passKept,
    })
    .execute();
  const changed = score !== session.score || passed !== session.passed;
  await tx
    .updateTable("simulatorSessions")
    .set({
      ...counts,
      score: Math.round(score * 100),
      passed,
      unmet: JSON.stringify(unmet),
      updatedAt: sql`now()`,
      revision: sql<number>`revision + 1`,
      ...(changed ? { regradedAt: sql`now()` } : {}),
    })
    .where("domainId", "=", domainId)
    .where("id", "=", sessionId)
    .execute();
  for (const table of ["simulatorMeasures", "simulatorCategories"] as const)
    await tx.deleteFrom(table).where("domainId", "=", domainId).where("sessionId", "=", sessionId).execute();
  await countSealed(tx, { domainId, id: sessionId, startedMonth: session.startedMonth });
  if (!changed) return;
  await writeEvent(tx, actor, {
    type: "simulatorSession.regrade",
    subject: { entity: "simulatorSession", id: sessionId },
    data: { imageId, reason, before: { score: session.score, passed: session.passed }, after: { score, passed }, passKept },
  });
  if (passed === session.passed) return;
  const learner = { ...actor, userId: session.userId, companyId: session.companyId };
  const { maxFailedAttempts } = session.settings;
  if (session.quizId !== null) await countRegraded(tx, { ...session, domainId, quizId: session.quizId, passed, maxFailedAttempts });
  if (session.courseStatusId !== null)
    await settlePass(tx, learner, {
      courseStatusId: session.courseStatusId,
      passed,
      final: session.type === "Exam",
      maxFailedAttempts,
      note: reason,
    });
}

/** As `countsOf` of the model counts, by what is true now: an image of a session that was sealed meanwhile is counted by that as well. */
async function countDecisions(
  tx: Tx,
  domainId: number,
  { id, startedMonth }: { id: number; startedMonth: string },
): Promise<Pick<ShownSession, "credits" | "counts">> {
  const { rows } = await sql<Counts & ShownSession["credits"]>`
    select count(*) filter (where i.kind = 'threat' and d.credit in ('half', 'full'))::int as hits,
        count(*) filter (where i.kind = 'threat' and d.credit = 'none' and was_decided(d.decision))::int as misses,
        count(*) filter (where i.kind = 'threat' and d.credit = 'none')::int as "criticalErrors",
        count(*) filter (where i.kind = 'innocent' and d.credit = 'none' and coalesce(d.decision, 'T') !~ 'T')::int as "falseAlarms",
        count(*) filter (where i.kind = 'innocent' and d.credit = 'full')::int as "correctRejections",
        count(*) filter (where d.credit = 'none')::int as "none", count(*) filter (where d.credit = 'half')::int as half,
        count(*) filter (where d.credit = 'full')::int as "full", count(*) filter (where d.credit = 'out')::int as "out"
      from simulator_decisions d join images i on i.id = d.image_id
     where d.domain_id = ${domainId} and d.started_month = ${startedMonth} and d.session_id = ${id}`.execute(tx);
  const { none, half, full, out, ...counts } = rows[0]!;
  return { credits: { none, half, full, out }, counts };
}
