import type { MovePreview } from "@vigil/model/organization/userMove";
import { beforeAll, expect, test } from "vitest";
import { testApp } from "../../test/http/testApp.ts";
import { testContentCourse } from "../../test/training/testContentCourse.ts";

const app = testApp();
const { as, world, database } = app;
let program: number;
let group: number;

const call = (more: object = {}) => ({ ids: [world().airport.north.users.usr], companyId: world().airport.south.companyId, ...more });
const move = async (more: object = {}) => (await as("web")).call("POST", "/api/users/move", call(more));

beforeAll(async () => {
  program = (await testContentCourse(app)).programId;
  await (await as("usr")).call("POST", `/api/training/status/programs/${program}`);
  const client = await as("web");
  group = (await client.call("POST", "/api/groups", { name: "Early", users: call().ids })).body.id;
  await client.call("POST", "/api/configurations", { name: "Southern rules", companies: [world().airport.south.companyId] });
});

test("R-6.019 R-8.031 R-8.094 a company of another domain, one's own or one that is not there is refused", async () => {
  const east = world().harbor.east.companyId;
  expect(await move({ companyId: world().airport.north.companyId })).toMatchObject({
    status: 422,
    body: { code: "UserMoveSameCompany", field: "companyId" },
  });
  expect(await move({ companyId: east })).toMatchObject({ status: 404, body: { code: "CompanyNotFound", field: "companyId" } });
  expect(await (await as("sup")).call("POST", "/api/users/move", call({ companyId: east }))).toMatchObject({
    status: 409,
    body: { code: "UserMoveDomainConflict", field: "companyId" },
  });
  expect((await (await as("adm")).call("POST", "/api/users/move", call())).body.code).toBe("CompanyNotFound");
});

test("R-8.057 R-8.088 a company that is not there is not acceptable for a user, new or changed, and nobody is moved to it", async () => {
  const client = await as("web");
  const values = { username: "lost", companyId: 987_654, accessLevelId: 1 };
  const notFound = { status: 406, body: { code: "UserCompanyNotFound", field: "companyId" } };
  expect(await client.call("POST", "/api/users", values)).toMatchObject(notFound);
  expect(await client.call("PUT", "/api/users", { id: call().ids[0], companyId: 987_654 })).toMatchObject(notFound);
  const refused = await move({ companyId: 987_654 });
  expect(refused).toMatchObject({
    status: 404,
    body: { code: "CompanyNotFound", message: expect.stringMatching(/^The company to move to/u) },
  });
});

test("R-8.029 a user with the name and date of birth of another is a duplicate until somebody says otherwise; so is a User ID", async () => {
  const client = await as("web");
  const { companyId } = world().airport.north;
  const values = { username: "amina", firstName: "Amina", lastName: "Haddad", birthDate: "1991-05-06", companyId, accessLevelId: 1 };
  expect((await client.call("POST", "/api/users", values)).status).toBe(201);
  expect(await client.call("POST", "/api/users", values)).toMatchObject({
    status: 409,
    body: { code: "UserDuplicateConflict", field: "anotherPerson" },
  });
  const same = await client.call("POST", "/api/users", { ...values, anotherPerson: true });
  expect(same).toMatchObject({
    status: 409,
    body: { code: "UserConflict", field: "username", message: "Another user already has this User ID." },
  });
  expect((await client.call("POST", "/api/users", { ...values, username: "amina2", anotherPerson: true })).status).toBe(201);
});

test("what a move does to programs, groups and configurations is shown before", async () => {
  const { body } = await (await as("web")).call<MovePreview>("POST", "/api/users/move/preview", call());
  expect(body).toMatchObject({
    from: [{ company: "North", users: 1 }],
    to: { company: "South", deleted: false, configurations: ["Southern rules"] },
    programs: [{ users: 1, fits: true }],
    groups: [{ group: "Early", users: 1 }],
    runs: 1,
  });
});

test("R-8.031 programs that the new company may not use are in the way, or stay behind where that is said; runs go along", async () => {
  const owner = await database.owner();
  const { rows } = await owner.query<{ id: number }>("insert into domain_codes (name) values ('Northern') returning id");
  await owner.query("update programs set domain_code_id = $1 where id = $2", [rows[0]!.id, program]);
  await owner.query("update companies set domain_code_id = $1 where name = 'North'", [rows[0]!.id]);
  expect(await move()).toMatchObject({ status: 409, body: { code: "UserMoveConflict", details: { company: "South", ids: call().ids } } });

  expect(await move({ leavePrograms: true, leaveGroups: true })).toMatchObject({
    status: 200,
    body: [{ "company.name": "South", programs: [], groups: [], classes: [program] }],
  });
  const { rows: events } = await owner.query("select data from events where type = 'user.move'");
  expect(events).toMatchObject([{ data: { to: world().airport.south.companyId, programsLeft: [program], groupsLeft: [group] } }]);
});

test("who is moved to the company of deleted users is switched off", async () => {
  const { domainId } = world().airport;
  const { id } = await database.asDomain(domainId, (tx) =>
    tx
      .insertInto("companies")
      .values({ domainId, name: "Gone", nameKey: "gone", kind: "deleted" })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  expect((await move({ companyId: id })).body).toMatchObject([{ active: false, "company.name": "Gone" }]);
});
