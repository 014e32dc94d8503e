import type { TrainingEvent } from "@vigil/model/compliance/trainingEvent";
import type { EventChoices, OfferedLearner, TrainersLearner } from "@vigil/model/compliance/trainingEventWire";
import { beforeEach, expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import { testContentCourse } from "../../../test/training/testContentCourse.ts";
import { dayFromToday, eventValues, testClassroom, type TestClassroom } from "../../../test/compliance/testClassroom.ts";
import { list, testEvents } from "../../../test/compliance/testEvents.ts";

const app = testApp();
const north = () => app.world().airport.north;
const south = () => app.world().airport.south;
let room: TestClassroom;

beforeEach(async () => {
  room = await testClassroom(app);
});
const { act, get, planned, trainer, users } = testEvents(app, () => room);

test("R-1.023 R-2.058 R-3.045 R-3.117 events are listed by their first day, the latest first, with all that they say", async () => {
  const early = await planned({ startDate: dayFromToday(1), endDate: dayFromToday(1) }, []);
  const late = await planned({ startDate: dayFromToday(5), endDate: dayFromToday(6) });
  const { body } = await (await app.as("web")).call<{ rows: TrainingEvent[] }>("GET", list);
  const days = body.rows.map(({ startDate }) => startDate);
  expect(days).toEqual(days.toSorted().toReversed());
  expect(body.rows.findIndex(({ id }) => id === late)).toBeLessThan(body.rows.findIndex(({ id }) => id === early));
  expect(await get(late)).toMatchObject({
    companyId: north().companyId,
    programId: room.programId,
    courses: [room.courseId],
    startDate: dayFromToday(5),
    endDate: dayFromToday(6),
    attending: room.learners,
    attended: [],
    state: "planned",
  });
  const { body: available } = await (await trainer()).call<OfferedLearner[]>("GET", `${list}/${early}/users/available?search=classr`);
  expect(available.map(({ userId }) => userId)).toEqual(room.learners);
  expect((await (await trainer()).call<OfferedLearner[]>("GET", `${list}/${late}/users/available`)).body).toEqual([]);
});

test("an event may say its hours and its place; hours that do not fit are refused at their field", async () => {
  const client = await trainer();
  const values = eventValues(room, north().companyId, [0, 0]);
  const refused = async (change: object) => {
    const { body } = await client.call("POST", list, { ...values, ...change });
    return [body.code, body.field];
  };
  expect(await refused({ startTime: "9:30" })).toEqual(["FieldNotTime", "startTime"]);
  expect(await refused({ startTime: "24:00" })).toEqual(["FieldNotTime", "startTime"]);
  expect(await refused({ endTime: "12:00" })).toEqual(["TrainingEventTimes", "startTime"]);
  expect(await refused({ startTime: "12:00", endTime: "12:00" })).toEqual(["TrainingEventTimes", "endTime"]);
  const id = await planned({ startTime: "09:00", endTime: "12:30", place: "Room 3" }, []);
  expect(await get(id)).toMatchObject({ startTime: "09:00", endTime: "12:30", place: "Room 3" });
  expect((await client.call("PUT", list, { id, endTime: "08:00" })).body).toMatchObject({ code: "TrainingEventTimes", field: "endTime" });
  expect((await client.call("PUT", list, { id, startTime: null, endTime: null, place: "" })).status).toBe(200);
});

test("the hours of a class fill its minutes of instruction, until somebody types others", async () => {
  const client = await trainer();
  const id = await planned({ startDate: dayFromToday(5), endDate: dayFromToday(6), startTime: "09:00", endTime: "12:30" }, []);
  const minutes = async (change: object) => {
    expect((await client.call("PUT", list, { id, ...change })).status).toBe(200);
    return (await get(id)).instructionMinutes;
  };
  expect((await get(id)).instructionMinutes).toBe(420);
  expect(await minutes({ endTime: "12:00" })).toBe(360);
  expect(await minutes({ endDate: dayFromToday(5), place: "Room 3" })).toBe(180);
  expect(await minutes({ instructionMinutes: 150 })).toBe(150);
  expect(await minutes({ endTime: "13:00" })).toBe(150);
  expect(await minutes({ instructionMinutes: 0 })).toBe(240);
});

test("a trainer is offered what the authorization holds for, and nobody else's", async () => {
  const { body } = await (await trainer()).call<EventChoices>("GET", `${list}/choices`);
  expect(body.authorizations.find(({ id }) => id === room.authorizationId)).toMatchObject({
    own: true,
    companies: [{ id: north().companyId, name: "North" }],
    courses: [room.courseId, room.secondCourseId],
  });
  expect(body.programs.find(({ id }) => id === room.programId)?.courses.map(({ id }) => id)).toEqual([room.courseId, room.secondCourseId]);
  const { body: others } = await (await app.as("trn", "south")).call<EventChoices>("GET", `${list}/choices`);
  expect(others.authorizations).toEqual([]);
});

test("R-8.085 a company, a program, courses and learners that do not belong together are each refused, at their field", async () => {
  const client = await trainer();
  const values = eventValues(room, north().companyId, [0, 0]);
  const refused = async (change: object) => (await client.call("POST", list, { ...values, ...change })).body;
  expect(await refused({ companyId: south().companyId })).toMatchObject({ code: "TrainingEventCompanyInvalid", field: "companyId" });
  const reading = await testContentCourse(app);
  expect(await refused({ programId: reading.programId })).toMatchObject({ code: "TrainingEventProgramInvalid", field: "programId" });
  expect(await refused({ courses: [reading.courseId] })).toMatchObject({ code: "TrainingEventCoursesInvalid", field: "courses" });
  expect(await refused({ startDate: dayFromToday(2), endDate: dayFromToday(1) })).toMatchObject({ code: "TrainingEventDates" });
  const id = await planned({}, []);
  const stranger = north().users.usr;
  expect(await users(id, { add: [stranger] })).toMatchObject({
    status: 422,
    body: { code: "TrainingEventUserInvalid", details: { names: "Student North", users: [{ userId: stranger, reason: "unassigned" }] } },
  });
  expect(await users(id, { add: [stranger, south().users.usr, ...room.learners] })).toMatchObject({
    status: 422,
    body: { code: "TrainingEventUsersInvalid" },
  });
  expect((await get(id)).attending).toEqual([]);
});

test("who is on the list stays able to attend when the program changes", async () => {
  const id = await planned();
  const other = await testClassroom(app);
  await (
    await app.as("web")
  ).call("POST", `/api/trainerauthorizations/${room.authorizationId}/authorize`, {
    courses: [room.courseId, other.courseId],
  });
  expect(await (await trainer()).call("PUT", list, { id, programId: other.programId, courses: [other.courseId] })).toMatchObject({
    status: 422,
    body: { code: "TrainingEventUsersInvalid" },
  });
  expect((await (await trainer()).call("PUT", list, { id, endDate: dayFromToday(3) })).body.endDate).toBe(dayFromToday(3));
});

test("R-8.086 R-9.060 an event that ended more than thirty days ago is not planned any more; the limit is told", async () => {
  const client = await trainer();
  const plan = (days: number) => client.call("POST", list, { ...eventValues(room, north().companyId, [days, days]) });
  expect((await plan(-29)).status).toBe(201);
  expect(await plan(-32)).toMatchObject({ status: 406, body: { code: "TrainingEventDaysBack", field: "endDate", details: { days: 30 } } });
});

test("whoever has completed the courses of an event already is offered with that hint, behind those who still need it", async () => {
  const [one, other] = room.learners as [number, number];
  await act(await planned({}, [one]), "deliver");
  const next = await planned({}, []);
  const { body } = await (await trainer()).call<OfferedLearner[]>("GET", `${list}/${next}/users/available`);
  expect(body.map(({ userId, complete }) => [userId, complete])).toEqual([
    [other, false],
    [one, true],
  ]);
});

test("a trainer finds their learners with how far they are", async () => {
  const [one, other] = room.learners as [number, number];
  const id = await planned({ courses: [room.courseId, room.secondCourseId] });
  await users(id, { absent: [other] });
  await act(id, "deliver");
  const { body } = await (await trainer()).call<TrainersLearner[]>("GET", `${list}/learners?search=classroom`);
  const mine = body.filter(({ eventId }) => eventId === id);
  expect(mine).toMatchObject([
    {
      userId: one,
      complete: true,
      attending: true,
      companyName: "North",
      programTitle: expect.any(String),
      expiryDate: expect.any(String),
    },
    { userId: other, complete: false, attending: false, attendedAt: null },
  ]);
  expect((await (await app.as("trn", "south")).call("GET", `${list}/learners`)).body).toEqual([]);
});
