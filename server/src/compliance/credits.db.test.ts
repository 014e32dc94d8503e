import { standardAddons } from "@vigil/model/organization/addon";
import type { Credit } from "@vigil/model/compliance/credit";
import type { UserCredit } from "@vigil/model/compliance/userCredit";
import { beforeEach, describe, expect, test } from "vitest";
import { testApp } from "../../test/http/testApp.ts";
import { testContentCourse } from "../../test/training/testContentCourse.ts";

const app = testApp();
const start = async (programId: number) => (await app.as("usr")).call("POST", `/api/training/status/programs/${programId}`);
const without = { status: 450, body: { code: "LicenseExpired" } };

async function switchedOn(): Promise<{ id: number } | undefined> {
  const { body } = await (await app.as("web")).call<{ rows: { id: number; type: string }[] }>("GET", "/api/addons");
  return body.rows.find(({ type }) => type === "credits");
}
async function setPlugin(on: boolean) {
  const client = await app.as("web");
  const switched = await switchedOn();
  if (on && !switched) await client.call("POST", "/api/addons", { type: "credits" });
  if (!on && switched) await client.call("PUT", "/api/addons", { id: switched.id, delete: true });
}
const addCredit = async (programId: number, values: object = {}) =>
  (
    await (
      await app.as("web")
    ).call<Credit>("POST", "/api/credits", {
      companyId: app.world().airport.north.companyId,
      programId,
      quantity: 1,
      duration: 30,
      ...values,
    })
  ).body;
const creditOf = async (id: number) => (await (await app.as("web")).call<Credit>("GET", `/api/credits/${id}`)).body;
const takenOf = async (programId: number) =>
  (await (await app.as("web")).call<{ rows: UserCredit[] }>("GET", `/api/usercredits?programId=${programId}`)).body.rows;

beforeEach(() => setPlugin(true));

test("R-2.027 R-3.008 plugins are listed, switched on once and off again", async () => {
  const client = await app.as("web");
  const { id } = (await switchedOn())!;
  // the page shows what belongs to a plugin where there is one
  const shown = async () => (await client.call<{ addons: string[] }>("POST", "/api/user/refresh")).body.addons.toSorted();
  expect(await shown()).toEqual([...standardAddons, "credits"].toSorted());
  expect((await client.call("GET", `/api/addons/${id}`)).body).toMatchObject({
    id,
    type: "credits",
    domainId: app.world().airport.domainId,
  });
  expect(await client.call("POST", "/api/addons", { type: "credits" })).toMatchObject({ status: 409, body: { code: "AddonConflict" } });
  expect((await (await app.as("adm")).call("PUT", "/api/addons", { id, delete: true })).status).toBe(403);
  await client.call("PUT", "/api/addons", [{ id, delete: true }]);
  expect(await shown()).toEqual([...standardAddons].toSorted());
  expect(await switchedOn()).toBeUndefined();
});

describe("credits", () => {
  test("R-2.034 R-3.018 R-3.079 administrators list them, with what is used and available", async () => {
    const { programId } = await testContentCourse(app);
    const { id } = await addCredit(programId, { quantity: 3, activationDate: "2026-01-01", expiryDate: "2090-12-31" });
    await start(programId);
    expect(await creditOf(id)).toMatchObject({
      companyId: app.world().airport.north.companyId,
      programId,
      quantity: 3,
      used: 1,
      available: 2,
      activationDate: "2026-01-01",
      expiryDate: "2090-12-31",
      duration: 30,
      unlimitedCredits: false,
      unlimitedDuration: false,
    });
    const { body } = await (await app.as("web")).call<{ rows: { id: number }[] }>("GET", "/api/credits");
    expect(body.rows.map((row) => row.id)).toEqual(body.rows.map((row) => row.id).toSorted((one, other) => other - one));
  });

  test("R-8.023 R-8.077 whose company and program have incompatible domain codes are refused, and no code is given that parts them", async () => {
    const { programId } = await testContentCourse(app);
    const client = await app.as("sup");
    const code = (await client.call("POST", "/api/domainCodes", { name: "Elsewhere" })).body.id;
    const recode = (domainCodeId: number | null) => client.call("PUT", "/api/programs", { id: programId, domainCodeId });
    await client.call("PUT", "/api/users", { id: app.world().airport.north.users.usr, programs: [] });
    expect((await recode(code)).status).toBe(200);
    expect(await addCredit(programId)).toMatchObject({
      code: "CreditDomainCodesIncompatible",
      field: "programId",
      message: expect.stringMatching(/^The domain codes of the company North and the program .* are incompatible\.$/u),
    });
    expect((await recode(null)).status).toBe(200);
    expect(await addCredit(programId)).toMatchObject({ programId });
    expect(await recode(code)).toMatchObject({
      status: 409,
      body: { code: "CreditDomainCodeConflict", field: "domainCodeId", message: expect.stringContaining("End the credit first") },
    });
  });

  test("are refused where they make no sense, at the field", async () => {
    const { programId } = await testContentCourse(app);
    expect(await addCredit(programId, { duration: null })).toMatchObject({ code: "FieldRequired", field: "duration" });
    expect(await addCredit(programId, { activationDate: "2026-02-01", expiryDate: "2026-01-01" })).toMatchObject({ code: "CreditDates" });
    const { id } = await addCredit(programId, { quantity: 2 });
    await start(programId);
    expect(await (await app.as("web")).call("PUT", "/api/credits", { id, quantity: 0 })).toMatchObject({
      status: 422,
      body: { code: "FieldTooSmall", field: "quantity", details: { minimum: 1 } },
    });
    expect((await (await app.as("web")).call("DELETE", `/api/credits/${id}`)).body).toMatchObject({ code: "CreditInUse" });
  });

  test("are there only where the domain has the plugin; without it a start asks for none", async () => {
    const { programId } = await testContentCourse(app);
    expect(await start(programId)).toMatchObject(without);
    await setPlugin(false);
    expect((await start(programId)).status).toBe(200);
    expect(await (await app.as("web")).call("GET", "/api/credits")).toMatchObject({ status: 403, body: { code: "AddonOff" } });
    expect(await (await app.as("usr")).call("GET", "/api/credits")).toMatchObject({ status: 403, body: { code: "Forbidden" } });
  });
});

describe("starting a program", () => {
  test("takes one credit of the company, the one that expires first, and none again", async () => {
    const { programId } = await testContentCourse(app);
    const forever = await addCredit(programId);
    const first = await addCredit(programId, { expiryDate: "2090-01-01" });
    await start(programId);
    await start(programId);
    expect([(await creditOf(forever.id)).used, (await creditOf(first.id)).used]).toEqual([0, 1]);
    await (await app.as("web")).call("POST", "/api/programstatuses/reset", { ids: [await runOf(programId)], kind: "hard" });
    expect((await start(programId)).body).toMatchObject({ sequence: 2 });
    expect((await creditOf(forever.id)).used).toBe(0);
  });

  test("after an administrator's reset a call that goes around the start takes the credit, or is refused where there is none", async () => {
    const course = await testContentCourse(app);
    const { programId, courseId } = course;
    await setPlugin(false);
    await start(programId);
    await setPlugin(true);
    await (await app.as("web")).call("POST", "/api/programstatuses/reset", { ids: [await runOf(programId)], kind: "hard" });
    const client = await app.as("usr");
    const path = `/api/training/status/programs/${programId}/courses/${courseId}`;
    const read = () => client.call("PUT", `${path}/units/1/sections/1`, { status: "C" });
    expect(await client.call("POST", path)).toMatchObject(without);
    expect(await read()).toMatchObject(without);
    const { id } = await addCredit(programId);
    expect((await read()).status).toBe(200);
    expect((await client.call("POST", path)).status).toBe(200);
    expect(await creditOf(id)).toMatchObject({ used: 1 });
  });

  test("of two learners at once for the last credit one gets it; a program without any starts for nobody", async () => {
    const { programId } = await testContentCourse(app);
    const { airport } = app.world();
    await app.database.asDomain(airport.domainId, (tx) =>
      tx
        .insertInto("programAssignments")
        .values({ domainId: airport.domainId, userId: airport.north.users.ins, programId, source: "user" })
        .execute(),
    );
    const { id } = await addCredit(programId);
    const [one, other] = [await app.as("usr"), await app.as("ins")];
    const path = `/api/training/status/programs/${programId}`;
    const answers = await Promise.all([one.call("POST", path), other.call("POST", path)]);
    expect(answers.map(({ status }) => status).toSorted((low, high) => low - high)).toEqual([200, 450]);
    expect(await creditOf(id)).toMatchObject({ used: 1, available: 0 });
    expect(await takenOf(programId)).toHaveLength(1);
  });

  test("a credit that is not valid yet, any more, or another company's, does not count", async () => {
    const { programId } = await testContentCourse(app);
    await addCredit(programId, { activationDate: "2090-01-01" });
    await addCredit(programId, { expiryDate: "2020-01-01" });
    await addCredit(programId, { companyId: app.world().airport.south.companyId });
    expect(await start(programId)).toMatchObject(without);
    await addCredit(programId, { quantity: 0, unlimitedCredits: true, unlimitedDuration: true, duration: null });
    expect((await start(programId)).status).toBe(200);
    expect((await takenOf(programId))[0]).toMatchObject({ expiredAt: null });
  });
});

describe("user credits", () => {
  test("R-2.059 R-3.046 R-3.047 R-7.013 are listed by id, newest first; ending or extending one is a new version", async () => {
    const { programId } = await testContentCourse(app);
    const client = await app.as("web");
    await addCredit(programId, { quantity: 5 });
    await start(programId);
    const [taken] = await takenOf(programId);
    const { body: ended } = await client.call<UserCredit>("PUT", "/api/usercredits", { id: taken!.id, expiredAt: "2026-01-01T00:00:00Z" });
    expect(ended).toMatchObject({ rootId: taken!.id, version: 2, expiredAt: "2026-01-01T00:00:00Z" });
    expect((await takenOf(programId)).map(({ id }) => id)).toEqual([ended.id]);
    expect(await start(programId)).toMatchObject(without);
    const { body: extended } = await client.call<UserCredit>("PUT", "/api/usercredits", { id: ended.id, expiredAt: null });
    expect(extended).toMatchObject({ rootId: taken!.id, version: 3 });
    expect((await start(programId)).status).toBe(200);
    expect(await client.call("PUT", "/api/usercredits", { id: taken!.id, expiredAt: null })).toMatchObject({ status: 404 });
    const { body } = await client.call<{ rows: { id: number }[] }>("GET", "/api/usercredits");
    expect(body.rows.map((row) => row.id)).toEqual(body.rows.map((row) => row.id).toSorted((one, other) => other - one));
  });

  test("one is given by hand from the company's credits, and the learner's start uses it", async () => {
    const { programId } = await testContentCourse(app);
    const { id } = await addCredit(programId);
    const userId = app.world().airport.north.users.usr;
    const given = await (await app.as("web")).call<UserCredit>("POST", "/api/usercredits", { userId, programId });
    expect(given).toMatchObject({ status: 201, body: { userId, programId, version: 1, creditId: id } });
    expect((await start(programId)).status).toBe(200);
    expect(await creditOf(id)).toMatchObject({ used: 1 });
    expect(await (await app.as("web")).call("POST", "/api/usercredits", { userId, programId })).toMatchObject(without);
  });
});

async function runOf(programId: number): Promise<number> {
  const { body } = await (await app.as("web")).call<{ rows: { id: number }[] }>("GET", `/api/programstatuses?programId=${programId}`);
  return body.rows[0]!.id;
}
