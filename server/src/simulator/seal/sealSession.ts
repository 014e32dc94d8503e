import { sql } from "kysely";
import type { SealedBy } from "@vigil/model/attempt/sealedBy";
import { countedActiveMs, type ToldActivity } from "@vigil/model/attempt/activeTime";
import { workedMs } from "@vigil/model/attempt/workedSeconds";
import { spreadTime } from "@vigil/model/attempt/spreadTime";
import { isLate, longestLagMs } from "@vigil/model/attempt/countedTime";
import type { RaisedFlag } from "@vigil/model/integrity/flagKinds";
import type { Confidence } from "@vigil/model/simulator/confidence";
import { imageNumber } from "@vigil/model/simulator/imageNumber";
import { countsOf, markImage, scoreOf, storedMark } from "@vigil/model/simulator/marking";
import { isTooLate, oddTimes } from "@vigil/model/simulator/oddities";
import { unmetCriteria } from "@vigil/model/simulator/passing";
import { replay } from "@vigil/model/simulator/replay";
import { withoutBreaks } from "@vigil/model/simulator/watch/withoutBreaks";
import { advance, type Decision } from "@vigil/model/simulator/session";
import type { ImageCredit, SealedState, SessionResults, StoredMark } from "@vigil/model/simulator/wire";
import { countOnCourse } from "../../attempt/countOnCourse.ts";
import { raiseFlags } from "../../integrity/raiseFlags.ts";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { LearnerActor } from "../../training/learner.ts";
import { settleCourse } from "../../training/settleCourse.ts";
import { countQuiz } from "../../quiz/countQuiz.ts";
import { countSealed } from "./countSealed.ts";
import { moveAbilities } from "./moveAbilities.ts";
import { countedDecision } from "../decide/countedDecision.ts";
import { decisionOf, readImagePaper, type PaperImageRow } from "../paper/imagePaper.ts";
import { readTruths, type StoredTruth } from "../paper/readTruths.ts";
import { resultsOf } from "../review/resultsOf.ts";
import type { SessionRow } from "../sessionRow.ts";

/**
 * Ends a session whose row the caller has locked: decisions that come with the seal are stored first, the machine is replayed to
 * the present, every image is marked. A session already sealed answers its results again.
 */
export async function sealSession(
  tx: Tx,
  actor: LearnerActor,
  session: SessionRow,
  sealedBy: SealedBy,
  claims: readonly SealedState[] = [],
  told?: ToldActivity,
): Promise<SessionResults> {
  if (session.sealedAt !== null) return resultsOf(tx, session);
  const paper = await readImagePaper(tx, session, true);
  const { decisions, late, slow, received } = withClaims(session, paper, claims);
  const final = playedToNow(session, paper, decisions);
  const truths = await readTruths(
    tx,
    session.settings,
    paper.map(({ imageId }) => imageId),
  );
  const marked = paper.map((row, position) => markRow(session, row, final[position] ?? null, truths));
  const credits = marked.map(({ credit }) => credit);
  const score = scoreOf(credits);
  const counts = countsOf(marked);
  const unmet = unmetCriteria(session.settings, { score, counts, credits });
  const passed = unmet.length === 0;
  await storeMarks(tx, session, marked);
  const sealed = await tx
    .updateTable("simulatorSessions")
    .set({
      ...counts,
      sealedAt: sql`now()`,
      sealedBy,
      passed,
      unmet: JSON.stringify(unmet),
      score: Math.round(score * 100),
      duration: activeSeconds(session, sealedBy, final, told),
      updatedAt: sql`now()`,
    })
    .where("domainId", "=", session.domainId)
    .where("id", "=", session.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await countSealed(tx, sealed);
  // where threats are rare people decide by another criterion: such answers move no ability
  if (session.settings.watch === null) await moveAbilities(tx, sealed);
  const answered = marked.map((row, position) => ({
    ...row,
    issuedMs: paper[position]?.issuedMs ?? null,
    receivedMs: received[position] ?? null,
  }));
  await raiseFlags(tx, session, { simulatorSessionId: session.id }, [...late, ...oddTimes(session.settings, answered)]);
  await writeEvent(tx, actor, {
    type: "simulatorSession.seal",
    subject: { entity: "simulatorSession", id: session.id },
    data: { type: session.type, sealedBy, score, passed, unmet, lateDecisions: slow },
  });
  if (session.courseStatusId !== null) {
    const { type, courseStatusId } = session;
    const exam = type === "Exam";
    await countOnCourse(tx, actor, {
      ...sealed,
      courseStatusId,
      simDuration: sealed.duration,
      examDuration: exam ? sealed.duration : 0,
      final: exam ? (passed ? "passed" : "failed") : null,
      maxFailedAttempts: session.settings.maxFailedAttempts,
    });
    await settleCourse(tx, actor, courseStatusId);
  }
  if (session.quizId !== null) {
    const { maxFailedAttempts } = session.settings;
    await countQuiz(tx, actor, { ...sealed, quizId: session.quizId, maxFailedAttempts });
  }
  return resultsOf(tx, { ...sealed, settings: session.settings });
}

/** Only what was done within the session's own time, and not beyond the last deed of somebody who went away. */
function activeSeconds(
  { elapsedMs, settings }: SessionRow,
  sealedBy: SealedBy,
  decisions: readonly Decision[],
  told: ToldActivity | undefined,
): number {
  const lastMs = decisions.at(-1)?.elapsedMs ?? 0;
  const worked = withoutBreaks(settings.watch, decisions);
  const heardMs = decisions.map((decision) => worked(decision.elapsedMs));
  const endMs = worked(workedMs({ sealedBy, elapsedMs, lastMs, limitMs: settings.sessionTimerMs }));
  const toldMs = told && { ...told, sinceMs: worked(told.sinceMs) };
  return Math.round(countedActiveMs({ heardMs, endMs, told: toldMs }) / 1000);
}

/** Stored decisions stay; those that only came with the seal follow them, in order, under the same rules. */
function withClaims(
  session: SessionRow,
  paper: readonly PaperImageRow[],
  claims: readonly SealedState[],
): { decisions: Decision[]; late: RaisedFlag[]; slow: number; received: (number | null)[] } {
  const decisions: Decision[] = [];
  const received: (number | null)[] = [];
  const byImage = new Map(claims.map((claim) => [claim.imageId, claim]));
  const lagMs = longestLagMs(session.settings);
  const late: RaisedFlag[] = [];
  let slow = 0;
  refuseForeign(session, paper, claims);
  for (const [position, row] of paper.entries()) {
    const stored = decisionOf(row);
    const imageId = imageNumber(session.id, position);
    const claim = stored === null ? byImage.get(imageId) : undefined;
    if (stored === null && claim === undefined) break;
    const previousMs = decisions.at(-1)?.elapsedMs ?? 0;
    const claimed = claim && timed(claim, previousMs, session.elapsedMs, paper.length - position);
    const place = {
      index: position,
      settings: session.settings,
      viewCount: row.views.length,
      previousMs,
      elapsedMs: session.elapsedMs,
      opened: row.opened,
    };
    const decision = claimed === undefined ? stored : countedDecision(place, claimed, lagMs);
    if (decision === null)
      throw new Problem(422, "SimulatorDecisionInvalid", { field: `state.${position}.decision`, details: { imageId } });
    const { elapsedMs: countedMs } = decision;
    const times = { claimedMs: Math.round(claimed?.elapsedMs ?? countedMs), receivedMs: session.elapsedMs, countedMs };
    if (claimed !== undefined && isLate(times)) slow++;
    if (claimed !== undefined && isTooLate(session.settings, times)) late.push({ kind: "lateDecision", position, facts: times });
    decisions.push(decision);
    received.push(claimed === undefined ? row.receivedMs : session.elapsedMs);
  }
  return { decisions, late, slow, received };
}

/** A seal that names what the session never showed is not this session's: it stays open, with all it has. */
function refuseForeign({ id }: SessionRow, paper: readonly PaperImageRow[], claims: readonly SealedState[]): void {
  const own = new Set(paper.map(({ position }) => imageNumber(id, position)));
  const foreign = claims.findIndex(({ imageId }) => !own.has(imageId));
  if (foreign === -1) return;
  throw new Problem(422, "SimulatorImageNotFound", { field: `state.${foreign}.imageId`, details: { imageId: claims[foreign]?.imageId } });
}

/** A client that keeps no times has its decisions spread evenly over the time since the last one stored. */
function timed(claim: SealedState, previousMs: number, receivedMs: number, left: number): Decision {
  const { decision, category, markedLocations, confidence } = claim;
  const elapsedMs = claim.elapsedMs ?? spreadTime(previousMs, receivedMs, left);
  const times = { shownMs: claim.shownMs ?? previousMs, elapsedMs };
  return { decision, category, markedLocations, opened: claim.opened ?? false, ...times, ...(confidence && { confidence }) };
}

/** What the machine makes of the decisions by now: images whose time has run out meanwhile have their T. */
function playedToNow(
  { settings, elapsedMs }: SessionRow,
  paper: readonly PaperImageRow[],
  decisions: readonly Decision[],
): readonly Decision[] {
  const images = paper.map(({ views }) => ({ viewCount: views.length }));
  const played = advance(replay(settings, images, decisions), { type: "clock", elapsedMs });
  const made = played.phase === "review" ? [] : played.decisions;
  return [...decisions, ...made.slice(decisions.length)];
}

interface MarkedRow {
  position: number;
  decision: string | null;
  category: string | null;
  confidence: Confidence | null;
  marks: StoredMark[];
  shownMs: number | null;
  decidedMs: number | null;
  found: boolean;
  credit: ImageCredit;
  truth: StoredTruth;
}

function markRow(session: SessionRow, row: PaperImageRow, decision: Decision | null, truths: ReadonlyMap<number, StoredTruth>): MarkedRow {
  const truth = truths.get(row.imageId);
  if (truth === undefined) throw new Error(`Image ${row.imageId} of session ${session.id} has no truth to mark it by.`);
  const given = {
    decision: decision?.decision ?? null,
    category: decision?.category ?? null,
    markedLocations: decision?.markedLocations ?? [],
  };
  return {
    position: row.position,
    decision: given.decision,
    category: given.category,
    confidence: decision?.confidence ?? null,
    marks: given.markedLocations.map(storedMark),
    shownMs: decision?.shownMs ?? null,
    decidedMs: decision?.elapsedMs ?? null,
    ...(row.out ? { found: false, credit: "out" as const } : markImage(truth, given, session.settings)),
    truth,
  };
}

/** Every image gets its credit, so that no decision still on its way can be stored after the seal. */
async function storeMarks(tx: Tx, { domainId, id, startedMonth }: SessionRow, marked: readonly MarkedRow[]): Promise<void> {
  const rows = marked.map((row) => ({
    position: row.position,
    decision: row.decision,
    category: row.category,
    confidence: row.confidence,
    marks: row.marks,
    shown_ms: row.shownMs,
    decided_ms: row.decidedMs,
    found: row.found,
    credit: row.credit,
  }));
  await sql`update simulator_decisions stored
    set decision = marked.decision, category = marked.category, confidence = marked.confidence, marks = marked.marks, shown_ms = marked.shown_ms, decided_ms = marked.decided_ms,
        found = marked.found, credit = marked.credit, revision = stored.revision + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as marked(position integer, decision text, category text, confidence smallint, marks jsonb, shown_ms integer, decided_ms integer, found boolean, credit text)
    where stored.domain_id = ${domainId} and stored.started_month = ${startedMonth} and stored.session_id = ${id}
      and stored.position = marked.position`.execute(tx);
}
