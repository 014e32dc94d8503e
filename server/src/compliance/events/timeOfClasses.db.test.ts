import { expect, test } from "vitest";
import { dayFromToday, testClassroom } from "../../../test/compliance/testClassroom.ts";
import { testEvents } from "../../../test/compliance/testEvents.ts";
import { testApp } from "../../../test/http/testApp.ts";

const app = testApp();

test("whoever attended has its minutes as time of the day it was held, with their course, once", async () => {
  const room = await testClassroom(app);
  const { act, heldAgo, planned, query, users } = testEvents(app, () => room);
  const [one, other] = room.learners as [number, number];
  const id = await planned({ instructionMinutes: 90 });
  await users(id, { absent: [other] });
  await heldAgo(id, 4);
  await act(id, "deliver");
  const time = () =>
    query(
      `select t.user_id::int, (t.at at time zone coalesce(c.sound_zone, d.sound_zone))::date::text as day, t.kind, t.seconds, s.course_id::int
         from time_spent t join users u on u.domain_id = t.domain_id and u.id = t.user_id join companies c on c.domain_id = u.domain_id and c.id = u.company_id
         join domains d on d.id = u.domain_id join course_statuses s on s.domain_id = t.domain_id and s.id = t.course_status_id
        where t.user_id = any($1::bigint[])`,
      [room.learners],
    );
  const told = [{ user_id: one, day: dayFromToday(-4), kind: "classroom", seconds: 5400, course_id: room.courseId }];
  expect(await time()).toEqual(told);
  // of two accounts of one person on the list the row of the other goes, and its time with it
  await query("update training_event_users set attended_at = now() where training_event_id = $1 and user_id = $2", [id, other]);
  expect(await query("select sum(seconds)::int as seconds from time_spent where user_id = any($1::bigint[])", [room.learners])).toEqual([
    { seconds: 10_800 },
  ]);
  await query("delete from training_event_users where training_event_id = $1 and user_id = $2", [id, other]);
  expect(await time()).toEqual(told);
});
