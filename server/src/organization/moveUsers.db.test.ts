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

test("people are moved by the list's filter: shown before, those of the company stay, who is refused is named, and groups and programs come back with an undo", async () => {
  const owner = await database.owner();
  const client = await as("web");
  const { domainId, north, south } = world().airport;
  const { rows: codes } = await owner.query<{ id: number }>("insert into domain_codes (name) values ('Only north') returning id");
  const { programId: bound } = await testContentCourse(app);
  const ids: number[] = [];
  for (const [username, companyId] of [
    ["mf1", north.companyId],
    ["mf2", north.companyId],
    ["mf3", south.companyId],
  ] as const)
    ids.push((await client.call("POST", "/api/users", { username, companyId, accessLevelId: 1, lastName: "Mover" })).body.id);
  const circle = (await client.call("POST", "/api/groups", { name: "Circle", users: [ids[0]] })).body.id;
  await owner.query(
    "insert into program_assignments (domain_id, user_id, program_id, source, due_on) values ($1, $2, $3, 'user', '2031-01-02') on conflict do nothing",
    [domainId, ids[1], bound],
  );
  await owner.query("update programs set domain_code_id = $1 where id = $2", [codes[0]!.id, bound]);
  await owner.query("update companies set domain_code_id = $1 where id = $2", [codes[0]!.id, north.companyId]);
  const on = { matching: { search: "mover" }, count: 3 };
  const preview = await client.call<MovePreview>("POST", "/api/users/move/preview", { on, companyId: south.companyId });
  expect(preview.body).toMatchObject({
    here: 1,
    from: [{ users: 2 }],
    programs: [{ users: 1, fits: false }],
    groups: [{ group: "Circle" }],
  });
  expect((await client.call("POST", "/api/users/move", { on, companyId: 987_654 })).body.code).toBe("CompanyNotFound");
  const companies = async () => {
    const { rows } = await owner.query("select company_id from users where id = any($1) order by id", [ids]);
    return rows.map((row) => row.company_id);
  };

  const half = await client.call("POST", "/api/users/move", { on, companyId: south.companyId });
  expect([half.status, half.body]).toMatchObject([201, { action: "move", changed: 1, same: 1, refused: 1 }]);
  const left = await client.call("GET", `/api/bulkacts/${half.body.id}/left`);
  expect(left.body.rows).toMatchObject([{ id: ids[1], code: "UserMoveConflict" }]);
  expect(await companies()).toEqual([south.companyId, north.companyId, south.companyId]);
  expect((await client.call("POST", `/api/bulkacts/${half.body.id}/undo`)).body).toMatchObject({ back: 1, left: 0 });

  const whole = await client.call("POST", "/api/users/move", { on, companyId: south.companyId, leavePrograms: true, leaveGroups: true });
  expect(whole.body).toMatchObject({ changed: 2, same: 1, refused: 0 });
  const held = async () => [
    (await client.call("GET", `/api/users/${ids[0]}`)).body.groups,
    (await client.call("GET", `/api/users/${ids[1]}`)).body.programs,
  ];
  expect(await held()).toEqual([[], []]);
  expect((await client.call("POST", `/api/bulkacts/${whole.body.id}/undo`)).body).toMatchObject({ back: 2, left: 0 });
  expect(await companies()).toEqual([north.companyId, north.companyId, south.companyId]);
  expect(await held()).toEqual([[circle], [bound]]);
});
