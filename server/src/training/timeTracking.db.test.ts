import { beforeEach, describe, expect, test } from "vitest";
import type { TimeTrackingStart } from "@vigil/model/training/timeWire";
import type { UserTime } from "@vigil/model/training/userTime";
import { testApp } from "../../test/http/testApp.ts";
import type { TestClient } from "../../test/http/testClient.ts";
import { testCompanyConfiguration } from "../../test/training/testCompanyConfiguration.ts";
import { testContentCourse } from "../../test/training/testContentCourse.ts";

const app = testApp();
let client: TestClient;
let programId: number;
const path = () => `/api/timetracking/${programId}`;
const start = async (body: object = {}) => (await client.call<TimeTrackingStart>("POST", path(), body)).body;
const spend = async (duration: number) => client.call("PUT", path(), { duration });
/** As if the last update had been so many seconds earlier. */
const later = async (seconds: number) =>
  app.database.ask(
    `update time_sessions set last_update_at = last_update_at - make_interval(secs => $2)
      where closed_at is null and program_status_id in (select id from program_statuses where program_id = $1)`,
    [programId, seconds],
  );

beforeEach(async () => {
  await testCompanyConfiguration(app, { minTime: 60, maxDisconnectTime: 600 });
  client = await app.as("usr");
  ({ programId } = await testContentCourse(app));
  await client.call("POST", `/api/training/status/programs/${programId}`);
});

describe("tracked time", () => {
  test("R-1.016 R-7.045 starts a session of the run, and a second page goes on with the same one", async () => {
    const first = await start({ sequence: 1, session: 0, forceNewSession: false });
    expect(first).toEqual({
      sequence: 1,
      session: 1,
      duration: 0,
      sequenceTotal: 0,
      total: 0,
      lag: 0,
      minTime: 60,
      minSequenceTime: 0,
      displaySequenceOnly: false,
    });
    expect(await start({ sequence: 1, session: 1, forceNewSession: false })).toMatchObject({ session: 1 });
    expect(await start({ forceNewSession: true })).toMatchObject({ session: 2, duration: 0 });
  });

  test("R-7.046 adds what the page claims, never more than the server saw pass, and answers duration and total", async () => {
    await start();
    await later(20);
    expect((await spend(5000)).body).toEqual({ duration: 20, total: 20 });
    await later(30);
    expect((await spend(40)).body).toEqual({ duration: 40, total: 40 });
  });

  test("two pages that claim the same time, or one that sends it twice, count once", async () => {
    await start();
    await later(20);
    await spend(20);
    await later(5);
    expect((await spend(20)).body).toEqual({ duration: 20, total: 20 });
  });

  test("R-5.016 R-9.017 an update within two seconds of the one before changes nothing", async () => {
    await start();
    await later(20);
    await spend(20);
    expect((await spend(21)).body).toEqual({ duration: 20, total: 20 });
  });

  test("a session silent for longer than maxDisconnectTime is closed with what it has", async () => {
    await start();
    await later(20);
    await spend(20);
    await later(601);
    expect(await spend(621)).toMatchObject({ status: 409, body: { code: "TimeSessionClosed" } });
    expect(await start({ session: 1 })).toMatchObject({ session: 2, duration: 0, sequenceTotal: 20, total: 20 });
  });

  test("ends with the program: leaving it closes the session", async () => {
    await start();
    await client.call("PUT", `/api/training/status/programs/${programId}`);
    expect((await spend(1)).status).toBe(409);
  });

  test("a program whose courses are complete completes when the time it asks for is reached", async () => {
    await start();
    const owner = await app.database.owner();
    await owner.query(
      "update course_statuses set complete = true, status = 'c' where program_status_id in (select id from program_statuses where program_id = $1)",
      [programId],
    );
    await later(50);
    await spend(50);
    const status = `/api/training/status/programs/${programId}`;
    expect((await client.call("GET", status)).body.complete).toBe(false);
    await later(12);
    await spend(62);
    expect((await client.call("GET", status)).body.complete).toBe(true);
  });

  test("needs a program that was started, and one that is assigned", async () => {
    ({ programId } = await testContentCourse(app));
    expect(await client.call("POST", path(), {})).toMatchObject({ status: 412, body: { code: "ProgramNotStarted" } });
    expect((await (await app.as("usr", "south")).call("POST", path(), {})).status).toBe(404);
  });
});

describe("administrators in scope", () => {
  const address = () => `/api/timetracking/users/${app.world().airport.north.users.usr}`;
  const programOf = (users: UserTime[]) => users[0]?.programs.find((program) => program.programId === programId);

  test("R-6.013 see a learner's time by program, run and session, and take it back; the log keeps what was counted", async () => {
    await start();
    await later(20);
    await spend(20);
    const administrator = await app.as("adm");
    const { body } = await administrator.call<UserTime[]>("GET", address());
    expect(body[0]?.id).toBe(app.world().airport.north.users.usr);
    expect(programOf(body)).toMatchObject({
      total: 20,
      sequences: [{ sequence: 1, duration: 20, complete: false, sessions: [{ session: 1, duration: 20, endAt: null }] }],
    });
    const reset = await administrator.call<UserTime>("PUT", address(), {
      id: app.world().airport.north.users.usr,
      programs: [{ programId, sequence: 1 }],
    });
    expect(programOf([reset.body])).toMatchObject({ total: 0, sequences: [{ duration: 0, sessions: [{ lag: 20 }] }] });
    const { rows } = await app.database.ask("select data from events where type = 'userTime.reset' order by id desc limit 1");
    expect(rows).toMatchObject([{ data: { programId, sequence: 1, before: [{ sequence: 1, duration: 20 }] } }]);
  });

  test("of another company, or with a body for somebody else, are refused", async () => {
    expect((await (await app.as("adm", "south")).call("GET", address())).status).toBe(404);
    const administrator = await app.as("adm");
    expect((await administrator.call("PUT", address(), { id: 987654321, programs: [{ programId }] })).status).toBe(422);
    expect((await client.call("GET", address())).status).toBe(403);
  });
});
