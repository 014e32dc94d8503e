import { mostLagMs } from "@vigil/model/attempt/countedTime";
import { tickMs } from "@vigil/model/attempt/tick";
import type { AnswerBody } from "@vigil/model/exam/examWire";
import type pg from "pg";
import type { PlaceCall } from "../../attempt/readPlace.ts";
import { storingBy } from "../../attempt/storing.ts";
import type { Caller } from "../../identity/access/caller.ts";
import { leaseBinds, leaseTimes } from "../../training/trainingLease.ts";
import type { AnswerPlace } from "./answerPlace.ts";
import { judgeAnswer } from "./judgeAnswer.ts";
import { keptPlace } from "./keptPapers.ts";

const taking = storingBy("take_answers", {
  limits: `, ${mostLagMs}, ${tickMs}, ${leaseTimes}`,
  whoOf: ({ values }) => values["learner"],
});

/**
 * Stores an answer at a place of a paper that this node knows, without looking it up: it is judged as one that comes in the moment it is claimed for,
 * and the database takes it only where that is so. Nothing where it has to be looked up, and is judged by what is found.
 */
export async function takeAnswer(pool: pg.Pool, caller: Caller, call: PlaceCall, body: AnswerBody): Promise<AnswerPlace | undefined> {
  const { domainId, userId: learner } = caller;
  const { attemptId, index, tabId: tab } = call;
  const kept = keptPlace(pool, { domainId, id: attemptId }, index);
  if (kept === undefined) return undefined;
  const { position: _, ...paper } = kept;
  const place = { ...paper, ...unanswered, attemptId, index, elapsedMs: body.elapsedMs };
  const judged = judgeAnswer(place, body);
  if (typeof judged === "string") return undefined;
  const { value, elapsedMs: elapsed } = judged;
  const { revision } = body;
  const values = {
    learner,
    browser: leaseBinds(caller) ? caller.sessionId : null,
    tab,
    newer: revision,
    chosen: value,
    claimed: body.elapsedMs,
    elapsed,
    took: Math.round(body.durationMs),
    out_of_time: body.timeout,
    flag: body.flagged,
  };
  const taken = await taking.store(pool, { domainId, startedMonth: paper.startedMonth, attemptId, index, values });
  return taken ? { ...place, value, revision, answeredMs: elapsed } : undefined;
}

const unanswered = {
  sealed: false,
  elsewhere: false,
  locked: false,
  value: null,
  revision: 0,
  answeredMs: null,
  shownMs: null,
  before: null,
};
