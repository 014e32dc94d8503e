import { addonTypes, standardAddons, type AddonType } from "@vigil/model/organization/addon";
import { expect, test } from "vitest";
import { testApp } from "../../test/http/testApp.ts";
import { practice } from "../../test/simulator/testSession.ts";

const app = testApp();
const { as, world, visitor, database } = app;

const idOf = async (type: AddonType): Promise<number> =>
  (await (await as("web")).call("GET", "/api/addons")).body.rows.find((row: { type: string }) => row.type === type)?.id;
const off = async (type: AddonType) => (await as("web")).call("DELETE", `/api/addons/${await idOf(type)}`);
const on = async (type: AddonType) => (await as("web")).call("POST", "/api/addons", { type });
const use = async (type: AddonType) => (await (await as("web")).call("GET", `/api/addons/${await idOf(type)}/use`)).body;
const AddonOff = { status: 403, body: { code: "AddonOff", message: expect.stringContaining("switched off") } };

test("R-3.008 a new domain begins with what is no choice of its own, and all six types can be switched on", async () => {
  const sup = await as("sup");
  const { body: made } = await sup.call("POST", "/api/domains", { name: "dock", title: "Dock", organizationId: 1 });
  const { body } = await sup.call("GET", "/api/addons", undefined, { "x-domain": made.name });
  expect(body.rows.map(({ type }: { type: string }) => type).toSorted()).toEqual([...standardAddons].toSorted());
  for (const type of ["credits", "tableExports"] as const) expect((await on(type)).status).toBe(201);
  const own = (await (await as("web")).call("GET", "/api/addons")).body.rows;
  expect(own.map(({ type }: { type: string }) => type).toSorted()).toEqual([...addonTypes].toSorted());
  expect((await off("credits")).status).toBe(204); // or nobody below could begin without one
});

test("R-3.008 identity providers: switched off there is no list, no link and no sign-in through one; what is in use is told before", async () => {
  const web = await as("web");
  const provider = {
    name: "Staff",
    displayName: "Staff",
    discoveryEndpoint: "https://id.example.org",
    clientId: "vigil",
    clientSecret: "secret",
  };
  const { body: made } = await web.call("POST", "/api/identityproviders", provider);
  await web.call("POST", "/api/identityproviders/activate", { ids: [made.id] });
  const userId = world().airport.south.users.usr;
  const link = () => web.call("POST", `/api/users/${userId}/link`, { identityProviderId: made.id, subject: "s-1" });
  expect((await link()).status).toBe(200);
  const policy = async () => (await visitor().call("GET", "/api/domains/policy/airport")).body.identityProviders.length;
  expect([await policy(), await use("identityProviders")]).toEqual([
    1,
    [
      { what: "providers", count: 1 },
      { what: "people", count: 1 },
    ],
  ]);

  const owner = await database.owner();
  await owner.query("update domains set form_auth = false where name = 'airport'");
  expect(await off("identityProviders")).toMatchObject({ status: 412, body: { code: "AddonOnlySignIn" } });
  await owner.query("update domains set form_auth = true where name = 'airport'");
  expect((await off("identityProviders")).status).toBe(204);
  const stranger = visitor();
  await stranger.call("GET", "/api/user/login");
  for (const call of [
    () => web.call("GET", "/api/identityproviders"),
    () => web.call("POST", "/api/identityproviders", { ...provider, name: "Other" }),
    () => web.call("GET", `/api/identityproviders/${made.id}/rules`),
    link,
    () => stranger.call("POST", "/api/oauth/login", { domain: "airport", protocol: "OAUTH", identityProviderId: made.id }),
  ])
    expect(await call()).toMatchObject(AddonOff);
  expect(await policy()).toBe(0);
  // the other domain has its own
  expect((await (await as("web", "east")).call("GET", "/api/identityproviders")).status).toBe(200);
  expect((await on("identityProviders")).status).toBe(201);
  expect((await web.call("GET", `/api/identityproviders/${made.id}`)).body.name).toBe("Staff"); // nothing was lost
});

test("R-3.008 image generator: switched off nothing is ordered and no order goes on; those before stay", async () => {
  const web = await as("web");
  const { body: library } = await web.call("POST", "/api/imagelibraries", { name: crypto.randomUUID(), threatCategories: ["knives"] });
  const order = () =>
    web.call("POST", `/api/imagelibraries/${library.id}/jobs`, {
      size: 8,
      threatShare: 0.5,
      categories: { guns: 1, knives: 1 },
      distinctKinds: 4,
      seed: 7,
    });
  const first = await order();
  expect([first.status, await use("imageGenerator")]).toEqual([201, [{ what: "orders", count: 1 }]]);
  await off("imageGenerator");
  expect(await order()).toMatchObject(AddonOff);
  expect((await web.call("POST", `/api/imagelibraries/${library.id}/jobs/${first.body.id}/pause`)).status).toBe(200);
  expect(await web.call("POST", `/api/imagelibraries/${library.id}/jobs/${first.body.id}/resume`)).toMatchObject(AddonOff);
  expect((await web.call("GET", `/api/imagelibraries/${library.id}/jobs`)).body).toHaveLength(1);
  await on("imageGenerator");
  expect((await web.call("POST", `/api/imagelibraries/${library.id}/jobs/${first.body.id}/resume`)).status).toBe(200);
});

test.each([
  ["consoles3d", { model: "ctix" }, "ConsoleSwitchedOff"],
  ["adaptivePractice", { selectionAlgorithm: "unseen" }, "AdaptivePracticeOff"],
  ["adaptivePractice", { selectionAlgorithm: "adaptive" }, "AdaptivePracticeOff"],
] as const)("R-3.008 %s: switched off it is not chosen anew, and nothing begins with it", async (type, simConfig, code) => {
  const web = await as("web");
  const course = await practice(app);
  // the code of the test's course is none that the product would take
  await database.ask("update courses set code = $2 where id = $1", [course.courseId, `T${course.courseId}_V1`]);
  const before = (await use(type))[0].count;
  const change = (config: object) => web.call("PUT", "/api/courses", { id: course.courseId, simConfig: config });
  expect((await change(simConfig)).status).toBe(200);
  expect(await use(type)).toEqual([{ what: "courses", count: before + 1 }]);
  const begin = async () => {
    return (await as("usr")).call("POST", course.practice);
  };
  await off(type);
  expect(await begin()).toMatchObject({ status: 403, body: { code, message: expect.stringContaining("switched off") } });
  expect((await change(simConfig)).status).toBe(200); // as it was
  expect((await change({})).status).toBe(200);
  expect(await change(simConfig)).toMatchObject({ status: 403, body: { code, field: "simConfig" } });
  expect((await begin()).status).toBeLessThan(300);
  await on(type);
  expect((await change(simConfig)).status).toBe(200);
});
