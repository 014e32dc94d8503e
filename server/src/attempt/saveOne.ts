import { isLate } from "@vigil/model/attempt/countedTime";
import type { RaisedFlag } from "@vigil/model/integrity/flagKinds";
import type { ProblemCode } from "@vigil/model/phrases/problemCode";
import type { EventType } from "@vigil/model/reporting/eventTypes";
import type pg from "pg";
import type { House } from "../house.ts";
import type { Caller } from "../identity/access/caller.ts";
import { raiseFlags, type FlaggedPlace } from "../integrity/raiseFlags.ts";
import { Problem } from "../problem.ts";
import { writeEvent } from "../reporting/writeEvent.ts";
import type { Place, PlaceCall } from "./readPlace.ts";
import type { Stored, Storing } from "./storing.ts";

type Stores = Pick<House, "asDomain" | "pool">;

/** The times of something that came late. */
export interface LateTimes {
  claimedMs: number;
  receivedMs: number;
  countedMs: number;
}

interface Claim {
  elapsedMs: number;
  journal?: boolean | undefined;
}

/** How one thing of an attempt is saved: a decision on an image, an answer to a question. */
export interface Saving<At extends Place<unknown>, Body extends Claim, Counted extends { elapsedMs: number }> {
  place: (pool: pg.Pool, caller: Caller, call: PlaceCall) => Promise<At>;
  /** The server has it already, or something newer. */
  isStored: (place: At, body: Body) => boolean;
  /** It under the server's clock; a refusal where the rules allow no such thing. */
  counted: (place: At, body: Body) => Counted;
  storing: Storing;
  /** What of it is stored. */
  values: (place: At, body: Body, counted: Counted) => Stored["values"];
  /** The place as it is once that was stored. */
  stored: (place: At, body: Body, counted: Counted) => At;
  sealed: ProblemCode;
  event: { type: EventType; entity: string };
  flagged: (attemptId: number) => FlaggedPlace;
  /** What of something late is for the auditor. */
  lateFlags: (place: At, times: LateTimes) => RaisedFlag[];
  /** What of a call from a second place is for the auditor. */
  elsewhereFlags: readonly RaisedFlag[];
}

/** Stores one thing as the rules count it; answers what is stored afterwards, whoever stored it. */
export async function saveOne<At extends Place<unknown>, Body extends Claim, Counted extends { elapsedMs: number }>(
  house: Stores,
  caller: Caller,
  saving: Saving<At, Body, Counted>,
  call: PlaceCall,
  body: Body,
): Promise<At> {
  const place = await saving.place(house.pool, caller, call);
  if (place.elsewhere) {
    const { elsewhereFlags: flags } = saving;
    if (flags.length > 0) await house.asDomain(caller.domainId, (tx) => raiseFlags(tx, caller, saving.flagged(place.attemptId), flags));
    throw new Problem(423, "TrainingOpenElsewhere");
  }
  if (saving.isStored(place, body)) return place;
  if (place.sealed) throw new Problem(409, saving.sealed);
  const counted = saving.counted(place, body);
  const late = isLate({ claimedMs: body.elapsedMs, receivedMs: place.elapsedMs });
  if (await (late ? storeLate : store)(house, caller, saving, place, body, counted)) return saving.stored(place, body, counted);
  // Another request was quicker, or the attempt was sealed between our reading and our writing.
  const now = await saving.place(house.pool, caller, call);
  if (!saving.isStored(now, body)) throw new Problem(409, saving.sealed);
  return now;
}

const storedOf = <At extends Place<unknown>, Body extends Claim, Counted extends { elapsedMs: number }>(
  { domainId }: Caller,
  saving: Saving<At, Body, Counted>,
  place: At,
  body: Body,
  counted: Counted,
): Stored => {
  const { startedMonth, attemptId, index } = place;
  return { domainId, startedMonth, attemptId, index, values: saving.values(place, body, counted) };
};

const store = <At extends Place<unknown>, Body extends Claim, Counted extends { elapsedMs: number }>(
  { pool }: Stores,
  caller: Caller,
  saving: Saving<At, Body, Counted>,
  place: At,
  body: Body,
  counted: Counted,
): Promise<boolean> => saving.storing.store(pool, storedOf(caller, saving, place, body, counted));

/** The same with an event and its flags: this arrived later than a working connection explains. */
const storeLate = <At extends Place<unknown>, Body extends Claim, Counted extends { elapsedMs: number }>(
  { asDomain }: Stores,
  caller: Caller,
  saving: Saving<At, Body, Counted>,
  place: At,
  body: Body,
  counted: Counted,
): Promise<boolean> =>
  asDomain(caller.domainId, async (tx) => {
    const { rows } = await tx.executeQuery(saving.storing.query(storedOf(caller, saving, place, body, counted)));
    if (rows.length === 0) return false;
    const { attemptId, index, elapsedMs: receivedMs } = place;
    const { type, entity } = saving.event;
    await writeEvent(tx, caller, {
      type,
      severity: "warning",
      subject: { entity, id: attemptId },
      data: { index, claimedMs: body.elapsedMs, receivedMs, countedMs: counted.elapsedMs, journal: body.journal ?? false },
    });
    const times = { claimedMs: Math.round(body.elapsedMs), receivedMs, countedMs: Math.round(counted.elapsedMs) };
    await raiseFlags(tx, caller, saving.flagged(attemptId), saving.lateFlags(place, times));
    return true;
  });
