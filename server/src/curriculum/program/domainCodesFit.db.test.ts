import { beforeAll, describe, expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import type { TestClient } from "../../../test/http/testClient.ts";

const app = testApp();
let client: TestClient;
let codes: Record<"own" | "copy" | "other", number>;
beforeAll(async () => {
  client = await app.as("sup");
  const code = async (name: string) => (await client.call("POST", "/api/domainCodes", { name })).body.id;
  const own = await code("Airports");
  const copy = (await client.call("POST", `/api/domainCodes/${own}/copy`)).body.id;
  codes = { own, copy, other: await code("Harbours") };
});

const made = async (url: "courses" | "programs", rest: object) => {
  const name = crypto.randomUUID();
  const kind = url === "courses" ? { code: `${name}_V1`, type: "content" } : {};
  return client.call("POST", `/api/${url}`, { name, title: name, ...kind, ...rest });
};
const program = async (domainCodeId: number | null): Promise<number> => (await made("programs", { domainCodeId })).body.id;
const company = (domainCodeId: number | null) =>
  client.call("PUT", "/api/companies", { id: app.world().airport.south.companyId, domainCodeId });
const assign = (programs: number[]) => client.call("PUT", "/api/users", { id: app.world().airport.south.users.usr, programs });

describe("domain codes agree", () => {
  test("R-8.082 where a program is assigned: it has no code, the company's, or a copy of the same", async () => {
    expect((await company(codes.own)).status).toBe(200);
    const refused = await assign([await program(codes.other)]);
    expect(refused).toMatchObject({ status: 409, body: { code: "ProgramDomainConflict", field: "programs" } });
    expect((await client.call("GET", `/api/users/${app.world().airport.south.users.usr}`)).body.programs).toEqual([]);
    for (const code of [null, codes.own, codes.copy]) expect((await assign([await program(code)])).status).toBe(200);
  });

  test("R-8.082 where a course stands in a program", async () => {
    const course = (await made("courses", { domainCodeId: codes.own })).body.id;
    for (const domainCodeId of [null, codes.other]) {
      const refused = await made("programs", { domainCodeId, courses: [course] });
      expect(refused).toMatchObject({ status: 409, body: { code: "ProgramCourseDomainConflict", field: "courses" } });
    }
    expect((await made("programs", { domainCodeId: codes.copy, courses: [course] })).status).toBe(201);
    expect(await client.call("PUT", "/api/courses", { id: course, domainCodeId: codes.other })).toMatchObject({
      status: 409,
      body: { code: "ProgramCourseDomainConflict", field: "domainCodeId" },
    });
  });

  test("where the code of a company or program is changed, or somebody goes to another company", async () => {
    await company(codes.own);
    const id = await program(codes.own);
    await assign([id]);
    const refusal = { status: 409, body: { code: "ProgramDomainConflict" } };
    expect(await company(codes.other)).toMatchObject(refusal);
    expect(await client.call("PUT", "/api/programs", { id, domainCodeId: codes.other })).toMatchObject(refusal);
    const { north, south } = app.world().airport;
    expect(await client.call("PUT", "/api/users", { id: south.users.usr, companyId: north.companyId })).toMatchObject(refusal);
    await assign([]);
    expect((await company(codes.other)).status).toBe(200);
  });
});

test("R-8.026 R-8.046 a program names each of its courses once, and only courses that are there", async () => {
  const course = (await made("courses", {})).body.id;
  expect(await made("programs", { courses: [course, course] })).toMatchObject({ status: 409, body: { code: "ProgramCourseConflict" } });
  expect(await made("programs", { courses: [987_654_321] })).toMatchObject({ status: 404, body: { code: "ProgramCourseNotFound" } });
});

test("whoever is narrowed to groups neither widens an administrator nor changes one who is not narrowed", async () => {
  const { users } = app.world().airport.north;
  const web = await app.as("web");
  const group = async (name: string) => (await web.call("POST", "/api/groups", { name, users: [users.adm] })).body.id;
  const [mine, foreign] = [await group("Mine"), await group("Foreign")];
  const scope = (by: TestClient, id: number, scopeGroups: number[]) => by.call("PUT", "/api/users", { id, scopeGroups });
  const refusal = { status: 403, body: { code: "RankTooLow" } };
  const adm = await app.as("adm");
  await scope(web, users.adm, [mine]);
  expect(await scope(adm, users.ins, [mine])).toMatchObject(refusal);
  await scope(web, users.ins, [mine]);
  expect((await adm.call("PUT", "/api/users", { id: users.ins, firstName: "Narrow" })).status).toBe(200);
  for (const wider of [[], [mine, foreign]]) expect([403, 422]).toContain((await scope(adm, users.ins, wider)).status);
  expect((await web.call("GET", `/api/users/${users.ins}`)).body.scopeGroups).toEqual([mine]);
  const { accessLevelId, companyId } = (await web.call("GET", `/api/users/${users.ins}`)).body;
  const newcomer = { username: "unbound", firstName: "", lastName: "", companyId, accessLevelId };
  expect(await adm.call("POST", "/api/users", newcomer)).toMatchObject(refusal);
  expect((await adm.call("POST", "/api/users", { ...newcomer, scopeGroups: [mine] })).status).toBe(201);
  expect((await adm.call("PUT", "/api/users", { id: users.usr, firstName: "Learner" })).status).toBe(200);
  await scope(web, users.adm, []);
});

test("where the code of a program that all domains share is changed, also for whom it is assigned to elsewhere", async () => {
  const id = await program(null);
  const owner = await app.database.owner();
  await owner.query("update programs set owner_domain_id = null where id = $1", [id]);
  const { domainId, east } = app.world().harbor;
  const give = "insert into program_assignments (domain_id, program_id, user_id, source) values ($1, $2, $3, 'user')";
  await owner.query(give, [domainId, id, east.users.usr]);
  const change = (name: string) => client.call("PUT", "/api/programs", { id, name, domainCodeId: codes.own });
  expect(await change("Shared")).toMatchObject({
    status: 409,
    body: { code: "ProgramDomainConflict", field: "domainCodeId", details: { company: "East" } },
  });
  await owner.query("delete from program_assignments where program_id = $1", [id]);
  expect((await change("Shared")).status).toBe(200);
  expect((await client.call("GET", `/api/programs/${id}`)).body.name).toBe("Shared");
});
