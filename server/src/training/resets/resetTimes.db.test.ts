import { syncBuiltinESMExports } from "node:module";
import timers from "node:timers";
import { beforeEach, describe, expect, test } from "vitest";
import { testClassroom, type TestClassroom } from "../../../test/compliance/testClassroom.ts";
import { testEvents } from "../../../test/compliance/testEvents.ts";
import { completeProgram } from "../../../test/compliance/testCompleteProgram.ts";
import { testApp } from "../../../test/http/testApp.ts";
import { testCompanyConfiguration } from "../../../test/training/testCompanyConfiguration.ts";
import { resetDue, startResets } from "./startResets.ts";

const app = testApp();
const north = () => app.world().airport.north;
let room: TestClassroom;

beforeEach(async () => {
  room = await testClassroom(app);
});
const { act, planned, query, users } = testEvents(app, () => room);

const hourMs = 3_600_000;

/** What is done over and over, and how often, instead of doing it. */
function repeated(start: () => { stop: () => Promise<void> }) {
  const { setInterval: kept } = timers;
  let round = { work: () => {}, everyMs: Infinity };
  timers.setInterval = ((work: () => void, everyMs: number) => {
    round = { work, everyMs };
    return kept(() => {}, hourMs);
  }) as typeof timers.setInterval;
  syncBuiltinESMExports();
  const { stop } = start();
  timers.setInterval = kept;
  syncBuiltinESMExports();
  return { ...round, stop };
}

test("R-9.059 an immediate reset of a program takes place within an hour after its completion, even when a round is missed", async () => {
  await testCompanyConfiguration(app, { resetCompleted: "immediate" });
  const { programId } = await completeProgram(app);
  const runs = () =>
    query("select sequence, complete, closed_at is null as open from program_statuses where program_id = $1 order by sequence", [
      programId,
    ]);
  expect(await runs()).toEqual([{ sequence: 1, complete: true, open: true }]);
  const { work, everyMs, stop } = repeated(() => startResets(app.house()));
  expect(2 * everyMs).toBeLessThan(hourMs);
  work();
  await stop(); // waits for the round
  expect(await runs()).toEqual([
    { sequence: 1, complete: true, open: false },
    { sequence: 2, complete: false, open: true },
  ]);
  await testCompanyConfiguration(app, {});
});

describe("R-3.064 iltResetAttempted: who was absent when a classroom course was held goes through its sections again", () => {
  const content = JSON.stringify({
    locale: "en",
    units: [
      {
        id: 1,
        type: "Content",
        name: "Before",
        sections: [
          {
            id: 1,
            type: "Content",
            name: "One",
            pages: [{ id: 1, type: "text", title: "Page", blocks: [{ kind: "paragraph", text: "Text." }] }],
          },
        ],
      },
    ],
  });

  test.each(["never", "nextLaunch", "immediate"] as const)("%s", async (choice) => {
    room = await testClassroom(app, { count: 1 });
    const { usr } = north().users;
    await query(
      `with made as (insert into course_contents (owner_domain_id, course_id, content, content_hash)
         select owner_domain_id, id, $2, $3 from courses where id = $1 returning id)
       update courses set current_content_id = (select id from made) where id = $1`,
      [room.courseId, content, String(room.courseId)],
    );
    await query("insert into program_assignments (domain_id, user_id, program_id, source) values ($1, $2, $3, 'user')", [
      app.world().airport.domainId,
      usr,
      room.programId,
    ]);
    await testCompanyConfiguration(app, { iltResetAttempted: choice, resetAttempted: "never" });
    const learner = await app.as("usr");
    const path = `/api/training/status/programs/${room.programId}`;
    await learner.call("POST", path);
    await learner.call("PUT", `${path}/courses/${room.courseId}/units/1/sections/1`, { status: "C" });
    const progress = async () =>
      (
        await query("select progress from course_statuses where user_id = $1 and course_id = $2 and closed_at is null", [
          usr,
          room.courseId,
        ])
      )[0].progress;
    expect(await progress()).toBe(10_000);
    const id = await planned({}, [usr, ...room.learners]);
    await users(id, { absent: [usr] });
    await resetDue(app.house());
    expect(await progress()).toBe(10_000); // nothing was held yet
    await act(id, "deliver");
    await resetDue(app.house());
    expect(await progress()).toBe(choice === "immediate" ? 0 : 10_000);
    await learner.call("POST", path);
    expect(await progress()).toBe(choice === "never" ? 10_000 : 0);
    await learner.call("PUT", `${path}/courses/${room.courseId}/units/1/sections/1`, { status: "C" });
    await resetDue(app.house());
    await learner.call("POST", path);
    expect(await progress()).toBe(10_000); // once for each event
    await testCompanyConfiguration(app, {});
  });
});
