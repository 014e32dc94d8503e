import type { DomainProgram } from "@vigil/model/curriculum/domainProgram";
import { expect, test } from "vitest";
import { completeProgram } from "../../../test/compliance/testCompleteProgram.ts";
import { testApp } from "../../../test/http/testApp.ts";
import { testContentCourse } from "../../../test/training/testContentCourse.ts";

const app = testApp();
const { as, world } = app;

test("R-3.103 a program has a trainer credential in each domain, which its certificates carry; and is switched off for one domain alone", async () => {
  const content = await testContentCourse(app);
  const { programId } = content;
  const { users, companyId } = world().airport.north;
  const web = await as("web");
  const { body: held } = await web.call("POST", "/api/trainerauthorizations", {
    userId: users.trn,
    authority: "Civil Aviation Authority",
    badge: "B-7",
    companies: [companyId],
  });
  const address = `/api/programs/${programId}/domain`;
  expect((await web.call("GET", address)).body).toEqual({
    trainerAuthorizationId: null,
    trainerCredential: null,
    active: true,
    programTemplateId: null,
    classTemplateId: null,
  });
  const put = (trainerAuthorizationId: number | null, active = true) =>
    web.call<DomainProgram & { code: string; field: string }>("PUT", address, { trainerAuthorizationId, active });
  expect((await put(987_654)).body).toMatchObject({ code: "TrainerAuthorizationNotFound", field: "trainerAuthorizationId" });
  expect(await put(held.id)).toMatchObject({
    status: 200,
    body: { trainerAuthorizationId: held.id, trainerCredential: held.name, active: true },
  });
  await put(held.id); // the same again is no event
  expect((await web.call("GET", `/api/events?type=program.adaptHere&subjectId=${programId}`)).body.count).toBe(1);
  for (const level of ["usr", "ins"] as const) expect((await (await as(level)).call("PUT", address, {})).status).toBe(403);
  expect((await (await as("web", "east")).call("GET", address)).status).toBe(404);

  const learner = await as("usr");
  const mine = async () => (await learner.call<{ id: number }[]>("GET", "/api/training/programs")).body.map(({ id }) => id);
  expect(await mine()).toContain(programId);
  await put(held.id, false);
  expect(await mine()).not.toContain(programId);
  await put(held.id, true);
  await completeProgram(app, learner, content);
  const certificates = await web.call("GET", `/api/programcertificates?programId=${programId}`);
  const { body: certificate } = await web.call("GET", `/api/programcertificates/${certificates.body.rows[0].id}`);
  expect(certificate).toMatchObject({ authority: "Civil Aviation Authority", badge: "B-7" });
});

test("R-3.103 the users of a program are found by it, with the way they came to it", async () => {
  const { programId } = await testContentCourse(app);
  const { body } = await (await as("web")).call("GET", `/api/programs/${programId}/learners`);
  expect(JSON.stringify(body)).toContain(`"userId":${world().airport.north.users.usr}`);
  const users = await (await as("web")).call("GET", `/api/users?programs=${programId}&fields=username,organization`);
  expect(users.body.rows).toMatchObject([{ username: "usr" }]);
});

test("R-3.118 a user tells the organization whose domain they are in", async () => {
  const { body } = await (await as("web")).call("GET", `/api/users/${world().airport.north.users.usr}`);
  const owner = await app.database.owner();
  const { rows } = await owner.query("select name from organizations order by id limit 1");
  expect(body.organization).toBe(rows[0].name);
});
