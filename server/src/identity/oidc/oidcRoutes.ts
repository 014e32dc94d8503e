import { z } from "zod";
import type { App, House } from "../../house.ts";
import { Problem } from "../../problem.ts";
import { requireAddon } from "../access/requireAddon.ts";
import { sessionCookieName, sessionCookieOptions } from "../session/sessionCookie.ts";
import { readSessionToken, xsrfTokenOf } from "../session/sessionToken.ts";
import { sessionUserSchema } from "../session/sessionUser.ts";
import { beginSignIn, signInDomain } from "./beginSignIn.ts";
import { endSignIn } from "./endSignIn.ts";
import { providerFailure } from "./providerFailure.ts";
import { activeProvider } from "./providerRow.ts";

const text = z.string().max(200);
const begin = z.strictObject({
  domain: text,
  protocol: text,
  /** Which of the domain's providers; the only one where nothing is said. */
  identityProviderId: z.int().positive().optional(),
});
const end = z.strictObject({
  domain: text,
  /** The query with which the provider sent the browser back. */
  parameters: z.string().max(8000),
});

/** Sign-in through an identity provider: its two calls. */
export const oidcRoutes = (app: App, house: House): void => {
  const { settings, asDomain, log } = house;
  const cookieName = sessionCookieName(settings);
  const config = { permission: "public", signIn: true } as const;

  const beginSchema = { body: begin, response: { 200: z.object({ authorizationUrl: z.string() }) } };
  app.post("/api/oauth/login", { config, schema: beginSchema }, async (request) => {
    const { protocol, identityProviderId, domain: name } = request.body;
    if (protocol.toUpperCase() === "SAML") throw new Problem(422, "SamlNotImplemented", { field: "protocol" });
    if (protocol.toUpperCase() !== "OAUTH") throw new Problem(422, "FieldInvalid", { field: "protocol" });
    const domain = await signInDomain(house, name, request.ip);
    await asDomain(domain.id, (tx) => requireAddon(tx, domain.id, "identityProviders"));
    const browser = readSessionToken(request.cookies[cookieName]);
    const providerId = identityProviderId ?? (await onlyProvider(domain.id));
    const provider = providerId === undefined ? undefined : await asDomain(domain.id, (tx) => activeProvider(tx, domain.id, providerId));
    if (browser === null || provider === undefined) throw new Problem(404, "IdentityProviderNotFound");
    const address = await beginSignIn(house, { domain, provider, browser }).catch((error: unknown) => {
      throw providerFailure(log, error, provider);
    });
    return { authorizationUrl: address.href };
  });

  app.post("/api/oauth/login-session", { config, schema: { body: end, response: { 200: sessionUserSchema } } }, async (request, reply) => {
    const browser = readSessionToken(request.cookies[cookieName]);
    if (browser === null) throw new Problem(403, "IdentityFlowExpired");
    const from = { address: request.ip, agent: request.headers["user-agent"] ?? "", requestId: request.id };
    const { token, user } = await endSignIn(house, { ...request.body, browser }, from);
    reply.setCookie(cookieName, token.text, sessionCookieOptions(settings));
    reply.header("x-xsrf-token", xsrfTokenOf(settings.secretKey, token));
    return user;
  });

  async function onlyProvider(domainId: number): Promise<number | undefined> {
    const active = await asDomain(domainId, (tx) =>
      tx.selectFrom("identityProviders").select("id").where("domainId", "=", domainId).where("active", "=", true).limit(2).execute(),
    );
    return active.length === 1 ? active[0]?.id : undefined;
  }
};
