import { sql } from "kysely";
import { historyClasses } from "../../../../content/historyPeople.ts";
import { deliverFor } from "../../compliance/events/deliverFor.ts";
import { lockRow } from "../../compliance/events/lockedEvent.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { trainerOf } from "../seedClassroom.ts";
import { daysBefore, type Making } from "./making.ts";
import type { Person } from "./runs.ts";

/** Classes that were held and delivered, each for those of its company who had not been to one; one of each five stayed away. */
export async function makeClasses(tx: Tx, { domainId, now }: Making, programId: number, people: readonly Person[]): Promise<void> {
  const authorization = await tx
    .selectFrom("trainerAuthorizations as held")
    .innerJoin("users as trainer", (join) => join.onRef("trainer.domainId", "=", "held.domainId").onRef("trainer.id", "=", "held.userId"))
    .select(["held.id", "trainer.id as trainerId", "trainer.companyId"])
    .where("held.domainId", "=", domainId)
    .where("trainer.username", "=", "trainer")
    .executeTakeFirst();
  if (authorization === undefined) return;
  // who is on the list of a class of today has it still before them
  const listedNow = await tx.selectFrom("trainingEventUsers").select("userId").where("domainId", "=", domainId).execute();
  const expected = new Set(listedNow.map(({ userId }) => userId));
  const waiting = new Set(people.filter(({ userId }) => !expected.has(userId)));
  let listed = 0;
  for (const { company, daysAgo, days, learners } of historyClasses) {
    const { id: companyId } = await tx
      .selectFrom("companies")
      .select("id")
      .where("domainId", "=", domainId)
      .where("name", "=", company)
      .executeTakeFirstOrThrow();
    const list = [...waiting].filter((person) => person.companyId === companyId).slice(0, learners);
    if (list.length === 0) continue;
    const startDate = dateOf(daysBefore(now, daysAgo));
    const ended = daysBefore(now, daysAgo - days + 1);
    const { id } = await tx
      .insertInto("trainingEvents")
      .values({
        domainId,
        companyId,
        programId,
        startDate,
        endDate: dateOf(ended),
        instructionMinutes: 420 * days,
        trainerAuthorizationId: authorization.id,
        createdAt: daysBefore(now, daysAgo + 21),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await sql`insert into training_event_courses (domain_id, training_event_id, course_id)
      select ${domainId}, ${id}, course_id from program_courses where program_id = ${programId}`.execute(tx);
    const trainer = {
      ...trainerOf(domainId, { id: authorization.trainerId, companyId: authorization.companyId }),
      requestId: "demo history",
    };
    const event = await lockRow(tx, domainId, id);
    const at = event.completesAt;
    const delivered: number[] = [];
    for (const { userId } of list) {
      const attending = ++listed % 5 > 0;
      await tx.insertInto("trainingEventUsers").values({ domainId, trainingEventId: id, userId, attending }).execute();
      if (!attending) continue;
      if ((await deliverFor(tx, { ...trainer, at } as typeof trainer, event, userId)) === null) delivered.push(userId);
    }
    for (const person of list) if (delivered.includes(person.userId)) waiting.delete(person);
    await backdate(tx, { domainId, id, programId, began: daysBefore(now, daysAgo), at, trainerId: trainer.userId }, delivered);
    await writeEvent(
      tx,
      { ...trainer, at },
      { type: "trainingEvent.deliver", subject: { entity: "trainingEvent", id }, data: { delivered } },
    );
  }
}

const dateOf = (instant: Date): string => instant.toISOString().slice(0, 10);

interface Held {
  domainId: number;
  id: number;
  programId: number;
  began: Date;
  at: Date;
  trainerId: number;
}

/** A delivery is made as of now; this one was made at the end of its class. */
async function backdate(tx: Tx, { domainId, id, programId, began, at, trainerId }: Held, delivered: readonly number[]): Promise<void> {
  await sql`update training_events set delivered_at = ${at}, delivered_by = ${trainerId} where domain_id = ${domainId} and id = ${id}`.execute(
    tx,
  );
  await sql`update training_event_users set attended_at = ${at} where domain_id = ${domainId} and training_event_id = ${id} and attended_at is not null`.execute(
    tx,
  );
  for (const userId of delivered) {
    await sql`update program_assignments set joined_on = ${daysBefore(began, 14)}::date, created_at = ${daysBefore(began, 14)}
      where domain_id = ${domainId} and user_id = ${userId} and program_id = ${programId}`.execute(tx);
    const { rows } = await sql<{
      id: number;
    }>`update program_statuses set initiated_at = ${began}, created_at = ${began}, last_accessed_at = ${at}
      where domain_id = ${domainId} and user_id = ${userId} and program_id = ${programId} returning id`.execute(tx);
    await sql`update course_statuses set initiated_at = ${began}, created_at = ${began}, last_accessed_at = ${at}
      where domain_id = ${domainId} and program_status_id = ${rows[0]!.id}`.execute(tx);
  }
}
