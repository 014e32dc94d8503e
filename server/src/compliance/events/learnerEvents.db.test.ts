import { beforeEach, expect, test } from "vitest";
import { testClassroom, type TestClassroom } from "../../../test/compliance/testClassroom.ts";
import { testEvents } from "../../../test/compliance/testEvents.ts";
import { testApp } from "../../../test/http/testApp.ts";

const app = testApp();
let room: TestClassroom;

beforeEach(async () => {
  room = await testClassroom(app);
});
const { act, heldAgo, planned, query, users } = testEvents(app, () => room);

test("a learner is told where, when and by whom a classroom course is held, until it was delivered or they are not expected", async () => {
  const { users: people, companyId } = app.world().airport.north;
  const learner = await app.as("usr");
  const mine = async () => (await learner.call("GET", "/api/training/events")).body;
  await query(
    "insert into program_assignments (domain_id, user_id, program_id, source) values ($1, $2, $3, 'user') on conflict do nothing",
    [app.world().airport.domainId, people.usr, room.programId],
  );
  const [company] = await query("select name from companies where id = $1", [companyId]);
  const id = await planned({ startTime: "09:00", endTime: "12:30", place: "Room 3" }, []);
  // who is on the list is expected, whether or not anybody has marked them yet
  await users(id, { add: [people.usr, ...room.learners] });
  expect(await mine()).toMatchObject([
    { id, programId: room.programId, place: `Room 3, ${company.name}`, trainer: "Trainer North", startTime: "09:00", endTime: "12:30" },
  ]);
  expect((await (await app.as("usr", "south")).call("GET", "/api/training/events")).body).toEqual([]);
  await users(id, { absent: [people.usr] });
  expect(await mine()).toEqual([]);
  await users(id, { present: [people.usr] });
  expect(await mine()).toHaveLength(1);
  await act(id, "deliver");
  expect(await mine()).toEqual([]);
  const old = await planned({ courses: [room.secondCourseId] }, [people.usr]);
  await heldAgo(old, 20);
  expect(await mine()).toEqual([]);
});
