import type { AssignedLearners, AssignmentAnswer, AssignmentPreview } from "@vigil/model/curriculum/assignmentWire";
import type { BulkAct, BulkLeft } from "@vigil/model/entity/bulk/bulkWire";
import { describe, expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import { testContentCourse } from "../../../test/training/testContentCourse.ts";

const app = testApp();
const path = (programId: number) => `/api/training/status/programs/${programId}`;
const north = () => app.world().airport.north;
const south = () => app.world().airport.south;
/** A program that nobody has. */
async function program() {
  const made = await testContentCourse(app);
  await app.database.ask("delete from program_assignments where program_id = $1", [made.programId]);
  return made;
}
const learnersOf = async (programId: number) =>
  (await (await app.as("web")).call<AssignedLearners>("GET", `/api/programs/${programId}/learners`)).body;

describe("programs assigned to many directly", () => {
  test("R-3.103 all whom the filter finds are shown before, and get the program with its dates", async () => {
    const { programId } = await program();
    const client = await app.as("web");
    const call = {
      people: { matching: { companyId: String(north().companyId), accessLevelId: "1,2" } },
      programIds: [programId],
      startsOn: "2020-01-01",
      dueOn: "2031-02-28",
    };
    const preview = await client.call<AssignmentPreview>("POST", "/api/users/programs/assign/preview", call);
    expect(preview.body).toMatchObject({ people: 2, others: 1, counts: { gains: 2 } });
    expect(Object.fromEntries(preview.body.rows.map(({ username, outcome }) => [username, outcome]))).toEqual({
      ins: "gains",
      usr: "gains",
    });
    expect((await learnersOf(programId)).count).toBe(0);
    expect(await client.call("POST", "/api/users/programs/assign", call)).toMatchObject({ status: 200, body: { added: 2, changed: 0 } });
    expect(await client.call("POST", "/api/users/programs/assign", call)).toMatchObject({ status: 200, body: { added: 0, changed: 0 } });
    const { rows } = await learnersOf(programId);
    expect(rows.map(({ username, ways, dueOn, overdue }) => [username, ways.map(({ source }) => source), dueOn, overdue])).toEqual([
      ["ins", ["user"], "2031-02-28", false],
      ["usr", ["user"], "2031-02-28", false],
    ]);
    const again = await client.call<AssignmentPreview>("POST", "/api/users/programs/assign/preview", { ...call, dueOn: "2031-03-01" });
    expect(again.body.counts).toEqual({ changes: 2 });
    expect(again.body.rows.map(({ dueBefore }) => dueBefore)).toEqual(["2031-02-28", "2031-02-28"]);
    const later = { ...call, dueOn: "2031-03-01", without: [north().users.ins] };
    expect((await client.call("POST", "/api/users/programs/assign/preview", later)).body).toMatchObject({
      people: 1,
      counts: { changes: 1 },
    });
    expect((await client.call("POST", "/api/users/programs/assign", later)).body).toMatchObject({ added: 0, changed: 1 });
    expect((await learnersOf(programId)).rows.map(({ username, dueOn }) => [username, dueOn])).toEqual([
      ["ins", "2031-02-28"],
      ["usr", "2031-03-01"],
    ]);
    await client.call("POST", "/api/users/programs/assign", call);
    const { rows: events } = await app.database.ask(
      "select about_user_id, data -> 'programs' as programs from events where type = 'user.assign' and data -> 'programs' @> $1",
      [JSON.stringify([{ programId }])],
    );
    expect(new Set(events.map((event) => event.about_user_id))).toEqual(new Set([north().users.ins, north().users.usr]));
    expect(events[0]?.programs).toEqual([
      { programId, before: null, after: { startsOn: "2020-01-01", dueOn: "2031-02-28", endsOn: null } },
    ]);
  });

  test("who is added with programs has them by the day that is given with them", async () => {
    const { programId } = await program();
    const client = await app.as("web");
    const { accessLevelId, companyId } = (await client.call("GET", `/api/users/${south().users.usr}`)).body;
    const person = { username: "new.by.day", firstName: "New", lastName: "By-Day", locale: "en", accessLevelId, companyId };
    const made = await client.call("POST", "/api/users", { ...person, programs: [programId], dueOn: "2031-03-31" });
    expect(made.status).toBe(201);
    expect((await learnersOf(programId)).rows).toMatchObject([{ userId: made.body.id, dueOn: "2031-03-31" }]);
  });

  test("a company's administrator reaches their own sites only, nobody another domain, and nobody themselves", async () => {
    const { programId } = await program();
    const client = await app.as("adm");
    const assign = (people: object) => client.call("POST", "/api/users/programs/assign", { people, programIds: [programId] });
    expect((await assign({ ids: [north().users.usr, south().users.usr] })).status).toBe(404);
    expect((await assign({ ids: [app.world().harbor.east.users.usr] })).status).toBe(404);
    expect(await assign({ ids: [north().users.adm] })).toMatchObject({ status: 403, body: { code: "AssignmentOwn" } });
    const { body } = await assign({ matching: { accessLevelId: "1" } });
    expect(body).toMatchObject({ added: 1, changed: 0, removed: 0, act: { action: "assign", changed: 1 } });
    expect((await learnersOf(programId)).rows.map(({ userId }) => userId)).toEqual([north().users.usr]);
    const elsewhere = await app.as("web", "east");
    expect((await elsewhere.call("GET", `/api/programs/${programId}/learners`)).status).toBe(404);
    expect((await elsewhere.call("POST", "/api/users/programs/assign", { people: { matching: {} }, programIds: [programId] })).status).toBe(
      404,
    );
    expect((await (await app.as("usr")).call("GET", `/api/programs/${programId}/learners`)).status).toBe(403);
  });

  test("dates that contradict each other, programs that are switched off, and filters that are none are refused at their field", async () => {
    const { programId } = await program();
    const client = await app.as("web");
    const people = { ids: [north().users.usr] };
    const assign = (values: object) => client.call("POST", "/api/users/programs/assign", { people, programIds: [programId], ...values });
    expect((await assign({ startsOn: "2030-02-01", dueOn: "2030-01-31" })).body).toMatchObject({
      code: "AssignmentDueBeforeStart",
      field: "dueOn",
    });
    expect((await assign({ startsOn: "2030-02-01", endsOn: "2030-01-31" })).body).toMatchObject({
      code: "AssignmentEndsBeforeStart",
      field: "endsOn",
    });
    expect((await assign({ dueOn: "2030-02-01", endsOn: "2030-01-31" })).body).toMatchObject({
      code: "AssignmentDueAfterEnd",
      field: "dueOn",
    });
    expect((await assign({ dueOn: "2030-02-30" })).status).toBe(422);
    expect((await assign({ people: { matching: { unheard: "1" } } })).status).toBe(422);
    expect((await client.call("POST", "/api/programs/deactivate", { ids: [programId] })).status).toBe(200);
    expect((await assign({})).body).toMatchObject({ code: "AssignmentProgramInactive" });
    expect((await learnersOf(programId)).count).toBe(0);
  });

  test("who loses the program is shown before; results stay, and another way keeps somebody assigned", async () => {
    const { programId } = await program();
    const client = await app.as("web");
    const people = { ids: [north().users.usr, north().users.ins] };
    await client.call("POST", "/api/users/programs/assign", { people, programIds: [programId], dueOn: "2031-02-28" });
    await (await app.as("usr")).call("POST", path(programId));
    const owner = await app.database.owner();
    await owner.query(
      "insert into program_assignments (domain_id, user_id, program_id, source, source_id) values ($1, $2, $3, 'transfer', 1)",
      [app.world().airport.domainId, north().users.ins, programId],
    );
    const call = { people, programIds: [programId] };
    const { body: preview } = await client.call<AssignmentPreview>("POST", "/api/users/programs/unassign/preview", call);
    expect(preview.counts).toEqual({ loses: 1, stays: 1 });
    expect((await client.call("POST", "/api/users/programs/unassign", call)).body).toMatchObject({ removed: 2 });
    expect((await learnersOf(programId)).rows.map(({ username }) => username)).toEqual(["ins"]);
    expect((await (await app.as("usr")).call("GET", path(programId))).status).toBe(404);
    const { rows } = await owner.query("select count(*)::int as runs, max(due_at) as due from program_statuses where program_id = $1", [
      programId,
    ]);
    expect(rows).toEqual([{ runs: 1, due: null }]);
  });
});

describe("assigning and taking away, undone for a day", () => {
  const direct = async (programId: number) => {
    const { rows } = await learnersOf(programId);
    return Object.fromEntries(rows.map(({ username, ways }) => [username, ways.map(({ source, dueOn }) => `${source} ${dueOn}`)]));
  };

  test("what it added goes, the dates it changed are as before, and who was assigned otherwise since stays and is named", async () => {
    const { programId } = await program();
    const client = await app.as("web");
    const { usr, ins, adm } = north().users;
    const assign = (ids: number[], dueOn: string) =>
      client.call<AssignmentAnswer>("POST", "/api/users/programs/assign", { people: { ids }, programIds: [programId], dueOn });
    await assign([usr], "2031-01-01");
    const { body } = await assign([usr, ins, adm], "2031-02-02");
    expect(body).toMatchObject({ added: 2, changed: 1, act: { list: "user", action: "assign", changed: 3, state: "done" } });
    await assign([adm], "2031-03-03");
    await (await app.as("usr")).call("POST", path(programId));
    const acts = (await client.call<BulkAct[]>("GET", "/api/bulkacts")).body;
    expect(acts.map(({ id }) => id)).toContain(body.act!.id);
    const undone = await client.call<BulkAct>("POST", `/api/bulkacts/${body.act!.id}/undo`);
    expect(undone.body).toMatchObject({ state: "undone", back: 2, left: 1, undoUntil: null });
    expect(await direct(programId)).toEqual({ usr: ["user 2031-01-01"], adm: ["user 2031-03-03"] });
    const left = await client.call<{ rows: BulkLeft[] }>("GET", `/api/bulkacts/${body.act!.id}/left`);
    expect(left.body.rows.map(({ id, code }) => [id, code])).toEqual([[adm, "BulkChangedSince"]]);
    expect((await client.call("POST", `/api/bulkacts/${body.act!.id}/undo`)).status).toBe(409);
    const { rows } = await app.database.ask("select count(*)::int as runs from program_statuses where program_id = $1", [programId]);
    expect(rows).toEqual([{ runs: 1 }]);
  });

  test("what was taken away is assigned again with its dates; nobody undoes another's act, and what changed nothing is no act", async () => {
    const { programId } = await program();
    const client = await app.as("web");
    const { usr, ins } = north().users;
    const call = { people: { ids: [usr, ins] }, programIds: [programId] };
    await client.call("POST", "/api/users/programs/assign", {
      ...call,
      people: { ids: [usr] },
      startsOn: "2020-01-01",
      dueOn: "2031-02-28",
    });
    const { body } = await client.call<AssignmentAnswer>("POST", "/api/users/programs/unassign", call);
    expect(body).toMatchObject({ removed: 1, act: { action: "unassign", changed: 1 } });
    expect((await client.call<AssignmentAnswer>("POST", "/api/users/programs/unassign", call)).body.act).toBeNull();
    expect((await (await app.as("adm")).call("POST", `/api/bulkacts/${body.act!.id}/undo`)).status).toBe(404);
    await client.call("POST", `/api/bulkacts/${body.act!.id}/undo`);
    expect(await direct(programId)).toEqual({ usr: ["user 2031-02-28"] });
  });
});

describe("when a run is due", () => {
  const dueOf = async (programId: number) => (await (await app.as("usr")).call("GET", path(programId))).body.dueAt;
  const assign = async (programId: number, dates: object) =>
    (await app.as("web")).call("POST", "/api/users/programs/assign", {
      people: { ids: [north().users.usr] },
      programIds: [programId],
      ...dates,
    });

  test("R-3.078 it knows from its start, with its courses; it follows when the assignment changes, and until it is complete", async () => {
    const { programId } = await program();
    await assign(programId, { dueOn: "2031-02-28" });
    const learner = await app.as("usr");
    await learner.call("POST", path(programId));
    expect(await dueOf(programId)).toBe("2031-02-28T23:59:59Z");
    const owner = await app.database.owner();
    const courses = () =>
      owner.query(
        `select distinct to_char(c.due_at at time zone 'UTC', 'YYYY-MM-DD') as due from course_statuses c
          join program_statuses s on s.domain_id = c.domain_id and s.id = c.program_status_id where s.program_id = $1`,
        [programId],
      );
    expect((await courses()).rows).toEqual([{ due: "2031-02-28" }]);
    await assign(programId, { dueOn: "2031-04-30", endsOn: "2031-05-31" });
    expect(await dueOf(programId)).toBe("2031-04-30T23:59:59Z");
    expect((await courses()).rows).toEqual([{ due: "2031-04-30" }]);
    await assign(programId, { endsOn: "2031-05-31" });
    expect(await dueOf(programId)).toBe("2031-05-31T23:59:59Z");
    await owner.query("update program_statuses set complete = true, status = 'c' where program_id = $1", [programId]);
    await assign(programId, { dueOn: "2031-01-31" });
    expect(await dueOf(programId)).toBe("2031-05-31T23:59:59Z");
  });

  test("R-3.103 a program that ends makes its learners due, and cannot end before it starts", async () => {
    const { programId } = await program();
    await assign(programId, {});
    await (await app.as("usr")).call("POST", path(programId));
    expect(await dueOf(programId)).toBeNull();
    const client = await app.as("web");
    const change = (values: object) => client.call("PUT", "/api/programs", { id: programId, ...values });
    expect((await change({ startDate: "2031-02-01", endDate: "2031-01-31" })).body).toMatchObject({
      code: "ProgramEndsBeforeStart",
      field: "endDate",
    });
    expect((await change({ endDate: "2031-06-30" })).status).toBe(200);
    expect(await dueOf(programId)).toBe("2031-06-30T23:59:59Z");
    expect((await change({ startDate: "2031-07-01" })).body).toMatchObject({ code: "ProgramEndsBeforeStart" });
    expect(
      (
        await client.call("POST", "/api/programs", {
          name: crypto.randomUUID(),
          title: "x",
          startDate: "2030-01-02",
          endDate: "2030-01-01",
        })
      ).body,
    ).toMatchObject({
      code: "ProgramEndsBeforeStart",
    });
    expect((await learnersOf(programId)).rows).toMatchObject([{ dueOn: "2031-06-30" }]);
  });
});
