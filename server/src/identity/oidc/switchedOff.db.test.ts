import { afterAll, beforeAll, expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import { testClientSecret, testIdentityProvider, type TestIdentityProvider } from "../../../test/identity/testIdentityProvider.ts";

const publicUrl = "http://127.0.0.1:3000";
const environment: Record<string, string> = { PUBLIC_URL: publicUrl };
let idp: TestIdentityProvider;
beforeAll(async () => {
  idp = await testIdentityProvider([`${publicUrl}/airport/login`]);
  environment["IDENTITY_ORIGINS"] = idp.issuer;
});
afterAll(() => idp.stop());
const { as, visitor, world, database } = testApp({ environment });

test("a provider signs nobody in whose company is switched off or whom an administrator has locked", async () => {
  idp.people["s1"] = { preferred_username: "amal.idp" };
  const web = await as("web");
  const { companyId } = world().airport.south;
  const settings = {
    name: "Staff",
    displayName: "Staff",
    discoveryEndpoint: idp.issuer,
    clientId: "vigil",
    clientSecret: testClientSecret,
    provisionUsers: true,
    provisionUpdateInterval: 24, // hours in which the rules are not asked again
  };
  const { body: provider } = await web.call("POST", "/api/identityproviders", settings);
  await web.call("POST", "/api/identityproviders/activate", { ids: [provider.id] });
  const rules = { accessLevel: [{ name: "Everybody", target: 1 }], company: [{ name: "South", target: companyId }], program: [] };
  await web.call("PUT", `/api/identityproviders/${provider.id}/rules`, rules);
  const signIn = async () => {
    const client = visitor();
    await client.call("GET", "/api/user/login");
    const started = await client.call("POST", "/api/oauth/login", {
      domain: "airport",
      protocol: "OAUTH",
      identityProviderId: provider.id,
    });
    const parameters = await idp.visit(started.body.authorizationUrl, "s1");
    return { client, ...(await client.call("POST", "/api/oauth/login-session", { domain: "airport", parameters })) };
  };
  const { client, status, body } = await signIn();
  expect(status).toBe(200);

  await web.call("POST", "/api/companies/deactivate", { ids: [companyId] });
  expect((await client.call("GET", "/api/user/profile")).status).toBe(401);
  expect((await signIn()).body.code).toBe("AccountSwitchedOff");
  await web.call("POST", "/api/companies/activate", { ids: [companyId] });
  expect((await signIn()).status).toBe(200);

  const owner = await database.owner();
  await owner.query("update users set locked_at = now() where id = $1", [body.id]);
  expect((await signIn()).body.code).toBe("AccountSwitchedOff");
});
