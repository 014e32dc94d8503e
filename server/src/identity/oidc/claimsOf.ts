import type { Claims } from "@vigil/model/identity/identityRules";
import { z } from "zod";
import type { House } from "../../house.ts";
import { Problem } from "../../problem.ts";
import { tokenHash, type SessionToken } from "../session/sessionToken.ts";
import { unseal } from "../../storage/seal.ts";
import { flowPlace, returnAddress, stateHash, trialState, type SignInDomain } from "./beginSignIn.ts";
import { openidClient, providerClient } from "./providerClient.ts";
import { providerFailure, reasonOf, refusedByProvider } from "./providerFailure.ts";
import { activeProvider, anyProvider, type ProviderRow } from "./providerRow.ts";
import { ProviderUnsafe } from "./ProviderUnsafe.ts";
import { sql } from "kysely";

export interface Told {
  provider: ProviderRow;
  subject: string;
  claims: Claims;
  /** Where the browser ends the provider's own session; null = the provider has no such place. */
  signOutUrl: string | null;
}

interface Return {
  domain: SignInDomain;
  /** The query with which the provider sent the browser back. */
  parameters: string;
  browser: SessionToken;
  /** A trial's return signs nobody in, and a sign-in's tells nobody's claims. */
  trial?: boolean;
}

const kept = z.object({ verifier: z.string(), nonce: z.string() });
const MOST_OF_SUBJECT = 500;
/** How far the clocks of the two may be apart. */
const TOLERANCE_SECONDS = 30;

/** Takes up a sign-in that this browser began, once, and asks the provider who it was. */
export async function claimsOf(house: House, { domain, parameters, browser, trial = false }: Return): Promise<Told> {
  const { asDomain, settings, log } = house;
  const currentUrl = new URL(`${returnAddress(house, domain)}?${parameters.replace(/^\?/, "")}`);
  const state = currentUrl.searchParams.get("state") ?? "";
  if (state.startsWith(trialState) !== trial) throw new Problem(403, "IdentityFlowExpired");
  const { flow, provider } = await asDomain(domain.id, async (tx) => {
    const taken = await tx
      .deleteFrom("identityFlows")
      .where("domainId", "=", domain.id)
      .where("stateHash", "=", stateHash(state))
      .where("browserHash", "=", tokenHash(browser))
      .where("expiresAt", ">", sql<Date>`now()`)
      .returning(["providerId", "sealed"])
      .executeTakeFirst();
    return { flow: taken, provider: taken && (await (trial ? anyProvider : activeProvider)(tx, domain.id, taken.providerId)) };
  });
  const opened = flow && unseal(settings.secretKey, flowPlace(domain.id), flow.sealed);
  if (!provider || !opened) throw new Problem(403, "IdentityFlowExpired");
  const { verifier, nonce } = kept.parse(JSON.parse(opened));
  try {
    return await ask(house, provider, currentUrl, { state, verifier, nonce, after: returnAddress(house, domain) });
  } catch (error) {
    // who tries it is told what is wrong, a visitor is not
    throw trial && error instanceof ProviderUnsafe ? error : providerFailure(log, error, provider);
  }
}

/** The ID token, what the user endpoint says, and where the provider wants it the access token, as one object that rules look into. */
async function ask(
  { settings, now }: House,
  provider: ProviderRow,
  currentUrl: URL,
  { state, verifier, nonce, after }: { state: string; verifier: string; nonce: string; after: string },
): Promise<Told> {
  const client = await openidClient();
  const config = await providerClient(settings, provider);
  const { idFromUserEndpoint, decodeAccessToken, introspect } = provider;
  // a nonce asks for an ID token; providers that have none are asked for the subject at their user endpoint
  const signed = idFromUserEndpoint ? {} : { expectedNonce: nonce, idTokenExpected: true };
  const checks = { expectedState: state, pkceCodeVerifier: verifier, ...signed };
  const grant = client.authorizationCodeGrant(config, currentUrl, checks, provider.tokenEndpointParameters);
  const tokens = await grant.catch((error: unknown) => {
    throw refusedByProvider(error) ? error : new ProviderUnsafe("tokenRefused", reasonOf(error), error);
  });
  const idToken = tokens.claims();
  requireIssued(idToken?.["iat"], now());
  const asksUser = idFromUserEndpoint || typeof config.serverMetadata()["userinfo_endpoint"] === "string";
  const expected = typeof idToken?.["sub"] === "string" ? idToken["sub"] : client.skipSubjectCheck;
  const userInfo: Record<string, unknown> = asksUser ? await client.fetchUserInfo(config, tokens.access_token, expected) : {};
  const subject = idFromUserEndpoint ? userInfo["sub"] : idToken?.["sub"];
  if (typeof subject !== "string" || subject === "" || subject.length > MOST_OF_SUBJECT) throw new Error("The provider names no subject.");
  const claims = {
    ...idToken,
    ...userInfo,
    ...(decodeAccessToken && { accessToken: payloadOf(tokens.access_token) }),
    ...(introspect && { introspection: await client.tokenIntrospection(config, tokens.access_token) }),
  };
  const ends = typeof config.serverMetadata().end_session_endpoint === "string";
  const hint = tokens.id_token === undefined ? {} : { id_token_hint: tokens.id_token };
  const signOutUrl = ends ? client.buildEndSessionUrl(config, { ...hint, post_logout_redirect_uri: after }).href : null;
  return { provider, subject, claims, signOutUrl };
}

/** The library looks when a token ends, not whether it has begun. */
function requireIssued(issuedAt: unknown, now: Date): void {
  if (typeof issuedAt === "number" && issuedAt > now.getTime() / 1000 + TOLERANCE_SECONDS)
    throw new ProviderUnsafe("tokenRefused", `iat ${issuedAt}`);
}

/** It came from the token endpoint itself, so it is read, not verified; one that is no JWT says nothing. */
function payloadOf(token: string): Record<string, unknown> {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8"));
    return typeof payload === "object" && payload !== null ? { ...payload } : {};
  } catch {
    return {};
  }
}
