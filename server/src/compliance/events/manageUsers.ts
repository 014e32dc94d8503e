import { sql } from "kysely";
import { z } from "zod";
import type { Caller } from "../../identity/access/caller.ts";
import { refuseOwn } from "../../identity/access/refuseOwn.ts";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { redeliverEvent } from "./deliverEvent.ts";
import { eventPeople, mostLearners, requireLearners } from "./eventPeople.ts";
import { requireDelivery, requireStillOpen, type LockedEvent } from "./lockedEvent.ts";

const ids = z.array(z.int().positive()).max(mostLearners).default([]);
export const usersBody = z.strictObject({ add: ids, remove: ids, present: ids, absent: ids });
type UsersBody = z.infer<typeof usersBody>;

/** Who is on the list of an event, and who was there: nobody is until they are marked. Whoever is added to a delivered event was, and gets it at once. */
export async function manageUsers(tx: Tx, caller: Caller, event: LockedEvent, { add, remove, present, absent }: UsersBody): Promise<void> {
  const { domainId } = caller;
  refuseOwn(
    caller,
    [...add, ...present].map((userId) => ({ id: userId, userId })),
  );
  await requireUnattended(tx, domainId, event.id, [...remove, ...absent]);
  if (event.delivered && add.length + present.length > 0) {
    requireDelivery(caller, event);
    requireStillOpen(event);
  }
  requireLearners(await eventPeople(tx, domainId, event.id, add), add, "add");
  await sql`insert into training_event_users (domain_id, training_event_id, user_id, created_by, attending)
    select ${domainId}, ${event.id}, id, ${caller.userId}, ${event.delivered ? sql`true` : sql`null`} from unnest(${add}::bigint[]) as id on conflict do nothing`.execute(
    tx,
  );
  await sql`delete from training_event_users
    where domain_id = ${domainId} and training_event_id = ${event.id} and user_id = any(${remove}::bigint[])`.execute(tx);
  for (const [attending, who] of [
    [true, present],
    [false, absent],
  ] as const)
    await sql`update training_event_users set attending = ${attending}, reason = null
      where domain_id = ${domainId} and training_event_id = ${event.id} and user_id = any(${who}::bigint[]) and attended_at is null`.execute(
      tx,
    );
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from training_event_users
    where domain_id = ${domainId} and training_event_id = ${event.id}`.execute(tx);
  if ((rows[0]?.count ?? 0) > mostLearners)
    throw new Problem(422, "TrainingEventFull", { field: "add", details: { maximum: mostLearners } });
  await writeEvent(tx, caller, {
    type: "trainingEvent.assign",
    subject: { entity: "trainingEvent", id: event.id },
    data: { add, remove, present, absent },
  });
  if (event.delivered && add.length + present.length > 0) await redeliverEvent(tx, caller, event, [...add, ...present]);
}

async function requireUnattended(tx: Tx, domainId: number, eventId: number, userIds: readonly number[]): Promise<void> {
  const attended = (await eventPeople(tx, domainId, eventId, userIds)).filter((person) => person.attended);
  if (attended.length === 0) return;
  throw new Problem(423, "TrainingEventAttended", {
    details: { names: attended.map(({ name }) => name).join(", "), ids: attended.map(({ userId }) => userId) },
  });
}
