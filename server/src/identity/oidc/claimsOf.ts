import type { Claims } from "@vigil/model/identity/identityRules";
import { z } from "zod";
import type { House } from "../../house.ts";
import { Problem } from "../../problem.ts";
import { tokenHash, type SessionToken } from "../sessionToken.ts";
import { unseal } from "../seal.ts";
import { flowPlace, returnAddress, stateHash, type SignInDomain } from "./beginSignIn.ts";
import { openidClient, providerClient } from "./providerClient.ts";
import { providerFailure } from "./providerFailure.ts";
import { activeProvider, type ProviderRow } from "./providerRow.ts";
import { sql } from "kysely";

export interface Told {
  provider: ProviderRow;
  subject: string;
  claims: Claims;
}

interface Return {
  domain: SignInDomain;
  /** The query with which the provider sent the browser back. */
  parameters: string;
  browser: SessionToken;
}

const kept = z.object({ verifier: z.string(), nonce: z.string() });
const MOST_OF_SUBJECT = 500;

/** Takes up a sign-in that this browser began, once, and asks the provider who it was. */
export async function claimsOf(house: House, { domain, parameters, browser }: Return): Promise<Told> {
  const { asDomain, settings, log } = house;
  const currentUrl = new URL(`${returnAddress(house, domain)}?${parameters.replace(/^\?/, "")}`);
  const state = currentUrl.searchParams.get("state") ?? "";
  const { flow, provider } = await asDomain(domain.id, async (tx) => {
    const taken = await tx
      .deleteFrom("identityFlows")
      .where("domainId", "=", domain.id)
      .where("stateHash", "=", stateHash(state))
      .where("browserHash", "=", tokenHash(browser))
      .where("expiresAt", ">", sql<Date>`now()`)
      .returning(["providerId", "sealed"])
      .executeTakeFirst();
    return { flow: taken, provider: taken && (await activeProvider(tx, domain.id, taken.providerId)) };
  });
  const opened = flow && unseal(settings.secretKey, flowPlace(domain.id), flow.sealed);
  if (!provider || !opened) throw new Problem(403, "IdentityFlowExpired");
  const { verifier, nonce } = kept.parse(JSON.parse(opened));
  try {
    return await ask(house, provider, currentUrl, { state, verifier, nonce });
  } catch (error) {
    throw providerFailure(log, error, provider);
  }
}

/** The ID token, what the user endpoint says, and where the provider wants it the access token, as one object that rules look into. */
async function ask(
  { settings }: House,
  provider: ProviderRow,
  currentUrl: URL,
  { state, verifier, nonce }: { state: string; verifier: string; nonce: string },
): Promise<Told> {
  const client = await openidClient();
  const config = await providerClient(settings, provider);
  const { idFromUserEndpoint, decodeAccessToken, introspect } = provider;
  // a nonce asks for an ID token; providers that have none are asked for the subject at their user endpoint
  const signed = idFromUserEndpoint ? {} : { expectedNonce: nonce, idTokenExpected: true };
  const checks = { expectedState: state, pkceCodeVerifier: verifier, ...signed };
  const tokens = await client.authorizationCodeGrant(config, currentUrl, checks, provider.tokenEndpointParameters);
  const idToken = tokens.claims();
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
  return { provider, subject, claims };
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
