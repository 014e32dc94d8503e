import { beforeAll, describe, expect, it } from "vitest";
import { testApp } from "../../test/http/testApp.ts";

const { as, world, database } = testApp();
const north = () => world().airport.north;

const add = async (username: string, rest: Record<string, unknown> = {}) =>
  (await as("web")).call("POST", "/api/users", { username, companyId: north().companyId, accessLevelId: 1, ...rest });

describe("a User ID that looks like another's", () => {
  beforeAll(async () => {
    for (const username of ["Anna.Petrova", "ivan.сорок"]) await add(username);
  });

  it.each([
    ["Cyrillic letters within Latin ones", "аnna.рetrova"],
    ["capital ones", "ANNА.РETROVА"],
    ["Greek ones", "αnna.petrovα"],
    ["Latin ones for Cyrillic ones", "ivan.copok"],
  ])("is refused at its field: %s", async (_what, username) => {
    const { status, body } = await add(username);
    expect([status, body.code, body.field]).toEqual([409, "UserLookAlike", "username"]);
  });

  it("is refused when somebody is renamed, and is no matter in another domain or for the account itself", async () => {
    const client = await as("web");
    const made = await add("boris");
    const renamed = await client.call("PUT", "/api/users", { id: made.body.id, username: "аnna.petrova" });
    expect([renamed.status, renamed.body.code]).toEqual([409, "UserLookAlike"]);
    expect((await client.call("PUT", "/api/users", { id: made.body.id, username: "воris" })).status).toBe(200);
    const east = world().harbor.east;
    const elsewhere = await (
      await as("web", "east")
    ).call("POST", "/api/users", {
      username: "аnna.petrova",
      companyId: east.companyId,
      accessLevelId: 1,
    });
    expect(elsewhere.status).toBe(201);
  });

  it("compatibility forms are the same name", async () => {
    const { status, body } = await add("ａnna.petrova");
    expect([status, body.code]).toEqual([409, "UserConflict"]);
  });
});

it("accounts of one e-mail address are told on the record, and found by a filter", async () => {
  const email = "desk@north.example.org";
  const made = await Promise.all([
    add("desk.one", { email }),
    add("desk.two", { email: "Desk@North.example.org" }),
    add("desk.three", { email: "own@north.example.org" }),
  ]);
  const client = await as("web");
  const told = await Promise.all(made.map(({ body }) => client.call("GET", `/api/users/${body.id}`)));
  expect(told.map(({ body }) => body.emailShared)).toEqual([true, true, false]);
  const { body } = await client.call("GET", "/api/users?emailShared=true&fields=username&order=asc(username)");
  expect(body.rows.map(({ username }: { username: string }) => username)).toEqual(["desk.one", "desk.two"]);
});

it("who may not enter other domains sees no other customer's name", async () => {
  const owner = await database.owner();
  const { rows } = await owner.query("insert into organizations (name, name_key) values ('Rival Airports', 'rival airports') returning id");
  const rival = rows[0].id;
  const own = await as("web");
  const list = await own.call("GET", "/api/organizations?count=exact");
  expect([list.body.count, list.body.rows.length]).toEqual([1, 1]);
  expect(JSON.stringify([list.body, (await own.call("GET", "/api/organizationsoptions")).body])).not.toContain("Rival");
  expect((await own.call("GET", `/api/organizations/${rival}`)).status).toBe(404);
  expect((await own.call("GET", "/api/organizations/export.csv")).body).not.toContain("Rival");
  expect(JSON.stringify((await (await as("sup")).call("GET", "/api/organizations")).body)).toContain("Rival Airports");
});
