import { mostLagMs } from "@vigil/model/attempt/countedTime";
import type { ChoiceReason } from "@vigil/model/simulator/adaptive/chooseAdaptive";
import { markImage } from "@vigil/model/simulator/marking";
import { feedbackAt } from "@vigil/model/simulator/watch/watch";
import { isTooLate } from "@vigil/model/simulator/oddities";
import type { Decision } from "@vigil/model/simulator/session";
import type { DecisionAnswer, DecisionBody } from "@vigil/model/simulator/wire";
import type { PlaceCall } from "../../attempt/readPlace.ts";
import { saveOne, type Saving } from "../../attempt/saveOne.ts";
import { storingBy } from "../../attempt/storing.ts";
import type { House } from "../../house.ts";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { imageStateOf } from "../paper/imagePaper.ts";
import { readTruths } from "../paper/readTruths.ts";
import { countedDecision } from "./countedDecision.ts";
import { decisionPlace, marksOf, type DecisionPlace } from "./decisionPlace.ts";

/** The same call again answers what is stored; a stored decision never changes. */
const decisions: Saving<DecisionPlace, DecisionBody, Decision> = {
  place: decisionPlace,
  isStored: ({ decision }) => decision !== null,
  counted(place, body) {
    if (place.index > 0 && place.previousMs === null) throw new Problem(412, "SimulatorOutOfOrder");
    const counted = countedDecision(place, body, body.journal === true ? place.settings.maxDisconnectMs : mostLagMs);
    if (counted === null) throw new Problem(422, "SimulatorDecisionInvalid", { field: "decision" });
    return counted;
  },
  storing: storingBy("store_decisions"),
  values: (_place, { trace }, decision) => ({
    code: decision.decision,
    chosen: decision.category,
    places: marksOf(decision),
    shown: decision.shownMs,
    decided: decision.elapsedMs,
    done: trace ?? null,
    sure: decision.confidence ?? null,
  }),
  stored: (place, _body, counted) => {
    const { decision, category, shownMs, elapsedMs: decidedMs, confidence = null } = counted;
    return { ...place, decision, category, shownMs, decidedMs, confidence, marks: marksOf(counted) };
  },
  sealed: "SimulatorSessionSealed",
  event: { type: "simulatorSession.lateDecision", entity: "simulatorSession" },
  flagged: (simulatorSessionId) => ({ simulatorSessionId }),
  lateFlags: ({ settings, index: position }, times) =>
    isTooLate(settings, times) ? [{ kind: "lateDecision", position, facts: { ...times } }] : [],
  elsewhereFlags: [],
};

/** Stores one decision as the rules count it. */
export async function decide(
  house: Pick<House, "asDomain" | "pool">,
  caller: Caller,
  call: PlaceCall,
  body: DecisionBody,
): Promise<DecisionAnswer> {
  return answer(house, caller, await saveOne(house, caller, decisions, call, body));
}

/** Practice with feedback tells the truth once the decision is stored; any other session says nothing before its seal. */
async function answer({ asDomain }: Pick<House, "asDomain">, { domainId }: Caller, place: DecisionPlace): Promise<DecisionAnswer> {
  const state = imageStateOf(place, false);
  if (!feedbackAt(place.settings, place.index)) return { state };
  const { truth, reason } = await asDomain(domainId, async (tx) => ({
    truth: (await readTruths(tx, place.settings, [place.imageId])).get(place.imageId),
    reason: place.settings.aim === null ? null : await reasonOf(tx, domainId, place),
  }));
  if (truth === undefined) return { state };
  const given = { decision: place.decision, category: place.category, markedLocations: place.marks };
  return {
    state: { ...state, ...markImage(truth, given, place.settings) },
    feedback: { ...truth.wire, ...(reason === null ? {} : { reason }) },
  };
}

/** Why the image was chosen for its learner: it would tell what is in the bag, and goes with the truth. */
async function reasonOf(tx: Tx, domainId: number, { startedMonth, attemptId, index }: DecisionPlace): Promise<ChoiceReason | null> {
  const row = await tx
    .selectFrom("simulatorDecisions")
    .select("reason")
    .where("domainId", "=", domainId)
    .where("startedMonth", "=", startedMonth)
    .where("sessionId", "=", attemptId)
    .where("position", "=", index)
    .executeTakeFirst();
  return row?.reason ?? null;
}
