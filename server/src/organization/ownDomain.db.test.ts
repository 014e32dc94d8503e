import { expect, test } from "vitest";
import { mailedApp } from "../../test/mail/mailedApp.ts";

const { as, visitor, world, mailTo } = mailedApp();

const own = () => world().airport.domainId;
const save = async (level: "web" | "adm" | "sup", change: object, id = own()) =>
  (await as(level)).call("PUT", "/api/domains", { id, ...change });

test("a domain administrator says how the own domain looks, signs in and writes; what is agreed with the operator stays", async () => {
  const changed = await save("web", { title: "Linz Airport", timeZone: "Europe/Vienna", accentColor: "#7a1f5c", lockoutMinutes: 20 });
  expect(changed).toMatchObject({ status: 200, body: { title: "Linz Airport", accentColor: "#7a1f5c" } });
  expect((await visitor().call("GET", "/api/domains/policy/airport")).body).toMatchObject({
    title: "Linz Airport",
    look: { colour: "#7a1f5c" },
  });
  const web = await as("web");
  expect((await web.call("POST", "/api/user/refresh")).body.domain).toMatchObject({ title: "Linz Airport", look: { colour: "#7a1f5c" } });

  for (const [field, value] of Object.entries({ name: "linz", sessionLimit: 5, domainCodeId: 1, data: { a: 1 } }))
    expect((await save("web", { [field]: value })).body).toMatchObject({ code: "DomainTerms", field });
  const { name, organizationId, sessionLimit, data } = changed.body;
  expect((await save("web", { name, organizationId, sessionLimit, data })).status).toBe(200); // what was read can be sent back
  expect((await web.call("POST", "/api/domains/deactivate", { ids: [own()] })).status).toBe(403);
  expect((await web.call("POST", "/api/domains", { name: "second", title: "Second", organizationId: 1 })).status).toBe(403);
  expect((await save("web", { title: "Theirs" }, world().harbor.domainId)).status).toBe(404);
  expect((await save("adm", { title: "Mine" })).status).toBe(403);
  expect((await save("sup", { sessionLimit: 500 })).status).toBe(200);
});

test("nobody shuts themselves out of their own domain", async () => {
  expect((await save("web", { allowedAddresses: ["10.0.0.0/8"] })).body).toMatchObject({
    code: "AddressLockout",
    field: "allowedAddresses",
    details: { address: "127.0.0.1" },
  });
  expect((await save("web", { allowedAddresses: ["10.0.0.0/8", "127.0.0.1"] })).status).toBe(200);
  expect((await save("web", { allowedAddresses: [] })).status).toBe(200);
  expect((await save("web", { formAuth: false })).body).toMatchObject({ code: "SignInLockout", field: "formAuth" });
});

test("a domain without passwords keeps a provider that is switched on, whoever changes what; one that begins has passwords", async () => {
  const { domainId } = world().harbor;
  const locked = { status: 409, body: { code: "SignInLockout" } };
  const sup = await as("sup");
  expect(await save("sup", { formAuth: false }, domainId)).toMatchObject({
    status: 409,
    body: { code: "SignInLockout", field: "formAuth" },
  });
  const begun = { name: "no-way-in", title: "No way in", organizationId: 1 };
  expect(await sup.call("POST", "/api/domains", { ...begun, formAuth: false })).toMatchObject(locked);
  const web = await as("web", "east");
  await web.call("POST", "/api/addons", { type: "identityProviders" });
  const values = { name: "Own", displayName: "Own", discoveryEndpoint: "https://id.example/x", clientId: "c", authMethod: "NONE" };
  const { body: provider } = await web.call("POST", "/api/identityproviders", values);
  const { id } = provider;
  expect(await save("sup", { formAuth: false }, domainId)).toMatchObject(locked); // not switched on yet
  expect((await web.call("POST", "/api/identityproviders/activate", { ids: [id] })).status).toBe(200);
  expect((await save("sup", { formAuth: false }, domainId)).status).toBe(200);
  expect(await web.call("POST", "/api/identityproviders/deactivate", { ids: [id] })).toMatchObject(locked);
  expect(await web.call("PUT", "/api/identityproviders", { id, active: false })).toMatchObject(locked);
  expect(await web.call("DELETE", `/api/identityproviders/${id}`)).toMatchObject(locked);
  expect((await web.call("GET", `/api/identityproviders/${id}`)).body).toMatchObject({ active: true });
  const copy = await sup.call("POST", `/api/domains/${domainId}/copy`);
  expect(copy).toMatchObject({ status: 201, body: { formAuth: true } });
  expect((await save("sup", { formAuth: true }, domainId)).status).toBe(200);
  expect((await web.call("DELETE", `/api/identityproviders/${id}`)).status).toBe(204);
});

test("mails come from whom the domain says, and answers go where it says", async () => {
  expect((await save("web", { mailName: "Linz Airport Training", mailReplyTo: "training@linz.example" })).status).toBe(200);
  const web = await as("web");
  const person = { username: "mia", email: "mia@linz.example", companyId: world().airport.north.companyId, accessLevelId: 1 };
  expect((await web.call("POST", "/api/users", person)).status).toBe(201);
  const page = visitor();
  await page.call("GET", "/api/user/login");
  await page.call("POST", "/api/user/recover", { information: ["userId"], email: "mia@linz.example", domain: "airport" });
  const mail = await mailTo("mia@linz.example");
  expect(mail.from).toMatch(/^"?Linz Airport Training"? <vigil@example\.org>$/u);
  expect(mail.replyTo).toBe("training@linz.example");
});

test("a logo is a picture of the own media; everybody sees it, and it is not deleted while it is worn", async () => {
  const web = await as("web");
  expect((await visitor().call("GET", "/api/domains/logo/airport")).status).toBe(404);
  const { body: media } = await web.call("POST", "/api/media", { name: "Logo", scope: "certificates" });
  expect((await save("web", { logoId: media.id })).status).toBe(200);
  expect((await visitor().call("GET", "/api/domains/policy/airport")).body.look).toMatchObject({ logo: media.id });
  expect((await web.call("DELETE", `/api/media/${media.id}`)).body.code).toBe("MediaInUse");
  const theirs = await (await as("web", "east")).call("POST", "/api/media", { name: "Theirs", scope: "certificates" });
  expect((await save("web", { logoId: theirs.body.id })).body).toMatchObject({ code: "ReferenceNotFound", field: "logoId" });
});

test("a picture is filed as a logo, and worn", async () => {
  const web = await as("web");
  const made = await web.call("POST", "/api/media", { name: crypto.randomUUID(), scope: "logo" });
  expect([made.status, made.body.scope]).toEqual([201, "logo"]);
  expect((await save("web", { logoId: made.body.id })).status).toBe(200);
  await save("web", { logoId: null });
});
