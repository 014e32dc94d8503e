import { authorizationName, trainerName } from "@vigil/model/compliance/authorizationName";
import type { Permission } from "@vigil/model/identity/permission";
import { textKey } from "@vigil/model/identity/textKey";
import { sql } from "kysely";
import type { demoClassroom } from "../../../content/classroom.ts";
import { deliverEvent } from "../compliance/events/deliverEvent.ts";
import { lockRow } from "../compliance/events/lockedEvent.ts";
import type { Caller } from "../identity/access/caller.ts";
import type { Tx } from "../storage/asDomain.ts";
import type { SeededCatalogue } from "./seedCatalogue.ts";

type Classroom = typeof demoClassroom;

interface Places {
  domainId: number;
  companies: ReadonlyMap<string, number>;
  catalogue: SeededCatalogue;
}

/** Trainers of the demo with their authorizations, and events that were held, wait for their delivery and are to come. */
export async function seedClassroom(tx: Tx, classroom: Classroom, places: Places): Promise<void> {
  const { domainId, companies, catalogue } = places;
  const courseId = catalogue.courses.get(classroom.course)!;
  const programId = catalogue.programs.get(classroom.program)!;
  const authorizations = new Map<string, number>();
  for (const { username, companies: taught, ...printed } of classroom.authorizations) {
    const person = await personOf(tx, domainId, username);
    const name = authorizationName(person, printed);
    const { id } = await tx
      .insertInto("trainerAuthorizations")
      .values({ domainId, userId: person.id, trainer: trainerName(person), name, nameKey: textKey(name), ...printed })
      .returning("id")
      .executeTakeFirstOrThrow();
    authorizations.set(username, id);
    const rows = taught.map((company) => ({ domainId, trainerAuthorizationId: id, companyId: companies.get(company)! }));
    await tx.insertInto("trainerAuthorizationCompanies").values(rows).execute();
    await tx.insertInto("trainerAuthorizationCourses").values({ domainId, trainerAuthorizationId: id, courseId }).execute();
  }
  for (const event of classroom.events) {
    const { id: trainingEventId } = await tx
      .insertInto("trainingEvents")
      .values({
        domainId,
        companyId: companies.get(event.company)!,
        programId,
        trainerAuthorizationId: authorizations.get(event.trainer)!,
        startDate: dayFromNow(domainId, event.days[0]),
        endDate: dayFromNow(domainId, event.days[1]),
        instructionMinutes: 420,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx.insertInto("trainingEventCourses").values({ domainId, trainingEventId, courseId }).execute();
    for (const username of event.learners)
      await tx
        .insertInto("trainingEventUsers")
        .values({
          domainId,
          trainingEventId,
          userId: (await personOf(tx, domainId, username)).id,
          attending: "delivered" in event ? true : null,
        })
        .execute();
    if ("delivered" in event)
      await deliverEvent(
        tx,
        trainerOf(domainId, await personOf(tx, domainId, event.trainer)),
        await lockRow(tx, domainId, trainingEventId),
      );
  }
}

const personOf = (tx: Tx, domainId: number, username: string) =>
  tx
    .selectFrom("users")
    .select(["id", "companyId", "firstName", "lastName", "username"])
    .where("domainId", "=", domainId)
    .where("username", "=", username)
    .executeTakeFirstOrThrow();

const dayFromNow = (domainId: number, days: number) =>
  sql<string>`((now() at time zone (select time_zone from domains where id = ${domainId}))::date + ${days}::int)`;

/** Who delivers an event of the demo. */
export const trainerOf = (domainId: number, { id, companyId }: { id: number; companyId: number }): Caller => ({
  domainId,
  homeDomainId: domainId,
  userId: id,
  sessionId: 0,
  companyId,
  accessLevelId: 5,
  accessLevelCode: "trn",
  rank: 30,
  permissions: new Set<Permission>(["trainingEvents:edit"]),
  companies: [companyId],
  groups: null,
  programs: null,
  requestId: "",
  address: "",
});
