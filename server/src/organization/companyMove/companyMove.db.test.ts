import type { CompanyMovePreview, DomainCompany } from "@vigil/model/organization/companyMove";
import { beforeAll, expect, test } from "vitest";
import { testApp, testPassword } from "../../../test/http/testApp.ts";

const app = testApp();
const { as, world, database, visitor } = app;
let shared: number;
let local: number;

beforeAll(async () => {
  const owner = await database.owner();
  const program = async (ownerDomainId: number | null, name: string) =>
    (
      await owner.query<{ id: number }>(
        "insert into programs (owner_domain_id, name, name_key, title) values ($1, $2, $2, $2) returning id",
        [ownerDomainId, name],
      )
    ).rows[0]!.id;
  shared = await program(null, "shared by all");
  local = await program(world().airport.domainId, "of the airport");
});

/** A company of the airport with one person who has never learned anything. */
async function founded(username: string, domain: "airport" | "harbor" = "airport") {
  const client = await as("sup", domain === "harbor" ? "east" : "north");
  const { body: made } = await client.call("POST", "/api/companies", { name: `Company of ${username}`, code: "C" });
  const person = { username, firstName: "Rana", lastName: "Moves", companyId: made.id, accessLevelId: 1, password: testPassword };
  const { body } = await client.call("POST", "/api/users", {
    ...person,
    pin: username,
    programs: domain === "airport" ? [shared, local] : [],
  });
  return { companyId: made.id as number, userId: body.id as number };
}
const moved = async (companies: { domainId: number; id: number }[], way = "") =>
  (await as("sup")).call<CompanyMovePreview & { code: string }>("POST", `/api/domains/${world().harbor.domainId}/companies${way}`, {
    companies,
  });
const airport = (id: number) => ({ domainId: world().airport.domainId, id });

test("R-3.080 R-2.025 a domain tells its member companies, to who may see the domain", async () => {
  const { airport: home, harbor } = world();
  const { body } = await (await as("web")).call<DomainCompany[]>("GET", `/api/domains/${home.domainId}/companies`);
  expect(body.map(({ name }) => name)).toEqual(expect.arrayContaining(["North", "South"]));
  expect(body.find(({ name }) => name === "North")).toMatchObject({ id: home.north.companyId, users: 10, active: true, movable: true });
  expect((await (await as("web")).call("GET", `/api/domains/${harbor.domainId}/companies`)).status).toBe(404);
  expect((await (await as("usr")).call("GET", `/api/domains/${home.domainId}/companies`)).status).toBe(403);
  const { body: other } = await (await as("sup")).call<DomainCompany[]>("GET", `/api/domains/${harbor.domainId}/companies`);
  expect(other.map(({ name }) => name)).toContain("East");
});

test("a company moves to another domain with its people, their passwords and what all domains share; the preview says the same before", async () => {
  const { companyId, userId } = await founded("mover");
  await (await as("sup")).call("POST", "/api/groups", { name: "Left behind", users: [userId] });
  const preview = await moved([airport(companyId)], "/preview");
  expect(preview.body).toMatchObject({
    companies: [{ id: companyId, name: "Company of mover", domain: "airport", users: 1 }],
    assignments: 1,
    programs: 1,
    groups: 1,
    holds: [],
    taken: [],
  });
  const before = await visitor().signIn({ username: "mover", password: testPassword, domain: "airport" });
  expect(before.status).toBe(200);
  expect(await moved([airport(companyId)])).toMatchObject({ status: 200, body: { companies: 1, users: 1 } });
  expect((await visitor().signIn({ username: "mover", password: testPassword, domain: "airport" })).status).not.toBe(200);
  expect((await visitor().signIn({ username: "mover", password: testPassword, domain: "harbor" })).body).toMatchObject({
    id: userId,
    companyId,
  });
  const there = await as("sup", "east");
  expect((await there.call("GET", `/api/users/${userId}`)).body).toMatchObject({
    username: "mover",
    pin: "mover",
    programs: [shared],
    groups: [],
  });
  expect((await there.call("GET", "/api/users?search=rana%20moves")).body.count).toBe(1);
  expect((await there.call("GET", `/api/companies?search=mover`)).body.rows.map(({ id }: { id: number }) => id)).toEqual([companyId]);
  const here = await as("sup");
  expect([(await here.call("GET", `/api/users/${userId}`)).status, (await here.call("GET", `/api/companies/${companyId}`)).status]).toEqual(
    [404, 404],
  );
  for (const client of [here, there]) {
    const { body } = await client.call("GET", "/api/events?type=company.changeDomain");
    expect(body.count).toBe(1);
  }
});

test("R-8.028 R-8.078 a User ID that the new domain has, or that two of the companies have, keeps them all where they are", async () => {
  const { harbor } = world();
  const one = await founded("twin");
  const other = await founded("twin", "harbor");
  expect(await moved([airport(one.companyId)])).toMatchObject({
    status: 409,
    body: { code: "DomainUserConflict", message: expect.stringContaining("twin"), details: { count: 1 } },
  });
  const third = (await (await as("sup")).call("POST", "/api/domains", { name: "terminal", title: "Terminal", organizationId: 1 })).body.id;
  const both = { companies: [airport(one.companyId), { domainId: harbor.domainId, id: other.companyId }] };
  expect(await (await as("sup")).call("POST", `/api/domains/${third}/companies`, both)).toMatchObject({
    status: 409,
    body: { code: "DomainUsersShareName", message: expect.stringMatching(/share a User ID: twin/u) },
  });
  const preview = await (await as("sup")).call("POST", `/api/domains/${third}/companies/preview`, both);
  expect(preview.body).toMatchObject({ twice: ["twin"], taken: [] });
  expect((await (await as("sup")).call("GET", `/api/companies/${one.companyId}`)).status).toBe(200);
});

test("who has learned something keeps the company in its domain; so do its system companies, one's own, and who may not enter domains", async () => {
  const { companyId } = await founded("learner");
  const learner = visitor();
  await learner.signIn({ username: "learner", password: testPassword, domain: "airport" });
  expect((await learner.call("POST", `/api/training/status/programs/${shared}`)).status).toBe(200);
  expect(await moved([airport(companyId)])).toMatchObject({
    status: 409,
    body: { code: "CompanyMoveHeld", details: { holds: [{ hold: "results", count: 1, way: "anew" }] } },
  });
  expect((await moved([airport(companyId)], "/preview")).body.holds).toEqual([{ hold: "results", count: 1, way: "anew" }]);
  expect((await moved([airport(world().airport.north.companyId)])).body.code).toBe("OwnCompany");
  expect(await moved([{ domainId: world().harbor.domainId, id: world().harbor.east.companyId }])).toMatchObject({
    status: 422,
    body: { code: "CompanyMoveSameDomain" },
  });
  expect((await moved([airport(987_654)])).body.code).toBe("CompanyNotFound");
  const web = await as("web", "east");
  const refused = await web.call("POST", `/api/domains/${world().harbor.domainId}/companies`, { companies: [airport(companyId)] });
  expect(refused.status).toBe(403);
});
