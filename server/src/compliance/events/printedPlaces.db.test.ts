import { beforeEach, expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import { testClassroom, type TestClassroom } from "../../../test/compliance/testClassroom.ts";
import { testEvents } from "../../../test/compliance/testEvents.ts";

const app = testApp();
let room: TestClassroom;

beforeEach(async () => {
  room = await testClassroom(app);
});
const { act, planned, query } = testEvents(app, () => room);

test("the certificate of the program names place and hours of the last event; regenerated it takes them over as they are", async () => {
  const [one] = room.learners as [number];
  await act(await planned({ place: "Room 1" }, [one]), "deliver");
  const last = await planned({ courses: [room.secondCourseId], place: "Room 2", startTime: "09:00", endTime: "16:30" }, [one]);
  await act(last, "deliver");
  const [{ id }] = (await query("select id::int from program_certificates where user_id = $1", [one])) as [{ id: number }];
  const admin = await app.as("web");
  const printed = async () => (await admin.call("GET", `/api/certificates/program/${id}`)).body.values;
  expect(await printed()).toMatchObject({ trainingPlace: "Room 2", trainingHours: "09:00–16:30" });
  expect((await admin.call("GET", `/api/programcertificates/${id}`)).body).toMatchObject({ trainingPlace: "Room 2" });

  await query("update training_events set place = 'Hall', end_time = null where id = $1", [last]);
  expect(await printed()).toMatchObject({ trainingPlace: "Room 2" });
  expect((await admin.call("POST", "/api/programcertificates/regenerate", { ids: [id] })).status).toBe(200);
  expect(await printed()).toMatchObject({ trainingPlace: "Hall", trainingHours: "09:00" });
});

test("the certificate of the program names the trainer of the class that completed it, and the same one regenerated", async () => {
  const [one] = room.learners as [number];
  const { north } = app.world().airport;
  const admin = await app.as("web");
  const other = await admin.call<{ id: number }>("POST", "/api/trainerauthorizations", {
    userId: north.users.adm,
    authority: "Aviation authority",
    badge: crypto.randomUUID(),
    signature: "A. Other",
    companies: [north.companyId],
    courses: [room.courseId, room.secondCourseId],
  });
  expect(other.status).toBe(201);
  // the authorization made first completes: its number does not speak for it
  const first = await planned({}, [one]);
  await query("update training_events set trainer_authorization_id = $2 where id = $1", [first, other.body.id]);
  expect((await admin.call("POST", `/api/trainingevents/${first}/deliver`)).status).toBe(200);
  expect((await act(await planned({ courses: [room.secondCourseId] }, [one]), "deliver")).status).toBe(200);
  const [{ id }] = (await query("select id::int from program_certificates where user_id = $1", [one])) as [{ id: number }];
  const printed = async () => (await admin.call("GET", `/api/certificates/program/${id}`)).body.values;
  expect(await printed()).toMatchObject({ trainerName: "Trainer North", trainerSignature: "T. North" });
  expect((await admin.call("POST", "/api/programcertificates/regenerate", { ids: [id] })).status).toBe(200);
  expect(await printed()).toMatchObject({ trainerSignature: "T. North" });
});
