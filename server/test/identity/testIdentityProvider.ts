import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Provider, type Context } from "oidc-provider";

export interface TestIdentityProvider {
  issuer: string;
  /** Who there is, and what is said of them. */
  people: Record<string, Record<string, unknown>>;
  /** Goes to the provider's page as a browser does, signs in as this person, and answers the query that comes back; null = they decline. */
  visit: (authorizationUrl: string, who: string | null) => Promise<string>;
  stop: () => Promise<void>;
}

export const testClientSecret = "a secret that only the two of us know";

/** A real OpenID provider on this computer, with one client. */
export async function testIdentityProvider(redirectUris: readonly string[]): Promise<TestIdentityProvider> {
  const people: TestIdentityProvider["people"] = {};
  let who: string | null = null;
  let provider: Provider | undefined;
  const server = createServer((request, response) => {
    if (!request.url?.startsWith("/interaction/")) return provider!.callback()(request, response);
    const result = who === null ? { error: "access_denied" } : { login: { accountId: who } };
    return void provider!.interactionFinished(request, response, result);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  provider = new Provider(issuer, {
    clients: [
      {
        client_id: "vigil",
        client_secret: testClientSecret,
        redirect_uris: redirectUris,
        post_logout_redirect_uris: redirectUris,
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    claims: { openid: ["sub"], profile: ["preferred_username", "given_name", "family_name", "locale", "groups"], email: ["email"] },
    scopes: ["openid", "profile", "email"],
    cookies: { keys: ["test"] },
    features: { devInteractions: { enabled: false }, introspection: { enabled: true, allowedPolicy: () => true } },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_: unknown, id: string) => ({ accountId: id, claims: () => Promise.resolve({ sub: id, ...people[id] }) }),
    loadExistingGrant: async ({ oidc: { session, client } }: Context) => {
      const grant = new provider!.Grant({ accountId: session.accountId, clientId: client.clientId });
      grant.addOIDCScope("openid profile email");
      await grant.save();
      return grant;
    },
  });

  const visit = async (authorizationUrl: string, person: string | null): Promise<string> => {
    who = person;
    const cookies = new Map<string, string>();
    let next = authorizationUrl;
    for (let steps = 0; steps < 10; steps += 1) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const answer = await fetch(next, { redirect: "manual", headers: { cookie } });
      for (const set of answer.headers.getSetCookie()) {
        const [pair = ""] = set.split(";");
        cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
      }
      const location = answer.headers.get("location");
      if (location === null) throw new Error(`The provider answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`);
      const target = new URL(location, issuer);
      if (target.origin !== issuer) return target.search;
      next = target.href;
    }
    throw new Error("The provider leads round and round.");
  };
  return { issuer, people, visit, stop: () => new Promise((resolve) => server.close(() => resolve())) };
}
