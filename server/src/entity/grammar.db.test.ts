import { beforeAll, describe, expect, it } from "vitest";
import { testApp } from "../../test/http/testApp.ts";
import { testContentCourse } from "../../test/training/testContentCourse.ts";

const app = testApp();
const { as, world, database, visitor } = app;
let courseId = 0;

beforeAll(async () => {
  ({ courseId } = await testContentCourse(app, {}));
});

const north = () => world().airport.north;
const owner = () => database.owner();

describe("a value of an agreed grammar is refused at its field when it is saved", () => {
  it.each([
    ["domains", { timeZone: "Berlin" }, "timeZone", "FieldNotTimeZone"],
    ["domains", { timeZone: "+02:00" }, "timeZone", "FieldNotTimeZone"],
    ["domains", { locale: "klingon" }, "locale", "FieldInvalid"],
    ["domains", { passwordComplexity: "at least twelve" }, "passwordComplexity", "FieldNotPasswordRules"],
    ["domains", { passwordComplexity: '[{"rule":"minLenght","value":14}]' }, "passwordComplexity", "FieldNotPasswordRules"],
    ["domains", { passwordComplexity: '[{"rule":"minLength","value":2}]' }, "passwordComplexity", "FieldNotPasswordRules"],
    ["domains", { allowedAddresses: ["10.0.0.0/99"] }, "allowedAddresses", "FieldNotAddress"],
    ["companies", { timeZone: "Central Europe" }, "timeZone", "FieldNotTimeZone"],
    ["companies", { contactEmail: "nobody" }, "contactEmail", "FieldNotMail"],
    ["companies", { region: "a\u0000b" }, "region", "FieldInvisible"],
    ["configurations", { json: { staticPageBackground: "red;}" } }, "json", "FieldNotColour"],
    ["configurations", { json: { surveyLink: "javascript:alert(1)" } }, "json", "FieldNotLink"],
    ["configurations", { json: { surveyLink: "data:text/html,x" } }, "json", "FieldNotLink"],
    ["configurations", { json: { surveyLink: "https://name:secret@survey.example.org" } }, "json", "FieldNotLink"],
    ["configurations", { json: { programSurveyLink: "ftp://survey.example.org" } }, "json", "FieldNotLink"],
    ["courses", { data: { courseUrlPrefix: "//elsewhere.example.org/" } }, "data", "FieldInvalid"],
    ["courses", { data: { courseUrlPrefix: "javascript:x" } }, "data", "FieldInvalid"],
    ["users", { email: "a@b" }, "email", "FieldNotMail"],
    ["users", { firstName: "A\u202Enna" }, "firstName", "FieldInvisible"],
    ["users", { lastName: "A\u0007bel" }, "lastName", "FieldInvisible"],
    ["users", { username: "an\u200Bna" }, "username", "FieldNotUserId"],
    ["users", { username: "\u2066anna" }, "username", "FieldNotUserId"],
    ["users", { username: "zz<b>" }, "username", "FieldNotUserId"],
    ["users", { username: "zz😀" }, "username", "FieldNotUserId"],
    ["users", { username: "=1+1" }, "username", "FieldNotUserId"],
  ])("%s %j", async (list, change, field, code) => {
    const client = await as("sup");
    const ids: Record<string, number> = {
      domains: world().airport.domainId,
      companies: world().airport.south.companyId,
      users: north().users.usr,
      courses: courseId,
    };
    const id = ids[list] ?? (await client.call("GET", `/api/${list}?limit=1`)).body.rows[0].id;
    const { status, body } = await client.call("PUT", `/api/${list}`, { id, ...change });
    expect([status, body.code, body.field.split(".")[0]]).toEqual([422, code, field]);
    expect(body.message.length).toBeGreaterThan(10);
  });

  it("what is right is taken", async () => {
    const client = await as("sup");
    const right = { timeZone: "Europe/Berlin", passwordComplexity: '[{"rule":"minLength","value":12}]', allowedAddresses: ["0.0.0.0/0"] };
    const saved = await client.call("PUT", "/api/domains", { id: world().airport.domainId, ...right });
    expect([saved.status, saved.body.timeZone]).toEqual([200, "Europe/Berlin"]);
    for (const username of ["José.O'Neil-Smith", "سارة.أحمد", "NORTH\\anna", "auth0|12", "山田 太郎", "a@b.example"]) {
      const named = await client.call("PUT", "/api/users", { id: north().users.aud, username });
      expect([named.status, named.body.username]).toEqual([200, username]);
    }
    const persian = await client.call("PUT", "/api/users", { id: north().users.usr, lastName: "می\u200Cخواهم" });
    expect(persian.status).toBe(200);
  });
});

describe("a value that stands wrong in the database breaks no page", () => {
  beforeAll(async () => {
    const { domainId } = world().airport;
    const client = await owner();
    await client.query(
      "update domains set time_zone = 'Berlin', locale = 'klingon', password_complexity = 'at least twelve' where id = $1",
      [domainId],
    );
    await client.query("update companies set time_zone = 'Mars', contact_email = 'nobody', region = E'a\\u0001b' where domain_id = $1", [
      domainId,
    ]);
    await client.query("update users set locale = 'klingon', first_name = E'A\\u202Enna', email = 'x@' where domain_id = $1", [domainId]);
    await client.query(
      `update configurations set settings = settings || '{"surveyLink":"javascript:alert(1)","programSurveyLink":7,"staticPageBackground":"red;}","minTime":"long",
         "imageTimerExam":"x","courseEnforceOrder":"perhaps","examFeedback":[]}'`,
    );
    await client.query(
      `update courses set simulator_config = '{"layout":"none","runMode":7}', data = '{"courseUrlPrefix":"javascript:x"}'`,
    );
  });

  it("a walk through every page that takes no number, as learner, administrators and visitor", { timeout: 120_000 }, async () => {
    const { body } = await visitor().call<{ paths: Record<string, Record<string, unknown>> }>("GET", "/api/openapi.json");
    const pages = Object.entries(body.paths).flatMap(([url, methods]) => (url.includes("{") || !("get" in methods) ? [] : [url]));
    const wrong: unknown[] = [];
    for (const client of [await as("usr"), await as("adm"), await as("web"), await as("sup"), visitor()])
      for (const url of [
        ...pages,
        "/api/domains/policy/airport",
        `/api/domains/${world().airport.domainId}`,
        `/api/companies/${north().companyId}`,
      ]) {
        const answer = await client.call("GET", url);
        const stumbled = answer.status >= 500 || answer.body?.code === "ValueNotStorable";
        if (stumbled) wrong.push([url, answer.status, answer.body]);
      }
    expect(pages.length).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });

  it("the wrong ones have their defaults, and the learner's course is there", async () => {
    const learner = await as("usr");
    const programs = await learner.call("GET", "/api/training/programs");
    expect(programs.status).toBe(200);
    expect(programs.body.map((one: { programConfig: { programSurveyLink: string } }) => one.programConfig.programSurveyLink)).toEqual([""]);
    const zones = await (await owner()).query("select distinct sound_zone from companies where domain_id = $1", [world().airport.domainId]);
    expect(zones.rows).toEqual([{ sound_zone: null }]);
  });

  it("password rules that cannot be read are the strict ones", async () => {
    const { body } = await visitor().call("GET", "/api/domains/policy/airport");
    expect(JSON.parse(body.passwordComplexity)).toContainEqual({ rule: "notCommon" });
    const weak = await (await as("sup")).call("POST", `/api/users/${north().users.usr}/password`, { password: "Weak-1234" });
    expect([weak.status, weak.body.code]).toEqual([422, "PasswordTooShort"]);
  });

  it("an allowed address that cannot be read allows nobody, and is no failure", async () => {
    const client = await owner();
    const set = (list: string) => client.query("update domains set allowed_addresses = $2 where id = $1", [world().airport.domainId, list]);
    await set('["10.0.0.0/99", 7]');
    const refused = await visitor().signIn({ username: "usr", password: "x", domain: "airport" });
    await set("[]");
    expect([refused.status, refused.body.code]).toEqual([403, "AddressUnauthorized"]);
  });
});
