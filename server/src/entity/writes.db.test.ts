import { describe, expect, it } from "vitest";
import { testApp, testPassword } from "../../test/http/testApp.ts";

const { as, world, database, visitor } = testApp();
const url = "/api/companies";

async function events(type: string, id: number) {
  const owner = await database.owner();
  const { rows } = await owner.query("select * from events where type = $1 and subject_id = $2 order by id", [type, id]);
  return rows;
}

describe("POST and PUT", () => {
  it("R-7.022 R-7.020 a record is created and changed; an array in gives an array out, a record a record", async () => {
    const client = await as("sup");
    const one = await client.call("POST", url, { name: "Alpha", region: "North" });
    expect([one.status, one.body]).toMatchObject([201, { name: "Alpha", region: "North", active: true, revision: 1, kind: "normal" }]);
    const two = await client.call("POST", url, { name: "Beta" });
    const changed = await client.call("PUT", url, { id: one.body.id, revision: 1, region: "South" });
    expect([changed.status, changed.body]).toMatchObject([200, { region: "South", revision: 2 }]);
    const both = await client.call("PUT", url, [
      { id: two.body.id, code: "B" },
      { id: one.body.id, code: "A" },
    ]);
    expect(both.body.map(({ code }: { code: string }) => code)).toEqual(["B", "A"]);
    expect(await events("company.update", one.body.id)).toMatchObject([
      { data: { before: { region: "North" }, after: { region: "South" } } },
      { data: { before: { code: "" }, after: { code: "A" } } },
    ]);
  });

  it("an update that names an older revision is refused with both", async () => {
    const client = await as("sup");
    const { body } = await client.call("POST", url, { name: "Stale" });
    await client.call("PUT", url, { id: body.id, revision: 1, code: "1" });
    const stale = await client.call("PUT", url, { id: body.id, revision: 1, code: "2" });
    expect([stale.status, stale.body.code, stale.body.details]).toEqual([
      409,
      "StaleRecord",
      { records: [{ id: body.id, revision: 1, current: 2 }] },
    ]);
  });

  it("R-8.009 all or nothing: one record that is gone leaves the others as they were", async () => {
    const client = await as("sup");
    const { body } = await client.call("POST", url, { name: "Whole" });
    const refused = await client.call("PUT", url, [
      { id: body.id, code: "changed" },
      { id: 999_999, code: "x" },
    ]);
    expect([refused.status, refused.body.details]).toEqual([404, { ids: [999_999] }]);
    expect((await client.call("GET", `${url}/${body.id}`)).body.code).toBe("");
  });

  it("R-8.027 a name that another one has is a conflict at its field, whatever its case", async () => {
    const client = await as("sup");
    expect((await client.call("POST", url, { name: "NORTH " })).body).toMatchObject({ code: "CompanyConflict", field: "name" });
  });

  it("unknown fields, fields of the server and values out of bounds are refused at their field", async () => {
    const client = await as("sup");
    expect((await client.call("POST", url, { name: "A", kind: "system" })).body).toMatchObject({ code: "FieldUnknown", field: "kind" });
    expect((await client.call("POST", url, {})).body).toMatchObject({ code: "FieldRequired", field: "name" });
    expect((await client.call("PUT", url, { id: 1, name: "x".repeat(101) })).body).toMatchObject({ code: "FieldTooLong", field: "name" });
    expect((await client.call("PUT", url, [{ id: 1, name: "" }])).body).toMatchObject({ code: "FieldRequired", field: "0.name" });
  });

  it("the same Idempotency-Key answers what was answered first and makes nothing again", async () => {
    const client = await as("sup");
    const headers = { "idempotency-key": "first-key" };
    const first = await client.call("POST", url, { name: "Once" }, headers);
    const again = await client.call("POST", url, { name: "Once" }, headers);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect((await client.call("POST", url, { name: "Other" }, headers)).body.code).toBe("IdempotencyKeyReused");
    expect((await client.call("GET", `${url}?search=once`)).body.count).toBe(1);
  });
});

describe("copy, activate, delete", () => {
  it("R-8.053 R-4.088 R-4.107 a copy is inactive until it is saved under a name of its own", async () => {
    const client = await as("sup");
    const { body: source } = await client.call("POST", url, { name: "Original", region: "East" });
    const copy = await client.call("POST", `${url}/${source.id}/copy`);
    expect([copy.status, copy.body]).toMatchObject([
      201,
      { name: "Original (copy)", region: "East", active: false, unfinishedCopy: true, abilities: { activate: false, edit: true } },
    ]);
    const { id } = copy.body;
    expect((await client.call("POST", `${url}/activate`, { ids: [id] })).body.code).toBe("CompanyUnfinishedCopy");
    const assigned = await client.call("PUT", "/api/users", { id: world().airport.south.users.usr, companyId: id });
    expect([assigned.status, assigned.body.code]).toEqual([406, "CompanyUnfinishedCopy"]);
    expect((await client.call("POST", `${url}/${source.id}/copy`)).body.name).toBe("Original (copy 2)");
    await client.call("PUT", url, { id, name: "Its own name" });
    const active = await client.call("POST", `${url}/activate`, { ids: [id] });
    expect([active.status, active.body[0]]).toMatchObject([200, { active: true, unfinishedCopy: false }]);
    expect((await events("company.activate", id)).length).toBe(1);
  });

  it("R-4.088 a copy is named and switched on in one save, but not under the name it was given by copying", async () => {
    const client = await as("sup");
    const { body: source } = await client.call("POST", url, { name: "Twofold", region: "East" });
    const { body: copy } = await client.call("POST", `${url}/${source.id}/copy`);
    const unnamed = await client.call("PUT", url, { id: copy.id, name: copy.name, active: true });
    expect([unnamed.status, unnamed.body.code]).toEqual([406, "CompanyUnfinishedCopy"]);
    const taken = await client.call("PUT", url, { id: copy.id, name: "Twofold", active: true });
    expect(taken.status).toBe(409);
    expect((await client.call("GET", `${url}/${copy.id}`)).body).toMatchObject({ active: false, unfinishedCopy: true });
    const saved = await client.call("PUT", url, { id: copy.id, name: "Onefold", active: true });
    expect([saved.status, saved.body]).toMatchObject([200, { name: "Onefold", active: true, unfinishedCopy: false }]);
  });

  it("only what was never used is deleted", async () => {
    const client = await as("sup");
    const used = await client.call("DELETE", `${url}/${world().airport.south.companyId}`);
    expect([used.status, used.body.code]).toEqual([409, "CompanyInUse"]);
    const ids = await Promise.all(["One", "Two"].map(async (name) => (await client.call("POST", url, { name })).body.id));
    expect((await client.call("POST", `${url}/delete`, { ids })).status).toBe(204);
    expect((await client.call("GET", `${url}?id=${ids.join()}`)).body.count).toBe(0);
    expect((await events("company.delete", ids[0])).length).toBe(1);
  });

  it("R-4.084 are switched off and on, one or many at a time, all or none", async () => {
    const client = await as("sup");
    const ids = await Promise.all(["Off 1", "Off 2"].map(async (name) => (await client.call("POST", url, { name })).body.id));
    const off = await client.call("POST", `${url}/deactivate`, { ids });
    expect(off.body.map(({ active }: { active: boolean }) => active)).toEqual([false, false]);
    const refused = await client.call("POST", `${url}/activate`, { ids: [...ids, world().airport.north.companyId] });
    expect(refused.status).toBe(200); // an active one stays active, whoever it is
    const own = await client.call("POST", `${url}/deactivate`, { ids: [ids[0], world().airport.north.companyId] });
    expect([own.status, own.body.details.records]).toEqual([403, [{ id: world().airport.north.companyId, code: "OwnCompany" }]]);
    expect((await client.call("GET", `${url}/${ids[0]}`)).body.active).toBe(true);
  });

  it("R-6.016 a company does not edit its own record, and its abilities say so", async () => {
    const client = await as("web");
    const { north } = world().airport;
    const put = await client.call("PUT", url, { id: north.companyId, code: "N" });
    expect([put.status, put.body.code]).toEqual([403, "OwnCompany"]);
    expect((await client.call("GET", `${url}/${north.companyId}`)).body.abilities).toMatchObject({
      edit: false,
      activate: false,
      copy: true,
    });
  });

  it("R-6.014 R-8.039 R-8.079 a system administrator locks a group or a company, and then only they edit it", async () => {
    const [system, domain] = [await as("sup"), await as("web")];
    const { body } = await domain.call("POST", "/api/groups", { name: "Locked soon", users: [world().airport.north.users.usr] });
    expect(body.users).toEqual([world().airport.north.users.usr]);
    expect((await domain.call("PUT", "/api/groups", { id: body.id, locked: true })).status).toBe(403);
    expect((await system.call("PUT", "/api/groups", { id: body.id, locked: true })).status).toBe(200);
    const refused = await domain.call("PUT", "/api/groups", { id: body.id, name: "Mine" });
    expect([refused.status, refused.body.code]).toEqual([423, "GroupEditingDisabled"]);
    await system.call("PUT", "/api/groups", { id: body.id, locked: false, system: true });
    const unchanged = await domain.call("PUT", "/api/groups", { id: body.id, system: true });
    const lifted = await domain.call("PUT", "/api/groups", { id: body.id, system: false });
    expect([unchanged.status, lifted.status]).toEqual([200, 403]);
    expect((await domain.call("PUT", "/api/groups", { id: body.id, users: [] })).status).toBe(200);
    const gone = await domain.call("DELETE", `/api/groups/${body.id}`);
    expect([gone.status, gone.body.code]).toEqual([423, "GroupLocked"]);
    expect((await system.call("PUT", "/api/groups", { id: body.id, name: "Theirs" })).status).toBe(200);
    const company = (await domain.call("POST", url, { name: "Locked soon" })).body;
    expect((await domain.call("PUT", url, { id: company.id, locked: true })).status).toBe(403);
    expect((await system.call("PUT", url, { id: company.id, locked: true })).status).toBe(200);
    const kept = await domain.call("PUT", url, { id: company.id, name: "Mine" });
    expect([kept.status, kept.body.code]).toEqual([423, "CompanyLocked"]);
    expect((await system.call("PUT", url, { id: company.id, name: "Theirs" })).status).toBe(200);
  });

  it("a scoped administrator changes only the members they see", async () => {
    const { north, south } = world().airport;
    const both = [north.users.usr, south.users.usr];
    const { body } = await (await as("web")).call("POST", "/api/groups", { name: "Mixed", users: both });
    const administrator = await as("adm");
    const seen = { users: [north.users.usr], userCount: 1, companies: [north.companyId] };
    expect((await administrator.call("GET", `/api/groups/${body.id}`)).body).toMatchObject(seen);
    const changed = await administrator.call("PUT", "/api/groups", { id: body.id, users: [north.users.ins] });
    expect(changed.body.users).toEqual([north.users.ins]);
    const all = await (await as("web")).call("GET", `/api/groups/${body.id}`);
    expect(all.body.users).toEqual([north.users.ins, south.users.usr].toSorted((a, b) => a - b));
    expect((await administrator.call("PUT", "/api/groups", { id: body.id, users: [south.users.ins] })).body.code).toBe("ReferenceNotFound");
    expect((await administrator.call("DELETE", `/api/groups/${body.id}`)).status).toBe(403);
    expect(changed.body.abilities).toMatchObject({ edit: true, delete: false, activate: false });
  });

  it("R-3.083 events are read only: PUT, POST and DELETE answer 405", async () => {
    const client = await as("sup");
    expect((await client.call("PUT", "/api/events", [])).status).toBe(405);
    expect((await client.call("POST", "/api/events", {})).status).toBe(405);
    expect((await client.call("DELETE", "/api/events/1")).status).toBe(405);
  });

  it("shared rows are changed only by who keeps them", async () => {
    const owner = await database.owner();
    const { rows } = await owner.query("insert into programs (name, name_key, title) values ('Shared', 'shared', 'Shared') returning id");
    const [{ id }] = rows;
    const [domain, system] = [await as("web"), await as("sup")];
    expect((await domain.call("GET", `/api/programs/${id}`)).body).toMatchObject({ shared: true, abilities: { edit: false, copy: true } });
    expect((await domain.call("PUT", "/api/programs", { id, title: "Mine" })).status).toBe(403);
    expect((await system.call("PUT", "/api/programs", { id, title: "Ours" })).body.title).toBe("Ours");
    const copy = await domain.call("POST", `/api/programs/${id}/copy`);
    expect(copy.body).toMatchObject({ name: "Shared (copy)", shared: false });
    expect((await (await as("web", "east")).call("GET", `/api/programs/${copy.body.id}`)).status).toBe(404);
  });
});

describe("users", () => {
  it("R-3.118 R-6.015 are made with a password and a level that their maker may give; nobody changes their own account", async () => {
    const client = await as("adm");
    const { north } = world().airport;
    const made = { username: "new.one", firstName: "New", lastName: "One", companyId: north.companyId, accessLevelId: 1 };
    expect((await client.call("POST", "/api/users", { ...made, password: "short" })).body).toMatchObject({
      code: "PasswordTooShort",
      field: "password",
    });
    const created = await client.call("POST", "/api/users", { ...made, password: testPassword });
    expect([created.status, created.body]).toMatchObject([201, { username: "new.one", locked: false }]);
    expect(JSON.stringify(created.body)).not.toMatch(/password(?!Change)/iu);
    const signedIn = await visitor().signIn({ username: "new.one", password: testPassword, domain: "airport" });
    expect(signedIn.status).toBe(200);
    const reserved = await client.call("POST", "/api/users", { ...made, username: "too.high", accessLevelId: 6 });
    expect([reserved.status, reserved.body.code, reserved.body.field]).toEqual([403, "RankTooLow", "accessLevelId"]);
    expect((await client.call("PUT", "/api/users", { id: created.body.id, accessLevelId: 10 })).body.code).toBe("LevelReserved");
    expect((await client.call("PUT", "/api/users", { id: north.users.adm, firstName: "Me" })).body.code).toBe("OwnAccount");
    expect((await client.call("DELETE", `/api/users/${north.users.adm}`)).body.code).toBe("OwnAccount");
    expect((await client.call("POST", "/api/users", { ...made, username: "NEW.ONE" })).body).toMatchObject({
      code: "UserConflict",
      field: "username",
    });
    const [event] = await events("user.create", created.body.id);
    expect([JSON.stringify(event.data).includes("new.one"), event.personal.after.username]).toEqual([false, "new.one"]);
  });

  it("R-8.091 R-8.065 are deleted from the company of deleted users only, and then nothing personal is left", async () => {
    const client = await as("sup");
    const { domainId, north } = world().airport;
    const owner = await database.owner();
    const kept = await owner.query(
      "insert into companies (domain_id, name, name_key, kind) values ($1, 'Deleted users', 'deleted users', 'deleted') returning id",
      [domainId],
    );
    const made = {
      username: "leaver",
      firstName: "Lea",
      lastName: "Ver",
      email: "lea@ver.test",
      companyId: north.companyId,
      accessLevelId: 1,
    };
    const { body: leaver } = await client.call("POST", "/api/users", { ...made, password: testPassword });
    const early = await client.call("DELETE", `/api/users/${leaver.id}`);
    expect([early.status, early.body.code]).toEqual([403, "UserMoveBeforeDelete"]);
    const above = await (await as("web")).call("DELETE", `/api/users/${north.users.sup}`);
    expect([above.status, above.body.code]).toEqual([403, "UserDeleteRefused"]);
    const moved = await client.call("PUT", "/api/users", { id: leaver.id, companyId: kept.rows[0].id });
    expect(moved.body).toMatchObject({ active: false, "company.name": "Deleted users" });
    expect((await client.call("DELETE", `/api/users/${leaver.id}`)).status).toBe(204);
    expect((await client.call("GET", `/api/users/${leaver.id}`)).status).toBe(404);
    expect((await client.call("GET", "/api/users?search=lea")).body.count).toBe(0);
    const left = await owner.query(
      "select to_jsonb(u) || jsonb_build_object('events', (select jsonb_agg(e) from events e where e.subject_id = u.id)) as all from users u where id = $1",
      [leaver.id],
    );
    expect(JSON.stringify(left.rows[0].all)).not.toMatch(/leaver|"Lea"|"Ver"|lea@/u);
  });

  it("are unlocked and get a new password, which ends their sessions", async () => {
    const client = await as("sup");
    const { south } = world().airport;
    const theirs = await as("ins", "south");
    const owner = await database.owner();
    await owner.query("update users set locked_at = now() where id = $1", [south.users.ins]);
    expect((await client.call("GET", `/api/users/${south.users.ins}`)).body.locked).toBe(true);
    expect((await client.call("POST", "/api/users/unlock", { ids: [south.users.ins] })).body[0].locked).toBe(false);
    const reset = await client.call("POST", `/api/users/${south.users.ins}/password`, { password: "Another-2026" });
    expect([reset.status, reset.body.forcePasswordChange]).toEqual([200, true]);
    expect((await theirs.call("POST", "/api/user/refresh")).status).toBe(401);
  });

  it("R-4.086 R-8.059 R-8.081 carry their programs, sites and groups; a program in use stays active", async () => {
    const client = await as("sup");
    const { north, south } = world().airport;
    const owner = await database.owner();
    const { rows } = await owner.query(
      "insert into programs (name, name_key, title) values ('Carried', 'carried', 'Carried') returning id",
    );
    const program = rows[0].id;
    const changed = await client.call("PUT", "/api/users", { id: south.users.trn, programs: [program], sites: [north.companyId] });
    expect([changed.status, changed.body]).toMatchObject([200, { programs: [program], sites: [north.companyId], classes: [] }]);
    expect((await client.call("GET", `/api/users?programs=${program}`)).body.rows.map((row: { id: number }) => row.id)).toEqual([
      south.users.trn,
    ]);
    const inUse = await client.call("POST", "/api/programs/deactivate", { ids: [program] });
    expect([inUse.status, inUse.body.code]).toEqual([412, "ProgramActiveCannotDeactivate"]);
    const active = await client.call("DELETE", `/api/programs/${program}`);
    expect([active.status, active.body.code]).toEqual([412, "ProgramActive"]);
    expect((await client.call("PUT", "/api/users", { id: south.users.trn, programs: [] })).body.programs).toEqual([]);
    expect((await client.call("POST", "/api/programs/deactivate", { ids: [program] })).status).toBe(200);
    expect((await client.call("DELETE", `/api/programs/${program}`)).status).toBe(204);
  });
});

it("an e-mail address must look like one, and may stay empty", async () => {
  const client = await as("sup");
  const refused = await client.call("POST", "/api/companies", { name: crypto.randomUUID(), contactEmail: "office" });
  expect(refused).toMatchObject({ status: 422, body: { code: "FieldNotMail", field: "contactEmail" } });
  const { body } = await client.call("POST", "/api/companies", { name: crypto.randomUUID(), contactEmail: " office@example.org " });
  expect(body.contactEmail).toBe("office@example.org");
  expect((await client.call("PUT", "/api/companies", { id: body.id, contactEmail: "" })).body.contactEmail).toBe("");
});
