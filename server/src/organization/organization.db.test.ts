import { describe, expect, it } from "vitest";
import { testApp } from "../../test/http/testApp.ts";

const { as, world, database } = testApp();

async function organizationId(): Promise<number> {
  const { rows } = await database.ask("select min(id) as id from organizations");
  return rows[0].id;
}

describe("domains", () => {
  it("are made under an address of their own, with the company of deleted users", async () => {
    const client = await as("sup");
    const values = { name: "port-9", title: "Port 9", organizationId: await organizationId() };
    const made = await client.call("POST", "/api/domains", values);
    expect([made.status, made.body]).toMatchObject([201, { name: "port-9", timeZone: "UTC", lockoutMinutes: 30, active: true }]);
    const companies = await database.asDomain(made.body.id, (tx) => tx.selectFrom("companies").select(["name", "kind"]).execute());
    expect(companies).toEqual([{ name: "Deleted users", kind: "deleted" }]);
    expect((await client.call("POST", "/api/domains", values)).body).toMatchObject({ code: "DomainNameConflict", field: "name" });
    const wrong = await Promise.all(
      ["Port", "api", "a", "system", "a_b", "x".repeat(41)].map(
        async (name) => (await client.call("POST", "/api/domains", { ...values, name })).status,
      ),
    );
    expect(wrong).toEqual([422, 422, 422, 422, 422, 422]);
    const copy = await client.call("POST", `/api/domains/${made.body.id}/copy`);
    expect(copy.body).toMatchObject({ name: "port-9-copy", active: false, unfinishedCopy: true });
    const here = await client.call("GET", `/api/companies?search=deleted`);
    expect(here.body.count).toBe(0);
  });

  it("R-5.063 have account inactive days, 0 = off; only who may enter other domains sees more than the own one", async () => {
    const own = await (await as("web")).call("GET", "/api/domains");
    expect(own.body.rows).toMatchObject([{ name: "airport", accountInactiveDays: 0, abilities: { edit: true, copy: false } }]);
    expect((await (await as("sup")).call("GET", "/api/domains")).body.count).toBeGreaterThan(1);
    const renamed = await (await as("web")).call("PUT", "/api/domains", { id: own.body.rows[0].id, name: "mine" });
    expect([renamed.status, renamed.body.code]).toEqual([403, "DomainTerms"]);
  });

  it("the first domain is written back under its reserved name, which no other takes", async () => {
    const client = await as("sup");
    const { body: first } = await client.call("GET", "/api/domains/1");
    expect(await client.call("PUT", "/api/domains", { ...first, title: "House" })).toMatchObject({ status: 200, body: { title: "House" } });
    await client.call("PUT", "/api/domains", { id: 1, title: first.title });
    const taken = await client.call("PUT", "/api/domains", { id: world().harbor.domainId, name: first.name });
    expect(taken).toMatchObject({ status: 422, body: { code: "DomainNameInvalid", field: "name" } });
  });

  it("are changed while somebody writes a row of theirs in a long transaction", async () => {
    const client = await as("sup");
    const { domainId } = world().harbor;
    const { body: before } = await client.call("GET", `/api/domains/${domainId}`);
    const changed = await database.asDomain(domainId, async (tx) => {
      await tx.insertInto("groups").values({ domainId, name: "Written for long", nameKey: "written for long" }).execute();
      return client.call("PUT", "/api/domains", { id: domainId, title: "Meanwhile" });
    });
    expect(changed).toMatchObject({ status: 200, body: { title: "Meanwhile" } });
    await client.call("PUT", "/api/domains", { id: domainId, title: before.title });
  });
});

describe("domain codes", () => {
  it("R-3.020 R-4.087 R-8.039 remember where they were copied from and are fixed once a record names them", async () => {
    const client = await as("sup");
    const { body: code } = await client.call("POST", "/api/domainCodes", { name: "EU" });
    expect(code).toMatchObject({ name: "EU", originalId: null, used: false, active: true });
    const { body: copy } = await client.call("POST", `/api/domainCodes/${code.id}/copy`);
    expect(copy).toMatchObject({ name: "EU (copy)", originalId: code.id });
    await client.call("PUT", "/api/companies", { id: world().airport.south.companyId, domainCodeId: code.id });
    const locked = await client.call("PUT", "/api/domainCodes", { id: code.id, name: "EU2" });
    expect([locked.status, locked.body.code]).toEqual([423, "DomainCodeLocked"]);
    expect((await client.call("PUT", "/api/domainCodes", { id: copy.id, name: "EU2" })).status).toBe(200);
    expect((await client.call("GET", "/api/companies?domainCode.name=eu")).status).toBe(422);
    expect((await client.call("GET", `/api/companies?domainCodeId=${code.id}`)).body.rows).toMatchObject([{ "domainCode.name": "EU" }]);
  });
});

it("a domain code that differs from another by capital letters alone is a conflict at its name", async () => {
  const client = await as("sup");
  await client.call("POST", "/api/domainCodes", { name: "K1" });
  const second = await client.call("POST", "/api/domainCodes", { name: "k1" });
  expect([second.status, second.body.code, second.body.field]).toEqual([409, "DomainCodeConflict", "name"]);
});

describe("access levels", () => {
  it("R-3.007 R-7.009 are listed, offered, read, added, changed and deleted at accesslevels; a record has id, name, description and active", async () => {
    const client = await as("web");
    const listed = await client.call("GET", "/api/accesslevels?fields=name,description,active&order=desc(name)&limit=3");
    expect(listed.body.count).toBe(10);
    expect(listed.body.rows.map(({ name }: { name: string }) => name)).toEqual(["Vendor User", "Vendor Support", "Vendor Sales"]);
    expect((await client.call("GET", "/api/accesslevelsoptions")).body).toContainEqual({ id: 1, name: "Student" });
    const values = { name: "Shift leader", description: "Looks after one belt.", baseCode: "ins" };
    const { status, body: made } = await client.call("POST", "/api/accesslevels", values);
    expect([status, made]).toMatchObject([
      201,
      { id: expect.any(Number), name: "Shift leader", description: "Looks after one belt.", active: true },
    ]);
    const [changed] = (await client.call("PUT", "/api/accesslevels", [{ id: made.id, description: "", active: false }])).body;
    expect(changed).toMatchObject({ description: "", active: false });
    expect((await client.call("GET", `/api/accesslevels/${made.id}`)).body).toMatchObject({ name: "Shift leader", active: false });
    expect((await client.call("DELETE", `/api/accesslevels/${made.id}`)).status).toBe(204);
    expect((await client.call("GET", `/api/accesslevels/${made.id}`)).status).toBe(404);
  });

  it("R-8.022 a second one of the same name is a conflict with a message of its own, at the name", async () => {
    const client = await as("web");
    await client.call("POST", "/api/accesslevels", { name: "Supervisor", baseCode: "ins" });
    const { status, body } = await client.call("POST", "/api/accesslevels", { name: "  SUPERVISOR ", baseCode: "usr" });
    expect([status, body.code, body.field, body.message]).toEqual([
      409,
      "AccessLevelConflict",
      "name",
      "Another access level already has this name.",
    ]);
  });

  it("the ten shared ones stay as they are; copies never hold more than their maker", async () => {
    const client = await as("web");
    const student = (await client.call("GET", "/api/accesslevels?baseCode=usr")).body.rows[0];
    expect(student.abilities).toMatchObject({ edit: false, copy: true });
    expect((await client.call("PUT", "/api/accesslevels", { id: student.id, name: "Pupil" })).body.code).toBe("AccessLevelFixed");
    const copy = await client.call("POST", `/api/accesslevels/${student.id}/copy`);
    expect(copy.body).toMatchObject({ baseCode: "usr", permissions: ["training:take"], rank: 10, shared: false });
    const more = await client.call("PUT", "/api/accesslevels", { id: copy.body.id, permissions: ["training:take", "domains:enter"] });
    expect([more.status, more.body.code, more.body.field]).toEqual([403, "RankTooLow", "permissions"]);
    const system = (await client.call("GET", "/api/accesslevels?baseCode=sup")).body.rows[0];
    expect((await client.call("POST", `/api/accesslevels/${system.id}/copy`)).body.code).toBe("LevelReserved");
    const own = { name: "Reader", baseCode: "ins", permissions: ["users:view"] };
    expect((await client.call("POST", "/api/accesslevels", own)).body).toMatchObject({ rank: 20, permissions: ["users:view"] });
    const flying = await client.call("POST", "/api/accesslevels", { name: "Flyer", baseCode: "ins", permissions: ["users:fly"] });
    expect([flying.status, flying.body.code, flying.body.field]).toEqual([422, "FieldInvalid", "permissions.0"]);
    expect((await (await as("adm")).call("POST", "/api/accesslevels", own)).status).toBe(403);
  });
});

describe("the lists of the organization", () => {
  const rows = async (url: string, level: "web" | "sup" = "web") => (await (await as(level)).call("GET", `/api/${url}`)).body.rows;

  it("R-2.029 administrators list companies by name, with what they are and whether they are in use", async () => {
    const own = await rows("companies?fields=name,code,region,domainCode.name,kind,active");
    expect(own.slice(-2)).toMatchObject([{ name: "North", kind: "normal", active: true }, { name: "South" }]);
    expect((await (await as("adm")).call("GET", "/api/companies")).body.count).toBe(1);
    expect((await (await as("usr")).call("GET", "/api/companies")).status).toBe(403);
  });

  it("R-2.035 administrators list domains: a system administrator all of them, others their own", async () => {
    expect((await rows("domains", "sup")).map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(["airport", "harbor", "system"]),
    );
    expect(await rows("domains")).toMatchObject([{ name: "airport" }]);
  });

  it("R-2.036 administrators list domain codes, by which content is parted", async () => {
    const client = await as("sup");
    const { id } = (await client.call("POST", "/api/domainCodes", { name: "Listed" })).body;
    expect(await rows("domainCodes", "sup")).toContainEqual(expect.objectContaining({ id, name: "Listed", used: false }));
    expect((await client.call("GET", "/api/domainCodesoptions")).body).toContainEqual({ id, name: "Listed" });
    expect((await client.call("PUT", "/api/domainCodes", [{ id, description: "x" }])).body).toMatchObject([{ description: "x" }]);
    expect((await client.call("DELETE", `/api/domainCodes/${id}`)).status).toBe(204);
  });

  it("R-8.045 a domain code that is not there is told by a message of its own", async () => {
    const { status, body } = await (await as("sup")).call("GET", "/api/domainCodes/987654");
    expect([status, body.code, body.message]).toEqual([
      404,
      "DomainCodeNotFound",
      "This domain code was not found. Somebody may have deleted it.",
    ]);
  });

  it("R-2.039 administrators list groups by name, with how many belong to them", async () => {
    const { north } = world().airport;
    await (await as("web")).call("POST", "/api/groups", { name: "Night shift", users: [north.users.usr, north.users.ins] });
    expect(await rows("groups")).toMatchObject([{ name: "Night shift", userCount: 2, active: true }]);
  });

  it("R-2.060 administrators list who is signed in, with since when and from where", async () => {
    await as("usr");
    const open = await rows("usersessions?open=true&fields=user.username,address,createdAt,open");
    expect(open).toContainEqual(
      expect.objectContaining({ "user.username": "usr", open: true, address: expect.any(String), createdAt: expect.any(String) }),
    );
    expect((await (await as("usr")).call("GET", "/api/usersessions")).status).toBe(403);
  });
});
