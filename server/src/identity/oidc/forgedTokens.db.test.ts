import { afterAll, beforeAll, expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import { forgingProvider, type Forgery, type ForgingProvider } from "../../../test/identity/forgingProvider.ts";

const environment: Record<string, string> = { PUBLIC_URL: "http://127.0.0.1:3000" };
let idp: ForgingProvider;
beforeAll(async () => {
  idp = await forgingProvider();
  environment["IDENTITY_ORIGINS"] = idp.issuer;
});
afterAll(() => idp.stop());
const { as, visitor, world, house } = testApp({ environment });

const domain = "airport";
let made = 0;
async function provider(settings: object = {}): Promise<number> {
  const web = await as("web");
  const values = {
    name: `Forger ${(made += 1)}`,
    displayName: "Forger",
    discoveryEndpoint: idp.issuer,
    clientId: "vigil",
    provisionUsers: true,
  };
  const { body } = await web.call("POST", "/api/identityproviders", { ...values, authMethod: "NONE", ...settings });
  await web.call("POST", "/api/identityproviders/activate", { ids: [body.id] });
  const rules = {
    accessLevel: [{ name: "All", target: 1 }],
    company: [{ name: "North", target: world().airport.north.companyId }],
    program: [],
  };
  await web.call("PUT", `/api/identityproviders/${body.id}/rules`, rules);
  return body.id;
}

async function signIn(identityProviderId: number, forgery: Forgery): Promise<[number, string]> {
  idp.next = forgery;
  const client = visitor();
  await client.call("GET", "/api/user/login");
  const begun = await client.call("POST", "/api/oauth/login", { domain, protocol: "OAUTH", identityProviderId });
  if (begun.status !== 200) return [begun.status, begun.body.code];
  const { status, body } = await client.call("POST", "/api/oauth/login-session", {
    domain,
    parameters: idp.visit(begun.body.authorizationUrl),
  });
  return [status, body.code ?? body.username];
}

const refused = [502, "IdentityProviderFailed"];
const signedIn = [200, expect.stringMatching(/^forged\.\d+$/)];

test("an ID token counts when the provider's own key signed it, and in no other case", async () => {
  const id = await provider();
  expect(await signIn(id, { alg: "strange key" })).toEqual(refused);
  expect(await signIn(id, { alg: "none" })).toEqual(refused);
  expect(await signIn(id, { alg: "HS256" })).toEqual(refused);
  expect(await signIn(id, {})).toEqual(signedIn);
});

test("no setting of a provider makes a signature count that proves nothing", async () => {
  for (const alg of ["none", "HS256"] as const) {
    const id = await provider({ clientOptions: { id_token_signed_response_alg: alg } });
    expect(await signIn(id, { alg })).toEqual(refused);
    const offering = await provider({ serverSettings: { id_token_signing_alg_values_supported: alg } });
    expect(await signIn(offering, { alg })).toEqual(refused);
  }
});

test("an ID token of the future, of another time, audience, issuer or sign-in does not count", async () => {
  const id = await provider();
  const seconds = Math.floor(house().now().getTime() / 1000);
  expect(await signIn(id, { claims: { iat: seconds + 120, exp: seconds + 600 } })).toEqual(refused);
  expect(await signIn(id, { claims: { iat: seconds - 600, exp: seconds - 300 } })).toEqual(refused);
  expect(await signIn(id, { claims: { aud: "somebody else" } })).toEqual(refused);
  expect(await signIn(id, { claims: { iss: "https://login.example.org" } })).toEqual(refused);
  expect(await signIn(id, { claims: { nonce: "of another sign-in" } })).toEqual(refused);
  expect(await signIn(id, { claims: { iat: seconds + 10 } })).toEqual(signedIn); // clocks are never quite the same
});

test("a discovery document speaks for the issuer whose address it has, or for the one that the domain has named", async () => {
  const id = await provider();
  const other = "https://login.example.org";
  expect(await signIn(id, { metadata: { issuer: other } })).toEqual(refused);
  const document = await provider({ discoveryEndpoint: `${idp.issuer}/.well-known/openid-configuration` });
  expect(await signIn(document, { metadata: { issuer: other } })).toEqual(refused);
  expect(await signIn(document, {})).toEqual(signedIn);
  const named = await provider({ discoveryEndpoint: `${idp.issuer}/.well-known/openid-configuration`, serverSettings: { issuer: other } });
  expect(await signIn(named, { metadata: { issuer: other }, claims: { iss: other } })).toEqual(signedIn);
});

test("nobody is sent to an address of a provider that is not https", async () => {
  const id = await provider();
  for (const address of ["javascript:alert(1)", "http://login.example.org/", "https://name:word@login.example.org/", "/authorize"])
    for (const name of ["authorization_endpoint", "token_endpoint", "jwks_uri", "end_session_endpoint"])
      expect([name, address, await signIn(id, { metadata: { [name]: address } })]).toEqual([name, address, refused]);
  expect(await signIn(id, { metadata: { jwks_uri: undefined } })).toEqual(refused);
  const web = await as("web");
  const { status, body } = await web.call("PUT", "/api/identityproviders", {
    id,
    serverSettings: { end_session_endpoint: "http://login.example.org" },
  });
  expect([status, body.code, body.field]).toEqual([422, "IdentityEndpointInvalid", "serverSettings"]);
});

test("who sets a provider up is told what is wrong with it, and may try it before anybody signs in", async () => {
  const id = await provider();
  const web = await as("web");
  await web.call("POST", "/api/identityproviders/deactivate", { ids: [id] });
  const attempt = async (forgery: Forgery) => {
    idp.next = forgery;
    const { body } = await web.call("POST", `/api/identityproviders/${id}/try`);
    if (body.fault !== undefined) return body.fault;
    const { body: tried } = await web.call("POST", "/api/identityproviders/tried", { parameters: idp.visit(body.authorizationUrl) });
    return tried.fault ?? tried;
  };
  expect(await attempt({ metadata: { issuer: "https://login.example.org" } })).toBe("issuerDiffers");
  expect(await attempt({ metadata: { token_endpoint: "http://login.example.org" } })).toBe("endpointInvalid");
  expect(await attempt({ metadata: { jwks_uri: undefined } })).toBe("keysMissing");
  expect(await attempt({ metadata: { id_token_signing_alg_values_supported: ["none"] } })).toBe("signatureUnknown");
  expect(await attempt({ alg: "strange key" })).toBe("tokenRefused");
  expect(await attempt({ claims: { preferred_username: "tried.idp", sub: "s9" } })).toMatchObject({
    subject: "s9",
    claims: { preferred_username: "tried.idp" },
    account: { username: "tried.idp", company: "North" },
    refusal: null,
  });
  const { body: found } = await web.call("GET", "/api/users?search=tried.idp");
  expect(found.rows).toEqual([]);
  expect(await attempt({ claims: { preferred_username: undefined, sub: "s9" } })).toMatchObject({
    account: null,
    refusal: { code: "IdentityWithoutName" },
  });
  await web.call("PUT", "/api/identityproviders", { id, authMethod: "POST" });
  expect(await attempt({})).toBe("secretMissing");
  await web.call("PUT", "/api/identityproviders", { id, authMethod: "NONE", discoveryEndpoint: `${idp.issuer}/nowhere` });
  expect(await attempt({})).toBe("unreachable");
});

test("the return of a trial signs nobody in, and the return of a sign-in tells nobody's claims", async () => {
  const id = await provider();
  idp.next = {};
  const web = await as("web");
  const { body: trial } = await web.call("POST", `/api/identityproviders/${id}/try`);
  const parameters = idp.visit(trial.authorizationUrl);
  const stolen = await web.call("POST", "/api/oauth/login-session", { domain, parameters });
  expect([stolen.status, stolen.body.code]).toEqual([403, "IdentityFlowExpired"]);
  const { body: begun } = await web.call("POST", "/api/oauth/login", { domain, protocol: "OAUTH", identityProviderId: id });
  const told = await web.call("POST", "/api/identityproviders/tried", { parameters: idp.visit(begun.authorizationUrl) });
  expect([told.status, told.body.code]).toEqual([403, "IdentityFlowExpired"]);
  const learner = await as("usr");
  expect((await learner.call("POST", `/api/identityproviders/${id}/try`)).status).toBe(403);
});
