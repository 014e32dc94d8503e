import { sql } from "kysely";
import { countedMs, isLate, mostLagMs } from "@vigil/model/simulator/countedTime";
import { markImage } from "@vigil/model/simulator/marking";
import { judge } from "@vigil/model/simulator/replay";
import type { Decision } from "@vigil/model/simulator/session";
import { sessionSettingsSchema, type SessionSettings } from "@vigil/model/simulator/settings";
import type { DecisionAnswer, DecisionBody } from "@vigil/model/simulator/wire";
import type { Caller } from "../identity/caller.ts";
import { Problem } from "../problem.ts";
import { writeEvent } from "../reporting/writeEvent.ts";
import type { Tx } from "../storage/asDomain.ts";
import { stateOf, type PaperRow } from "./paper.ts";
import { readTruths } from "./readTruths.ts";
import { elapsedMsOf } from "./sessionRow.ts";

export interface ImageCall {
  sessionId: number;
  index: number;
}

/** Stores one decision as the rules count it. The same call again answers what is stored; a stored decision never changes. */
export async function decide(tx: Tx, caller: Caller, call: ImageCall, body: DecisionBody): Promise<DecisionAnswer> {
  const place = await readPlace(tx, caller, call);
  if (place.decision !== null) return answer(tx, place);
  if (place.sealedAt !== null) throw new Problem(409, "SimulatorSessionSealed");
  if (call.index > 0 && place.previousMs === null) throw new Problem(412, "SimulatorOutOfOrder");
  const counted = countedDecision(place, body, body.journal === true ? place.settings.maxDisconnectMs : mostLagMs);
  if (counted === null) throw new Problem(422, "SimulatorDecisionInvalid", { field: "decision" });
  const stored = await storeDecision(tx, caller, place, counted);
  if (!stored) return afterRace(tx, caller, call);
  if (isLate({ claimedMs: body.elapsedMs, receivedMs: place.elapsedMs }))
    await writeEvent(tx, caller, {
      type: "simulatorSession.lateDecision",
      severity: "warning",
      subject: { entity: "simulatorSession", id: call.sessionId },
      data: { index: call.index, claimedMs: body.elapsedMs, receivedMs: place.elapsedMs, countedMs: counted.elapsedMs },
    });
  return answer(tx, { ...place, ...asRow(counted) });
}

type Place = Omit<PaperRow, "custom" | "bagType" | "manifest" | "views"> & {
  sessionId: number;
  settings: SessionSettings;
  startedMonth: string;
  sealedAt: Date | null;
  elapsedMs: number;
  /** When the image before it was decided; null while it is not. */
  previousMs: number | null;
  viewCount: number;
};

async function readPlace(tx: Tx, { domainId, userId }: Caller, { sessionId, index }: ImageCall): Promise<Place> {
  const row = await tx
    .selectFrom("simulatorSessions as session")
    .innerJoin("simulatorDecisions as decision", (join) =>
      join
        .onRef("decision.domainId", "=", "session.domainId")
        .onRef("decision.startedMonth", "=", "session.startedMonth")
        .onRef("decision.sessionId", "=", "session.id"),
    )
    .innerJoin("images as image", "image.id", "decision.imageId")
    .leftJoin("simulatorDecisions as previous", (join) =>
      join
        .onRef("previous.domainId", "=", "session.domainId")
        .onRef("previous.startedMonth", "=", "session.startedMonth")
        .onRef("previous.sessionId", "=", "session.id")
        .on("previous.position", "=", index - 1),
    )
    .select(["session.settings", "session.startedMonth", "session.sealedAt", elapsedMsOf("session").as("elapsedMs")])
    .select(["decision.position", "decision.imageId", "decision.shownMs", "decision.decidedMs", "decision.decision", "decision.category"])
    .select(["decision.marks", "decision.opened", "decision.found", "decision.credit", "previous.decidedMs as previousMs"])
    .select(sql<number>`jsonb_array_length(image.views)`.as("viewCount"))
    .where("session.domainId", "=", domainId)
    .where("session.id", "=", sessionId)
    .where("session.userId", "=", userId)
    .where("decision.position", "=", index)
    .executeTakeFirst();
  if (row === undefined) throw new Problem(404, "SimulatorImageNotFound");
  return { ...row, sessionId, settings: sessionSettingsSchema.parse(row.settings) };
}

interface Counting {
  settings: SessionSettings;
  viewCount: number;
  previousMs: number | null;
  elapsedMs: number;
  opened: boolean;
}

/** The decision under the server's clock; null where the rules allow no such decision. */
export function countedDecision(place: Counting, claim: Decision, lagMs: number): Decision | null {
  const { settings, viewCount, elapsedMs: receivedMs } = place;
  const previousMs = place.previousMs ?? 0;
  const elapsedMs = countedMs({ claimedMs: claim.elapsedMs, receivedMs, previousMs, lagMs });
  const shownMs = Math.min(elapsedMs, Math.max(previousMs, claim.shownMs));
  // With feedback the time before the image was shown was the learner's own.
  const sinceMs = settings.feedback ? shownMs : previousMs;
  return judge(settings, { viewCount }, sinceMs, { ...claim, opened: place.opened, shownMs, elapsedMs });
}

const asRow = ({ decision, category, markedLocations, shownMs, elapsedMs }: Decision) => ({
  decision,
  category,
  marks: markedLocations.map(({ x, y, view }) => ({ view: view ?? 0, x, y })),
  shownMs,
  decidedMs: elapsedMs,
});

/** In one statement: only while the session is open and the image has neither decision nor credit, which a seal gives every image. */
async function storeDecision(tx: Tx, { domainId }: Caller, place: Place, decision: Decision): Promise<boolean> {
  const { marks, ...row } = asRow(decision);
  const result = await tx
    .updateTable("simulatorDecisions as stored")
    .from("simulatorSessions as session")
    .set((set) => ({ ...row, marks: JSON.stringify(marks), receivedAt: sql`clock_timestamp()`, revision: set("stored.revision", "+", 1) }))
    .where("stored.domainId", "=", domainId)
    .where("stored.startedMonth", "=", place.startedMonth)
    .where("stored.sessionId", "=", place.sessionId)
    .where("stored.position", "=", place.position)
    .where("stored.decision", "is", null)
    .where("stored.credit", "is", null)
    .whereRef("session.domainId", "=", "stored.domainId")
    .whereRef("session.id", "=", "stored.sessionId")
    .where("session.sealedAt", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Another request decided the image or sealed the session between our reading and our writing. */
async function afterRace(tx: Tx, caller: Caller, call: ImageCall): Promise<DecisionAnswer> {
  const place = await readPlace(tx, caller, call);
  if (place.decision === null) throw new Problem(409, "SimulatorSessionSealed");
  return answer(tx, place);
}

/** Practice with feedback tells the truth once the decision is stored; any other session says nothing before its seal. */
async function answer(tx: Tx, place: Place): Promise<DecisionAnswer> {
  if (!place.settings.feedback) return { state: stateOf(place, false) };
  const truth = (await readTruths(tx, [place.imageId])).get(place.imageId);
  if (truth === undefined) return { state: stateOf(place, false) };
  const marked = markImage(truth, { decision: place.decision, category: place.category, markedLocations: place.marks }, place.settings);
  return { state: { ...stateOf(place, false), ...marked }, feedback: truth.wire };
}
