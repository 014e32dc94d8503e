import { expect, test } from "vitest";
import type { LearnerProgramGroup } from "@vigil/model/training/wire";
import { testApp } from "../../../test/http/testApp.ts";
import { testContentCourse } from "../../../test/training/testContentCourse.ts";

const app = testApp();

async function addGroup(values: { name: string; programs: number[]; showAll?: boolean }) {
  const { body } = await (await app.as("web")).call<{ id: number }>("POST", "/api/programgroups", { showAll: false, ...values });
  return body.id;
}

test("R-3.031 R-3.106 a program group carries id, active, description, name, domain, programs in their order and showAll", async () => {
  const first = await testContentCourse(app);
  const second = await testContentCourse(app);
  const name = crypto.randomUUID();
  const id = await addGroup({ name, programs: [second.programId, first.programId] });
  const { body } = await (await app.as("web")).call("GET", `/api/programgroups/${id}`);
  expect(body).toMatchObject({
    id,
    name,
    description: "",
    active: true,
    showAll: false,
    domain: "airport",
    programs: [second.programId, first.programId],
  });
});

test("R-3.032 program groups are listed at programgroups, by name", async () => {
  const mark = crypto.randomUUID();
  await addGroup({ name: `${mark} b`, programs: [] });
  await addGroup({ name: `${mark} a`, programs: [] });
  const { body } = await (await app.as("web")).call<{ rows: { name: string }[] }>("GET", `/api/programgroups?search=${mark}`);
  expect(body.rows.map((row) => row.name)).toEqual([`${mark} a`, `${mark} b`]);
});

test("R-3.106 a learner sees a group's other programs only where it shows all, and never as assigned", async () => {
  const mine = await testContentCourse(app);
  const other = await testContentCourse(app);
  await app.database.asDomain(app.world().airport.domainId, (tx) =>
    tx.deleteFrom("programAssignments").where("programId", "=", other.programId).execute(),
  );
  const programs = [other.programId, mine.programId];
  const open = await addGroup({ name: crypto.randomUUID(), programs, showAll: true });
  const narrow = await addGroup({ name: crypto.randomUUID(), programs });
  const empty = await addGroup({ name: crypto.randomUUID(), programs: [other.programId] });
  const foreign = await addGroup({ name: crypto.randomUUID(), programs: [other.programId], showAll: true });
  const { body } = await (await app.as("usr")).call<LearnerProgramGroup[]>("GET", "/api/training/groups");
  const seen = (id: number) => body.find((group) => group.id === id)?.programs.map((program) => [program.id, program.assigned]);
  expect(seen(open)).toEqual([
    [other.programId, false],
    [mine.programId, true],
  ]);
  expect(seen(narrow)).toEqual([[mine.programId, true]]);
  expect(seen(empty)).toBeUndefined();
  // a group without a program of theirs is nothing to them
  expect(seen(foreign)).toBeUndefined();
});
