import { CompiledQuery } from "kysely";
import { isLate, mostLagMs } from "@vigil/model/attempt/countedTime";
import { markImage } from "@vigil/model/simulator/marking";
import { isTooLate } from "@vigil/model/simulator/oddities";
import type { Decision } from "@vigil/model/simulator/session";
import type { DecisionAnswer, DecisionBody } from "@vigil/model/simulator/wire";
import type { House } from "../../house.ts";
import type { Caller } from "../../identity/access/caller.ts";
import { raiseFlags } from "../../integrity/raiseFlags.ts";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import { countedDecision } from "./countedDecision.ts";
import { decisionPlace, marksOf, storing, type DecisionPlace, type ImageCall } from "./decisionPlace.ts";
import { stateOf } from "../paper/paper.ts";
import { readTruths } from "../paper/readTruths.ts";

type Room = Pick<House, "asDomain" | "pool">;

/** Stores one decision as the rules count it. The same call again answers what is stored; a stored decision never changes. */
export async function decide(
  house: Room,
  caller: Caller,
  call: ImageCall & { tabId: string },
  body: DecisionBody,
): Promise<DecisionAnswer> {
  const place = await decisionPlace(house.pool, caller, call, call.tabId);
  if (place.elsewhere) throw new Problem(423, "TrainingOpenElsewhere");
  if (place.decision !== null) return answer(house, caller, place);
  if (place.sealed) throw new Problem(409, "SimulatorSessionSealed");
  if (call.index > 0 && place.previousMs === null) throw new Problem(412, "SimulatorOutOfOrder");
  const counted = countedDecision(place, body, body.journal === true ? place.settings.maxDisconnectMs : mostLagMs);
  if (counted === null) throw new Problem(422, "SimulatorDecisionInvalid", { field: "decision" });
  const late = isLate({ claimedMs: body.elapsedMs, receivedMs: place.elapsedMs });
  const stored = late ? await storeLate(house, caller, place, body, counted) : await store(house, caller, place, body, counted);
  if (!stored) return afterRace(house, caller, call, call.tabId);
  const { decision, category, shownMs, elapsedMs: decidedMs } = counted;
  return answer(house, caller, { ...place, decision, category, shownMs, decidedMs, marks: marksOf(counted) });
}

/** Another request decided the image or sealed the session between our reading and our writing. */
async function afterRace(house: Room, caller: Caller, call: ImageCall, tabId: string): Promise<DecisionAnswer> {
  const place = await decisionPlace(house.pool, caller, call, tabId);
  if (place.decision === null) throw new Problem(409, "SimulatorSessionSealed");
  return answer(house, caller, place);
}

/** A statement that is its own transaction; durable when it answers. */
async function store({ pool }: Room, { domainId }: Caller, place: DecisionPlace, body: DecisionBody, decision: Decision): Promise<boolean> {
  const { rows } = await pool.query<{ stored: boolean }>(storing(domainId, place, decision, body.trace ?? null));
  return rows[0]?.stored ?? false;
}

/** The same with an event: this decision arrived later than a working connection explains; and with a flag where it is later than any may be. */
const storeLate = ({ asDomain }: Room, caller: Caller, place: DecisionPlace, body: DecisionBody, decision: Decision): Promise<boolean> =>
  asDomain(caller.domainId, async (tx) => {
    const { text, values } = storing(caller.domainId, place, decision, body.trace ?? null);
    const { rows } = await tx.executeQuery<{ stored: boolean }>(CompiledQuery.raw(text, values));
    if (rows[0]?.stored !== true) return false;
    await writeEvent(tx, caller, {
      type: "simulatorSession.lateDecision",
      severity: "warning",
      subject: { entity: "simulatorSession", id: place.sessionId },
      data: {
        index: place.index,
        claimedMs: body.elapsedMs,
        receivedMs: place.elapsedMs,
        countedMs: decision.elapsedMs,
        journal: body.journal ?? false,
      },
    });
    const times = { claimedMs: Math.round(body.elapsedMs), receivedMs: place.elapsedMs, countedMs: decision.elapsedMs };
    if (isTooLate(place.settings, times))
      await raiseFlags(tx, caller, { simulatorSessionId: place.sessionId }, [
        { kind: "lateDecision", position: place.index, facts: times },
      ]);
    return true;
  });

/** Practice with feedback tells the truth once the decision is stored; any other session says nothing before its seal. */
async function answer({ asDomain }: Room, { domainId }: Caller, place: DecisionPlace): Promise<DecisionAnswer> {
  const state = stateOf(place, false);
  if (!place.settings.feedback) return { state };
  const truth = (await asDomain(domainId, (tx) => readTruths(tx, place.settings, [place.imageId]))).get(place.imageId);
  if (truth === undefined) return { state };
  const given = { decision: place.decision, category: place.category, markedLocations: place.marks };
  return { state: { ...state, ...markImage(truth, given, place.settings) }, feedback: truth.wire };
}
