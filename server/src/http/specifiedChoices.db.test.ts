import { accessLevels } from "@vigil/model/identity/accessLevels";
import { beforeAll, describe, expect, test } from "vitest";
import { testApp, testPassword } from "../../test/http/testApp.ts";
import type { TestClient } from "../../test/http/testClient.ts";
import { testContentCourse } from "../../test/training/testContentCourse.ts";

/** Values that are offered, bounds, and choices that the specification leaves to us, as somebody who calls the server meets them. */
const app = testApp();
let sup: TestClient;
beforeAll(async () => {
  sup = await app.as("sup");
});
type Rows = { rows: Record<string, unknown>[] };
const north = () => app.world().airport.north;
const add = async (url: string, body: object) => {
  const answer = await sup.call("POST", `/api/${url}`, body);
  expect([url, answer.status, answer.status === 201 ? "" : answer.body]).toEqual([url, 201, ""]);
  return answer.body;
};
const told = ({ status, body }: { status: number; body: { code?: unknown; field?: unknown } }) => [status, body.code, body.field];

describe("what is offered is taken, and nothing else", () => {
  test.each([
    [
      "layout",
      ["ctix", "ctx", "hxpp", "intercept", "l3", "mvxr", "paxm", "pxb", "rsait", "rtt", "rttv", "vacis", "nxct", "default"],
      ["rapiscan", "DEFAULT", ""],
    ],
    ["viewLayout", ["default", "horizontal"], ["vertical", ""]],
    ["orientation", ["landscape", "portrait"], ["upside", ""]],
  ] as const)("R-2.079 R-2.082 R-2.083 %s of a simulator course", async (field, right, wrong) => {
    const { id } = await add("courses", {
      name: crypto.randomUUID(),
      title: "X-ray",
      code: `O_${field.slice(0, 4)}_V1`.toUpperCase(),
      type: "simulator",
    });
    for (const value of right) {
      const { status, body } = await sup.call("PUT", "/api/courses", { id, simConfig: { [field]: value } });
      expect([value, status, body.simConfig?.[field]]).toEqual([value, 200, value]);
    }
    for (const value of wrong)
      expect([value, (await sup.call("PUT", "/api/courses", { id, simConfig: { [field]: value } })).status]).toEqual([value, 422]);
  });

  test("R-3.054 question and exam timers have a value for units and one for the final, page and session timers have not", async () => {
    const { id } = await add("configurations", { name: crypto.randomUUID() });
    const put = async (key: string) => told(await sup.call("PUT", "/api/configurations", { id, json: { [key]: 60 } }));
    for (const key of [
      "questionTimerUnit",
      "questionTimerFinal",
      "examTimerUnit",
      "examTimerFinal",
      "pageTimerContent",
      "sessionTimerContent",
    ])
      expect([key, (await put(key))[0]]).toEqual([key, 200]);
    for (const key of ["pageTimerUnit", "pageTimerFinal", "sessionTimerUnit", "sessionTimerFinal"])
      expect([key, await put(key)]).toEqual([key, [422, "FieldUnknown", `json.${key}`]]);
  });

  test("R-3.059 questions are drawn in order, at random, balanced by objective, or with some of each", async () => {
    const { id } = await add("configurations", { name: crypto.randomUUID() });
    const put = async (examSelectionAlgorithm: string) =>
      (await sup.call("PUT", "/api/configurations", { id, json: { examSelectionAlgorithm } })).status;
    for (const one of ["sequential", "random", "balanced", "mandatory"]) expect([one, await put(one)]).toEqual([one, 200]);
    for (const one of ["unseen", "Random", ""]) expect([one, await put(one)]).toEqual([one, 422]);
  });

  test("R-5.047 R-9.061 a passing score is from 1 to 100", async () => {
    const { id } = await add("configurations", { name: crypto.randomUUID() });
    for (const key of ["unitPassingScore", "finalPassingScore", "practicePassingScore"]) {
      const put = (score: number) => sup.call("PUT", "/api/configurations", { id, json: { [key]: score } });
      for (const score of [1, 79.5, 100]) expect([key, score, (await put(score)).status]).toEqual([key, score, 200]);
      expect(await put(0.99)).toMatchObject({
        status: 422,
        body: { code: "FieldTooSmall", field: `json.${key}`, details: { minimum: 1 } },
      });
      expect(await put(100.01)).toMatchObject({
        status: 422,
        body: { code: "FieldTooLarge", field: `json.${key}`, details: { maximum: 100 } },
      });
    }
  });
});

describe("passwords", () => {
  test("R-5.034 the policy is JSON, an array of rules; without one the default rules hold: twelve characters, both cases and a digit", async () => {
    const id = app.world().airport.domainId;
    const policy = async (passwordComplexity: string) => (await sup.call("PUT", "/api/domains", { id, passwordComplexity })).status;
    const given = async (password: string) =>
      (await sup.call("POST", `/api/users/${app.world().airport.south.users.usr}/password`, { password, forcePasswordChange: false })).body
        .code;
    for (const wrong of ["twelve letters", '{"rule":"upper"}', '[{"rule":"vowel"}]'])
      expect([wrong, await policy(wrong)]).toEqual([wrong, 422]);
    for (const none of ["", "[]", "{}"]) {
      expect([none, await policy(none)]).toEqual([none, 200]);
      expect([
        await given("Belts-20267"),
        await given("belts-and-2026"),
        await given("BELTS-AND-2026"),
        await given("Belts-and-bags"),
      ]).toEqual(["PasswordTooShort", "PasswordNeedsUpper", "PasswordNeedsLower", "PasswordNeedsDigit"]);
      expect(await given("Belts-and-2026")).toBeUndefined();
    }
    expect(await policy('[{"rule":"minLength","value":8},{"rule":"symbol"}]')).toBe(200);
    expect([await given("Belts-2"), await given("belts2026"), await given("belts-26")]).toEqual([
      "PasswordTooShort",
      "PasswordNeedsSymbol",
      undefined,
    ]);
    await policy("");
  });
});

test("R-5.038 what is wrong with a value is said in general words: required, too short, too long, no integer, no address, no date, not the same", async () => {
  const { usr } = app.world().airport.south.users;
  const { companyId } = app.world().airport.south;
  const put = async (url: string, change: object) => {
    const { body } = await sup.call("PUT", `/api/${url}`, change);
    return [body.code, body.field];
  };
  expect(await put("companies", { id: companyId, name: "" })).toEqual(["FieldRequired", "name"]);
  expect(await put("domains", { id: app.world().airport.domainId, name: "a" })).toEqual(["FieldTooShort", "name"]);
  expect(await put("companies", { id: companyId, name: "x".repeat(101) })).toEqual(["FieldTooLong", "name"]);
  expect(await put("users", { id: usr, extraTimeFactor: 100.5 })).toEqual(["FieldNotInteger", "extraTimeFactor"]);
  expect(await put("users", { id: usr, email: "nobody" })).toEqual(["FieldNotMail", "email"]);
  expect(await put("users", { id: usr, birthDate: "2001-02-30" })).toEqual(["FieldNotDate", "birthDate"]);
  const address = await put("domains", { id: app.world().airport.domainId, allowedAddresses: ["10.0.0.256"] });
  expect(address).toEqual(["FieldNotAddress", expect.stringMatching(/^allowedAddresses/u)]);
  const own = { oldPassword: testPassword, newPassword: "Belts-and-2026", confirmPassword: "Belts-and-2027" };
  expect(told(await (await app.as("aud", "south")).call("PUT", "/api/user/change/password", own))).toEqual([
    422,
    "PasswordMismatch",
    "confirmPassword",
  ]);
});

describe("access levels", () => {
  test("R-6.003 R-6.007 each level has its title and its permissions, each of which is a list and what may be done with it", async () => {
    const levels = new Map<string, Record<string, unknown>>();
    for (const { id, code } of accessLevels) levels.set(code, (await sup.call("GET", `/api/accesslevels/${id}`)).body);
    for (const { code, title, permissions } of accessLevels) {
      expect([code, levels.get(code)?.["name"]]).toEqual([code, title]);
      expect(new Set(levels.get(code)?.["permissions"] as string[])).toEqual(new Set(permissions));
    }
    const of = (code: string) => levels.get(code)?.["permissions"] as string[];
    expect(of("sup").every((one) => /^[a-zA-Z]+:[a-zA-Z]+$/u.test(one))).toBe(true);
    expect(["spi-user", "spi-sales", "spi-support"].map((code) => levels.get(code)?.["name"])).toEqual([
      "Vendor User",
      "Vendor Sales",
      "Vendor Support",
    ]);
    expect(of("spi-support").filter((one) => one.endsWith(":delete"))).toEqual([]);
    expect(of("spi-user").filter((one) => /:(?:add|edit|delete)$/u.test(one))).toEqual([]);
    const sold = of("spi-sales").filter((one) => /:(?:add|edit|delete)$/u.test(one));
    expect(new Set(sold.map((one) => one.split(":")[0]))).toEqual(new Set(["companies", "credits", "userCredits"]));
    expect(told(await sup.call("POST", "/api/accesslevels", { name: "Flying", baseCode: "usr", permissions: ["users:fly"] }))[0]).toBe(422);
  });

  test("R-6.006 R-6.008 what somebody is follows from their access level, at once; a student is there to train", async () => {
    const username = `role${crypto.randomUUID().slice(0, 8)}`;
    const levelOf = (code: string) => accessLevels.find((one) => one.code === code)!.id;
    const person = { username, password: testPassword, companyId: north().companyId, accessLevelId: levelOf("usr") };
    const { id } = await add("users", person);
    const theirs = app.visitor();
    const { body } = await theirs.signIn({ username, password: testPassword, domain: "airport" });
    expect([body.training, body.accessLevelCode]).toEqual([true, "usr"]);
    expect((await theirs.call("GET", "/api/users")).status).toBe(403);
    expect((await sup.call("PUT", "/api/users", { id, accessLevelId: levelOf("web") })).status).toBe(200);
    const again = app.visitor();
    expect((await again.signIn({ username, password: testPassword, domain: "airport" })).body).toMatchObject({
      training: false,
      accessLevelCode: "web",
    });
    expect((await again.call("GET", "/api/users")).status).toBe(200);
  });
});

test("R-3.090 a rule of a provider has a name, a description, conditions and tests, and is kept as it was written", async () => {
  const { id } = await add("identityproviders", {
    name: crypto.randomUUID(),
    displayName: "Work account",
    discoveryEndpoint: "https://login.example.org",
    clientId: "vigil",
  });
  const rule = {
    name: "Screeners of North",
    description: "By group",
    match: "all",
    conditions: [{ claim: "groups", is: "contains", value: "screeners" }],
    tests: [{ input: { groups: ["screeners"] }, output: { companyId: north().companyId } }],
    target: north().companyId,
  };
  const put = (company: object[]) => sup.call("PUT", `/api/identityproviders/${id}/rules`, { accessLevel: [], company, program: [] });
  expect((await put([rule])).status).toBe(200);
  expect((await sup.call("GET", `/api/identityproviders/${id}/rules`)).body).toMatchObject({ company: [rule] });
  for (const wrong of [{ conditions: "return true" }, { tests: [{ input: "yes", output: {} }] }, { tests: [{ input: {} }] }, { name: "" }])
    expect([wrong, (await put([{ ...rule, ...wrong }])).status]).toEqual([wrong, 422]);
});

describe("lists for which nothing is specified", () => {
  test("R-3.005 begin in an order of ours: by name, and what has none the newest first", async () => {
    for (const word of ["Zulu", "Alpha", "Mike"]) await add("companytemplates", { name: `${word} template` });
    const names = (await sup.call<Rows>("GET", "/api/companytemplates?limit=100")).body.rows.map(({ name }) => String(name));
    expect(names.filter((name) => name.endsWith(" template"))).toEqual(["Alpha template", "Mike template", "Zulu template"]);
    await sup.call("POST", "/api/addons", { type: "credits" });
    const { id: programId } = await add("programs", { name: crypto.randomUUID(), title: "Credits" });
    const credit = { companyId: north().companyId, programId, unlimitedCredits: true, unlimitedDuration: true };
    const made = [
      (await add("credits", credit)).id,
      (await add("credits", { ...credit, companyId: app.world().airport.south.companyId })).id,
    ];
    const ids = (await sup.call<Rows>("GET", "/api/credits?limit=100")).body.rows.map((row) => row["id"]);
    expect(ids.filter((id) => made.includes(id as number))).toEqual(made.toReversed());
  });

  test("R-3.006 show fields of ours", async () => {
    const shown = async (url: string) => Object.keys((await sup.call<Rows>("GET", `/api/${url}?limit=1`)).body.rows[0] ?? {});
    await add("imagelibraries", { name: crypto.randomUUID() });
    await add("certificatetemplates", { name: crypto.randomUUID(), page: "<p>{{fullName}}</p>" });
    expect(await shown("companies")).toEqual(expect.arrayContaining(["name", "code", "region", "active"]));
    expect(await shown("imagelibraries")).toEqual(
      expect.arrayContaining(["name", "industry", "console", "passImages", "holdImages", "rejectImages"]),
    );
    expect(await shown("certificatetemplates")).toEqual(expect.arrayContaining(["name", "kind", "orientation", "active"]));
  });
});

test("R-1.024 subscriptions, reports and dashboards belong to the administration", async () => {
  const web = await app.as("web");
  for (const url of ["subscriptions", "reports", "dashboards"])
    expect([url, (await web.call("GET", `/api/${url}`)).status]).toEqual([url, 200]);
  expect((await (await app.as("usr")).call("GET", "/api/subscriptions")).status).toBe(403);
});

test("R-3.132 a section of a course has a name, a type, pages, files and attachments", async () => {
  const course = await testContentCourse(app, {});
  const learner = await app.as("usr");
  const { body } = await learner.call("GET", `/api/training/programs/${course.programId}/courses/${course.courseId}`);
  const [section] = body.content.units[0].sections;
  expect(section).toMatchObject({
    name: expect.any(String),
    type: "Content",
    pages: expect.any(Array),
    files: expect.any(Array),
    attachments: expect.any(Array),
  });
  expect(section.pages.length).toBeGreaterThan(0);
});
