import { expect, test } from "vitest";
import { mailedApp } from "../../../test/mail/mailedApp.ts";

const { as, visitor, database, mails, mailTo } = mailedApp();

const customer = (name: string, changes: object = {}) => ({
  organization: { name: `${name} Group` },
  domain: { name, title: `${name} Airport`, timeZone: "Europe/Vienna", locale: "en" },
  company: { name: "Security" },
  administrator: { username: "anna", firstName: "Anna", lastName: "Berg", email: `anna@${name}.example` },
  ...changes,
});
const count = async (table: string) => (await database.ask(`select count(*)::int as n from ${table}`)).rows[0].n as number;

test("a customer begins with one call: its administrator chooses a password by mail, signs in, and is told what comes first", async () => {
  const system = await as("sup");
  const key = { "idempotency-key": "customer-linz" };
  const made = await system.call("POST", "/api/customers", customer("linz"), key);
  expect(made).toMatchObject({ status: 201, body: { domain: "linz", username: "anna", mailed: true } });
  expect(made.body.link).toBeUndefined(); // the mail alone has it

  const mail = await mailTo("anna@linz.example");
  const [, token = ""] = /linz\/reset-password#([\w-]+)/u.exec(mail.text) ?? [];
  expect(mail.text).toContain("anna");
  expect(await system.call("POST", "/api/customers", customer("linz"), key)).toMatchObject({ status: 201, body: made.body });

  const page = visitor();
  await page.call("GET", "/api/user/login");
  const newPassword = "Danube-by-2027";
  const choose = () => page.call("PUT", "/api/user/login/reset", { token, newPassword, domain: "linz" });
  expect((await choose()).status).toBe(200);
  expect((await choose()).body.code).toBe("RecoveryLinkNotFound"); // it works once
  expect((await page.signIn({ username: "anna", password: newPassword, domain: "linz" })).body).toMatchObject({
    accessLevelCode: "web",
    company: { name: "Security" },
    domain: { title: "linz Airport", timeZone: "Europe/Vienna" },
  });
  expect(mails().filter(({ to, subject }) => to.includes("anna@linz.example") && subject.startsWith("Your account"))).toHaveLength(1);

  const setup = async () => (await page.call("GET", "/api/setup")).body;
  expect(await setup()).toEqual({ companies: true, people: false, library: false, programs: false, assignments: false, begun: false });
  const student = { username: "learner", companyId: made.body.companyId, accessLevelId: 1 };
  expect((await page.call("POST", "/api/users", student)).status).toBe(201);
  expect(await setup()).toMatchObject({ people: true, assignments: false });
});

test.each([
  ["domain.name", "DomainNameInvalid", { domain: { name: "two words", title: "T" } }],
  ["organization.name", "FieldRequired", { organization: { name: "" } }],
  ["organization.id", "ReferenceNotFound", { organization: { id: 999_999 } }],
  ["administrator.email", "FieldRequired", { administrator: { username: "x", firstName: "", lastName: "", email: "" } }],
  ["administrator.email", "FieldNotMail", { administrator: { username: "x", firstName: "", lastName: "", email: "no" } }],
  ["company.name", "FieldRequired", { company: { name: "" } }],
])("what is wrong with a new customer is said at %s, and nothing of it is made (%s)", async (field, code, wrong) => {
  const tables = ["organizations", "domains", "companies", "users"];
  const before = await Promise.all(tables.map(count));
  const refused = await (await as("sup")).call("POST", "/api/customers", customer("graz", wrong));
  expect([refused.status, refused.body.code, refused.body.field]).toEqual([422, code, field]);
  expect(await Promise.all(tables.map(count))).toEqual(before);
});

test("an address or a customer's name that is taken is refused; nobody but a system administrator adds a customer", async () => {
  const system = await as("sup");
  expect((await system.call("POST", "/api/customers", customer("airport"))).body.code).toBe("DomainNameConflict");
  expect((await (await as("web")).call("POST", "/api/customers", customer("wels"))).status).toBe(403);
  expect((await (await as("spi-support")).call("POST", "/api/customers", customer("wels"))).status).toBe(403);
  expect((await (await as("adm")).call("GET", "/api/setup")).status).toBe(403);
});
