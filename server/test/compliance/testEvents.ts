import type { TrainingEvent } from "@vigil/model/compliance/trainingEvent";
import type { EventAttendance } from "@vigil/model/compliance/trainingEventWire";
import type { TestApp } from "../http/testApp.ts";
import { eventValues, type TestClassroom } from "./testClassroom.ts";

export const list = "/api/trainingevents";

/** What the trainer of North does with events; `room` is the classroom of the test that runs. */
export const testEvents = (app: TestApp, room: () => TestClassroom) => {
  const trainer = () => app.as("trn");
  const query = async (text: string, values: unknown[] = []) => (await app.database.ask(text, values)).rows;
  const attendance = async (id: number) => (await (await trainer()).call<EventAttendance>("GET", `${list}/${id}/users`)).body;
  return {
    trainer,
    query,
    /** An event with these people on its list, marked as attending. */
    planned: async (values: object = {}, add: readonly number[] = room().learners) => {
      const client = await trainer();
      const days = eventValues(room(), app.world().airport.north.companyId, [0, 0]);
      const { body } = await client.call<TrainingEvent>("POST", list, { ...days, ...values });
      if (add.length > 0) await client.call("PUT", `${list}/${body.id}/users`, { add, present: add });
      return body.id;
    },
    get: async (id: number) => (await (await trainer()).call<TrainingEvent>("GET", `${list}/${id}`)).body,
    act: async (id: number, name: string) => (await trainer()).call("POST", `${list}/${id}/${name}`),
    users: async (id: number, body: object) => (await trainer()).call<EventAttendance>("PUT", `${list}/${id}/users`, body),
    reasons: async (id: number) =>
      (await attendance(id)).rows.map(({ userId, attendedAt, reason }) => [userId, attendedAt !== null, reason]),
    statuses: (userId: number) =>
      query(
        `select course.course_id::int, course.complete, course.progress, course.verification_code is not null as certified, course.end_at::date::text as day
           from course_statuses course where course.user_id = $1 and course.closed_at is null order by course.course_id`,
        [userId],
      ),
    /** As if its days had been then. */
    heldAgo: (id: number, days: number) =>
      query("update training_events set start_date = current_date - $2::int, end_date = current_date - $2::int where id = $1", [id, days]),
  };
};
