import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testApp, testPassword } from "../../../test/http/testApp.ts";
import type { TestClient } from "../../../test/http/testClient.ts";
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

const domain = "airport";
let made = 0;
const values = () => ({
  name: `Provider ${(made += 1)}`,
  displayName: "Airport login",
  discoveryEndpoint: idp.issuer,
  clientId: "vigil",
  clientSecret: testClientSecret,
});
/** An active provider with rules for level and company. */
async function provider(settings: object = {}, rules: object = {}): Promise<number> {
  const web = await as("web");
  const { body } = await web.call("POST", "/api/identityproviders", { ...values(), ...settings });
  await web.call("POST", "/api/identityproviders/activate", { ids: [body.id] });
  const target = world().airport.north.companyId;
  const usual = { accessLevel: [{ name: "Everybody", target: 1 }], company: [{ name: "North", target }], program: [] };
  const { status, body: problem } = await web.call("PUT", `/api/identityproviders/${body.id}/rules`, { ...usual, ...rules });
  if (status !== 200) throw new Error(JSON.stringify(problem));
  return body.id;
}
const page = async () => {
  const client = visitor();
  await client.call("GET", "/api/user/login");
  return client;
};
const begin = async (client: TestClient, identityProviderId: number): Promise<string> => {
  const { status, body } = await client.call("POST", "/api/oauth/login", { domain, protocol: "OAUTH", identityProviderId });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.authorizationUrl;
};
const end = (client: TestClient, parameters: string) => client.call("POST", "/api/oauth/login-session", { domain, parameters });
const signIn = async (identityProviderId: number, who: string | null) => {
  const client = await page();
  const answer = await end(client, await idp.visit(await begin(client, identityProviderId), who));
  return { client, ...answer };
};
const userOf = async (username: string) => {
  const web = await as("web");
  const [found] = (await web.call("GET", `/api/users?search=${username}`)).body.rows;
  return found && (await web.call("GET", `/api/users/${found.id}`)).body;
};

describe("the list of identity providers", () => {
  test("R-1.025 R-3.023 R-3.085 R-3.086 R-3.087 is managed by an administrator, sorts by name, and has the fields of the specification; the secret is sealed and never shown", async () => {
    const web = await as("web");
    const given = { ...values(), name: "Zeta", scopes: ["profile", "address", "staff.number"], attributeMap: { username: "upn" } };
    const { status, body: zeta } = await web.call("POST", "/api/identityproviders", given);
    expect(status).toBe(201);
    expect(zeta).toMatchObject({
      name: "Zeta",
      displayName: "Airport login",
      active: false,
      protocol: "OAUTH",
      discoveryEndpoint: idp.issuer,
      clientId: "vigil",
      authMethod: "POST",
      clientOptions: {},
      scopes: ["profile", "address", "staff.number"],
      tokenEndpointParameters: {},
      serverSettings: {},
      attributeMap: { username: "upn" },
      provisionUsers: false,
      provisionUpdateInterval: 0,
      provisionUserSearchUsername: false,
      decodeAccessToken: false,
      introspect: false,
      idFromUserEndpoint: false,
    });
    await web.call("POST", "/api/identityproviders", { ...values(), name: "alpha" });
    const { body: listed } = await web.call("GET", "/api/identityproviders");
    const names = listed.rows.map(({ name }: { name: string }) => name);
    expect(names.indexOf("alpha")).toBeLessThan(names.indexOf("Zeta"));
    expect(JSON.stringify([zeta, listed])).not.toContain("secret that only");
    const owner = await database.owner();
    const { rows } = await owner.query<{ client_secret: string }>("select client_secret from identity_providers where id = $1", [zeta.id]);
    expect(rows[0]?.client_secret).toMatch(/^[0-9a-f]{8}\.[\w-]+$/);
    const { rows: told } = await owner.query(
      "select data::text || coalesce(personal::text, '') as text from events where subject_entity = 'identityProvider'",
    );
    expect(JSON.stringify(told)).not.toContain("secret that only");
    const taken = await web.call("POST", "/api/identityproviders", { ...values(), name: "ALPHA" });
    expect([taken.status, taken.body.code]).toEqual([409, "IdentityProviderConflict"]);
    expect((await web.call("DELETE", `/api/identityproviders/${zeta.id}`)).status).toBe(204);
    expect((await (await as("adm")).call("GET", "/api/identityproviders")).status).toBe(403);
  });

  test("R-3.088 scopes may be profile, email, address, phone and further ones; all are asked for, with openid", async () => {
    const id = await provider({ scopes: ["profile", "email", "address", "phone", "staff.number"] });
    const scope = new URL(await begin(await page(), id)).searchParams.get("scope");
    expect(scope).toBe("openid profile email address phone staff.number");
  });

  test("an address that is neither https nor allowed by the operator is refused at its field, and a private one is never asked", async () => {
    const web = await as("web");
    for (const discoveryEndpoint of ["http://idp.example", "ftp://x", "nonsense", "https://a:b@idp.example"]) {
      const { status, body } = await web.call("POST", "/api/identityproviders", { ...values(), discoveryEndpoint });
      expect([status, body.code, body.field]).toEqual([422, "IdentityDiscoveryInvalid", "discoveryEndpoint"]);
    }
    const id = await provider({ discoveryEndpoint: "https://127.0.0.1:9" });
    const refused = await (await page()).call("POST", "/api/oauth/login", { domain, protocol: "OAUTH", identityProviderId: id });
    expect([refused.status, refused.body.code]).toEqual([502, "IdentityProviderFailed"]);
  });
});

describe("the rules of an identity provider", () => {
  test("R-3.024 R-3.091 each provider has a rule set of its own for access level, company and program, under identityProviderId", async () => {
    const [one, other] = [await provider(), await provider({}, { accessLevel: [] })];
    const web = await as("web");
    const rule = {
      name: "Trainers",
      description: "By group",
      match: "any",
      conditions: [{ claim: "groups", is: "equals", value: "trainers" }],
      tests: [{ input: { groups: ["trainers"] }, output: { accessLevelId: 5 } }],
      target: 5,
    };
    const rules = { accessLevel: [rule, { name: "Everybody else", target: 1 }], company: [], program: [] };
    const { body } = await web.call("PUT", `/api/identityproviders/${one}/rules`, rules);
    expect(body).toMatchObject({ identityProviderId: one, ...rules });
    expect((await web.call("GET", `/api/identityproviders/${one}/rules`)).body).toEqual(body);
    expect((await web.call("GET", `/api/identityproviders/${other}/rules`)).body).toMatchObject({
      identityProviderId: other,
      accessLevel: [],
    });
  });

  test("a rule whose tests fail is not kept, and none gives what its maker could not give", async () => {
    const id = await provider();
    const web = await as("web");
    const put = async (rules: object) => {
      const set = { accessLevel: [], company: [], program: [], ...rules };
      const { status, body } = await web.call("PUT", `/api/identityproviders/${id}/rules`, set);
      return [status, body.code, body.field];
    };
    const wrong = { name: "Wrong", target: 1, tests: [{ input: {}, output: {} }] };
    expect(await put({ accessLevel: [wrong] })).toEqual([422, "IdentityRuleTestFailed", "accessLevel.0"]);
    expect(await put({ accessLevel: [{ name: "All", target: 10 }] })).toEqual([403, "LevelReserved", "accessLevel.0"]);
    expect(await put({ company: [{ name: "Theirs", target: world().harbor.east.companyId }] })).toEqual([
      422,
      "ReferenceNotFound",
      "company.0",
    ]);
    expect(await put({ program: [{ name: "None", target: 99_999 }] })).toEqual([422, "ReferenceNotFound", "program.0"]);
    expect((await web.call("GET", `/api/identityproviders/${id}/rules`)).body.accessLevel).toHaveLength(1);
  });
});

describe("signing in through a provider", () => {
  test("R-6.021 R-7.084 R-7.085 makes the account that the rules describe, signs in, and finds the same account again", async () => {
    idp.people["s1"] = {
      preferred_username: "ada.idp",
      given_name: "Ada",
      family_name: "Lovelace",
      email: "ada@airport.example",
      groups: ["instructors"],
    };
    const owner = await database.owner();
    const { rows } = await owner.query<{ id: number }>(
      "insert into programs (name, name_key, title) values ('Belt', 'belt', 'Belt') returning id",
    );
    const instructors = [{ claim: "groups", is: "equals", value: "instructors" }];
    const id = await provider(
      { provisionUsers: true },
      {
        accessLevel: [
          { name: "Instructors", conditions: instructors, target: 2 },
          { name: "Everybody", target: 1 },
        ],
        program: [{ name: "Belt", conditions: instructors, target: rows[0]!.id }],
      },
    );
    const { body: policy } = await visitor().call("GET", "/api/domains/policy/airport");
    expect(policy.identityProviders).toContainEqual({ id, name: expect.any(String), displayName: "Airport login", protocol: "OAUTH" });
    const first = await signIn(id, "s1");
    expect([first.status, first.body]).toMatchObject([
      200,
      { username: "ada.idp", firstName: "Ada", accessLevelCode: "ins", company: { name: "North" } },
    ]);
    expect((await first.client.call("GET", "/api/user/profile")).body.username).toBe("ada.idp");
    expect(await userOf("ada.idp")).toMatchObject({ managedBy: id, email: "ada@airport.example", programs: [rows[0]!.id] });

    idp.people["s1"] = { preferred_username: "renamed", given_name: "Augusta", groups: [] };
    const again = await signIn(id, "s1");
    expect(again.body).toMatchObject({
      id: first.body.id,
      username: "ada.idp",
      firstName: "Augusta",
      lastName: "Lovelace",
      accessLevelCode: "usr",
    });
    expect((await userOf("ada.idp")).programs).toEqual([]);
    const refused = await (await as("web")).call("PUT", "/api/users", { id: first.body.id, firstName: "Other" });
    expect([refused.status, refused.body.code]).toEqual([403, "UserManagedExternally"]);
  });

  test("what a provider says is taken over again only after the interval, and nobody without a rule gets in", async () => {
    idp.people["s2"] = { preferred_username: "bob.idp", given_name: "Bob" };
    const id = await provider({ provisionUsers: true, provisionUpdateInterval: 24 });
    expect((await signIn(id, "s2")).body.firstName).toBe("Bob");
    idp.people["s2"] = { ...idp.people["s2"], given_name: "Robert" };
    expect((await signIn(id, "s2")).body.firstName).toBe("Bob");
    const owner = await database.owner();
    await owner.query("update identities set provisioned_at = now() - interval '25 hours' where subject = 's2'");
    expect((await signIn(id, "s2")).body.firstName).toBe("Robert");
    // a language that somebody chose stays theirs
    idp.people["s2"] = { ...idp.people["s2"], locale: "de" };
    await owner.query("update identities set provisioned_at = now() - interval '25 hours' where subject = 's2'");
    const robert = await signIn(id, "s2");
    expect(robert.body.locale).toBe("de");
    await robert.client.call("PUT", "/api/user/change/language", { locale: "ar" });
    await owner.query("update identities set provisioned_at = now() - interval '25 hours' where subject = 's2'");
    expect((await signIn(id, "s2")).body.locale).toBe("ar");
    idp.people["s3"] = { preferred_username: "carl.idp" };
    const strict = await provider({ provisionUsers: true }, { company: [] });
    const { status, body } = await signIn(strict, "s3");
    expect([status, body.code, await userOf("carl.idp")]).toEqual([403, "IdentityRulesRefuse", undefined]);
    expect((await signIn(await provider(), "s3")).body.code).toBe("IdentityUnknown");
  });

  test("an account of the same User ID is taken over only where that is set, and never one of an administrator without rules for it", async () => {
    idp.people["s4"] = { preferred_username: "USR.south" };
    expect((await signIn(await provider({ provisionUsers: true }), "s4")).body.code).toBe("IdentityNameTaken");
    const id = await provider({ provisionUserSearchUsername: true });
    const { status, body } = await signIn(id, "s4");
    expect([status, body.id]).toEqual([200, world().airport.south.users.usr]);
    expect((await visitor().signIn({ username: "usr.south", password: testPassword, domain })).status).toBe(401);
    for (const [subject, username] of [
      ["s5", "web.south"],
      ["s6", "sup.south"],
    ] as const) {
      idp.people[subject] = { preferred_username: username };
      expect((await signIn(id, subject)).body.code).toBe("IdentityNotAllowed");
    }
  });

  test("R-3.089 rules look into the decoded access token and the introspection, and the identity may come from the user endpoint", async () => {
    idp.people["s7"] = { preferred_username: "dora.idp" };
    const conditions = [{ claim: "introspection.client_id", is: "equals", value: "vigil" }];
    const id = await provider(
      { provisionUsers: true, introspect: true, decodeAccessToken: true, idFromUserEndpoint: true },
      { accessLevel: [{ name: "Known client", conditions, target: 1 }] },
    );
    expect((await signIn(id, "s7")).body.username).toBe("dora.idp");
    const blind = await provider({ provisionUsers: true }, { accessLevel: [{ name: "Known client", conditions, target: 1 }] });
    expect((await signIn(blind, "s7")).body.code).toBe("IdentityRulesRefuse");
  });

  test("a return counts once, in the browser that began, and only with what the provider gave", async () => {
    idp.people["s8"] = { preferred_username: "emil.idp" };
    const id = await provider({ provisionUsers: true });
    const client = await page();
    const parameters = await idp.visit(await begin(client, id), "s8");
    expect((await end(await page(), parameters)).body.code).toBe("IdentityFlowExpired");
    expect((await end(client, parameters.replace(/code=[^&]+/, "code=guessed"))).body.code).toBe("IdentityProviderFailed");
    expect((await end(client, parameters)).body.code).toBe("IdentityFlowExpired");
    expect((await signIn(id, null)).body.code).toBe("IdentityRefused");
    const web = await as("web");
    await web.call("POST", "/api/identityproviders/deactivate", { ids: [id] });
    const off = await client.call("POST", "/api/oauth/login", { domain, protocol: "OAUTH", identityProviderId: id });
    expect([off.status, off.body.code]).toEqual([404, "IdentityProviderNotFound"]);
  });

  test("R-7.088 sign-out answers where the provider's own session is ended, with what the provider asks for; once, and only to whom it began", async () => {
    idp.people["s10"] = { preferred_username: "fay.idp" };
    const id = await provider({ provisionUsers: true });
    const { client } = await signIn(id, "s10");
    const owner = await database.owner();
    const kept = "select sign_out_url from sessions where sign_out_url is not null";
    expect((await owner.query<{ sign_out_url: string }>(kept)).rows.map((row) => row.sign_out_url)).not.toContainEqual(
      expect.stringContaining("http"),
    );
    const { status, body } = await client.call("GET", "/api/user/logout", undefined, { "x-xsrf-token": client.token! });
    const logoutUrl = new URL(body.logoutUrl);
    expect([
      status,
      logoutUrl.origin,
      logoutUrl.searchParams.get("client_id"),
      logoutUrl.searchParams.get("post_logout_redirect_uri"),
    ]).toEqual([200, idp.issuer, "vigil", `${publicUrl}/airport/login`]);
    expect((await fetch(logoutUrl)).status).toBe(200); // it knows the token and the address we want to come back to
    logoutUrl.searchParams.set("post_logout_redirect_uri", "https://elsewhere.example");
    expect((await fetch(logoutUrl)).status).toBe(400);
    expect((await client.call("GET", "/api/user/refresh")).status).not.toBe(200);
    const plain = await as("usr");
    expect((await plain.call("GET", "/api/user/logout", undefined, { "x-xsrf-token": plain.token! })).body).toEqual({ logoutUrl: null });
  });

  test("R-7.086 SAML is refused with an error that says so", async () => {
    const { status, body } = await (await page()).call("POST", "/api/oauth/login", { domain, protocol: "SAML" });
    expect([status, body.code, body.message]).toEqual([422, "SamlNotImplemented", expect.stringContaining("SAML is not implemented")]);
  });
});
