import type { DeliveryPreview } from "@vigil/model/compliance/trainingEventWire";
import { beforeEach, describe, expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import { dayFromToday, eventValues, testClassroom, type TestClassroom } from "../../../test/compliance/testClassroom.ts";
import { list, testEvents } from "../../../test/compliance/testEvents.ts";

const app = testApp();
const north = () => app.world().airport.north;
let room: TestClassroom;

beforeEach(async () => {
  room = await testClassroom(app);
});
const { act, get, heldAgo, planned, query, reasons, statuses, trainer, users } = testEvents(app, () => room);

test("with the order of the program enforced nobody is taken past a course that is not complete", async () => {
  const [one] = room.learners as [number];
  const admin = await app.as("web");
  const { body: configuration } = await admin.call("POST", "/api/configurations", {
    name: `Order ${room.programId}`,
    json: { programEnforceOrder: true },
  });
  await admin.call("PUT", "/api/configurations", { id: configuration.id, companies: [north().companyId] });
  const id = await planned({ courses: [room.secondCourseId] }, [one]);
  expect(await act(id, "deliver")).toMatchObject({ status: 406, body: { details: { users: [{ userId: one, reason: "order" }] } } });
  await act(await planned({}, [one]), "deliver");
  expect((await act(id, "deliver")).status).toBe(200);
  await admin.call("PUT", "/api/configurations", { id: configuration.id, companies: [] });
});

describe("delivering", () => {
  test("completes the courses for whoever attends, and the program with the last of them; the certificate names the trainer", async () => {
    const [one, other] = room.learners as [number, number];
    const id = await planned();
    await users(id, { absent: [other] });
    expect(await act(id, "deliver")).toMatchObject({ status: 200, body: { state: "delivered", attended: [one], attending: [] } });
    expect(await statuses(one)).toMatchObject([
      { course_id: room.courseId, complete: true, progress: 10_000, certified: true },
      { course_id: room.secondCourseId, complete: false },
    ]);
    expect(await statuses(other)).toEqual([]);
    const rest = await planned({ courses: [room.secondCourseId] }, [one]);
    await act(rest, "deliver");
    const [run] = await query("select complete, end_at from program_statuses where user_id = $1", [one]);
    expect(run).toMatchObject({ complete: true });
    const [certificate] = await query(
      "select trainer_id::int, trainer_name, trainer_signature, badge, authority from program_certificates where user_id = $1",
      [one],
    );
    expect(certificate).toMatchObject({
      trainer_id: north().users.trn,
      trainer_name: "Trainer North",
      trainer_signature: "T. North",
      authority: "Aviation authority",
    });
    const logged = await query(
      "select type, user_id::int, data from events where subject_entity = 'trainingEvent' and subject_id = $1 and type like '%deliver'",
      [id],
    );
    expect(logged).toMatchObject([{ type: "trainingEvent.deliver", user_id: north().users.trn, data: { delivered: [one] } }]);
  });

  test("a list starts empty: nobody attends until marked, the delivery says who would get what, and who was not marked gets nothing", async () => {
    room = await testClassroom(app, { count: 4 });
    const [one, other, absent, left] = room.learners as [number, number, number, number];
    const id = await planned({ courses: [room.courseId, room.secondCourseId] }, []);
    const { body } = await users(id, { add: room.learners });
    expect(body.rows.map(({ attending }) => attending)).toEqual([null, null, null, null]);
    expect(await get(id)).toMatchObject({ attending: [], attendingCount: 0, listedCount: 4 });
    expect(await act(id, "deliver")).toMatchObject({ status: 412, body: { code: "TrainingEventEmpty" } });
    await users(id, { present: [one, other], absent: [absent] });
    await query("update users set active = false where id = $1", [other]);
    const preview = async () => (await (await trainer()).call<DeliveryPreview>("GET", `${list}/${id}/delivery`)).body;
    const gifts = async () => Object.fromEntries((await preview()).map(({ userId, gets }) => [userId, gets]));
    expect(await gifts()).toEqual({ [one]: "program", [other]: "refused", [absent]: "absent", [left]: "unmarked" });
    expect((await (await app.as("trn", "south")).call("GET", `${list}/${id}/delivery`)).status).toBe(404);
    await query("update users set active = true where id = $1", [other]);
    const half = await planned({}, [one]);
    const { body: halves } = await (await trainer()).call<DeliveryPreview>("GET", `${list}/${half}/delivery`);
    expect(halves).toMatchObject([{ userId: one, gets: "courses" }]);
    await act(half, "deliver");
    const again = await planned({}, [one]);
    // the list says beforehand what the delivery would refuse
    expect((await (await trainer()).call<DeliveryPreview>("GET", `${list}/${again}/delivery`)).body).toMatchObject([{ gets: "refused" }]);
    expect(await reasons(again)).toEqual([[one, false, "complete"]]);
    await act(id, "deliver");
    expect(await get(id)).toMatchObject({ attended: [one, other], attending: [] });
    expect(await statuses(left)).toEqual([]);
  });

  test("the certificate of the course names the trainer too", async () => {
    const id = await planned({ place: "Room 2", startTime: "09:00", endTime: "16:30" });
    await act(id, "deliver");
    const [row] = await query("select id::int from course_statuses where user_id = $1 and complete", [room.learners[0]]);
    const { body } = await (await app.as("web")).call("GET", `/api/certificates/class/${row.id}`);
    expect(body.values).toMatchObject({ trainerName: "Trainer North", trainerSignature: "T. North", authority: "Aviation authority" });
    expect(body.values).toMatchObject({ trainingPlace: "Room 2", trainingHours: "09:00–16:30" });
  });

  test("training held some days ago was complete on its last day, and the program with it", async () => {
    const [one] = room.learners as [number];
    const id = await planned({ courses: [room.courseId, room.secondCourseId] }, [one]);
    await heldAgo(id, 4);
    await act(id, "deliver");
    expect((await statuses(one)).map(({ day }) => day)).toEqual([dayFromToday(-4), dayFromToday(-4)]);
    const [run] = await query(
      "select end_at::date::text as ended, expiry_at::date = (end_at + interval '12 months')::date as year, start_date::text as begun from program_statuses where user_id = $1",
      [one],
    );
    expect(run).toEqual({ ended: dayFromToday(-4), year: true, begun: dayFromToday(-4) });
    // as its lists tell it: begun before it was complete
    for (const url of ["programstatuses", "coursestatuses"]) {
      const { body } = await (await app.as("web")).call("GET", `/api/${url}?userId=${one}&complete=true&fields=initiatedAt,endAt`);
      expect(body.rows.length).toBeGreaterThan(0);
      for (const { initiatedAt, endAt } of body.rows) expect(Date.parse(initiatedAt)).toBeLessThan(Date.parse(endAt));
    }
  });

  test("R-4.091 R-8.041 locks the event: it is neither changed, deleted nor delivered a second time", async () => {
    const id = await planned();
    await act(id, "deliver");
    const locked = { status: 423, body: { code: "TrainingEventLocked" } };
    expect(await (await trainer()).call("PUT", list, { id, endDate: dayFromToday(2) })).toMatchObject(locked);
    expect(await (await trainer()).call("DELETE", `${list}/${id}`)).toMatchObject(locked);
    expect(await act(id, "deliver")).toMatchObject(locked);
    expect((await get(id)).abilities).toMatchObject({ edit: false, delete: false });
  });

  test("R-8.067 without students or courses there is nothing to deliver", async () => {
    const empty = { status: 412, body: { code: "TrainingEventEmpty" } };
    expect(await act(await planned({}, []), "deliver")).toMatchObject(empty);
    expect(await act(await planned({ courses: [] }), "deliver")).toMatchObject(empty);
    const id = await planned();
    await users(id, { absent: room.learners });
    expect(await act(id, "deliver")).toMatchObject(empty);
  });

  test("R-8.055 is refused while somebody on the list cannot have it; they are named, and nobody gets it", async () => {
    const [one, other] = room.learners as [number, number];
    const id = await planned();
    await query("update users set active = false where id = $1", [other]);
    expect(await act(id, "deliver")).toMatchObject({
      status: 406,
      body: {
        code: "TrainingEventUsersNotAcceptable",
        details: { names: "Learner 1 Classroom", users: [{ userId: other, reason: "inactive" }] },
      },
    });
    expect(await statuses(one)).toEqual([]);
    expect((await get(id)).state).toBe("running");
    expect(await reasons(id)).toEqual([
      [one, false, null],
      [other, false, "inactive"],
    ]);
  });

  test("R-8.056 R-8.086 an event that ended more than thirty days ago has expired", async () => {
    const id = await planned();
    await heldAgo(id, 30);
    expect((await get(id)).state).toBe("due");
    await heldAgo(id, 31);
    expect((await get(id)).state).toBe("expired");
    expect(await act(id, "deliver")).toMatchObject({ status: 406, body: { code: "TrainingEventExpired", details: { days: 30 } } });
  });

  test("an event has to begin first, on the day it is where its company is", async () => {
    const id = await planned({ startDate: dayFromToday(1), endDate: dayFromToday(1) });
    expect(await act(id, "deliver")).toMatchObject({ status: 412, body: { code: "TrainingEventNotBegun" } });
    // where it is tomorrow already, or still today
    const ahead = new Date().getUTCHours() >= 10 ? "Pacific/Kiritimati" : "UTC";
    const zone = (name: string | null) => query("update companies set time_zone = $2 where id = $1", [north().companyId, name]);
    await zone(ahead);
    expect((await get(id)).state).toBe(ahead === "UTC" ? "planned" : "running");
    await zone("Etc/GMT+12");
    const late = await planned({ startDate: dayFromToday(0), endDate: dayFromToday(0) });
    expect((await get(late)).state).toBe(new Date().getUTCHours() < 12 ? "planned" : "running");
    await zone(null);
  });

  test("R-6.017 R-8.066 a trainer delivers only under the own authorization, while it holds", async () => {
    const id = await planned();
    const refused = { status: 403, body: { code: "TrainingEventDelivery" } };
    expect((await (await app.as("trn", "south")).call("POST", `${list}/${id}/deliver`)).status).toBe(404);
    // somebody who may plan the company's events, and is not their trainer
    await query(
      `with made as (insert into access_levels (owner_domain_id, name, name_key, base_code, rank, permissions)
         values ($1, 'Planner', 'planner', 'adm', 40, '["trainingEvents:view","trainingEvents:edit"]') returning id)
       update users set access_level_id = (select id from made) where id = $2`,
      [app.world().airport.domainId, north().users.adm],
    );
    const planner = await app.as("adm");
    expect((await planner.call("GET", `${list}/${id}`)).status).toBe(200);
    expect(await planner.call("POST", `${list}/${id}/deliver`)).toMatchObject(refused);
    const admin = await app.as("web");
    await admin.call("POST", "/api/trainerauthorizations/deactivate", { ids: [room.authorizationId] });
    expect(await act(id, "deliver")).toMatchObject(refused);
    await admin.call("POST", "/api/trainerauthorizations/activate", { ids: [room.authorizationId] });
    await admin.call("POST", `/api/trainerauthorizations/${room.authorizationId}/authorize`, { courses: [room.secondCourseId] });
    expect(await act(id, "deliver")).toMatchObject(refused);
    await admin.call("POST", `/api/trainerauthorizations/${room.authorizationId}/authorize`, { courses: [room.courseId] });
    expect((await admin.call("POST", `${list}/${id}/deliver`)).status).toBe(200); // who authorizes trainers may do it in their stead
  });

  test("a trainer plans for no other trainer", async () => {
    const { body } = await (
      await app.as("web")
    ).call<{ id: number }>("POST", "/api/trainerauthorizations", {
      userId: north().users.ins,
      badge: String(room.programId),
      companies: [north().companyId],
      courses: [room.courseId],
    });
    const values = { ...eventValues(room, north().companyId, [0, 0]), trainerAuthorizationId: body.id };
    expect(await (await trainer()).call("POST", list, values)).toMatchObject({
      status: 404,
      body: { code: "TrainerAuthorizationNotFound" },
    });
  });

  test("takes a credit as a start does; whoever has none left is named", async () => {
    const [one, other] = room.learners as [number, number];
    const admin = await app.as("web");
    const { body: plugin } = await admin.call("POST", "/api/addons", { type: "credits" });
    await admin.call("POST", "/api/credits", { companyId: north().companyId, programId: room.programId, quantity: 1, duration: 30 });
    const id = await planned();
    expect(await act(id, "deliver")).toMatchObject({ status: 406, body: { details: { users: [{ userId: other, reason: "credit" }] } } });
    await users(id, { absent: [other] });
    expect((await act(id, "deliver")).body.attended).toEqual([one]);
    expect(await query("select used from credits where program_id = $1", [room.programId])).toEqual([{ used: 1 }]);
    await admin.call("PUT", "/api/addons", { id: plugin.id, delete: true });
  });

  test("an online classroom gives its minutes as virtual time", async () => {
    room = await testClassroom(app, { isVirtual: true, count: 1 });
    await act(await planned({ instructionMinutes: 90 }), "deliver");
    expect(await query("select virtual_duration from program_statuses where user_id = $1", [room.learners[0]])).toEqual([
      { virtual_duration: 5400 },
    ]);
  });

  test("of two deliveries at once one takes effect", async () => {
    const id = await planned();
    const answers = await Promise.all([act(id, "deliver"), act(id, "deliver")]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 423]);
    expect(await query("select count(*)::int as runs from program_statuses where program_id = $1", [room.programId])).toEqual([
      { runs: 2 },
    ]);
  });
});

describe("after the delivery", () => {
  test("R-4.096 whoever is added gets it at once", async () => {
    const [one, other] = room.learners as [number, number];
    const id = await planned({}, [one]);
    await act(id, "deliver");
    expect((await users(id, { add: [other] })).status).toBe(200);
    expect((await get(id)).attended).toEqual([one, other]);
    expect(await statuses(other)).toMatchObject([{ complete: true }, { complete: false }]);
  });

  test("R-4.092 R-4.093 R-4.094 redelivering looks again at those added since, and skips whoever cannot have it", async () => {
    room = await testClassroom(app, { count: 4 });
    const [one, absent, done, left] = room.learners as [number, number, number, number];
    expect(await act(await planned(), "redeliver")).toMatchObject({ status: 412, body: { code: "TrainingEventNotDelivered" } });
    await act(await planned({}, [done]), "deliver");
    const id = await planned({}, [one, absent]);
    await users(id, { absent: [absent] });
    await act(id, "deliver");
    await users(id, { add: [done] });
    expect(await reasons(id)).toEqual([
      [one, true, null],
      [absent, false, null],
      [done, false, "complete"],
    ]);
    await query("insert into training_event_users (domain_id, training_event_id, user_id, attending) values ($1, $2, $3, true)", [
      app.world().airport.domainId,
      id,
      left,
    ]);
    await query("update users set active = false where id = $1", [left]);
    await query("update course_statuses set complete = false, status = 'a' where user_id = $1", [done]); // as after a reset
    await act(id, "redeliver");
    expect(await reasons(id)).toEqual([
      [one, true, null],
      [absent, false, null],
      [done, true, null],
      [left, false, "inactive"],
    ]);
    await users(id, { present: [absent] });
    expect((await get(id)).attended).toEqual([one, absent, done]);
  });

  test("R-4.095 whoever attended cannot be removed, nor be marked absent", async () => {
    const [one, other] = room.learners as [number, number];
    const id = await planned({}, [one]);
    await act(id, "deliver");
    const kept = { status: 423, body: { code: "TrainingEventAttended", details: { names: "Learner 0 Classroom", ids: [one] } } };
    expect(await users(id, { remove: [one] })).toMatchObject(kept);
    expect(await users(id, { absent: [one], add: [other] })).toMatchObject(kept);
    expect((await get(id)).attended).toEqual([one]);
  });

  test("R-8.087 learners are added up to thirty days after its end", async () => {
    const [one, other] = room.learners as [number, number];
    const id = await planned({}, [one]);
    await act(id, "deliver");
    await heldAgo(id, 31);
    const expired = { status: 406, body: { code: "TrainingEventUserExpired", details: { days: 30 } } };
    expect(await users(id, { add: [other] })).toMatchObject(expired);
    expect(await act(id, "redeliver")).toMatchObject(expired);
    await heldAgo(id, 30);
    expect((await users(id, { add: [other] })).status).toBe(200);
  });

  test("R-8.068 it is not reset while students attend it; one that nobody got can be changed again", async () => {
    const id = await planned();
    const attended = { status: 412, body: { code: "TrainingEventReset" } };
    expect(await act(id, "reset")).toMatchObject(attended);
    await act(id, "deliver");
    expect(await act(id, "reset")).toMatchObject(attended);
    const mistaken = await planned({}, []);
    await query("update training_events set delivered_at = now() where id = $1", [mistaken]);
    expect(await act(mistaken, "reset")).toMatchObject({ status: 200, body: { state: "running", deliveredAt: null } });
    expect((await (await trainer()).call("DELETE", `${list}/${mistaken}`)).status).toBe(204);
  });
});
