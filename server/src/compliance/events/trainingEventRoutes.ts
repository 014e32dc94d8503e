import { minutesToWrite } from "@vigil/model/compliance/classMinutes";
import { trainingEvent, type TrainingEvent } from "@vigil/model/compliance/trainingEvent";
import { trainingEventRules } from "@vigil/model/compliance/trainingEventRules";
import type { CreateOf } from "@vigil/model/entity/entity";
import { sql } from "kysely";
import { z } from "zod";
import { idParameter } from "../../entity/bodies.ts";
import { entityRoutes } from "../../entity/entityRoutes.ts";
import { getRecord } from "../../entity/readRecords.ts";
import type { View } from "../../entity/view.ts";
import { changeRecords, insertRecord } from "../../entity/writeRecords.ts";
import type { Routes } from "../../house.ts";
import { caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { deliverEvent, redeliverEvent, resetEvent } from "./deliverEvent.ts";
import { eventExpressions } from "./eventExpressions.ts";
import { eventPeople, requireLearners } from "./eventPeople.ts";
import { lockEvent, type LockedEvent } from "./lockedEvent.ts";
import { manageUsers, usersBody } from "./manageUsers.ts";
import { previewDelivery } from "./previewDelivery.ts";
import { readAttendance, readAvailable, readChoices, readLearners } from "./readEvent.ts";
import { eventValues, requireSoundEvent } from "./soundEvent.ts";

const searchQuery = z.object({ search: z.string().max(100).default("") });

/** Classroom training: planned, held and delivered by its trainer, whose companies and courses the authorization names. */
export const trainingEventRoutes: Routes = (app, house) => {
  const desk = entityRoutes(app, house, trainingEvent, {
    rules: trainingEventRules,
    expressions: eventExpressions,
    insert: async (tx, view, values) => {
      await requireSoundEvent(tx, view.caller, eventValues.parse(values));
      const { rest, columns } = apart({ ...values, ...filled({ instructionMinutes: 0 }, values) });
      return insertRecord(tx, view, rest, columns);
    },
    change: async (tx, view, changes) => {
      const changed = [];
      for (const { id, revision, ...values } of changes) {
        if ((await lockEvent(tx, view, id)).delivered) throw new Problem(423, "TrainingEventLocked");
        const before = await getRecord(tx, view, id);
        await requireSoundEvent(tx, view.caller, { ...before, ...values });
        const { rest, columns } = apart({ ...values, ...filled(before, { ...before, ...values }) });
        const [record] = await changeRecords(tx, view, [{ id, ...(revision === undefined ? {} : { revision }), ...rest }], () => columns);
        await requireListed(tx, view, record!);
        changed.push(record!);
      }
      return changed;
    },
  });
  const tags = [trainingEvent.plural];
  const viewing = { permission: desk.permission("view") };
  const editing = { permission: desk.permission("edit") };

  app.get("/api/trainingevents/choices", { config: viewing, schema: { tags, summary: "What an event can be made of" } }, (request) =>
    house.asDomain(caller(request).domainId, (tx) => readChoices(tx, caller(request))),
  );
  app.get(
    "/api/trainingevents/learners",
    { config: viewing, schema: { tags, summary: "Whom one's events are held for", querystring: searchQuery } },
    (request) => house.asDomain(caller(request).domainId, (tx) => readLearners(tx, caller(request), request.query.search)),
  );
  app.get(
    "/api/trainingevents/:id/users",
    { config: viewing, schema: { tags, summary: "Its list: attending, absent, attended", params: idParameter } },
    (request) =>
      house.asDomain(caller(request).domainId, async (tx) => {
        await getRecord(tx, desk.view(request), request.params.id);
        return readAttendance(tx, caller(request), request.params.id);
      }),
  );
  app.get(
    "/api/trainingevents/:id/users/available",
    { config: editing, schema: { tags, summary: "Who could be added", params: idParameter, querystring: searchQuery } },
    (request) =>
      house.asDomain(caller(request).domainId, async (tx) => {
        await getRecord(tx, desk.view(request), request.params.id);
        return readAvailable(tx, caller(request), request.params.id, request.query.search);
      }),
  );
  app.put(
    "/api/trainingevents/:id/users",
    { config: editing, schema: { tags, summary: "Add, remove, mark present or absent", params: idParameter, body: usersBody } },
    (request) =>
      desk.write(request, async (tx, view) => {
        await manageUsers(tx, view.caller, await lockEvent(tx, view, request.params.id), request.body);
        return readAttendance(tx, view.caller, request.params.id);
      }),
  );

  app.get(
    "/api/trainingevents/:id/delivery",
    { config: editing, schema: { tags, summary: "Who would get what by a delivery now", params: idParameter } },
    (request) =>
      house.asDomain(caller(request).domainId, async (tx) => {
        await getRecord(tx, desk.view(request), request.params.id);
        return previewDelivery(tx, caller(request).domainId, request.params.id);
      }),
  );

  const act = (name: string, summary: string, work: (tx: Tx, by: View["caller"], event: LockedEvent) => Promise<void>) =>
    app.post(`/api/trainingevents/:id/${name}`, { config: editing, schema: { tags, summary, params: idParameter } }, (request) =>
      desk.write(request, async (tx, view) => {
        await work(tx, view.caller, await lockEvent(tx, view, request.params.id));
        return getRecord(tx, view, request.params.id);
      }),
    );
  act("deliver", "Complete its courses for whoever attends it", deliverEvent);
  act("redeliver", "Look again at whoever it was not delivered for", (tx, by, event) => redeliverEvent(tx, by, event));
  act("reset", "Take a delivery back that nobody got", resetEvent);
};

/** The minutes of instruction, where they are those of the hours. */
function filled(...given: Parameters<typeof minutesToWrite>): { instructionMinutes?: number } {
  const instructionMinutes = minutesToWrite(...given);
  return instructionMinutes === undefined ? {} : { instructionMinutes };
}

/** A trainer may teach companies that are no site of theirs: what these fields name is checked by the authorization, not by the sites. */
function apart({ companyId, programId, trainerAuthorizationId, ...rest }: CreateOf<typeof trainingEvent>) {
  const named = { companyId, programId, trainerAuthorizationId };
  return { rest, columns: Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined)) };
}

/** Whoever is on the list stays able to attend when the company, the program or the days change. */
async function requireListed(tx: Tx, { caller: { domainId } }: View, { id }: TrainingEvent): Promise<void> {
  const { rows } = await sql<{ userId: number }>`select user_id from training_event_users
    where domain_id = ${domainId} and training_event_id = ${id} and attending is not false and attended_at is null`.execute(tx);
  const expected = rows.map(({ userId }) => userId);
  requireLearners(await eventPeople(tx, domainId, id, expected), expected, "companyId");
}
