import { afterAll, beforeAll, expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import { forgingProvider, type ForgingProvider } from "../../../test/identity/forgingProvider.ts";

const environment: Record<string, string> = { PUBLIC_URL: "http://127.0.0.1:3000" };
let idp: ForgingProvider;
beforeAll(async () => {
  idp = await forgingProvider();
  environment["IDENTITY_ORIGINS"] = idp.issuer;
});
afterAll(() => idp.stop());
const { as, visitor, world, database } = testApp({ environment });

const domain = "airport";
let made = 0;
async function provider(): Promise<number> {
  const web = await as("web");
  const values = {
    name: `Linker ${(made += 1)}`,
    displayName: "Linker",
    discoveryEndpoint: idp.issuer,
    clientId: "vigil",
    authMethod: "NONE",
  };
  const { body } = await web.call("POST", "/api/identityproviders", values);
  await web.call("POST", "/api/identityproviders/activate", { ids: [body.id] });
  return body.id;
}
async function signIn(identityProviderId: number, sub: string): Promise<[number, string]> {
  idp.next = { claims: { sub } };
  const client = visitor();
  await client.call("GET", "/api/user/login");
  const begun = await client.call("POST", "/api/oauth/login", { domain, protocol: "OAUTH", identityProviderId });
  const { status, body } = await client.call("POST", "/api/oauth/login-session", {
    domain,
    parameters: idp.visit(begun.body.authorizationUrl),
  });
  return [status, body.code ?? body.username];
}

test("an account is linked to an identity provider by hand, signs in by it, and no more once the link is gone", async () => {
  const id = await provider();
  const { usr } = world().airport.south.users;
  const web = await as("web");
  expect(await signIn(id, "staff-7")).toEqual([403, "IdentityUnknown"]);
  const linked = await web.call("POST", `/api/users/${usr}/link`, { identityProviderId: id, subject: " staff-7 " });
  expect([linked.status, linked.body]).toMatchObject([200, [{ identityProviderId: id, subject: "staff-7", managing: false }]]);
  expect((await web.call("GET", `/api/users/${usr}/identities`)).body).toEqual(linked.body);
  expect(await signIn(id, "staff-7")).toEqual([200, "usr.south"]);
  const again = await web.call("POST", `/api/users/${usr}/link`, { identityProviderId: id, subject: "staff-7" });
  expect([again.status, again.body]).toEqual([200, linked.body]);
  expect((await web.call("POST", `/api/users/${usr}/unlink`, { identityProviderId: id })).body).toEqual([]);
  expect(await signIn(id, "staff-7")).toEqual([403, "IdentityUnknown"]);
  const owner = await database.owner();
  const { rows } = await owner.query(
    "select type from events where subject_entity = 'user' and subject_id = $1 and type ~ 'link' order by id",
    [usr],
  );
  expect(rows.map(({ type }) => type)).toEqual(["user.link", "user.unlink"]);
});

test("a subject is one account's, an account one subject's of a provider, and the fault stands at its field", async () => {
  const id = await provider();
  const { usr, ins } = world().airport.south.users;
  const web = await as("web");
  const link = async (user: number, body: object) => {
    const answer = await web.call("POST", `/api/users/${user}/link`, body);
    return [answer.status, answer.body.code, answer.body.field];
  };
  await link(usr, { identityProviderId: id, subject: "one" });
  expect(await link(ins, { identityProviderId: id, subject: "one" })).toEqual([409, "IdentitySubjectTaken", "subject"]);
  expect(await link(usr, { identityProviderId: id, subject: "two" })).toEqual([409, "IdentityLinkExists", "identityProviderId"]);
  expect(await link(ins, { identityProviderId: 99_999, subject: "one" })).toEqual([422, "ReferenceNotFound", "identityProviderId"]);
  expect((await link(ins, { identityProviderId: id, subject: " " })).slice(0, 2)).toEqual([422, "FieldRequired"]);
  await link(ins, { identityProviderId: id, subject: "three" });
  expect(await signIn(id, "three")).toEqual([200, "ins.south"]);
});

test("nobody links an account that they could not change, or one that reaches beyond its domain", async () => {
  const id = await provider();
  const { south } = world().airport;
  const body = { identityProviderId: id, subject: "rank" };
  const code = async (who: "usr" | "adm" | "web" | "sup", user: number) => {
    const client = await as(who);
    const answer = await client.call("POST", `/api/users/${user}/link`, body);
    return [answer.status, answer.body.code];
  };
  expect(await code("usr", south.users.usr)).toEqual([403, "Forbidden"]);
  expect((await code("adm", south.users.usr))[0]).toBe(404); // of another company
  expect(await code("web", south.users.sup)).toEqual([403, "LevelReserved"]);
  expect(await code("sup", south.users.sup)).toEqual([403, "IdentityNotAllowed"]);
  expect((await code("web", world().harbor.east.users.usr))[0]).toBe(404); // of another domain
  expect(await signIn(id, "rank")).toEqual([403, "IdentityUnknown"]);
});
