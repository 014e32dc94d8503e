import { describe, expect, test } from "vitest";
import type { SectionAnswer, TrainingProgram } from "@vigil/model/training/wire";
import { testApp } from "../../test/http/testApp.ts";
import { practice } from "../../test/simulator/testSession.ts";
import { testCompanyConfiguration } from "../../test/training/testCompanyConfiguration.ts";
import { testContentCourse } from "../../test/training/testContentCourse.ts";

const app = testApp();
const path = (programId: number) => `/api/training/status/programs/${programId}`;
const allowed = { resetStarted: "nextLaunch", resetCompleted: "nextLaunch" };

describe("a program begun anew by its learner", () => {
  test("R-7.036 closes its run with its course statuses and opens the next sequence with none; what counted stays", async () => {
    await testCompanyConfiguration(app, allowed);
    const client = await app.as("usr");
    const { programId, courseId } = await testContentCourse(app);
    await client.call("POST", path(programId));
    const section = `${path(programId)}/courses/${courseId}/units/1/sections/1`;
    await client.call<SectionAnswer>("PUT", section, { status: "C" });
    await client.call("POST", `/api/timetracking/${programId}`, {});
    expect(await client.call("DELETE", path(programId))).toMatchObject({
      status: 200,
      body: { sequence: 2, status: "a", complete: false },
    });
    expect((await client.call("GET", `/api/training/programs/${programId}/courses/${courseId}`)).body.courseStatus).toMatchObject({
      status: "n",
      progress: 0,
    });
    const { rows } = await app.database.ask(
      `select p.sequence, p.closed_at is null as open, c.closed_at is null as course_open,
         (select count(*)::int from section_statuses s where s.course_status_id = c.id) as sections,
         (select count(*)::int from time_sessions t where t.program_status_id = p.id and t.closed_at is not null) as closed_times
       from program_statuses p join course_statuses c on c.program_status_id = p.id
       where p.program_id = $1 and c.course_id = $2 order by p.sequence`,
      [programId, courseId],
    );
    expect(rows).toEqual([
      { sequence: 1, open: false, course_open: false, sections: 1, closed_times: 1 },
      { sequence: 2, open: true, course_open: true, sections: 0, closed_times: 0 },
    ]);
  });

  test("seals a simulator session that is still open, for the run it belongs to", async () => {
    await testCompanyConfiguration(app, allowed);
    const client = await app.as("usr");
    const course = await practice(app);
    const { body: session } = await client.call("POST", course.practice);
    expect((await client.call("DELETE", path(course.programId))).body).toMatchObject({ sequence: 2 });
    const again = await client.call("POST", course.practice);
    expect(again.body.sessionId).not.toBe(session.sessionId);
    expect((await client.call("GET", `/api/training/simulator/course/sessions/${session.sessionId}`)).status).toBe(200);
  });

  test("is refused where the configuration does not allow it, and before the first start", async () => {
    await testCompanyConfiguration(app, { resetStarted: "never", resetCompleted: "nextLaunch" });
    const client = await app.as("usr");
    const { programId } = await testContentCourse(app);
    expect(await client.call("DELETE", path(programId))).toMatchObject({ status: 412, body: { code: "ProgramNotStarted" } });
    await client.call("POST", path(programId));
    expect(await client.call("DELETE", path(programId))).toMatchObject({ status: 403, body: { code: "ProgramResetRefused" } });
    expect((await client.call("GET", path(programId))).body).toMatchObject({ sequence: 1 });
    const programs = (await client.call<TrainingProgram[]>("GET", "/api/training")).body;
    expect(programs.find(({ id }) => id === programId)?.programConfig).toMatchObject({
      resetStarted: "never",
      resetCompleted: "nextLaunch",
    });
  });

  test("twice at once opens one run, not two", async () => {
    await testCompanyConfiguration(app, allowed);
    const client = await app.as("usr");
    const { programId } = await testContentCourse(app);
    await client.call("POST", path(programId));
    const answers = await Promise.all([client.call("DELETE", path(programId)), client.call("DELETE", path(programId))]);
    for (const { status } of answers) expect(status).toBe(200);
    const { rows } = await app.database.ask(
      "select count(*)::int as open from program_statuses where program_id = $1 and closed_at is null",
      [programId],
    );
    expect(rows).toEqual([{ open: 1 }]);
  });

  test("does not exist for somebody it is not assigned to", async () => {
    const { programId } = await testContentCourse(app);
    const stranger = await app.as("usr", "south");
    expect((await stranger.call("DELETE", path(programId))).status).toBe(404);
    expect((await stranger.call("GET", `/api/training/status/sequence/${programId}/1`)).status).toBe(404);
  });
});

test("R-7.043 R-7.044 a sequence answers its tracked time, the time over all runs and whether it is complete", async () => {
  await testCompanyConfiguration(app, allowed);
  const client = await app.as("usr");
  const { programId } = await testContentCourse(app);
  await client.call("POST", path(programId));
  await client.call("POST", `/api/timetracking/${programId}`, {});
  await client.call("DELETE", path(programId));
  await client.call("POST", `/api/timetracking/${programId}`, {});
  const owner = await app.database.owner();
  await owner.query(
    `update time_sessions set seconds = 100 * run.sequence from program_statuses run
      where run.program_id = $1 and run.domain_id = time_sessions.domain_id and run.id = time_sessions.program_status_id`,
    [programId],
  );
  const address = `/api/training/status/sequence/${programId}`;
  expect((await client.call("GET", `${address}/1`)).body).toEqual({ sequence: 1, duration: 100, total: 300, complete: false });
  expect((await client.call("GET", `${address}/2`)).body).toEqual({ sequence: 2, duration: 200, total: 300, complete: false });
  expect((await client.call("GET", `${address}/3`)).status).toBe(404);
});
