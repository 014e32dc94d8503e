import { eventExpiryDays } from "@vigil/model/compliance/trainingEvent";
import type { AttendanceReason } from "@vigil/model/compliance/trainingEventWire";
import { sql } from "kysely";
import type { Caller } from "../../identity/access/caller.ts";
import { refuseOwn } from "../../identity/access/refuseOwn.ts";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { deliverFor } from "./deliverFor.ts";
import { eventPeople } from "./eventPeople.ts";
import { requireDelivery, requireStillOpen, type LockedEvent } from "./lockedEvent.ts";

/** The first delivery takes all who attend, or refuses and names who stands in the way. */
export async function deliverEvent(tx: Tx, caller: Caller, event: LockedEvent): Promise<void> {
  if (event.delivered) throw new Problem(423, "TrainingEventLocked");
  requireDelivery(caller, event);
  const attending = await attendingOf(tx, caller.domainId, event.id);
  if (event.courses.length === 0 || attending.length === 0) throw new Problem(412, "TrainingEventEmpty");
  if (!event.begun) throw new Problem(412, "TrainingEventNotBegun");
  if (event.expired) throw new Problem(406, "TrainingEventExpired", { details: { days: eventExpiryDays } });
  const { delivered, skipped } = await deliverForAll(tx, caller, event, attending);
  if (skipped.length > 0)
    throw new Problem(406, "TrainingEventUsersNotAcceptable", {
      details: {
        names: skipped.map(({ name }) => name).join(", "),
        users: skipped.map(({ userId, reason }) => ({ userId, reason })),
      },
    });
  await sql`update training_events set delivered_at = now(), delivered_by = ${caller.userId}, revision = revision + 1, updated_at = now()
    where domain_id = ${caller.domainId} and id = ${event.id}`.execute(tx);
  await writeEvent(tx, caller, { type: "trainingEvent.deliver", subject: { entity: "trainingEvent", id: event.id }, data: { delivered } });
}

/** Looks again at whoever is on the list of a delivered event and has not got it: those it cannot be delivered for are passed over. */
export async function redeliverEvent(tx: Tx, caller: Caller, event: LockedEvent, only?: readonly number[]): Promise<void> {
  if (!event.delivered) throw new Problem(412, "TrainingEventNotDelivered");
  requireDelivery(caller, event);
  requireStillOpen(event);
  const attending = await attendingOf(tx, caller.domainId, event.id);
  const { delivered, skipped } = await deliverForAll(tx, caller, event, only ? attending.filter((id) => only.includes(id)) : attending);
  await writeEvent(tx, caller, {
    type: "trainingEvent.redeliver",
    subject: { entity: "trainingEvent", id: event.id },
    data: { delivered, skipped: skipped.map(({ userId, reason }) => ({ userId, reason })) },
  });
}

interface Skipped {
  userId: number;
  name: string;
  reason: AttendanceReason;
}

async function deliverForAll(tx: Tx, caller: Caller, event: LockedEvent, userIds: readonly number[]) {
  refuseOwn(
    caller,
    userIds.map((userId) => ({ id: userId, userId })),
  );
  const delivered: number[] = [];
  const skipped: Skipped[] = [];
  for (const { userId, name, reason } of await eventPeople(tx, caller.domainId, event.id, userIds)) {
    const refused = reason ?? (await deliverFor(tx, caller, event, userId));
    if (reason !== null) await tell(tx, caller.domainId, event.id, userId, reason);
    if (refused === null) delivered.push(userId);
    else skipped.push({ userId, name, reason: refused });
  }
  return { delivered, skipped };
}

const tell = (tx: Tx, domainId: number, eventId: number, userId: number, reason: AttendanceReason) =>
  tx
    .updateTable("trainingEventUsers")
    .set({ reason })
    .where("domainId", "=", domainId)
    .where("trainingEventId", "=", eventId)
    .where("userId", "=", userId)
    .execute();

async function attendingOf(tx: Tx, domainId: number, eventId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom("trainingEventUsers")
    .select("userId")
    .where("domainId", "=", domainId)
    .where("trainingEventId", "=", eventId)
    .where("attending", "=", true)
    .where("attendedAt", "is", null)
    .orderBy("userId")
    .execute();
  return rows.map(({ userId }) => userId);
}

/** Takes a delivery back that nobody got: the event can be changed again. */
export async function resetEvent(tx: Tx, caller: Caller, event: LockedEvent): Promise<void> {
  requireDelivery(caller, event);
  const { rows } = await sql`select from training_event_users where domain_id = ${caller.domainId} and training_event_id = ${event.id}
    and (attending or attended_at is not null) limit 1`.execute(tx);
  if (rows.length > 0) throw new Problem(412, "TrainingEventReset");
  await sql`update training_events set delivered_at = null, delivered_by = null, revision = revision + 1, updated_at = now()
    where domain_id = ${caller.domainId} and id = ${event.id}`.execute(tx);
  await writeEvent(tx, caller, { type: "trainingEvent.reset", subject: { entity: "trainingEvent", id: event.id } });
}
